import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugOf } from './slug.ts';

const ID = 's_0a1b2c3d4e5f60718293';

describe('slugOf', () => {
  it.each([
    ['Hollow Lantern Co-op', 'hollow-lantern-co-op'],
    ['  under_score -- and — dashes  ', 'under-score-and-dashes'],
    ["Rock'n'Roll l’été", 'rocknroll-lete'],
    ['Straße & Öl / Łódź', 'strasse-ol-lodz'],
    ['İstanbul', 'istanbul'],
    ['e\u0301te\u0301', 'ete'],
    ['Привет, мир', 'privet-mir'],
    ['放課後ゲーム部', 'fangkehougemubu'],
    ['밤의 음악', 'bamui-eumag'],
    ['𝓕𝓪𝓷𝓬𝔂 ＦＵＬＬ ʀᴏᴄᴋ', 'fancy-full-rock'],
    ['C̵͕l̶̀͘u̸̍͝b̵͌͐', 'club'],
    ['c҉l҉u҉b҉ ҉', 'club'],
    ['zero\u200bwidth', 'zerowidth'],
    ['🎮 Gaming 🎮', 'gaming'],
    ['꧁༒☬ Night ★ Owls ☬༒꧂', 'night-owls'],
    ['🇩🇪 Deutsch', 'deutsch'],
    ['Lantern™ ® ℠', 'lantern'],
    ['4 0 4', '4-0-4'],
  ])('of "%s" is "%s"', (name, slug) => {
    expect(slugOf(name, ID)).toBe(slug);
  });

  it.each(['', '   ', '🐻', '❤️ 👨‍👩‍👧', '— ! —', '╰┈➤', '\ud83d', "'"])(
    'of "%s", which has no letter, contains the id of the listing',
    (name) => {
      expect(slugOf(name, ID)).toBe('server-0a1b2c3d4e5f60718293');
    },
  );

  it('differs for two listings without a letter', () => {
    expect(slugOf('🐻', 's_1')).not.toBe(slugOf('🐻', 's_2'));
    expect(slugOf('🐻', 's_A_1~b')).toBe('server-a-1-b');
  });

  it('is at most 60 characters long and does not end with a separator', () => {
    expect(slugOf('a'.repeat(100), ID)).toBe('a'.repeat(60));
    expect(slugOf(`${'x'.repeat(59)} yz`, ID)).toBe('x'.repeat(59));
    // One letter can become several.
    expect(slugOf('щ'.repeat(50), ID).length).toBe(60);
  });

  it('is a safe path segment for any name, and its own slug', () => {
    const name = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.constantFrom('a', ' ', '-', '_', 'É', '🎮', 'ß', '語', "'", '.', '/', 'щ'), { maxLength: 80 }),
    );
    fc.assert(
      fc.property(name, (given) => {
        const slug = slugOf(typeof given === 'string' ? given : given.join(''), ID);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(60);
        expect(slugOf(slug, ID)).toBe(slug);
      }),
    );
  });
});
