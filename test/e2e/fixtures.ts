// Fixtures of every browser test: the page must have a clean console and call only the site and the stand-in's
// pictures.
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { currentSite, moveTo, type Site, startSite } from './installation.ts';
import { hydrated } from './settled.ts';

interface Console {
  /** Expects responses with this status: Chromium logs every 4xx and 5xx as an error. */
  expectStatus(status: number): void;
  /** Expects calls without a response. */
  expectLostCalls(): void;
  /** Expects uncaught errors with this text. */
  expectError(text: string): void;
}

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
  // Without the page's entry animation nothing moves; tests of motion enable it.
  contextOptions: { reducedMotion: 'reduce' },
  isFirstVisit: [false, { option: true }],
  // Each test is another visitor, so that rate limits by address are not shared by the whole run.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  extraHTTPHeaders: async ({}, use, { testId }) => {
    await use({ 'x-forwarded-for': addressOf(testId) });
  },
  // Tests act faster than users, so they wait for hydration.
  page: async ({ page, javaScriptEnabled, isFirstVisit }, use) => {
    if (javaScriptEnabled !== false && !isFirstVisit) {
      const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
      const hydratedAfter = async <T>(load: Promise<T>): Promise<T> => {
        const answer = await load;
        await hydrated(page);
        return answer;
      };
      page.goto = (url, options) => hydratedAfter(goto(url, options));
      page.reload = (options) => hydratedAfter(reload(options));
    }
    await use(page);
  },
  console: [
    async ({ page }, use, testInfo) => {
      const expected = { statuses: new Set<number>(), areCallsLost: false };
      const problems = watch(page, expected);
      const errors: string[] = [];
      await use({
        expectStatus: (status) => void expected.statuses.add(status),
        expectLostCalls: () => void (expected.areCallsLost = true),
        expectError: (text) => void errors.push(text),
      });
      // Playwright's own option prepares a screenshot in every test, which costs a minute per run.
      if (testInfo.status !== testInfo.expectedStatus) {
        await page
          .screenshot({ path: testInfo.outputPath('failed.png'), timeout: 5000 })
          .catch(globalThis.console.error);
      }
      const unexpected = problems.filter((problem) => !errors.some((text) => problem.includes(text)));
      expect(unexpected, 'the console is clean and only our own hosts are called').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Locator, type Page } from '@playwright/test';

/** A user interaction, which starts calls that wait for one (web/kit/engagement.ts). */
export async function engage(page: Page): Promise<void> {
  await page.mouse.move(200, 200, { steps: 3 });
}

/** Activates a button by keyboard. */
export async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

/** A toast with this text. Not by its role: that has the announcement for screen readers, which lasts one second only. */
export function toast(page: Page, hasText: string | RegExp): Locator {
  return page.locator('.toast', { hasText });
}

/**
 * Waits until the service worker controls the page. Call `page.clock.install()` before opening the page: the worker is
 * registered some seconds after the first interaction.
 */
export async function waitUntilControlled(page: Page): Promise<void> {
  await engage(page);
  await page.clock.fastForward(5000);
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
}

/** For tests of motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** The design's small screen, with touch. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

/** An address of the documentation range (RFC 3849), different for each test. */
function addressOf(testId: string): string {
  const [a, b] = /(.{4})(.{4})$/.exec(testId)!.slice(1);
  return `2001:db8:${a}:${b}::1`;
}

function watch(page: Page, expected: { statuses: Set<number>; areCallsLost: boolean }): string[] {
  const { baseURL, standIn } = currentSite();
  const pictures = new URL(standIn);
  const ownHosts = [new URL(baseURL).host, pictures.host, `localhost:${pictures.port}`];
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const text = message.text();
    // Chromium's own warning about WebGL without a graphics card.
    if (/GL Driver Message .*Performance/.test(text)) return;
    if (/Service Worker registration blocked by Playwright/.test(text)) return;
    // React reports the failed part a second time.
    if (expected.statuses.size > 0 && text.includes('Failed to fetch dynamically imported module')) return;
    if (expected.areCallsLost && text.includes('net::ERR_')) return;
    const status = Number(/status of (\d{3})/.exec(text)?.[1]);
    if (!expected.statuses.has(status)) problems.push(`${message.type()}: ${text} ${message.location().url}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && !ownHosts.includes(url.host)) problems.push(`calls ${url.host}`);
  });
  return problems;
}
