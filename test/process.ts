// The app as a separate process, as `npm start` runs it, for tests that kill it or run several.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Api, createApi } from '#contract/client.ts';
import { freePort } from './free-port.ts';
import { createTestDatabase } from './postgres.ts';
import { startApp } from './start-app.ts';

const MAIN = path.join(import.meta.dirname, '../src/main.ts');

/** Several processes can share one. */
export interface Installation {
  /** Its data, and the working directory of its processes. */
  folder: string;
  env: Record<string, string>;
  remove(): Promise<void>;
}

/** An empty installation on the engine in TEST_ENGINE, with its own sandbox. */
export async function createInstallation(): Promise<Installation> {
  const folder = await mkdtemp(path.join(tmpdir(), 'duskrow-'));
  const database = process.env.TEST_ENGINE === 'postgres' ? await createTestDatabase() : undefined;
  const env: Record<string, string> = {
    DATA_DIR: folder,
    STANDIN_PORT: String(await freePort()),
    SEED: 'off',
    // All submissions of a test come from one address.
    SUBMISSIONS_PER_DAY: '1000',
    UNMODERATED_PER_DAY: '1000',
  };
  if (database) env['DATABASE_URL'] = database.url;
  return {
    folder,
    env,
    async remove() {
      await database?.drop();
      // SQLite's files disappear on their own while a killed process ends.
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
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
export async function startProcess({ folder, env }: Omit<Installation, 'remove'>): Promise<AppProcess> {
  const port = String(await freePort());
  const app = await startApp({ folder, env: { ...env, PORT: port, HOST: '127.0.0.1' }, file: MAIN });
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    api: httpApi(url),
    output: app.output,
    kill: async () => void (await app.stop('SIGKILL')),
    stop: async () => await app.stop(),
  };
}

/** Output of a process that exits during startup, without the usual lines. */
export async function startupErrors(
  { folder, env }: Omit<Installation, 'remove'>,
  changes: Record<string, string> = {},
): Promise<string[]> {
  const error = await startProcess({ folder, env: { ...env, ...changes } }).then(
    async (app) => {
      await app.kill();
      return new Error('it started');
    },
    (reason: Error) => reason,
  );
  const [, ...lines] = error.message.trim().split('\n');
  return lines.filter((line) => !/^(Opening|Sandbox:)/.test(line));
}

function httpApi(origin: string): Api {
  return createApi(async ({ method, url, body }) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const init: RequestInit = { method, body, headers };
    for (;;) {
      const answer = await fetch(origin + url, init);
      const text = await answer.text();
      const { status, statusText } = answer;
      // On a busy machine the app sheds load: such a request had no effect.
      if (status !== 503 || !text.includes('"overloaded"')) return { status, statusText, text };
      await delay(200);
    }
  });
}
