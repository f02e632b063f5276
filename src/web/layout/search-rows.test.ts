import { describe, expect, it } from 'vitest';
import type { Server } from '#features/listings/contract.ts';
import { searchRows } from './search-rows.ts';

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
