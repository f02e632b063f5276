import { describe, expect, it } from 'vitest';
import type { KeptServer } from './kept-server.ts';
import { compareHref, MOST_COMPARED, parseChosen, withServer } from './chosen-servers.ts';

const server = (n: number): KeptServer => ({ id: `s_${n}`, slug: `slug-${n}`, name: `Server ${n}`, iconUrl: null });
const some = (count: number) => Array.from({ length: count }, (_, i) => server(i));

describe('chosen servers', () => {
  it('are four at most, each once', () => {
    expect(withServer([], server(0))).toEqual([server(0)]);
    expect(withServer(some(2), server(1))).toEqual(some(2));
    expect(withServer(some(3), server(3))).toEqual(some(4));
    expect(withServer(some(4), server(4))).toBeUndefined();
    expect(withServer(some(4), server(2))).toEqual(some(4));
  });

  it('are read from what was stored, and from nothing else', () => {
    expect(parseChosen(JSON.parse(JSON.stringify(some(6))))).toEqual(some(MOST_COMPARED));
    for (const stored of [null, 7, 'x', {}, [null, 7, {}, { id: 's_1', slug: 'a', name: 'A' }]]) {
      expect(parseChosen(stored)).toEqual([]);
    }
  });

  it('have an address', () => {
    expect(compareHref([])).toBe('/compare');
    expect(compareHref(['a', 'b&c'])).toBe('/compare?s=a&s=b%26c');
  });
});
