// Without a connection a visit shows the offline page; the worker never caches anything else.
import type { BrowserContext } from '@playwright/test';
import { expect, phone, test, waitUntilControlled } from './fixtures.ts';
import { signIn } from './sign-in.ts';

test.beforeEach(async ({ page }) => await page.clock.install());

const CACHED = `caches.keys().then(async (names) => {
  const caches_ = await Promise.all(names.map((name) => caches.open(name)));
  const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
  return requests.map(({ url }) => new URL(url).pathname).toSorted();
})`;

/** Runs `work` offline. */
async function withoutConnection(context: BrowserContext, work: () => Promise<void>): Promise<void> {
  await context.setOffline(true);
  await work();
  await context.setOffline(false);
}

test('a page that cannot be fetched shows the offline page until there is a connection', async ({ page, context }) => {
  await page.goto('/');
  await waitUntilControlled(page);
  await withoutConnection(context, async () => {
    await page.evaluate<void>("location.assign('/server/tidewatch-cartographers')");
    await expect(page.getByRole('heading', { level: 1, name: 'Duskrow cannot be reached' })).toBeVisible();
    await expect(page).toHaveURL(/\/server\/tidewatch-cartographers$/);
    // Its styles are inlined.
    const retry = page.getByRole('link', { name: 'Try again' });
    await expect(retry).toHaveCSS('border-radius', '10px');
    await expect(retry).toHaveJSProperty('href', page.url());
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByRole('button')).toHaveCount(0);
    }
  });
  await expect(page.getByRole('heading', { level: 1, name: /Tidewatch/ })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('it starts at its top, and the page that follows where it was left', async ({ page, context, console }) => {
    // Pictures and code that the page has not fetched yet.
    console.expectLostCalls();
    await page.goto('/servers?page=2');
    await waitUntilControlled(page);
    await page.evaluate<void>('scrollTo(0, 1600)');
    const heading = page.getByRole('heading', { level: 1, name: 'Duskrow cannot be reached' });
    await withoutConnection(context, async () => {
      await page.evaluate<void>('location.reload()');
      await expect(heading).toBeInViewport();
    });
    await expect(heading).toHaveCount(0);
    await expect.poll(() => page.evaluate('Math.round(scrollY / 100)')).toBe(16);
  });
});

test('it follows the chosen theme', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate<void>("localStorage.setItem('duskrow.theme', '\"light\"')");
  await waitUntilControlled(page);
  await withoutConnection(context, async () => {
    await page.evaluate<void>("location.assign('/categories')");
    await expect(page.getByRole('heading', { level: 1, name: 'Duskrow cannot be reached' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(239, 245, 246)');
  });
});

test('only the offline page is cached, also for a logged-in user', async ({ page }) => {
  await signIn(page, 'lamplighter');
  await waitUntilControlled(page);
  for (const path of ['/profile', '/server/tidewatch-cartographers', '/admin']) await page.goto(path);
  const cached = await page.evaluate<string[]>(CACHED);
  expect(cached).toEqual(['/offline']);
  const text = await page.evaluate<string>("caches.match('/offline').then((answer) => answer.text())");
  expect(text).not.toContain('amplighter');
  expect(text).not.toContain('<script type="module"');
});

test('error pages of the server are passed through', async ({ page, console: watch }) => {
  watch.expectStatus(404);
  await page.goto('/');
  await waitUntilControlled(page);
  const answer = await page.goto('/there-is-nothing-here');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Nobody lives here' })).toBeVisible();
});

test('a list that fails to load without a connection says so, and loads once there is one', async ({
  page,
  context,
  console: watch,
}) => {
  watch.expectLostCalls();
  await page.goto('/servers');
  await withoutConnection(context, async () => {
    await page.getByRole('combobox', { name: 'Sort servers' }).selectOption('name');
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to load servers' });
    await expect(alert).toContainText('The site cannot be reached. Check your connection and try again.');
  });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the focus stays on the heading of the map when it loads at the second try', async ({ page, console }) => {
  console.expectStatus(503);
  await page.goto('/categories');
  await page.route('**/api/v1/serververse', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.getByRole('link', { name: 'Serververse', exact: true }).first().click();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/v1/serververse');
  await retry.press('Enter');
  await expect(page.getByRole('tab', { name: '3D Network Map' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Serververse Map' })).toBeFocused();
});
