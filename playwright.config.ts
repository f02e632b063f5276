// Browser tests: the production build (`npm run build` first), started in the sandbox on free ports with its data in
// a folder that goes when the run ends (test/e2e/installation.ts). `npx playwright test` runs them alone.
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './test/chromium.ts';

// With two workers two cores were idle for a tenth of the run.
const WORKERS = 3;

// Tests that measure time run after all others, one at a time.
const TIMED = /@timed/;

export default defineConfig({
  testDir: 'test/e2e',
  globalSetup: './test/e2e/installation.ts',
  outputDir: 'test-results/browser',
  workers: WORKERS,
  // A browser on a machine that does other things may miss a moment; such a test is named at the end.
  retries: 1,
  // Many times what an idle machine needs: a busy one must not fail a test.
  timeout: 90_000,
  // Two cores run everything in parallel, so short operations can take seconds.
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    // An action that cannot succeed fails a test long before its timeout.
    actionTimeout: 30_000,
    trace: 'off',
    launchOptions: { ...(await findChromium()), args: CHROMIUM_ARGS },
  },
  projects: [
    { name: 'pages', grepInvert: TIMED },
    { name: 'timed', grep: TIMED, dependencies: ['pages'], workers: 1 },
  ],
});
