import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuTimeOf } from '#test/cpu-time.ts';
import { cleanLine, cleanText } from './plain-text.ts';

describe('cleanText', () => {
  it.each([
    ['  Kind people. \n', 'Kind people.'],
    ['One\r\nTwo\rThree\u2028Four', 'One\nTwo\nThree\nFour'],
    ['One\n\n \n\n\nTwo', 'One\n\nTwo'],
    ['a\tb', 'a b'],
    ['nul\u0000, bell\u0007, lone \ud800 and \udc00', 'nul, bell, lone  and'],
    ['read \u202ebackwards\u202c', 'read backwards'],
    ['family 👨‍👩‍👧 and नमस्ते', 'family 👨‍👩‍👧 and नमस्ते'],
    ['<b>bold</b> & **stars**', '<b>bold</b> & **stars**'],
    ['\u200b\u2060\u00a0\u2800', ''],
  ])('turns %j into %j', (typed, clean) => expect(cleanText(typed)).toBe(clean));

  it('preserves combining marks, but at most five in a row', () => {
    for (const text of ['Việt Nam', 'שָׁלוֹם', 'ฟื้นฟู', 'रिश्ता', '👩‍❤️‍💋‍👨', '1️⃣']) expect(cleanText(text)).toBe(text);
    expect(cleanText(`Z${'\u0317'.repeat(300)}a${'\u0346'.repeat(3)}`)).toBe(
      `Z${'\u0317'.repeat(5)}a${'\u0346'.repeat(3)}`,
    );
  });

  it('is idempotent and removes everything that a database refuses', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanText(text);
        expect(cleanText(clean)).toBe(clean);
        expect(clean.isWellFormed() && !clean.includes('\0')).toBe(true);
        expect(cleanLine(text)).not.toContain('\n');
      }),
    );
  });
});

it.each([' ', '\n', '\n ', '\u0301', '\u093e'])('reads a body full of %j in time linear in its length', async (run) => {
  const body = `a${run.repeat(60_000 / run.length)}b`;
  expect(await cpuTimeOf(() => cleanLine(body))).toBeLessThan(500);
});
