import { describe, expect, it } from 'vitest';
import { entries, entryHref, isCurrent } from './entries.ts';

const [discover, categories] = entries;

describe('navigation entries', () => {
  it('scrolls to the section while on the home page', () => {
    expect(entryHref(discover!, '/')).toBe('#discover');
    expect(entryHref(discover!, '/servers')).toBe('/');
    expect(entryHref(categories!, '/')).toBe('/categories');
  });

  it('marks the page that is open', () => {
    expect(isCurrent(discover!, '/')).toBe(true);
    expect(isCurrent(discover!, '/servers')).toBe(false);
    expect(isCurrent(categories!, '/category/music')).toBe(true);
  });
});
