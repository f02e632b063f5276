// Browser tests: the production build (`npm run build` first), started in the sandbox on free ports with its data in
// a folder that goes when the run ends. `npx playwright test` runs them alone.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './test/chromium.ts';
import { freePort } from './test/free-port.ts';

// Workers read this file too, and have to find what the first reading chose.
if (!process.env.E2E_DATA_DIR) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'duskrow-browser-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.env.E2E_DATA_DIR = folder;
  process.env.E2E_PORT = String(await freePort());
  process.env.E2E_STANDIN_PORT = String(await freePort());
}
const { E2E_DATA_DIR = '', E2E_PORT = '', E2E_STANDIN_PORT = '' } = process.env;
const baseURL = `http://localhost:${E2E_PORT}`;

// Whatever the shell says: the sandbox, on SQLite. An empty variable counts as unset.
const REAL = [
  'DATABASE_URL',
  'DISCORD',
  'DISCORD_API_URL',
  'DISCORD_CLIENT_ID',
  'DISCORD_CLIENT_SECRET',
  'DISCORD_BOT_TOKEN',
];
const server = { PORT: E2E_PORT, STANDIN_PORT: E2E_STANDIN_PORT, DATA_DIR: E2E_DATA_DIR, PUBLIC_URL: baseURL };

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results/browser',
  // Two cores carry one browser beside the server, its stand-in and the test.
  workers: 1,
  retries: 0,
  // Many times what a quiet machine takes: a busy one must not fail a test.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    trace: 'off',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
  },
  webServer: {
    command: 'node scripts/start.ts',
    url: baseURL,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      ...Object.fromEntries(REAL.map((name) => [name, ''])),
      ...server,
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'loopback',
    },
    stdout: 'pipe',
  },
});
