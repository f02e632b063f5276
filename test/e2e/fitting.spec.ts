// Tight layouts: text fits its container, and controls are in view only while they are useful.
import { type InterfaceLanguage, LANGUAGE_COOKIE } from '#contract/interface-language.ts';
import { engage, expect, type Locator, type Page, phone, test } from './fixtures.ts';
import { currentSite } from './installation.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';

/** In the page: category tiles whose text overlaps their padding. */
const OVER_THE_PADDING = `[...document.querySelectorAll('#categories li > a')].flatMap((tile) => {
  const words = document.createRange();
  words.selectNodeContents(tile.querySelector('b'));
  const { right, left } = words.getBoundingClientRect();
  const box = tile.getBoundingClientRect();
  return right > box.right - 12 || left < box.left + 12 ? [innerWidth + ' ' + tile.textContent] : [];
})`;

/** In the page: clamped texts whose ellipsis is clipped. */
const CLIPPED_ELLIPSES = `[...document.querySelectorAll('[class*=line-clamp-]')].flatMap((text) =>
  text.scrollWidth > text.clientWidth && getComputedStyle(text).overflowX !== 'visible' ? [text.textContent] : [])`;

/** In the page: user names and levels that are truncated or on more than two lines. */
const CRAMPED_USERS = `[...document.querySelectorAll('main ol p > span')].flatMap((text) => {
  const words = document.createRange();
  words.selectNodeContents(text);
  const lines = new Set([...words.getClientRects()].map(({ top }) => top)).size;
  return lines > 2 || text.scrollWidth > text.clientWidth + 1 ? [text.textContent] : [];
})`;

/** In the page: the outline of what covers the card of the focused link. */
const RING = `(({ offsetParent }, { outlineStyle, width, height }) => {
  const isLarge = Math.round(parseFloat(width)) === offsetParent.clientWidth && Math.round(parseFloat(height)) === offsetParent.clientHeight;
  return outlineStyle + (isLarge ? ', as large as the card' : ', ' + width + ' by ' + height);
})(document.activeElement, getComputedStyle(document.activeElement, '::after'))`;

/** In the page: words of a comparison that break in the middle, without a hyphen. */
const BROKEN_WORDS = `[...document.querySelectorAll('.compare-table tbody :is(th, td, li)')].flatMap(({ firstChild: text }) =>
  text?.nodeType !== Node.TEXT_NODE ? [] : [...text.data.matchAll(/[^\\s-]+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1 ? [word] : [];
  }))`;

/** In the page: room next to the name of the order, in pixels. */
const ROOM_OF_ORDER = `(({ clientWidth, selectedOptions: [order] }, { font, paddingLeft, paddingRight }, text) => {
  text.font = font;
  return clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - text.measureText(order.text).width;
})(...[document.querySelector('.dock select')].flatMap((select) => [select, getComputedStyle(select), document.createElement('canvas').getContext('2d')]))`;

/** In the page: hidden width of the tabs, in pixels. */
const HIDDEN_TABS = `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('[role=tablist]'))`;

const edges = async (place: Locator) => {
  const { x, y, width, height } = (await place.boundingBox())!;
  return { top: Math.round(y), right: Math.round(x + width), bottom: Math.round(y + height), height };
};

/** Languages with longer words than English. */
const LONG = ['de', 'es', 'fr', 'pl', 'pt-BR'] as const satisfies readonly InterfaceLanguage[];

const setLanguage = async (page: Page, value: InterfaceLanguage) =>
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value, url: currentSite().baseURL }]);

test('links that are not in a text are large enough for a finger on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/serververse');
  const name = page.getByRole('region', { name: 'On the map' }).getByRole('link').first();
  expect((await edges(name)).height).toBeGreaterThanOrEqual(24);
  await page.goto('/server/tidewatch-cartographers');
  expect((await edges(page.locator('main a[href^="/language/"]'))).height).toBeGreaterThanOrEqual(24);
  for (const [path, link] of [
    ['/serververse?tab=health', page.getByRole('listitem').locator('a[href^="/server/"]').first()],
    ['/compare?s=oadro', page.getByRole('columnheader').getByRole('link', { name: 'oadro', exact: true })],
    ['/data', page.getByRole('link', { name: 'These details as JSON' })],
  ] as const) {
    await page.goto(path);
    expect((await edges(link)).height, path).toBeGreaterThanOrEqual(24);
  }
  await page.goto('/');
  const { x, y } = (await page.getByRole('list', { name: 'Lit now' }).getByRole('link').first().boundingBox())!;
  expect(await page.evaluate(`document.elementFromPoint(${x - 1.5}, ${y + 9}).className`)).toBe('hero-frame');
});

