// The stand-in as a separate process: `node standins/discord/main.ts [--port 8787] [--data-dir ...] [--redirect-uri ...]`.
// It exits with the process that started it, when its IPC channel or its stdin pipe closes.
// If another of our stand-ins uses the port, it says so and exits with 0.

import { fstatSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { STANDIN_NAME } from './standin-name.ts';
import type { StandInOptions } from './server.ts';

const ATTEMPTS = 5;
const RECHECK_MS = 250;

function readOptions(): StandInOptions {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env.STANDIN_PORT ?? '8787' },
      'data-dir': { type: 'string', default: process.env.STANDIN_DATA_DIR },
      'redirect-uri': { type: 'string' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`not a port: ${values.port}`);
  return { port, dataDir: values['data-dir'], redirectUri: values['redirect-uri'] };
}

/** Exits with the parent process, even if that was killed: the pipe closes in any case. */
function followParent(): void {
  if (process.send) {
    process.on('disconnect', () => process.exit(0));
    return;
  }
  const stdin = fstatSync(0);
  if (!stdin.isFIFO() && !stdin.isSocket()) return;
  process.stdin.on('end', () => process.exit(0)).on('error', () => process.exit(0));
  process.stdin.resume();
}

/** Prints to the terminal, and notifies the parent process if forked. */
function announce(event: 'listening' | 'already-running', url: string): void {
  console.log(
    event === 'listening' ? `Discord stand-in listening at ${url}` : `Discord stand-in already running at ${url}`,
  );
  // It fails if the parent has ended, and without a callback that would be an uncaught error.
  process.send?.({ event, url }, undefined, undefined, (error) => {
    if (error) process.exit(0);
  });
}

async function isOurs(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/__standin/health`, { signal: AbortSignal.timeout(2000) });
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null && 'standin' in body && body.standin === STANDIN_NAME;
  } catch {
    // Another program, or no answer: not one of ours.
    return false;
  }
}

async function run(): Promise<void> {
  const options = readOptions();
  followParent();
  // Caches compiled code between runs, which halves startup. Everything else is loaded after this.
  enableCompileCache();
  const { startStandIn } = await import('./server.ts');
  const address = `http://127.0.0.1:${options.port}`;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      const { url } = await startStandIn(options);
      announce('listening', url);
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    }
    // Check twice: a stand-in that is shutting down with its parent does not count as running.
    const wasOurs = await isOurs(address);
    await delay(RECHECK_MS);
    if (wasOurs && (await isOurs(address))) {
      announce('already-running', address);
      process.exit(0);
    }
  }
  throw new Error(`port ${options.port} is taken by another program; choose one with STANDIN_PORT`);
}

run().catch((error: unknown) => {
  console.error(`Discord stand-in: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
