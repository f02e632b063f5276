import assert from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import { Bitmap } from './bitmap.ts';
import { appendPage, Order } from './order.ts';
import { Random } from './testing/random.ts';

const CAPACITY = 6_000;
const VALUES = 4;
const RARE = 3;

/** An order of docs by a changing key. Each doc has some of four values; RARE is on few docs, mostly with high keys. */
class World {
  readonly random = new Random(1);
  readonly keys = new Float64Array(CAPACITY);
  readonly held = Array.from({ length: VALUES }, () => new Set<number>());
  readonly present = new Set<number>();
  readonly compare = (a: number, b: number): number => this.keys[b]! - this.keys[a]! || a - b;
  readonly order = new Order(this.compare);

  insert(doc: number): void {
    this.keys[doc] = this.random.below(500);
    const has = [0.9, 0.5, 0.1, this.keys[doc]! > 480 ? 0.5 : 0.003].map((share) => this.random.chance(share));
    for (const [value, held] of this.held.entries()) if (has[value]) held.add(doc);
    this.order.insert(doc);
    this.present.add(doc);
  }

  remove(doc: number): void {
    this.order.remove(doc);
    for (const held of this.held) held.delete(doc);
    this.present.delete(doc);
  }

  move(doc: number): void {
    const key = this.random.chance(0.5) ? this.random.below(500) : this.keys[doc]! + 1;
    this.order.move(doc, () => (this.keys[doc] = key));
  }

  toggle(doc: number, value: number): void {
    const held = this.held[value]!;
    if (held.has(doc)) held.delete(doc);
    else held.add(doc);
  }

  mutate(steps: number, inserts: number): void {
    for (let i = 0; i < steps; i++) {
      const doc = this.random.below(CAPACITY);
      const dice = this.random.next();
      if (!this.present.has(doc)) {
        if (dice < inserts) this.insert(doc);
      } else if (dice < 0.3) this.move(doc);
      else if (dice < 0.5) this.toggle(doc, this.random.below(RARE));
      else if (this.random.chance(1 - inserts)) this.remove(doc);
    }
  }

  sorted(): number[] {
    return [...this.present].sort(this.compare);
  }

  check(): void {
    const sorted = this.sorted();
    assert.deepEqual([...this.order.docs], sorted);
    assert.deepEqual(
      sorted.map((doc) => this.order.placeOf(doc)),
      [...sorted.keys()],
    );
    for (const value of this.held.keys()) this.checkValue(value, sorted);
  }

  private checkValue(value: number, sorted: number[]): void {
    const { order } = this;
    const held = this.held[value]!;
    const set = Bitmap.of(Uint32Array.from(held).sort());
    const found = sorted.filter((doc) => held.has(doc));
    for (const offset of [0, 1, this.random.below(found.length + 1), found.length - 5, found.length - 1]) {
      const into: number[] = [];
      appendPage(order, set, Math.max(0, offset), 7, into);
      assert.deepEqual(into, found.slice(Math.max(0, offset), Math.max(0, offset) + 7));
    }
  }
}

describe('an order', () => {
  it('remains sorted while docs are inserted, moved and removed', () => {
    const world = new World();
    const run = (): void => {
      for (let round = 0; round < 30; round++) {
        world.mutate(3_000, round < 10 ? 0.9 : round < 22 ? 0.02 : 0.6);
        world.check();
      }
    };
    expect(run).not.toThrow();
  });

  it('is the same when built in one step', () => {
    const world = new World();
    const run = (): void => {
      world.mutate(8_000, 1);
      world.check();
      world.order.build(Uint32Array.from(world.sorted()));
      world.check();
      world.mutate(3_000, 0.5);
      world.check();
    };
    expect(run).not.toThrow();
  });
});
