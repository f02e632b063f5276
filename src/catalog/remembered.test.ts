import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LEFT, Remembered } from './remembered.ts';

const MOST = 4;

/** The same, with a list: whose turn is next first, and the keys that are marked apart. */
class Model {
  entries: [string, number][] = [];
  readonly dropped: number[] = [];
  private readonly marked = new Set<string>();

  get(key: string): number | undefined {
    const known = this.entries.find(([other]) => other === key);
    if (known) this.marked.add(key);
    return known?.[1];
  }

  set(key: string, value: number): void {
    this.drop(key);
    this.marked.delete(key);
    if (this.entries.length >= MOST) while (this.entries.length >= MOST * LEFT) this.dropOne();
    this.entries.push([key, value]);
  }

  dropOne(): void {
    while (this.entries.length > 0 && this.marked.delete(this.entries[0]![0])) this.entries.push(this.entries.shift()!);
    if (this.entries.length > 0) this.drop(this.entries[0]![0]);
  }

  clear(): void {
    for (const [key] of this.entries) this.drop(key);
  }

  private drop(key: string): void {
    this.dropped.push(...this.entries.filter(([known]) => known === key).map(([, value]) => value));
    this.entries = this.entries.filter(([known]) => known !== key);
  }
}

it('keeps what was asked for since its turn, whatever was done before, and tells what it drops', () => {
  const step = fc.record({
    kind: fc.constantFrom('get', 'get', 'set', 'set', 'dropOne', 'clear'),
    key: fc.constantFrom(...'abcdefgh'),
  });
  let dropped: number[] = [];
  const take = (
    from: Model | Remembered<number>,
    kind: string,
    key: string,
    value: number,
  ): number | undefined | void => {
    if (kind === 'get') return from.get(key);
    if (kind === 'set') return from.set(key, value);
    if (kind === 'clear') return from.clear();
    if (from instanceof Model) return from.dropOne();
    const before = dropped.length;
    from.dropUntil(() => dropped.length > before);
  };
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      dropped = [];
      const remembered = new Remembered<number>(MOST, (value) => dropped.push(value));
      const model = new Model();
      steps.forEach(({ kind, key }, value) => {
        expect(take(remembered, kind, key, value)).toBe(take(model, kind, key, value));
        expect([...remembered.values()]).toEqual(model.entries.map(([, kept]) => kept));
      });
      expect(dropped).toEqual(model.dropped);
    }),
    { numRuns: 300 },
  );
});

it('holds nothing that something else took the place of', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const remembered = new Remembered<object>(100);
  const kept = Array.from({ length: 2000 }, (_, i) => {
    const value = { i };
    remembered.set(`key ${i % 50}`, value);
    return new WeakRef(value);
  });
  await setImmediate(); // until then a weak reference holds on
  collect();
  expect(kept.filter((value) => value.deref() !== undefined).length).toBeLessThanOrEqual(50);
});
