// The load generator: wrk, one thread and 32 connections. A generator in JavaScript saturates before the server does.
import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { run as runShown } from '../../scripts/test-command.ts';

const SCRIPT = path.join(import.meta.dirname, 'walk.lua');
const CONNECTIONS = 32;
const run = promisify(execFile);

export interface Load {
  requests: number;
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** Whether wrk is available; installs it on Debian as root. */
export async function ensureWrk(): Promise<boolean> {
  if (findWrk()) return true;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    await runShown(['apt-get', 'update', '-qq'], quiet);
    await runShown(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'wrk'], quiet);
  }
  if (findWrk()) return true;
  console.error('Please install wrk, the load generator.');
  return false;
}

function findWrk(): string | undefined {
  try {
    return execFileSync('which', ['wrk'], { encoding: 'utf8' }).trim();
  } catch {
    return undefined; // `which` exits with 1 if it finds none
  }
}

/**
 * Requests the urls in `file` from `origin` in a loop, as fast as it answers. Throws if any request failed:
 * a refusal is cheaper than an answer.
 */
export async function load(
  origin: string,
  { file, encoding, seconds }: { file: string; encoding: string; seconds: number },
): Promise<Load> {
  const settings = [
    '--threads',
    '1',
    '--connections',
    String(CONNECTIONS),
    '--duration',
    `${seconds}s`,
    '--timeout',
    '20s',
  ];
  const { stdout } = await run('wrk', [...settings, '--script', SCRIPT, origin, '--', file, encoding]);
  const line = stdout.split('\n').find((text) => text.startsWith('RESULT '));
  if (!line) throw new Error(`wrk printed no result: ${stdout}`);
  const result = JSON.parse(line.slice('RESULT '.length)) as Record<string, number>;
  const { requests = 0, seconds: took = 1, refused = 0, broken = 0, p50 = 0, p99 = 0 } = result;
  if (refused + broken > 0 || requests === 0) {
    throw new Error(`${origin}: ${refused} refused and ${broken} broken of ${requests} requests`);
  }
  return { requests, requestsPerSecond: requests / took, p50, p99 };
}
