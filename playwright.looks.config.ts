// `npm run looks`: compares every page with its picture in test/looks/references. Apart from the tests, because fonts and
// the browser's version differ from machine to machine. The sandbox is seeded anew, and its clock stands still.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './test/chromium.ts';

export const STILL = '2026-11-20T12:00:00Z';

// Always the same, because some pages name their address.
const PORT = '4790';
const STANDIN_PORT = '4791';
const baseURL = `http://localhost:${PORT}`;

// The worker reads this file too.
if (!process.env.LOOKS_DATA_DIR) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'duskrow-looks-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.env.LOOKS_DATA_DIR = folder;
}

export default defineConfig({
  testDir: 'test/looks',
  outputDir: 'test-results/looks',
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  workers: 1,
  timeout: 120_000,
  reporter: 'list',
  expect: {
    timeout: 15_000,
    // Of the pixels of a small screen: a button that moved is more, an edge that is drawn a shade otherwise is less.
    toHaveScreenshot: {
      maxDiffPixelRatio: 0.001,
      threshold: 0.1,
      animations: 'disabled',
      caret: 'hide',
      scale: 'device',
    },
  },
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    // Small enough to be kept with the sources; a button that moved by a few pixels still shows.
    deviceScaleFactor: 0.36,
    locale: 'en-US',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...(await findChromium()), args: [...CHROMIUM_ARGS, '--font-render-hinting=none'] },
  },
  webServer: {
    command: 'node scripts/start.ts',
    url: baseURL,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'test/looks/still-clock.ts')}`,
      STILL_CLOCK: STILL,
      DATABASE_URL: '',
      DISCORD: '',
      DISCORD_CLIENT_ID: '',
      DISCORD_BOT_TOKEN: '',
      DATA_DIR: process.env.LOOKS_DATA_DIR,
      PORT,
      STANDIN_PORT,
      PUBLIC_URL: baseURL,
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'loopback',
    },
  },
});
