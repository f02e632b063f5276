// Starts and stops the measured servers: the app on some data, and the bare server.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import packageJson from '../../package.json' with { type: 'json' };
import { freePort } from '../../test/free-port.ts';
import { isolated } from '../../test/start-app.ts';
import type { WriterOrder, WriterReport } from './app-with-writer.ts';
import { onServerCore } from './cores.ts';
import type { Place } from './data.ts';

/** A million listings take minutes on a slow machine. */
const READY_TIMEOUT_MS = 900_000;

export interface Server {
  origin: string;
  /** Processor time used so far, of all threads. */
  processorMs(): number;
  /** Resolves after a graceful shutdown. */
  stop(): Promise<void>;
}

export interface AppServer extends Server {
  /** From the start of the process to its first answer, with all listings. */
  readyMs: number;
  listings: number;
  /** Resident memory of the process. */
  memoryMb(): number;
  /** Starts the writer, or stops it (0); resolves to the number of writes since the last call. */
  setWriter(writesPerSecond: number): Promise<number>;
}

/** @param folder the app's data folder; with SQLite it contains the file of `place` */
export async function startApp(place: Place, folder: string, listings: number): Promise<AppServer> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = start('app-with-writer.ts', folder, {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: place.url ?? '',
    // Nothing listens there, and background work makes no look-ups: the platform is not part of the measurement.
    DISCORD_API_URL: `http://127.0.0.1:${await freePort()}`,
    BACKGROUND_LOOKUPS_PER_10_MINUTES: '0',
  });
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(child, `${origin}/api/v1/servers?limit=18`, startedAt);
  return {
    origin,
    processorMs: () => processorMs(child),
    readyMs: performance.now() - startedAt,
    listings,
    memoryMb: () => residentMb(child),
    async setWriter(writesPerSecond) {
      child.send({ writesPerSecond, listings } satisfies WriterOrder);
      const [report] = (await once(child, 'message')) as [WriterReport];
      return report.committed;
    },
    stop: async () => await stop(child),
  };
}

export interface BareServer extends Server {
  setBodySize(bytes: number): Promise<void>;
}

export async function startBare(): Promise<BareServer> {
  const port = await freePort();
  const child = start('bare-server.ts', os.tmpdir(), { PORT: String(port) });
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(child, origin, performance.now());
  return {
    origin,
    processorMs: () => processorMs(child),
    async setBodySize(bytes) {
      child.send(bytes);
      await once(child, 'message');
    },
    stop: async () => await stop(child),
  };
}

/** Node's own flags in `npm start`. */
export const startFlags = packageJson.scripts.start.split(' ').filter((word) => word.startsWith('--'));

function start(file: string, folder: string, env: Record<string, string>): ChildProcess {
  const [program, ...args] = onServerCore([process.execPath, ...startFlags, path.join(import.meta.dirname, file)]);
  return spawn(program, args, { ...isolated(folder, env), stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

async function waitUntilReady(child: ChildProcess, url: string, startedAt: number): Promise<void> {
  while (performance.now() - startedAt < READY_TIMEOUT_MS) {
    if (child.exitCode !== null) throw new Error(`a server ended with ${child.exitCode} before it answered`);
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await sleep(10);
  }
  throw new Error(`nothing answered at ${url} within ${READY_TIMEOUT_MS / 1000} s`);
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
}

/** Resident memory of a process. */
export function residentMb({ pid }: Pick<ChildProcess, 'pid'>): number {
  const kB = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kB) / 1024;
}

const TICK_MS = 10;

/** Processor time that a process has used so far, of all its threads. */
export function processorMs({ pid }: Pick<ChildProcess, 'pid'>): number {
  // After the name, which can contain spaces, the 12th and 13th fields are the ticks in user and kernel mode.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
