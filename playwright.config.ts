// Browser tests: the production build (`npm run build` first), started in the sandbox on free ports with its data in
// a folder that goes when the run ends. Each worker has an installation to itself: what one test switches off or
// submits, no test at the same time sees. `npx playwright test` runs them alone.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './test/chromium.ts';
import { addressesOf, environmentOf } from './test/e2e/installation.ts';
import { freePort } from './test/free-port.ts';

// With two workers two cores were idle for a tenth of the run.
const WORKERS = 3;

// Workers read this file too, and have to find what the first reading chose.
if (!process.env.E2E_DATA_DIR) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'duskrow-browser-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.env.E2E_DATA_DIR = folder;
  for (let worker = 0; worker < WORKERS; worker++) {
    process.env[`E2E_PORT_${worker}`] = String(await freePort());
    process.env[`E2E_STANDIN_PORT_${worker}`] = String(await freePort());
  }
}

function installation(worker: number) {
  const site = addressesOf(worker);
  return {
    command: 'node scripts/start.ts',
    url: site.baseURL,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 } as const,
    env: environmentOf(site, String(worker)),
    stdout: 'pipe' as const,
  };
}

// What is timed runs when nothing else does.
const TIMED = /@timed/;

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results/browser',
  workers: WORKERS,
  // A browser on a machine that does other things may miss a moment; such a test is named at the end. It starts with an
  // installation of its own (test/e2e/fixtures.ts).
  retries: 1,
  // Many times what a quiet machine takes: a busy one must not fail a test.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    // What never comes fails a test long before its time is over.
    actionTimeout: 30_000,
    trace: 'off',
    launchOptions: { ...(await findChromium()), args: CHROMIUM_ARGS },
  },
  projects: [
    { name: 'pages', grepInvert: TIMED },
    { name: 'timed', grep: TIMED, dependencies: ['pages'], workers: 1 },
  ],
  webServer: Array.from({ length: WORKERS }, (_, worker) => installation(worker)),
});
