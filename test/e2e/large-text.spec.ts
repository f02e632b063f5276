// Users who set their browser's text to twice the size, on the narrowest phone: no page may scroll sideways.
import { LANGUAGE_COOKIE } from '#contract/interface-language.ts';
import type { Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { looks } from '../looks/pages.ts';
import { overflowing } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

// A style would not do: media queries in `rem` follow the browser's setting.
test.use({
  launchOptions: { ...(await findChromium()), args: [...CHROMIUM_ARGS, '--blink-settings=defaultFontSize=32'] },
  viewport: { width: 320, height: 844 },
});

/** In the page: links of the footer whose words are wider than their column. */
const OVER_THE_EDGE = `[...document.querySelectorAll('footer a')].flatMap(({ scrollWidth, clientWidth, textContent }) =>
  scrollWidth > clientWidth ? [textContent] : [])`;

const PATHS = Object.values(looks).map(({ path }) => path);

/** What makes pages wider than the window. */
async function tooWide(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    found.push(...(await overflowing(page)).map((element) => `${path} ${element}`));
  }
  return found;
}

test('pages of visitors fit the window', async ({ page, console }) => {
  for (const status of [401, 404]) console.expectStatus(status);
  expect(await tooWide(page, PATHS)).toEqual([]);
});

test('pages of users fit the window', async ({ page, console }) => {
  for (const status of [403, 404]) console.expectStatus(status);
  await signIn(page, 'lamplighter');
  expect(await tooWide(page, [...PATHS, '/health?server=pixel-orchard'])).toEqual([]);
});

test('the links of the footer do not overlap', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: 'de', url: baseURL }]);
  await page.goto('/terms');
  expect(await page.evaluate<string[]>(OVER_THE_EDGE)).toEqual([]);
});

test('the badges of a card are below its banner', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto('/servers');
  const card = page.getByRole('article').filter({ hasText: 'Very Active' }).first();
  const banner = (await card.locator(':scope > div').first().boundingBox())!;
  const badge = (await card.getByText('Very Active').boundingBox())!;
  expect(badge.y).toBeGreaterThanOrEqual(banner.y + banner.height);
});
