// The production build in its own sandbox, for benches that load it in a browser.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../test/free-port.ts';
import { startApp } from '../../test/start-app.ts';
import { ensureBuilt } from '../http/built.ts';

/** Builds the pages if they are not current, starts a sandbox in a temporary folder, measures, and removes both. */
export async function inSandbox<T>(measure: (origin: string, folder: string) => Promise<T>): Promise<T> {
  if (!(await ensureBuilt(console.info))) throw new Error('The pages could not be built.');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'duskrow-bench-'));
  try {
    const sandbox = await startSandbox(path.join(folder, 'data'));
    return await measure(sandbox.origin, folder).finally(() => sandbox.stop());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `npm start` with an empty data folder. */
async function startSandbox(folder: string): Promise<{ origin: string; stop: () => Promise<unknown> }> {
  const [port, standInPort] = [String(await freePort()), String(await freePort())];
  const app = await startApp({ folder, env: { PORT: port, STANDIN_PORT: standInPort } });
  app.child.stderr.pipe(process.stderr, { end: false });
  return { origin: `http://localhost:${port}`, stop: app.stop };
}

/** The slug of a listed server. */
export async function firstSlug(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/servers?limit=1`);
  const { servers } = (await answer.json()) as { servers: [{ slug: string }] };
  return servers[0].slug;
}
