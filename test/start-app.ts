// Starts the app as a process of its own, for tests and benches. It sees neither the shell's variables nor the project's
// `.env`, which can name a real database and the credentials of the real platform.
import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';

const root = path.join(import.meta.dirname, '..');
const START = path.join(root, 'scripts/start.ts');
/** Parsing the sources takes most of the startup time. */
const COMPILE_CACHE = path.join(root, 'node_modules/.cache/node');
/** What programs need of the shell's variables. */
const KEPT = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SYSTEMROOT'];
/** Longer than the app gives itself. */
const STOP_TIMEOUT_MS = 30_000;

interface Options {
  /** Its data and its working directory; created if missing. */
  folder: string;
  env: Record<string, string>;
  /** The program; by default what `npm start` runs. */
  file?: string;
  /** Node's own. */
  flags?: readonly string[];
}

export interface StartedApp {
  child: ChildProcessByStdio<null, Readable, Readable>;
  /** Output so far. */
  output(): string;
  /** Resolves to the exit code once it has ended. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Resolves when the app is ready, with its seed. */
export async function startApp({ folder, env, file = START, flags = [] }: Options): Promise<StartedApp> {
  const child = spawn(process.execPath, [...flags, file], {
    ...isolated(folder, env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Also if this process ends without stopping the app.
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += String(chunk);
      if (output.includes('Duskrow is at')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`the app ended before it answered:\n${output}`)));
  });
  return { child, output: () => output, stop: async (signal) => await stop(child, signal) };
}

/** Options of `spawn`. */
export function isolated(folder: string, env: Record<string, string>): { cwd: string; env: NodeJS.ProcessEnv } {
  mkdirSync(folder, { recursive: true });
  const kept = Object.fromEntries(KEPT.map((name) => [name, process.env[name]]));
  return { cwd: folder, env: { ...kept, NODE_COMPILE_CACHE: COMPILE_CACHE, DATA_DIR: folder, ...env } };
}

export function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  if (!isRunning(child)) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  const tooLate = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(tooLate);
  return child.exitCode;
}
