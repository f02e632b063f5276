import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuTimeOf } from '#test/cpu-time.ts';
import { displayText } from './display-text.ts';

describe('displayText', () => {
  it.each([
    ['Tidepool Makers', 'Tidepool Makers'],
    ['  книжный уголок\t', 'книжный уголок'],
    ['two\r\nlines\u2028three', 'two lines three'],
    ['abc\u202Egnp.exe', 'abcgnp.exe'],
    ['\u2066\u200Fleft\u2069', 'left'],
    ['nul\u0000 bell\u0007 c1\u009f', 'nul bell c1'],
    ['lone \ud83d surrogate', 'lone  surrogate'],
    ['tail \udc00', 'tail'],
    ['non\uFFFEcharacter', 'noncharacter'],
    ['👩‍💻 नमस्ते می‌خواهم', '👩‍💻 नमस्ते می‌خواهم'],
    ['🏴󠁧󠁢󠁷󠁬󠁳󠁿 Cymru', '🏴󠁧󠁢󠁷󠁬󠁳󠁿 Cymru'],
    ['┊ cozy ☕┊', '┊ cozy ☕┊'],
    ['\u3164Lounge\u200b \u2800', 'Lounge'],
    ['I \u2764\ufe0f', 'I \u2764\ufe0f'],
  ])('cleans %j', (text, wanted) => {
    expect(displayText(text, 100)).toBe(wanted);
  });

  it.each([undefined, '', '   ', '\u200b\u200b', '\u3164\u2800', '\u202e\u0000', '\u200d', '\ud800'])(
    'returns null for %j, which is invisible',
    (text) => expect(displayText(text, 100)).toBeNull(),
  );

  it('never cuts through a character', () => {
    expect(displayText('🦀'.repeat(200), 100)).toBe('🦀'.repeat(100));
    expect(displayText(`${'a'.repeat(99)} b`, 100)).toBe('a'.repeat(99));
  });

  it('retains the combining marks of every script, but no towers of them', () => {
    for (const text of ['Việt Nam', 'שָׁלוֹם', 'ฟื้นฟู', 'रिश्ता', '👩‍❤️‍💋‍👨', '1️⃣']) expect(displayText(text, 400)).toBe(text);
    expect(displayText(`Z${'\u0317'.repeat(300)}a${'\u0346'.repeat(3)}`, 400)).toBe(
      `Z${'\u0317'.repeat(5)}a${'\u0346'.repeat(3)}`,
    );
  });

  it('returns well-formed, trimmed, bounded text without control characters for any input', () => {
    const unit = fc.oneof(
      fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
      fc.constantFrom('\u0000', '\ud83d', '\udc4d', ' ', 'a', '\u202e', '\n'),
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 40 }), (units) => {
        const text = displayText(units.join(''), 10) ?? 'null';
        expect(text).toBe(text.trim());
        expect(text.isWellFormed()).toBe(true);
        expect([...text].length).toBeLessThanOrEqual(10);
        expect(text).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
        expect(displayText(text, 10)).toBe(text);
      }),
    );
  });
});

it.each([' ', '\u200b', '\u2800'])('reads a long row of %j in time linear in its length', async (blank) => {
  expect(await cpuTimeOf(() => displayText(`a${blank.repeat(30_000)}b`, 100))).toBeLessThan(500);
});
