import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Remembered } from './remembered.ts';

const MOST = 4;

/** The same, with a list: the oldest first. */
class Model {
  entries: [string, number][] = [];
  readonly dropped: number[] = [];

  get(key: string): number | undefined {
    const known = this.entries.find(([other]) => other === key);
    if (known) this.entries = [...this.entries.filter((other) => other !== known), known];
    return known?.[1];
  }

  set(key: string, value: number): void {
    this.drop(key);
    this.entries.push([key, value]);
    if (this.entries.length > MOST) this.dropOldest();
  }

  dropOldest(): void {
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

it('keeps what was asked for last, whatever was done before, and tells what it drops', () => {
  const step = fc.record({
    kind: fc.constantFrom('get', 'get', 'set', 'set', 'dropOldest', 'clear'),
    key: fc.constantFrom(...'abcdefgh'),
  });
  const take = (
    from: Model | Remembered<number>,
    kind: string,
    key: string,
    value: number,
  ): number | undefined | void => {
    if (kind === 'get') return from.get(key);
    if (kind === 'set') return from.set(key, value);
    return kind === 'clear' ? from.clear() : from.dropOldest();
  };
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const dropped: number[] = [];
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
