import { describe, expect, it } from 'vitest';
import { drawableName, isRightToLeft, transliterate } from './picture-name.ts';

describe('drawableName', () => {
  it.each([
    ['Kanji Before Coffee', 'Kanji Before Coffee'],
    ['🔥 Night Arena 🔥', 'Night Arena'],
    ['𝓕𝓪𝓷𝓬𝔂 ＦＵＬＬ', 'Fancy FULL'],
    ['a\u202eb\u200bc\u2066d', 'abcd'],
    ['Z̶̡̛͈a̷̧͎l̵̢̨ģ̸o', 'Zalģo'],
    ['🏳️‍🌈 Rainbow 👨‍👩‍👧', 'Rainbow'],
    ['🔥🔥', 'fire fire'],
    ['\u200b\u2060', '#'],
  ])('%s becomes %s', (name, drawn) => {
    expect(drawableName(name)).toBe(drawn);
  });

  it('keeps combining marks in scripts that need them', () => {
    expect(drawableName('हिन्दी')).toBe('हिन्दी');
    expect(drawableName('ข้าว')).toBe('ข้าว'.normalize('NFKC'));
  });
});

it('transliterates only characters that no font has', () => {
  expect(transliterate('Café 日本', new Set('日本'))).toBe('Café RiBen');
});

it('determines the direction of a line by its first letter', () => {
  expect(isRightToLeft('2024 مرحبا')).toBe(true);
  expect(isRightToLeft('Hello مرحبا')).toBe(false);
  expect(isRightToLeft('2024')).toBe(false);
});
