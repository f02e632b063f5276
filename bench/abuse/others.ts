// Everybody else: visitors who read pages, lists and searches while an attack runs, and a user who logs in. They run in
// a separate process, so that the attacker's own load does not make the site look slow.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { quantile } from '../rows.ts';

export interface Reading {
  what: string;
  status: number;
  ms: number;
}

interface Others {
  /** Resolves after the call in progress. */
  stop(): Promise<Experience>;
}

export interface Experience {
  calls: number;
  /** Calls that did not succeed. */
  failures: string[];
  p95: number;
  p99: number;
  /** p95 of pages alone. */
  pagesP95: number;
}

export interface OthersOptions {
  origin: string;
  slugs: readonly string[];
  /** Different for each run, so that runs do not share addresses. */
  network: string;
  /** The others start reading only after the login. */
  signsInFirst: boolean;
}

/** Resolves once they are reading. */
export async function startOthers(options: OthersOptions): Promise<Others> {
  const child = fork(path.join(import.meta.dirname, 'others-process.ts'), [JSON.stringify(options)]);
  await once(child, 'message');
  return {
    async stop() {
      child.send('stop');
      const [readings] = (await once(child, 'message')) as [Reading[]];
      child.disconnect();
      return experienceOf(readings);
    },
  };
}

export function experienceOf(readings: readonly Reading[]): Experience {
  const times = readings.map(({ ms }) => ms);
  return {
    calls: readings.length,
    failures: readings.filter(({ status }) => status !== 200).map(({ what, status }) => `${what}: ${status}`),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    pagesP95: quantile(
      readings.filter(({ what }) => !what.startsWith('/api/')).map(({ ms }) => ms),
      0.95,
    ),
  };
}
