// The site that is compared with its screenshots: the production build in a sandbox that is seeded anew and whose clock
// stands still.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startApp } from '../start-app.ts';

export const STILL = '2026-11-20T12:00:00Z';

// Always the same, because some pages name their address.
const PORT = '4790';
export const baseURL = `http://localhost:${PORT}`;

/** Playwright's global setup; returns the teardown. */
export default async function startSite(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'duskrow-looks-'));
  const env = {
    // The clock of its child processes stands still too.
    NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'still-clock.ts')}`,
    STILL_CLOCK: STILL,
    PORT,
    STANDIN_PORT: '4791',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: 'loopback',
  };
  const { child, stop } = await startApp({ folder, env });
  child.stderr.pipe(process.stderr, { end: false });
  return async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
