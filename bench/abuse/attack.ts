// An attack, and the bars for its outcome.
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
  /** Moves the clock, which would break another user's login in progress. */
  movesClock?: boolean;
  /** For attacks that cost the site time: which figure of everybody else's wait has a bar. */
  slows?: 'p95' | 'p99';
  /** Runs the attack and returns its outcome. */
  play(scene: Scene): Promise<Row[]>;
}
