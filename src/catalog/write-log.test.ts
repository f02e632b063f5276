import { expect, it } from 'vitest';
import { WriteLog } from './write-log.ts';

const write = (doc: number) => ({ doc, values: [], moves: new Map() });

it('checks each write after the revision and no others', () => {
  const log = new WriteLog();
  for (const doc of [1, 2, 3]) log.add(write(doc));
  const checked: number[] = [];
  expect(log.everySince(1, ({ doc }) => checked.push(doc) > 0)).toBe(true);
  expect(checked).toEqual([2, 3]);
  expect(log.everySince(3, () => false)).toBe(true);
});

it('returns false after a write of unknown effect and once the log has overflowed', () => {
  const log = new WriteLog();
  log.add();
  log.add(write(1));
  expect(log.everySince(0, () => true)).toBe(false);
  expect(log.everySince(1, () => true)).toBe(true);
  for (let doc = 0; doc < 2000; doc++) log.add(write(doc));
  expect(log.everySince(1, () => true)).toBe(false);
  expect(log.everySince(log.revision - 500, () => true)).toBe(true);
});
