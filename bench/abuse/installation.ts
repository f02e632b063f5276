// The installation under attack: the built app in the sandbox as `npm start` runs it, with the look-up budget of the
// real platform and the default limits, behind a proxy that forwards the caller's address.
import type { ChildProcess } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { freePort } from '../../test/free-port.ts';
import { isRunning, startApp } from '../../test/start-app.ts';
import { processorMs, residentMb, startFlags } from '../http/servers.ts';
import { createInspector, type Inspector } from './inspector.ts';
import { type StandIn, standInAt } from './stand-in.ts';

const CLOCK = path.join(import.meta.dirname, 'moved-clock.ts');
const REAL_BUDGET = { LOOKUPS_PER_10_MINUTES: '150', BACKGROUND_LOOKUPS_PER_10_MINUTES: '100' };

export interface Installation {
  origin: string;
  standIn: StandIn;
  /** Processor time of the app so far. */
  processorMs(): number;
  /** Resident memory after a full garbage collection, once it no longer shrinks. */
  settledMb(): Promise<number>;
  /** Moves the app's clock forward. */
  moveClock(ms: number): Promise<void>;
  /** A second process on the same data, with empty caches. */
  another(): Promise<Installation>;
  isRunning(): boolean;
  stop(): Promise<void>;
}

interface Options {
  /** Its data; not deleted when it stops. */
  folder: string;
  /** How far its clock is ahead at the start. */
  aheadMs?: number;
  env?: Record<string, string>;
}

/** Starts an installation with all communities of the sandbox, and stops it again. */
export async function seedTemplate(folder: string): Promise<void> {
  const env = { LOOKUPS_PER_10_MINUTES: '', BACKGROUND_LOOKUPS_PER_10_MINUTES: '' };
  const app = await startInstallation({ folder, env });
  await app.stop();
}

/** On a copy of the template, early in the day after tomorrow: seeded listings are old enough for a new look-up. */
export async function startCopy(folder: string, template: string): Promise<Installation> {
  cpSync(template, folder, { recursive: true });
  return await startInstallation({ folder, aheadMs: untilDayAfterTomorrow(Date.now()) });
}

/** Until 01:00 UTC of the first day that begins at least a day from now: the day does not end while the bench runs. */
export function untilDayAfterTomorrow(now: number): number {
  return Math.ceil((now + DAY_MS) / DAY_MS) * DAY_MS + HOUR_MS - now;
}

export async function startInstallation({ folder, aheadMs = 0, env = {} }: Options): Promise<Installation> {
  return await startProcess({ folder, aheadMs, env, standInPort: await freePort() });
}

interface Process extends Required<Options> {
  standInPort: number;
}

async function startProcess({ folder, aheadMs, env, standInPort }: Process): Promise<Installation> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const clock = { aheadMs };
  const settings = {
    ...REAL_BUDGET,
    ...env,
    PORT: String(port),
    STANDIN_PORT: String(standInPort),
    PUBLIC_URL: origin,
    TRUST_PROXY: 'loopback',
    CLOCK_AHEAD_MS: String(aheadMs),
  };
  const flags = [...startFlags, '--inspect-port=127.0.0.1:0', `--import=${CLOCK}`];
  const { child, output, stop } = await startApp({ folder, env: settings, flags });
  const inspector = createInspector(child, output);
  return {
    origin,
    standIn: standInAt(`http://127.0.0.1:${standInPort}`),
    processorMs: () => processorMs(child),
    settledMb: async () => await settledMb(child, inspector),
    async moveClock(ms) {
      clock.aheadMs += ms;
      await inspector.evaluate(`movedClock.aheadMs = ${clock.aheadMs}`);
    },
    another: async () => await startProcess({ folder, aheadMs: clock.aheadMs, env, standInPort }),
    isRunning: () => isRunning(child),
    stop: async () => void (await stop()),
  };
}

const MAX_SAMPLES = 40;
const SAMPLE_EVERY_MS = 250;
/** Memory has settled when it shrinks by less between two samples. */
const SETTLED_MB = 0.5;

async function settledMb(child: ChildProcess, inspector: Inspector): Promise<number> {
  // The second frees objects that finalizers of the first made unreachable.
  await inspector.collectGarbage();
  await inspector.collectGarbage();
  let lowest = residentMb(child);
  for (let sample = 0, still = 0; sample < MAX_SAMPLES && still < 4; sample++) {
    await sleep(SAMPLE_EVERY_MS);
    const now = residentMb(child);
    still = now < lowest - SETTLED_MB ? 0 : still + 1;
    lowest = Math.min(lowest, now);
  }
  return lowest;
}
