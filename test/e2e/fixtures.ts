// What every browser test starts from: a page that must keep its console clean and call nobody but the site and the
// pictures of the stand-in.
import { test as base, type Page } from '@playwright/test';
import { currentSite, moveTo, type Site, startSite } from './installation.ts';

interface Console {
  /** Answers with this status are part of the test: Chromium logs every 4xx and 5xx as an error. */
  expectStatus(status: number): void;
}

const MOVING = 'no-preference';

interface Visit {
  /** `goto` does not wait until the page is hydrated. */
  isFirstVisit: boolean;
  console: Console;
}

export const test = base.extend<Visit, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const site = await startSite();
      moveTo(site);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => await use(site.baseURL),
  // Without the page's entry everything is where it will stay; tests of motion ask for it.
  contextOptions: { reducedMotion: 'reduce' },
  isFirstVisit: [false, { option: true }],
  // Each test is somebody else: limits by address are one person's, not those of the whole run.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  extraHTTPHeaders: async ({}, use, { testId }) => {
    await use({ 'x-forwarded-for': addressOf(testId) });
  },
  // A person takes longer to act than the scripts to start; a test has to wait for them.
  page: async ({ page, javaScriptEnabled, isFirstVisit }, use) => {
    if (javaScriptEnabled !== false && !isFirstVisit) {
      const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
      page.goto = async (url, options) => await started(page, await goto(url, options));
      page.reload = async (options) => await started(page, await reload(options));
    }
    await use(page);
  },
  console: [
    async ({ page }, use, testInfo) => {
      const expected = new Set<number>();
      const complaints = watch(page, expected);
      await use({ expectStatus: (status) => void expected.add(status) });
      // Playwright's own option takes a picture of every test, a minute of a whole run.
      if (testInfo.status !== testInfo.expectedStatus) {
        await page
          .screenshot({ path: testInfo.outputPath('failed.png'), timeout: 5000 })
          .catch(globalThis.console.error);
      }
      base.expect(complaints, 'the console is clean and only our own hosts are called').toEqual([]);
    },
    { auto: true },
  ],
});

export type { Locator, Page } from '@playwright/test';

/** Two cores carry everything at once: what takes a moment alone may take seconds here. */
export const expect = base.expect.configure({ timeout: 20_000 });

// Set once all of the page is hydrated: what a test changes in a field before that without a key, as `fill` does, may go unheard.
const STARTED = 'html[data-hydrated]';

/** Waits until React has hydrated the page, if it is one of the site's. */
async function started<T>(page: Page, answer: T): Promise<T> {
  if (page.url() === 'about:blank') return answer;
  await page.locator(STARTED).waitFor({ state: 'attached', timeout: 20_000 });
  return answer;
}

/** As somebody who is at the page, and not only in view of it (web/kit/engagement.ts). */
export async function engage(page: Page): Promise<void> {
  await page.mouse.move(200, 200, { steps: 3 });
}

/**
 * Waits until the service worker controls the page. Call `page.clock.install()` before the page is opened: the worker is
 * registered a while after somebody has touched it.
 */
export async function untilControlled(page: Page): Promise<void> {
  await engage(page);
  await page.clock.fastForward(5000);
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await base.expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
}

/** For tests of what moves. */
export const withMotion = { contextOptions: { reducedMotion: MOVING } } as const;

/** The small screen of the design and its pointer. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

/** An address of the range for documentation (RFC 3849), another for each test. */
function addressOf(testId: string): string {
  const [a, b] = /(.{4})(.{4})$/.exec(testId)!.slice(1);
  return `2001:db8:${a}:${b}::1`;
}

function watch(page: Page, expected: Set<number>): string[] {
  const { baseURL, standIn } = currentSite();
  const pictures = new URL(standIn);
  const ownHosts = [new URL(baseURL).host, pictures.host, `localhost:${pictures.port}`];
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const text = message.text();
    // What Chromium says of itself when it puts a page with WebGL together without a graphics card.
    if (/GL Driver Message .*Performance/.test(text)) return;
    if (/Service Worker registration blocked by Playwright/.test(text)) return;
    // React says once more which part did not arrive.
    if (expected.size > 0 && text.includes('Failed to fetch dynamically imported module')) return;
    const status = Number(/status of (\d{3})/.exec(text)?.[1]);
    if (!expected.has(status)) complaints.push(`${message.type()}: ${text} ${message.location().url}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && !ownHosts.includes(url.host)) complaints.push(`calls ${url.host}`);
  });
  return complaints;
}
