// Without a connection a visit shows a page of the site; nothing else of it is ever kept by the worker.
import type { BrowserContext } from '@playwright/test';
import { expect, test, untilControlled } from './fixtures.ts';
import { signIn } from './sign-in.ts';

test.beforeEach(async ({ page }) => await page.clock.install());

const KEPT = `caches.keys().then(async (names) => {
  const caches_ = await Promise.all(names.map((name) => caches.open(name)));
  const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
  return requests.map(({ url }) => new URL(url).pathname).toSorted();
})`;

/** Chromium logs what could not be fetched as errors of the page. */
async function withoutConnection(context: BrowserContext, work: () => Promise<void>): Promise<void> {
  await context.setOffline(true);
  await work();
  await context.setOffline(false);
}

test('a page that cannot be fetched is the offline page, and its link leads on', async ({ page, context }) => {
  await page.goto('/');
  await untilControlled(page);
  await withoutConnection(context, async () => {
    await page.evaluate<void>("location.assign('/server/tidewatch-cartographers')");
    await expect(page.getByRole('heading', { level: 1, name: 'Duskrow cannot be reached' })).toBeVisible();
    await expect(page).toHaveURL(/\/server\/tidewatch-cartographers$/);
    // In the site's clothes: its styles are in it.
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveCSS('border-radius', '10px');
  });
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Tidewatch/ })).toBeVisible();
});

test('it follows the chosen theme', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate<void>("localStorage.setItem('theme', 'light')");
  await untilControlled(page);
  await withoutConnection(context, async () => {
    await page.evaluate<void>("location.assign('/categories')");
    await expect(page.getByRole('heading', { level: 1, name: 'Duskrow cannot be reached' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(239, 245, 246)');
  });
});

test('nothing but the offline page is kept, also of who is signed in', async ({ page }) => {
  await signIn(page, 'lamplighter');
  await untilControlled(page);
  for (const path of ['/profile', '/server/tidewatch-cartographers', '/admin']) await page.goto(path);
  const kept = await page.evaluate<string[]>(KEPT);
  expect(kept).toEqual(['/offline']);
  const text = await page.evaluate<string>("caches.match('/offline').then((answer) => answer.text())");
  expect(text).not.toContain('amplighter');
  expect(text).not.toContain('<script type="module"');
});

test('a failing server is shown as it is, and calls go past the worker', async ({ page, console: watch }) => {
  watch.expectStatus(404);
  await page.goto('/');
  await untilControlled(page);
  const answer = await page.goto('/there-is-nothing-here');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Nobody lives here' })).toBeVisible();
});
