// Users who set their browser's text to twice the size, on the narrowest phone: no page may scroll sideways, and no text
// is cut.
import { type InterfaceLanguage, LANGUAGE_COOKIE } from '#contract/interface-language.ts';
import type { Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { looks } from '../looks/pages.ts';
import { overflowing } from './axe.ts';
import { call, slugOf } from './call.ts';
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

/** In the page: texts that an element around them cuts at its side, without an ellipsis. */
const CUT_TEXTS = `(() => {
  const cutterOf = (element) => {
    const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
    if (overflowX === 'visible') return element.parentElement && cutterOf(element.parentElement);
    return ['hidden', 'clip'].includes(overflowX) && textOverflow === 'clip' && webkitLineClamp === 'none' ? element : null;
  };
  const found = [];
  const words = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    if (text.parentElement.closest('[class*=sr-only], [aria-hidden]') || !text.parentElement.checkVisibility()) continue;
    words.selectNodeContents(text);
    const box = cutterOf(text.parentElement)?.getBoundingClientRect();
    const isCut = ({ left, right }) => right > left && (right > box.right + 1 || left < box.left - 1);
    if (box && [...words.getClientRects()].some(isCut)) found.push('cut: ' + text.data.slice(0, 30));
  }
  return found;
})()`;

const PATHS = Object.values(looks).map(({ path }) => path);

/** Long numbers, and the names of two features. */
const LONG = [
  '/server/starforge-frontier',
  '/servers?feature=partnered&feature=member_verification_gate_enabled',
  '/servers?search=zzqqxx&feature=partnered',
];

const setLanguage = async (page: Page, value: InterfaceLanguage, url: string) =>
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value, url }]);

/** What makes pages wider than the window, and texts that are cut. */
async function misfits(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    const inPage = [...(await overflowing(page)), ...(await page.evaluate<string[]>(CUT_TEXTS))];
    found.push(...inPage.map((problem) => `${path} ${problem}`));
  }
  return found;
}

for (const language of ['en', 'de', 'ar'] as const) {
  test(`pages of visitors fit the window in ${language}`, async ({ page, console, baseURL }) => {
    for (const status of [401, 404]) console.expectStatus(status);
    await setLanguage(page, language, baseURL!);
    expect(await misfits(page, [...PATHS, ...LONG])).toEqual([]);
  });
}

test('pages of users fit the window', async ({ page, console }) => {
  for (const status of [403, 404]) console.expectStatus(status);
  await signIn(page, 'lamplighter');
  expect(await misfits(page, [...PATHS, '/health?server=pixel-orchard'])).toEqual([]);
});

test('the page on which an owner manages a server fits the window', async ({ page, console, baseURL }) => {
  const slug = await slugOf(page.request, 'guildebrumes');
  console.expectStatus(403);
  await signIn(page, 'nightferry', `/server/${slug}/manage`);
  expect((await call(page, 'POST', `/api/v1/servers/${slug}/claim`)).status).toBeLessThan(300);
  for (const language of ['en', 'de'] as const) {
    await setLanguage(page, language, baseURL!);
    await page.goto(`/server/${slug}/manage`);
    await expect(page.locator('input[name=categories]').first()).toBeAttached();
    expect(await overflowing(page)).toEqual([]);
  }
  expect((await call(page, 'DELETE', `/api/v1/servers/${slug}/claim`)).status).toBeLessThan(300);
});

test('the link to the content is out of view until it has the focus', async ({ page, baseURL }) => {
  await setLanguage(page, 'pt-BR', baseURL!);
  await page.goto('/terms');
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).not.toBeInViewport();
});

test('the links of the footer do not overlap', async ({ page, baseURL }) => {
  await setLanguage(page, 'de', baseURL!);
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