test('the focus ring of a link that covers its card is around the card', async ({ page }) => {
  await signIn(page, 'kettle_hymn', '/servers?view=list');
  await page
    .getByRole('button', { name: /^Favorite / })
    .first()
    .click();
  const favorites = '/profile?tab=favorites';
  for (const path of [favorites, '/health', '/recommendations', '/categories', '/languages', '/servers']) {
    await page.goto(path);
    await page.locator('main .card-link').first().focus();
    expect(await page.evaluate(RING), path).toBe('solid, as large as the card');
  }
});

test('the categories of the home page fit their tiles', async ({ page }) => {
  const over: string[] = [];
  for (const language of LONG) {
    await setLanguage(page, language);
    await page.goto('/');
    for (const width of [640, 768, 900, 1023, 1024, 1100, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      over.push(...(await page.evaluate<string[]>(OVER_THE_PADDING)));
    }
  }
  expect(over).toEqual([]);
});

test('the ellipsis of a left-to-right description is in view on an Arabic page', async ({ page }) => {
  await setLanguage(page, 'ar');
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto('/servers?category=Music');
  await settled(page);
  expect(await page.evaluate(CLIPPED_ELLIPSES)).toEqual([]);
});

test('the menu of a card opens at its button on an Arabic page', async ({ page }) => {
  await setLanguage(page, 'ar');
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto('/servers');
  const button = page.getByRole('article').locator('button[aria-haspopup=menu]').nth(2);
  await button.click();
  const menu = (await page.getByRole('dialog').boundingBox())!;
  expect(menu.x).toBeCloseTo((await button.boundingBox())!.x, 0);
});

test('all tabs of a dashboard are in view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'lamplighter', '/health?server=pixel-orchard');
  const hidden: Record<string, number> = {};
  for (const language of LONG) {
    await setLanguage(page, language);
    await page.reload();
    const tabs = page.getByRole('tablist');
    await expect(tabs.getByRole('tab').last()).toContainText(/\d/);
    hidden[language] = await page.evaluate<number>(HIDDEN_TABS);
  }
  expect(Object.entries(hidden).filter(([, pixels]) => pixels > 0)).toEqual([]);
});

test('neither the bar nor a toast covers the first empty field, or the heading of what was written', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'sand.clock', '/server/oadro#reviews');
  const reviews = page.getByRole('region', { name: /^Reviews/ });
  const toast = page.locator('.toast');
  const isBelowToast = async (place: Locator) => (await edges(place)).top > (await edges(toast.last())).bottom;
  await reviews.getByRole('button', { name: 'Submit Review' }).press('Enter');
  await expect(reviews.getByLabel('1 star', { exact: true })).toBeFocused();
  await expect(toast.filter({ hasText: 'Please fill in all fields' })).toBeVisible();
  await expect.poll(() => isBelowToast(reviews.getByRole('radiogroup'))).toBe(true);
  await reviews.getByLabel('4 stars').check({ force: true });
  await reviews.getByLabel('Title').fill('Small screen');
  await reviews.getByLabel('Review', { exact: true }).fill('Small text.');
  // The button in view, the heading of the form above the bar.
  await page.evaluate(`document.querySelector('#reviews [type=submit]').scrollIntoView()`);
  await reviews.getByRole('button', { name: 'Submit Review' }).press('Enter');
  const own = reviews.getByRole('heading', { name: 'Your review', exact: true });
  await expect(own).toBeFocused();
  await expect(toast.filter({ hasText: 'Review submitted' })).toBeVisible();
  await expect.poll(() => isBelowToast(own)).toBe(true);
});

test('the selected tab of a profile is in view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'lamplighter', '/terms');
  await setLanguage(page, 'de');
  await page.goto('/profile?tab=activity');
  await expect(page.getByRole('tab', { name: /\d$/ })).toHaveCount(3);
  await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 0.99 });
});

for (const [width, letters] of [
  [1280, 400],
  [390, 60],
] as const) {
  test(`an alternative to a search of ${letters} letters fits its pill at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/servers?category=Gaming&search=${'abcdefghi'.repeat(50).slice(0, letters)}`);
    const alternative = page.getByRole('link', { name: /^Without “abc/ });
    await expect(alternative).toContainText(/\d+ servers$/);
    const { right, height } = await edges(alternative);
    expect(right).toBeLessThanOrEqual(width - 16);
    expect((await edges(alternative.locator('span'))).right).toBeLessThan(right);
    expect(height).toBeLessThan(46);
    await expect(alternative.locator('bdi')).toHaveCSS('text-overflow', 'ellipsis');
  });
}

