// The slow phone of the browser tests. Each visit is a new visitor.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../test/chromium.ts';
import { slowDown, smartphone } from '../../test/e2e/slow-phone.ts';
import { inSandbox } from '../lighthouse/sandbox.ts';

interface Visit {
  page: Page;
  /** Begins to load a URL; resolves as soon as the response arrives. */
  open: (url: string) => Promise<void>;
  /** Resolves so many ms after the navigation began, or after the load. */
  at: (ms: number, after?: 'start' | 'load') => Promise<void>;
  close: () => Promise<void>;
}

/** Starts a sandbox and a browser, measures, and stops both. */
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
    ...smartphone,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    locale,
  });
  const page = await context.newPage();
  await slowDown(page);
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
  /** JavaScript that adds it to the page, if the page has none. */
  add?: string;
  /** Selector; the first visible match is tapped. */
  press: string;
  /** JavaScript expression that is true once the page has responded. */
  isDone: string;
}

/**
 * Resolves when content scrolled into view is laid out and painted, which takes several frames: users look before they
 * tap, and it is not part of the response.
 */
const PAINTED = `(async () => {
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
})()`;

/** Taps; resolves to the ms from the browser's event until the frame with the response. */
export async function tapAndWait({ page }: Visit, { add, press, isDone }: Control): Promise<number> {
  if (add) await page.evaluate(add);
  const control = page.locator(press).filter({ visible: true }).first();
  await control.waitFor();
  await control.scrollIntoViewIfNeeded();
  await page.evaluate(PAINTED);
  await page.evaluate(`window.answer = new Promise((resolve) => {
    addEventListener('pointerdown', ({ timeStamp }) => {
      const look = () => ${isDone} ? resolve(performance.now() - timeStamp) : requestAnimationFrame(look);
      requestAnimationFrame(look);
    }, { capture: true, once: true });
  }); 0`);
  await control.tap({ force: true, noWaitAfter: true });
  return await page.evaluate<number>('window.answer');
}
