import { describe, expect, it } from 'vitest';
import { createCdn, isPictureHash } from './cdn.ts';

const GUILD = '846213907755302912';
const HASH = '5b0c6a2f4de98173a6c1f0927be4d385';
const cdn = createCdn('https://cdn.example.test/');

describe('createCdn', () => {
  it('builds every URL under the configured base', () => {
    expect(cdn.icon(GUILD, HASH)).toBe(`https://cdn.example.test/icons/${GUILD}/${HASH}.webp?size=128`);
    expect(cdn.avatar(GUILD, HASH)).toBe(`https://cdn.example.test/avatars/${GUILD}/${HASH}.webp?size=128`);
  });

  const none = { bannerHash: null, discoverySplashHash: null, splashHash: null };

  it('requests animation only for picture types that support it', () => {
    expect(cdn.icon(GUILD, `a_${HASH}`)).toContain(`/a_${HASH}.webp?animated=true&size=128`);
    expect(cdn.cover(GUILD, { ...none, splashHash: `a_${HASH}` })).not.toContain('animated');
  });

  it('uses the first cover that exists', () => {
    expect(cdn.cover(GUILD, none)).toBeNull();
    expect(cdn.cover(GUILD, { ...none, splashHash: HASH })).toBe(
      `https://cdn.example.test/splashes/${GUILD}/${HASH}.webp?size=1024`,
    );
    expect(cdn.cover(GUILD, { ...none, splashHash: HASH, discoverySplashHash: HASH })).toContain(
      '/discovery-splashes/',
    );
    expect(cdn.cover(GUILD, { bannerHash: HASH, splashHash: HASH, discoverySplashHash: HASH })).toContain('/banners/');
  });

  it.each([null, '', 'abc', HASH.toUpperCase(), `b_${HASH}`, `${HASH}0`, `../${HASH}`, `${HASH}\n`])(
    'returns null for the hash %j',
    (hash) => expect(cdn.icon(GUILD, hash)).toBeNull(),
  );

  it('returns null for a malformed id', () => {
    expect(cdn.icon('../../x', HASH)).toBeNull();
  });
});

describe('isPictureHash', () => {
  it('accepts plain and animated hashes', () => {
    expect([HASH, `a_${HASH}`, `A_${HASH}`, HASH.slice(1)].map(isPictureHash)).toEqual([true, true, false, false]);
  });
});
