import assert from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import { setBit, wordsFor } from './bits.ts';
import { CountedSets } from './counted-sets.ts';
import { Order } from './order.ts';
import { appendPage } from './page.ts';
import { Random } from './testing/random.ts';

const UNIVERSE = 6_000;
const VALUES = 4;
const RARE = 3;

/** An order of ordinals by a changing key, each with some of four values: the first common, RARE a few and lopsided. */
class World {
  readonly random = new Random(1);
  readonly keys = new Float64Array(UNIVERSE);
  readonly held = Array.from({ length: VALUES }, () => new Set<number>());
  readonly sets = this.held.map((held) => ({ has: (ordinal: number) => held.has(ordinal), ordinals: () => held }));
  readonly present = new Set<number>();
  readonly counted = new CountedSets();
  readonly order = new Order((a, b) => this.keys[b]! - this.keys[a]! || a - b, this.counted);

  constructor() {
    this.order.setUniverse(UNIVERSE);
  }

  insert(ordinal: number): void {
    this.keys[ordinal] = this.random.below(500);
    const has = [0.9, 0.5, 0.1, this.keys[ordinal]! > 480 ? 0.5 : 0.003].map((share) => this.random.chance(share));
    for (const [value, held] of this.held.entries()) if (has[value]) held.add(ordinal);
    this.counted.changed();
    this.order.insert(ordinal);
    this.present.add(ordinal);
  }

  remove(ordinal: number): void {
    this.order.remove(ordinal);
    for (const held of this.held) held.delete(ordinal);
    this.present.delete(ordinal);
  }

  move(ordinal: number): void {
    this.keys[ordinal] = this.random.chance(0.5) ? this.random.below(500) : this.keys[ordinal]! + 1;
    this.order.move(ordinal);
  }

  toggle(ordinal: number, value: number): void {
    const held = this.held[value]!;
    const gains = !held.has(ordinal);
    if (gains) held.add(ordinal);
    else held.delete(ordinal);
    this.order.countChange(this.sets[value]!, ordinal, gains ? 1 : -1);
  }

  live(steps: number, inserts: number): void {
    for (let i = 0; i < steps; i++) {
      const ordinal = this.random.below(UNIVERSE);
      const dice = this.random.next();
      if (!this.present.has(ordinal)) {
        if (dice < inserts) this.insert(ordinal);
      } else if (dice < 0.3) this.move(ordinal);
      else if (dice < 0.5) this.toggle(ordinal, this.random.below(RARE));
      else if (this.random.chance(1 - inserts)) this.remove(ordinal);
    }
  }

  sorted(): number[] {
    return [...this.present].sort(this.order.compare);
  }

  walked(): number[] {
    const { order } = this;
    return order.line.flatMap((block) => [...order.blocks[block]!.subarray(0, order.lengths[block])]);
  }

  check(): void {
    const sorted = this.sorted();
    assert.deepEqual(this.walked(), sorted);
    for (let i = 0; i < 50; i++) {
      const [left, right] = [this.random.pick(sorted), this.random.pick(sorted)];
      const apart = this.order.positionOf(left) - this.order.positionOf(right);
      assert.equal(Math.sign(apart), Math.sign(this.order.compare(left, right)));
      assert.equal(this.order.at(this.order.positionOf(left)), left);
    }
    for (const value of this.held.keys()) this.checkValue(value, sorted);
  }

  private checkValue(value: number, sorted: number[]): void {
    const { order } = this;
    const held = this.held[value]!;
    const set = this.sets[value]!;
    const counts = order.countsOf(set);
    const counted = order.line.map((block) => counts[block]);
    const blocks = order.line.map((block) => [...order.blocks[block]!.subarray(0, order.lengths[block])]);
    assert.deepEqual(
      counted,
      blocks.map((rows) => rows.filter((ordinal) => held.has(ordinal)).length),
    );
    const bits = new Uint32Array(wordsFor(UNIVERSE));
    for (const ordinal of held) setBit(bits, ordinal);
    const hits = sorted.filter((ordinal) => held.has(ordinal));
    const list = Uint32Array.from(held).sort();
    for (const offset of [0, 1, this.random.below(hits.length + 1), hits.length - 5, hits.length - 1]) {
      for (const form of [{ bits, exact: set }, { bits }, { bits, within: [set] }, { list }]) {
        const into: number[] = [];
        appendPage(order, { count: hits.length, ...form }, Math.max(0, offset), 7, into);
        assert.deepEqual(into, hits.slice(Math.max(0, offset), Math.max(0, offset) + 7));
      }
    }
  }
}

describe('an order', () => {
  it('stays sorted and counted while it grows, moves and shrinks', () => {
    const world = new World();
    const live = (): void => {
      for (let round = 0; round < 30; round++) {
        world.live(3_000, round < 10 ? 0.9 : round < 22 ? 0.02 : 0.6);
        world.check();
      }
    };
    expect(live).not.toThrow();
  });

  it('is the same when built at once', () => {
    const world = new World();
    const live = (): void => {
      world.live(8_000, 1);
      world.check();
      world.order.build(Uint32Array.from(world.sorted()));
      world.check();
      world.live(3_000, 0.5);
      world.check();
    };
    expect(live).not.toThrow();
  });
});
