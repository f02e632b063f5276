import { expect, it } from 'vitest';
import { PackedLists } from './packed-lists.ts';
import { Random } from './testing/random.ts';
import { TextKeys } from './text-keys.ts';

it('packed lists are read as they were set', () => {
  const random = new Random(1);
  const lists = new PackedLists();
  const model = new Map<number, number[]>();
  const read: number[] = [];
  for (let i = 0; i < 2_000; i++) {
    const ordinal = random.below(300);
    const scale = random.pick([10, 200, 40_000, 2 ** 31]);
    const list = [...new Set(Array.from({ length: random.below(60) }, () => random.below(scale)))].sort(
      (a, b) => a - b,
    );
    lists.set(ordinal, Uint32Array.from(list));
    model.set(ordinal, list);
  }
  for (let ordinal = 0; ordinal < 301; ordinal++) {
    lists.read(ordinal, read);
    expect(read).toEqual(model.get(ordinal) ?? []);
  }
  expect(() =>
    lists.set(
      1,
      Uint32Array.from({ length: 70_000 }, (_, i) => i),
    ),
  ).toThrow(RangeError);
});

it('text keys find what was added and not removed', () => {
  const random = new Random(2);
  const column: string[] = [];
  const keys = new TextKeys(column);
  const model = new Map<string, number>();
  for (let i = 0; i < 8_000; i++) {
    const ordinal = random.below(3_000);
    const known = column[ordinal];
    if (known !== undefined) {
      keys.remove(ordinal);
      if (model.get(known) === ordinal) model.delete(known);
    }
    // Few enough texts that one is now and then taken over from another ordinal.
    column[ordinal] = `text ${random.below(6_000)}`;
    keys.add(ordinal);
    model.set(column[ordinal], ordinal);
  }
  for (let n = 0; n < 6_000; n += 5) expect(keys.get(`text ${n}`)).toBe(model.get(`text ${n}`));
});
