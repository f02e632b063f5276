// In the sandbox the platform's stand-in runs as a process of its own, over HTTP like the real platform. It ends when
// the pipe to this process closes, also after kill -9.
import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { Config } from './env.ts';

const PROGRAM = path.join(import.meta.dirname, '../standins/discord/main.ts');
const START_MS = 15_000;

/** Undefined outside the sandbox. Resolves when the stand-in answers. */
export async function startStandInProcess(
  { discord, dataDir }: Config,
  say: (text: string) => void,
): Promise<{ stop(): void } | undefined> {
  if (discord.standinPort === undefined) return undefined;
  const args = ['--port', String(discord.standinPort), '--data-dir', path.join(dataDir, 'stand-in')];
  const child = fork(PROGRAM, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const event = await started(child);
  say(`Sandbox: no Discord credentials are set, the stand-in answers on port ${discord.standinPort}`);
  if (event === 'already-running') return undefined;
  child.on('exit', (code) => say(`The stand-in ended (${code}); look-ups fail until the next start`));
  return {
    stop() {
      child.removeAllListeners('exit');
      if (child.connected) child.disconnect();
    },
  };
}

function started(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the stand-in did not start')), START_MS);
    child.once('message', (message) => {
      clearTimeout(timer);
      resolve((message as { event: string }).event);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the stand-in ended with ${code} before it answered`));
    });
  });
}
