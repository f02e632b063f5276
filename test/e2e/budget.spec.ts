// Performance budgets of a first visit on a phone with a slow network.
import { expect, test } from './fixtures.ts';
import { hydrated } from './settled.ts';
import { expectFastPaint, smartphone } from './slow-phone.ts';

test.use({ isFirstVisit: true });

/** All scripts of a page, in compressed bytes. */
const SCRIPT_BUDGETS = {
  '/': 130_000,
  '/servers': 120_000,
  '/submit': 120_000,
  '/server/tidewatch-cartographers': 140_000,
};
/** What the texts of another language than English may add. */
const LANGUAGE_BUDGETS = { en: 0, pl: 15_000 };

const visits = Object.entries(SCRIPT_BUDGETS).flatMap(([path, budget]) =>
  Object.entries(LANGUAGE_BUDGETS).map(([locale, more]) => ({ path, locale, budget: budget + more })),
);

for (const { path, locale, budget } of visits) {
  test(`the scripts of a visit to ${path} in ${locale} are within budget`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...smartphone, locale });
    const page = await context.newPage();
    const sizes: Promise<[string, number]>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      const size = request.sizes().then(({ responseBodySize }): [string, number] => [request.url(), responseBodySize]);
      sizes.push(size);
    });
    await page.goto(`${baseURL}${path}`);
    // On a busy machine the network can be idle before the page loads its scripts.
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const fetched = await Promise.all(sizes);
    await context.close();
    const total = fetched.reduce((sum, [, size]) => sum + size, 0);
    expect(fetched.length).toBeGreaterThan(1);
    expect(total, JSON.stringify(fetched)).toBeLessThanOrEqual(budget);
  });
}

test('on a phone the code of a server’s page is fetched at the first scroll', async ({ browser, baseURL }) => {
  const context = await browser.newContext(smartphone);
  const page = await context.newPage();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const isFetched = () => fetched.some((path) => path.includes('/server-page-'));
  await page.goto(`${baseURL}/servers`);
  await hydrated(page);
  // Nothing else tells that a page will not fetch more on its own: this is half a second without requests.
  await page.waitForLoadState('networkidle');
  expect(isFetched()).toBe(false);
  await page.mouse.wheel(0, 400);
  await expect.poll(isFetched).toBe(true);
  await context.close();
});

test('the largest paint on a slow phone is within budget', { tag: '@timed' }, async ({ browser, baseURL }) => {
  test.slow();
  await expectFastPaint(browser, `${baseURL}/`);
});
