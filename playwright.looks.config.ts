// `npm run looks`: compares every page with its picture in test/looks/references. Apart from the tests, because fonts and
// the browser's version differ from machine to machine.
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './test/chromium.ts';
import { baseURL } from './test/looks/installation.ts';

export default defineConfig({
  testDir: 'test/looks',
  globalSetup: './test/looks/installation.ts',
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
});
