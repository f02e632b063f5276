// The production build in its own sandbox, for benches that load it in a browser.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../test/free-port.ts';

const READY_TIMEOUT_MS = 120_000;

/** Starts a sandbox in a temporary folder, measures, and removes both. */
export async function inSandbox<T>(measure: (origin: string, folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'duskrow-bench-'));
  try {
    const sandbox = await startSandbox(path.join(folder, 'data'));
    return await measure(sandbox.origin, folder).finally(sandbox.stop);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `npm start` with an empty data folder. */
async function startSandbox(folder: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../../scripts/start.ts')], {
    env: { ...process.env, PORT: String(port), STANDIN_PORT: String(await freePort()), DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  for (const until = performance.now() + READY_TIMEOUT_MS; performance.now() < until; await sleep(200)) {
    const answer = await fetch(`${origin}/api/v1/servers?limit=1`).catch(() => undefined);
    const found = answer?.ok ? ((await answer.json()) as { total: number }) : { total: 0 };
    if (found.total > 0) return { origin, stop };
    if (child.exitCode !== null) break;
  }
  await stop();
  throw new Error('the sandbox did not start');
}
