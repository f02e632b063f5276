import { describe, expect, it } from 'vitest';
import type { Server } from '#features/listings/contract.ts';
import { searchRows } from './search-list.tsx';
import { nextRow } from './search-rows.ts';

const servers = Array.from({ length: 6 }, (_, index) => ({ slug: `s-${index}` }) as Server);

describe('searchRows', () => {
  it('returns at most six suggestions, and the search itself', () => {
    const categories = ['Education', 'Art', 'Music'];
    const rows = searchRows(' kan ', { servers, categories, tags: ['kanji', 'kanban', 'kantele'] });
    const kinds = ['server', 'server', 'category', 'category', 'tag', 'tag', 'all'];
    expect(rows.map((row) => row.kind)).toEqual(kinds);
    expect(rows.at(-1)).toEqual({ kind: 'all', href: '/servers?search=kan', text: 'kan' });
    expect(rows[2]?.href).toBe('/category/education');
    expect(rows[4]?.href).toBe('/tag/kanji');
  });

  it('returns only the search while there are no suggestions', () => {
    expect(searchRows('100% fun & games', undefined)).toEqual([
      { kind: 'all', href: '/servers?search=100%25+fun+%26+games', text: '100% fun & games' },
    ]);
  });
});

describe('nextRow', () => {
  const rows = searchRows('kan', { servers: servers.slice(0, 2), categories: [], tags: [] });
  const hrefs = rows.map(({ href }) => href);

  it('steps through the rows and back to the text, in both directions', () => {
    const walk = (step: 1 | -1) => {
      const visited: (string | undefined)[] = [];
      for (let chosen = nextRow(rows, undefined, step); visited.length < 4; chosen = nextRow(rows, chosen, step)) {
        visited.push(chosen);
      }
      return visited;
    };
    expect(walk(1)).toEqual([...hrefs, undefined]);
    expect(walk(-1)).toEqual([...hrefs.toReversed(), undefined]);
  });

  it('starts over when the chosen row no longer exists', () => {
    expect(nextRow(rows, '/server/gone', 1)).toBe(hrefs[0]);
    expect(nextRow([], undefined, 1)).toBeUndefined();
  });
});
