import { expect, it } from 'vitest';
import { IdMarks } from './id-marks.ts';

it('knows what was added, and nothing else, before and after it was stored', () => {
  const marks = new IdMarks();
  expect(marks.has('s_0')).toBe(false);
  for (let i = 0; i < 5000; i++) marks.add(`s_${i}`);
  const stored = new IdMarks(marks.toBytes());
  for (const known of [marks, stored]) {
    expect(known.has('s_0') && known.has('s_4999') && known.has('s_2500')).toBe(true);
    expect(known.has('s_5000') || known.has('')).toBe(false);
  }
  expect(marks.toBytes().length).toBe(40_000);
  marks.add('s_5000');
  expect(marks.has('s_5000')).toBe(true);
});

it('may be empty', () => {
  expect(new IdMarks(new IdMarks().toBytes()).has('s_1')).toBe(false);
});
