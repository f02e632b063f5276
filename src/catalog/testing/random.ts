// Seeded random numbers, so that a failing run can be repeated.
import { seededNumbers } from '#web/kit/stable-random.ts';

export class Random {
  /** At least 0, below 1. */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = seededNumbers(seed);
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