test.describe('the controls of the list on a phone', () => {
  test.use(phone);

  const dock = (page: Page) => page.getByRole('region', { name: 'List controls' });

  test('show the whole name of the order', async ({ page }) => {
    await page.goto('/?sort=relevance');
    await settled(page);
    expect(await page.evaluate<number>(ROOM_OF_ORDER)).toBeGreaterThanOrEqual(0);
  });

  test('are at the bottom of the screen only while the list is in view', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('article').nth(5).scrollIntoViewIfNeeded();
    await expect(dock(page)).toBeInViewport({ ratio: 1 });
    expect((await edges(dock(page))).bottom).toBe(844);
    for (const section of ['#categories', '#submit', '#api']) {
      await page.evaluate(`document.querySelector('${section}').scrollIntoView()`);
      // It is above the section, at the end of the list.
      const { bottom } = await edges(dock(page));
      expect(bottom, section).toBeLessThanOrEqual((await edges(page.locator(section))).top);
    }
  });
});

test('the buttons of a visitor’s saved servers are in view on a phone, however long the names are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setLanguage(page, 'de');
  const list = { owner: null, marks: [['s_1', 'A server with quite a long name '.repeat(4)]] };
  await page.addInitScript((saved) => {
    for (const key of ['duskrow.favorites', 'duskrow.hidden']) localStorage.setItem(key, saved);
  }, JSON.stringify(list));
  await page.goto('/profile');
  for (const title of ['Favoriten', 'Ausgeblendete Server']) {
    const button = page.getByRole('region', { name: title }).getByRole('button').last();
    expect((await edges(button)).right, title).toBeLessThan(390 - 16);
  }
});

test('the names of the leaderboard are complete on a phone, also with large text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setLanguage(page, 'de');
  await page.goto('/leaderboard?by=reviews');
  await expect(page.locator('main ol p > span').nth(2)).toBeVisible();
  for (const size of ['100%', '200%']) {
    await page.evaluate(`document.documentElement.style.fontSize = '${size}'`);
    expect(await page.evaluate(CRAMPED_USERS), size).toEqual([]);
  }
});

test('no word of a comparison breaks in the middle, and its servers have columns of the same width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of ['en', 'de'] as const) {
    await setLanguage(page, language);
    await page.goto('/compare?s=oadro&s=midnight-matinee&s=street-frames');
    expect(await page.evaluate(BROKEN_WORDS), language).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 844 });
  const heads = await page.locator('.compare-table thead th + th').all();
  const widths = await Promise.all(heads.map(async (head) => Math.round((await head.boundingBox())!.width)));
  expect(widths).toEqual([widths[0], widths[0], widths[0]]);
});

test('the sticky column of a comparison does not cover the focused link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/compare?s=oadro&s=midnight-matinee&s=street-frames');
  await page.locator('.compare-table thead a').last().focus();
  for (let links = 0; links < 4; links += 1) await page.keyboard.press('Shift+Tab');
  const first = page.getByRole('columnheader').getByRole('link', { name: 'oadro', exact: true });
  await expect(first).toBeFocused();
  const column = await edges(page.getByRole('columnheader').first());
  await expect.poll(async () => (await first.boundingBox())!.x).toBeGreaterThan(column.right);
});

test('a focused button of a comparison is in view on the narrowest phone with large text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/compare?s=oadro&s=midnight-matinee&s=street-frames&s=tidewatch-cartographers');
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  const buttons = page.getByRole('columnheader').getByRole('link', { name: /^Remove / });
  for (const button of await buttons.all()) {
    await button.focus();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});

test('the tray of a full comparison fits a phone', async ({ page }) => {
  const chosen = ['a', 'b', 'c', 'd'].map((name) => ({ id: `s_${name}`, slug: name, name, iconUrl: null }));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript((value) => localStorage.setItem('duskrow.compare', value), JSON.stringify(chosen));
  const over: Record<string, string> = {};
  for (const language of LONG) {
    await setLanguage(page, language);
    await page.goto('/categories');
    await engage(page);
    const tray = page.locator('.compare-tray');
    const inner = await edges(tray.getByRole('button').last());
    const outer = await edges(tray);
    if (inner.right > outer.right - 8 || outer.height > 64) over[language] = JSON.stringify({ inner, outer });
  }
  expect(over).toEqual({});
});
