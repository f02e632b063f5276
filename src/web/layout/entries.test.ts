import { describe, expect, it } from 'vitest';
import { entries, entryHref, isCurrent } from './entries.ts';

const [discover, categories] = entries;

describe('navigation entries', () => {
  it('scroll to their section on the home page', () => {
    expect(entryHref(discover!, '/')).toBe('#discover');
    expect(entryHref(discover!, '/servers')).toBe('/');
    expect(entryHref(categories!, '/')).toBe('/categories');
  });

  it('are current on their own page', () => {
    expect(isCurrent(discover!, '/')).toBe(true);
    expect(isCurrent(discover!, '/servers')).toBe(false);
    expect(isCurrent(categories!, '/category/music')).toBe(true);
  });
});
