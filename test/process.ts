// The app as a separate process, as `npm start` runs it, for tests that kill it or run several.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Api, createApi } from '#contract/client.ts';
import { freePort } from './free-port.ts';
import { createTestDatabase } from './postgres.ts';

const MAIN = path.join(import.meta.dirname, '../src/main.ts');
/** Compile cache: parsing the sources takes most of the startup time. */
const COMPILED = path.join(import.meta.dirname, '../node_modules/.cache/node');

/** Environment of an installation; several processes can share it. */
export interface Installation {
  env: Record<string, string>;
  remove(): Promise<void>;
}

/** An empty installation on the engine in TEST_ENGINE, with its own sandbox. */
export async function createInstallation(): Promise<Installation> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'duskrow-'));
  const database = process.env.TEST_ENGINE === 'postgres' ? await createTestDatabase() : undefined;
  const env: Record<string, string> = {
    DATA_DIR: dataDir,
    STANDIN_PORT: String(await freePort()),
    SEED: 'off',
    // All submissions of a test come from one address.
    SUBMISSIONS_PER_DAY: '1000',
    UNMODERATED_PER_DAY: '1000',
  };
  if (database) env['DATABASE_URL'] = database.url;
  return {
    env,
    async remove() {
      await database?.drop();
      // SQLite's files disappear on their own while a killed process ends.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export interface AppProcess {
  api: Api;
  url: string;
  /** Output so far. */
  output(): string;
  /** Kills it immediately (SIGKILL). */
  kill(): Promise<void>;
  /** Shuts it down (SIGTERM); resolves to the exit code. */
  stop(): Promise<number | null>;
}

/** Resolves when the process is ready. */
export async function startProcess({ env }: Installation): Promise<AppProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED, ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => void (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => void (output += chunk));
  await ready(child, () => output);
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    api: httpApi(url),
    output: () => output,
    kill: async () => await end(child, 'SIGKILL'),
    async stop() {
      await end(child, 'SIGTERM');
      return child.exitCode;
    },
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

async function ready(child: ChildProcess, output: () => string): Promise<void> {
  while (!output().includes('Duskrow is at')) {
    const ended = await Promise.race([once(child, 'exit'), once(child.stdout!, 'data').then(() => undefined)]);
    if (ended) throw new Error(`the app ended before it answered:\n${output()}`);
  }
}

function httpApi(origin: string): Api {
  return createApi(async ({ method, url, body }) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const init: RequestInit = { method, body, headers };
    const answer = await fetch(origin + url, init);
    return { status: answer.status, statusText: answer.statusText, text: await answer.text() };
  });
}
