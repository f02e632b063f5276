// What an attack is, and how its outcome is judged.
import type { Row } from '../run.ts';
import type { Installation } from './installation.ts';

export interface Scene {
  site: Installation;
  /** Slugs of the largest listed servers. */
  slugs: readonly string[];
  print(line: string): void;
}

export interface Attack {
  name: string;
  /** It lets the clock jump, which would spoil a sign-in of somebody else that is under way. */
  movesClock?: boolean;
  /** Of attacks that cost the site time: what of everybody else's waiting is held against a bar. */
  slows?: 'p95' | 'p99';
  /** Plays it as it went and says what came of it. */
  play(scene: Scene): Promise<Row[]>;
}

export function atMost(name: string, value: number, most: number, unit = ''): Row {
  return { name, value, bar: `<= ${most.toLocaleString('en-US')}${unit && ` ${unit}`}`, ok: value <= most };
}

export function atLeast(name: string, value: number, least: number): Row {
  return { name, value, bar: `>= ${least.toLocaleString('en-US')}`, ok: value >= least };
}
