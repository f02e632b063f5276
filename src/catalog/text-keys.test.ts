import { expect, it } from 'vitest';
import { Random } from './testing/random.ts';
import { TextKeys } from './text-keys.ts';

it('knows each text that is in, through growth, removals and texts that come back', () => {
  const random = new Random(3);
  const column: string[] = [];
  const keys = new TextKeys(column);
  const known = new Map<string, number>();
  for (let step = 0; step < 6_000; step++) {
    const text = `text-${random.below(2_500)}`;
    const ordinal = known.get(text);
    expect(keys.get(text)).toBe(ordinal);
    if (ordinal === undefined) {
      known.set(text, column.push(text) - 1);
      keys.add(column.length - 1);
    } else if (random.chance(0.6)) {
      keys.remove(ordinal);
      known.delete(text);
    }
  }
  expect(known.size).toBeGreaterThan(1_000);
  for (const [text, ordinal] of known) expect(keys.get(text)).toBe(ordinal);
});
