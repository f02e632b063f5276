// A phone on a slow line: 390 x 844, the processor at a quarter, 150 ms and 1.6 Mbit/s. Each visit is somebody new.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../test/chromium.ts';
import { inSandbox } from '../lighthouse/sandbox.ts';

const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

export interface Visit {
  page: Page;
  /** Begins to load an address; resolves as soon as its answer is there. */
  open: (url: string) => Promise<void>;
  /** Resolves so many ms after the navigation began, or after the page was loaded. */
  at: (ms: number, after?: 'start' | 'load') => Promise<void>;
  close: () => Promise<void>;
}

/** Starts a sandbox and a browser, measures, and ends both. */
export async function withBrowser<T>(measure: (browser: Browser, origin: string) => Promise<T>): Promise<T> {
  return await inSandbox(async (origin) => {
    const browser = await chromium.launch({ ...(await findChromium()), args: CHROMIUM_ARGS });
    try {
      return await measure(browser, origin);
    } finally {
      await browser.close();
    }
  });
}

export async function visit(browser: Browser, locale: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    locale,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const began = { start: 0, load: 0 };
  page.on('load', () => {
    began.load = performance.now();
  });
  return {
    page,
    async open(url) {
      began.start = performance.now();
      await page.goto(url, { waitUntil: 'commit' });
    },
    async at(ms, after = 'start') {
      if (after === 'load') await page.waitForLoadState('load');
      await sleep(Math.max(0, began[after] + ms - performance.now()));
    },
    close: async () => await context.close(),
  };
}

export interface Control {
  name: string;
  /** What is pressed: the first of this selector that is shown. */
  press: string;
  /** JavaScript that is true once the press is answered. */
  isAnswered: string;
}

/**
 * Resolves when what a scroll brought into view is laid out and drawn, which takes several frames: people look before they
 * press, and it is no part of an answer.
 */
const DRAWN = `(async () => {
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
})()`;

/** Presses; ms from when the browser knew of it until the frame with the answer. */
export async function pressAndWait({ page }: Visit, { press, isAnswered }: Control): Promise<number> {
  const control = page.locator(press).filter({ visible: true }).first();
  await control.waitFor();
  await control.scrollIntoViewIfNeeded();
  await page.evaluate(DRAWN);
  await page.evaluate(`window.answer = new Promise((resolve) => {
    addEventListener('pointerdown', ({ timeStamp }) => {
      const look = () => ${isAnswered} ? resolve(performance.now() - timeStamp) : requestAnimationFrame(look);
      requestAnimationFrame(look);
    }, { capture: true, once: true });
  }); 0`);
  await control.tap({ force: true, noWaitAfter: true });
  return await page.evaluate<number>('window.answer');
}
