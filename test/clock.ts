// The manual clock of tests.

const START = Date.parse('2026-11-20T12:00:00Z');

export interface TestClock {
  /** Epoch ms. */
  now(): number;
  advance(ms: number): void;
}

export function createTestClock(): TestClock {
  let time = START;
  return { now: () => time, advance: (ms) => void (time += ms) };
}
