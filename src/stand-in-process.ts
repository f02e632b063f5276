// In the sandbox the stand-in of the platform runs as a separate process, reached over HTTP like the real platform. It
// exits when the pipe to this process closes, also after kill -9. Several apps can share one; when the app that started
// it stops, another app starts its own on the same port.
import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { Config } from './env.ts';
import { ConfigError } from './env-values.ts';

const PROGRAM = path.join(import.meta.dirname, '../standins/discord/main.ts');
const START_MS = 15_000;
const WATCH_MS = 2000;

interface StandInProcess {
  stop(): void;
}

/** Resolves when a stand-in answers; undefined outside the sandbox. */
export async function startStandInProcess(
  { discord, dataDir }: { discord: Pick<Config['discord'], 'standinPort' | 'signIn'>; dataDir: string },
  say: (text: string) => void,
): Promise<StandInProcess | undefined> {
  const { standinPort, signIn } = discord;
  if (standinPort === undefined) return undefined;
  const args = ['--port', String(standinPort), '--data-dir', path.join(dataDir, 'stand-in')];
  if (signIn) args.push('--redirect-uri', signIn.redirectUri);
  const start = (): ChildProcess =>
    fork(PROGRAM, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }).on('error', ({ message }) =>
      say(`The stand-in could not be started: ${message}`),
    );
  let child = start();
  const event = await started(child);
  say(`Sandbox: no Discord credentials are set, the stand-in answers on port ${standinPort}`);
  if (event === 'already-running') say('Another app started this stand-in; both change its communities');

  // A check that runs while this process stops must not start another: a child would keep this process from exiting.
  let isStopped = false;
  const watch = setInterval(() => {
    void isAnswering(standinPort).then((answers) => {
      if (answers || child.connected || isStopped) return;
      say('The stand-in exited; starting another');
      child = start();
    });
  }, WATCH_MS);
  watch.unref();
  return {
    stop() {
      isStopped = true;
      clearInterval(watch);
      if (child.connected) child.disconnect();
    },
  };
}

async function isAnswering(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/__standin/health`, { signal: AbortSignal.timeout(WATCH_MS) })).ok;
  } catch {
    return false; // not listening, or too slow to be useful
  }
}

/** Resolves to the event that the stand-in announces: `listening`, or `already-running`. */
function started(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new ConfigError(['the stand-in did not start']));
    const timer = setTimeout(fail, START_MS);
    child.once('error', fail);
    child.once('message', ({ event }: { event: string }) => {
      clearTimeout(timer);
      resolve(event);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      // It has printed the reason.
      reject(new ConfigError([`the stand-in ended with ${code} before it answered`]));
    });
  });
}
