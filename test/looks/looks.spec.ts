// Visual regression: compares every route with its reference, in both themes and at three widths, above the fold.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Cookie, expect, type Page, test } from '@playwright/test';
import { settled } from '../e2e/settled.ts';
import { STILL } from './installation.ts';
import { looks, looksAfterwards } from './pages.ts';

const SIZES = [
  { width: 390, height: 760 },
  { width: 768, height: 800 },
  { width: 1280, height: 720 },
];
const THEMES = ['dark', 'light'] as const;

test('covers every route', () => {
  const source = readFileSync(path.join(import.meta.dirname, '../../src/pages/routes.ts'), 'utf8');
  const paths = [...source.matchAll(/path: '([^']+)',\s+load:/g)].map((match) => match[1]);
  expect(Object.keys(looks).toSorted()).toEqual(paths.toSorted());
});

for (const { name, path: address, isSignedIn, isClaimed } of [...Object.values(looks), ...looksAfterwards]) {
  test(name, async ({ page, context, baseURL }) => {
    await page.clock.setFixedTime(STILL);
    // A page shows a fallback for a font that loads late: this visit puts all fonts into the cache.
    await page.goto(`${baseURL}/terms`, { waitUntil: 'networkidle' });
    if (isSignedIn) await signIn(page);
    if (isClaimed) await claim(page, address);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': `2001:db8::${size.width}` });
      await page.goto(`${baseURL}${address}`, { waitUntil: 'networkidle' });
      await settled(page);
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme });
        await expect.soft(page).toHaveScreenshot([theme, `${name}-${size.width}.png`], {
          mask: [page.locator('canvas')],
          maskColor: '#808080',
        });
      }
    }
  });
}

let cookies: Cookie[] | undefined;

/** Logs in only once: each login adds a session to the profile. */
async function signIn(page: Page): Promise<void> {
  if (cookies) return await page.context().addCookies(cookies);
  await page.goto('/api/v1/auth/discord?returnTo=%2Fterms');
  await page.getByRole('radio', { name: /lamplighter/ }).check();
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.waitForURL(/\/terms/);
  cookies = await page.context().cookies();
}

async function claim(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Claim this server' }).click();
  await expect(page.getByRole('heading', { name: 'Alert webhook' })).toBeVisible();
}
