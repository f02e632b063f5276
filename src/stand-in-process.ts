// In the sandbox the platform's stand-in runs as a process of its own, over HTTP like the real platform. It ends when
// the pipe to this process closes, also after kill -9. Several apps may share one; when its owner stops, another app
// starts its own on the same port.
import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { Config } from './env.ts';

const PROGRAM = path.join(import.meta.dirname, '../standins/discord/main.ts');
const START_MS = 15_000;
const WATCH_MS = 2000;

export interface StandInProcess {
  stop(): void;
}

/** Undefined outside the sandbox. Resolves when a stand-in answers. */
export async function startStandInProcess(
  { discord, dataDir }: Config,
  say: (text: string) => void,
): Promise<StandInProcess | undefined> {
  const { standinPort } = discord;
  if (standinPort === undefined) return undefined;
  const args = ['--port', String(standinPort), '--data-dir', path.join(dataDir, 'stand-in')];
  let child = fork(PROGRAM, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await started(child);
  say(`Sandbox: no Discord credentials are set, the stand-in answers on port ${standinPort}`);

  const watch = setInterval(() => {
    void isAnswering(standinPort).then((answers) => {
      if (answers || child.connected) return;
      say('The stand-in ended: starting another');
      child = fork(PROGRAM, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    });
  }, WATCH_MS);
  watch.unref();
  return {
    stop() {
      clearInterval(watch);
      if (child.connected) child.disconnect();
    },
  };
}

async function isAnswering(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/__standin/health`, { signal: AbortSignal.timeout(WATCH_MS) })).ok;
  } catch {
    return false; // nobody listens, or too slowly to be of use
  }
}

function started(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the stand-in did not start')), START_MS);
    child.once('message', () => {
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the stand-in ended with ${code} before it answered`));
    });
  });
}
