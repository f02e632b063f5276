import { describe, expect, it } from 'vitest';
import type { Server } from '#features/listings/contract.ts';
import { searchRows, steppedRow } from './search-rows.ts';

const servers = Array.from({ length: 6 }, (_, index) => ({ slug: `s-${index}` }) as Server);

describe('searchRows', () => {
  it('offers six at most, and the search itself', () => {
    const rows = searchRows(' kan ', { servers, categories: ['Education', 'Art', 'Music'] });
    expect(rows.map((row) => row.kind)).toEqual([...Array(4).fill('server'), 'category', 'category', 'all']);
    expect(rows.at(-1)).toEqual({ kind: 'all', href: '/servers?search=kan', text: 'kan' });
    expect(rows[4]?.href).toBe('/category/education');
  });

  it('offers the search alone while nothing is known', () => {
    expect(searchRows('100% fun & games', undefined)).toEqual([
      { kind: 'all', href: '/servers?search=100%25+fun+%26+games', text: '100% fun & games' },
    ]);
  });
});

describe('steppedRow', () => {
  const rows = searchRows('kan', { servers: servers.slice(0, 2), categories: [] });
  const hrefs = rows.map(({ href }) => href);

  it('goes over the rows and back to the text, in both directions', () => {
    const walk = (step: 1 | -1) => {
      const met: (string | undefined)[] = [];
      for (let chosen = steppedRow(rows, undefined, step); met.length < 4; chosen = steppedRow(rows, chosen, step)) {
        met.push(chosen);
      }
      return met;
    };
    expect(walk(1)).toEqual([...hrefs, undefined]);
    expect(walk(-1)).toEqual([...hrefs.toReversed(), undefined]);
  });

  it('begins anew when the chosen row is gone', () => {
    expect(steppedRow(rows, '/server/gone', 1)).toBe(hrefs[0]);
    expect(steppedRow([], undefined, 1)).toBeUndefined();
  });
});
