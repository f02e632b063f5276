// Everybody else: people who read pages, lists and searches while an attack runs, and one who signs in. In a process of
// their own, so that what keeps the attacker busy does not make the site look slow.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { quantile } from './latency.ts';

export interface Reading {
  what: string;
  status: number;
  ms: number;
}

export interface Others {
  /** Lets those who are reading finish. */
  stop(): Promise<Experience>;
}

export interface Experience {
  calls: number;
  /** What was not answered with success. */
  failures: string[];
  p95: number;
  p99: number;
  /** Of pages alone. */
  pagesP95: number;
}

export interface OthersOptions {
  origin: string;
  slugs: readonly string[];
  /** Each run has addresses of its own. */
  network: string;
  /** Nobody reads before the one who signs in has done so. */
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
