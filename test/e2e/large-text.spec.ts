// Users who set their browser's text to twice the size, on the narrowest phone: no page may scroll sideways.
import type { Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { overflowing } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

// A style would not do: media queries in `rem` follow the browser's setting.
test.use({
  launchOptions: { ...(await findChromium()), args: [...CHROMIUM_ARGS, '--blink-settings=defaultFontSize=32'] },
  viewport: { width: 320, height: 844 },
});

const PUBLIC = [
  '/',
  '/servers',
  '/server/pixel-orchard',
  '/server/pixel-orchard/share',
  '/submit',
  '/categories',
  '/category/Gaming',
  '/compare?s=pixel-orchard&s=oadro',
  '/tags',
  '/languages',
  '/language/de',
  '/recommendations',
  '/leaderboard',
  '/serververse',
  '/decisions',
  '/ranking',
  '/privacy',
  '/terms',
  '/api',
  '/data',
  '/owners',
];

const PERSONAL = [
  '/',
  '/submit',
  '/profile',
  '/achievements',
  '/reviews',
  '/health',
  '/health?server=pixel-orchard',
  '/admin',
];

/** What makes pages wider than the window. */
async function tooWide(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    found.push(...(await overflowing(page)).map((element) => `${path} ${element}`));
  }
  return found;
}

test('public pages fit the window', async ({ page }) => {
  expect(await tooWide(page, PUBLIC)).toEqual([]);
});

test('pages of users fit the window', async ({ page }) => {
  await signIn(page, 'lamplighter');
  expect(await tooWide(page, PERSONAL)).toEqual([]);
});
