import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageWindow } from './pagination.tsx';

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5]],
    [6, 20, [4, 5, 6, 7, 8]],
    [20, 20, [16, 17, 18, 19, 20]],
    [99, 4, [1, 2, 3, 4]],
    [1, 0, []],
  ])('page %d of %d', (page, total, expected) => {
    expect(pageWindow(page, total)).toEqual(expected);
  });

  it('contains the current page and never leaves the range', () => {
    assert(
      property(integer({ min: 1, max: 10_000 }), integer({ min: 1, max: 10_000 }), (a, b) => {
        const [page, total] = [Math.min(a, b), Math.max(a, b)];
        const pages = pageWindow(page, total);
        expect(pages).toContain(page);
        expect(pages[0]).toBeGreaterThanOrEqual(1);
        expect(pages.at(-1)).toBeLessThanOrEqual(total);
        expect(pages.length).toBe(Math.min(5, total));
      }),
    );
  });
});
