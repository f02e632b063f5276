// Seeded random numbers, so that a failing run can be repeated.

export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0;
  }

  /** At least 0, below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)]!;
  }

  /** Between `min` and `max` of them, each at most once. */
  some<T>(from: readonly T[], min: number, max: number): T[] {
    const left = [...from];
    const count = Math.min(left.length, min + this.below(max - min + 1));
    return Array.from({ length: count }, () => left.splice(this.below(left.length), 1)[0]!);
  }
}
