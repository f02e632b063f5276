// Boxes that are narrower than what is in them could be.
import { INTERFACE_LANGUAGES, LANGUAGE_COOKIE } from '#contract/interface-language.ts';
import { expect, test } from './fixtures.ts';
import { currentSite } from './installation.ts';

test('the card of a server on the map fits, however long the name is', async ({ page }) => {
  await page.goto('/serververse');
  await page
    .getByRole('button', { name: / on the map$/ })
    .first()
    .click();
  const card = page.locator('section', { has: page.getByRole('link', { name: 'View Server' }) }).last();
  await card.locator('b').evaluate((name: unknown) => {
    (name as { textContent: string }).textContent = 'Cartographers of the long evenings '.repeat(3);
  });
  for (const [width, size] of [
    [1280, '100%'],
    [390, '100%'],
    [390, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(`document.documentElement.style.fontSize = '${size}'`);
    const over = await card.evaluate((box: unknown) => {
      const { scrollWidth, clientWidth } = box as Record<'scrollWidth' | 'clientWidth', number>;
      return scrollWidth - clientWidth;
    });
    expect(over, `${width} px, ${size}`).toBeLessThanOrEqual(0);
  }
});

test('the actions of a server are in one row on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/server/tidewatch-cartographers');
  const actions = page.locator('.server-head-actions :is(a, button):visible');
  await expect(actions).toHaveCount(4);
  const boxes = await Promise.all((await actions.all()).map((action) => action.boundingBox()));
  expect(new Set(boxes.map((box) => Math.round(box!.y))).size).toBe(1);
  for (const box of boxes) expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
});

/** In the page: px of the placeholder of the navigation bar's search that are cut off. */
const PLACEHOLDER_CUT = `(() => {
  const input = document.querySelector('header input[name=search]');
  const { font, letterSpacing, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
  const pen = Object.assign(document.createElement('canvas').getContext('2d'), { font, letterSpacing });
  const room = input.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
  return Math.max(0, Math.ceil(pen.measureText(input.placeholder).width - room));
})()`;

test('the placeholder of the search in the navigation bar fits in every language', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  for (const value of INTERFACE_LANGUAGES) {
    await page.context().addCookies([{ name: LANGUAGE_COOKIE, value, url: currentSite().baseURL }]);
    await page.goto('/languages');
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await page.evaluate(PLACEHOLDER_CUT), `${value}, ${width} px`).toBe(0);
    }
  }
});

test.describe('in German', () => {
  test.use({ locale: 'de', viewport: { width: 390, height: 844 } });

  // Safari on phones enlarges text without the media queries in `rem`.
  test('the panel about owners fits, with text of twice the size', async ({ page }) => {
    await page.goto('/server/tidewatch-cartographers');
    await page.evaluate("document.documentElement.style.fontSize = '200%'");
    const claim = page.getByRole('main').getByRole('link', { name: 'Diesen Server beanspruchen' });
    await claim.scrollIntoViewIfNeeded();
    const box = (await claim.boundingBox())!;
    expect(box.x + box.width).toBeLessThan(390);
  });
});
