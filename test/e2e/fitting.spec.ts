// What has little room: words stay inside of what is drawn around them, and nothing stays in view longer than it is of use.
import { type InterfaceLanguage, LANGUAGE_COOKIE } from '#contract/interface-language.ts';
import { expect, type Page, phone, test } from './fixtures.ts';
import { currentSite } from './installation.ts';
import { signIn } from './sign-in.ts';

/** The words of the category tiles that reach further than the padding of their tile lets them. */
const OVER_THE_PADDING = `[...document.querySelectorAll('#categories li > a')].flatMap((tile) => {
  const words = document.createRange();
  words.selectNodeContents(tile.querySelector('b'));
  const { right, left } = words.getBoundingClientRect();
  const box = tile.getBoundingClientRect();
  return right > box.right - 12 || left < box.left + 12 ? [innerWidth + ' ' + tile.textContent] : [];
})`;

/** Those with words longer than the English ones. */
const LONG = ['de', 'es', 'fr', 'pl', 'pt-BR'] as const satisfies readonly InterfaceLanguage[];

const speak = async (page: Page, value: InterfaceLanguage) =>
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value, url: currentSite().baseURL }]);

test('the categories of the home page have room in their tiles', async ({ page }) => {
  const over: string[] = [];
  for (const language of LONG) {
    await speak(page, language);
    await page.goto('/');
    for (const width of [640, 768, 900, 1023, 1024, 1100, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      over.push(...(await page.evaluate<string[]>(OVER_THE_PADDING)));
    }
  }
  expect(over).toEqual([]);
});

test('all tabs of a dashboard are in view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'lamplighter', '/health?server=pixel-orchard');
  const hidden: Record<string, number> = {};
  for (const language of LONG) {
    await speak(page, language);
    await page.reload();
    const tabs = page.getByRole('tablist');
    await expect(tabs.getByRole('tab').last()).toContainText(/\d/);
    hidden[language] = await tabs.evaluate((list) => list.scrollWidth - list.clientWidth);
  }
  expect(Object.entries(hidden).filter(([, pixels]) => pixels > 0)).toEqual([]);
});

for (const [width, letters] of [
  [1280, 400],
  [390, 60],
] as const) {
  test(`a way out of a search of ${letters} letters keeps to its pill at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/servers?category=Gaming&search=${'abcdefghi'.repeat(50).slice(0, letters)}`);
    const way = page.getByRole('link', { name: /^Without “abc/ });
    await expect(way).toContainText(/\d+ servers$/);
    const { height, isInside } = await way.evaluate((link) => ({
      height: link.getBoundingClientRect().height,
      isInside: link.scrollWidth <= link.clientWidth && link.getBoundingClientRect().right <= innerWidth - 16,
    }));
    expect(isInside).toBe(true);
    expect(height).toBeLessThan(46);
    await expect(way.locator('bdi')).toHaveCSS('text-overflow', 'ellipsis');
  });
}

test.describe('the controls of the list on a phone', () => {
  test.use(phone);

  const dock = (page: Page) => page.getByRole('region', { name: 'List controls' });

  test('are at the foot of the screen while the list is in view, and no longer', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('article').nth(5).scrollIntoViewIfNeeded();
    await expect(dock(page)).toBeInViewport({ ratio: 1 });
    expect(await dock(page).evaluate((bar) => Math.round(innerHeight - bar.getBoundingClientRect().bottom))).toBe(0);
    for (const section of ['#categories', '#submit', '#api']) {
      await page.evaluate(`document.querySelector('${section}').scrollIntoView()`);
      // Still above it, where the list has ended.
      const end = await dock(page).evaluate((bar) => bar.getBoundingClientRect().bottom);
      expect(end, section).toBeLessThanOrEqual(
        await page.locator(section).evaluate((at) => at.getBoundingClientRect().top),
      );
    }
  });
});
