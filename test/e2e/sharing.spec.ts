// How other pages show a server: share pictures and badges, a card in a frame, feeds and oEmbed that the browser
// parses; and the share dialog, with and without scripts.
import axe from 'axe-core';
import { expect, type Page, test } from './fixtures.ts';

const SERVER = '/server/tidewatch-cartographers';
const SLUG = 'tidewatch-cartographers';

const naturalSize = (page: Page, address: string) =>
  page.evaluate<[number, number]>(`new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve([image.naturalWidth, image.naturalHeight]);
    image.onerror = () => reject(new Error('no picture'));
    image.src = ${JSON.stringify(address)};
  })`);

/** Parses a URL with the browser's XML parser: the name of the root element, or the error. */
const parsedXml = (page: Page, address: string) =>
  page.evaluate<string>(`fetch(${JSON.stringify(address)}).then(async (answer) => {
    const parsed = new DOMParser().parseFromString(await answer.text(), 'application/xml');
    return parsed.querySelector('parsererror')?.textContent ?? parsed.documentElement.tagName;
  })`);

test('the browser renders pictures and badges, and parses all XML', async ({ page }) => {
  await page.goto(SERVER);
  expect(await naturalSize(page, `${SERVER}/share.png`)).toEqual([1200, 630]);
  for (const badge of ['members', 'online', 'rating']) {
    expect((await naturalSize(page, `/badge/${SLUG}/${badge}.svg`))[1]).toBe(20);
    expect((await naturalSize(page, `/badge/${SLUG}/${badge}.svg?style=arch`))[1]).toBe(32);
    expect(await parsedXml(page, `/badge/${SLUG}/${badge}.svg`)).toBe('svg');
  }
  for (const feed of ['new', 'trending', 'category/gaming/new', 'category/music/trending']) {
    expect(await parsedXml(page, `/feeds/${feed}.atom`)).toBe('feed');
  }
  const address = encodeURIComponent(new URL(SERVER, page.url()).href);
  expect(await parsedXml(page, `/oembed?format=xml&url=${address}`)).toBe('oembed');
});

test('pages link to their feeds, also after a navigation', async ({ page }) => {
  await page.goto('/category/gaming');
  const feeds = page.locator('link[rel=alternate][type="application/atom+xml"]');
  await expect(feeds).toHaveCount(2);
  await expect(feeds.first()).toHaveAttribute('href', /\/feeds\/category\/gaming\/new\.atom$/);
  await page.getByRole('link', { name: 'Browse servers' }).first().click();
  await expect(page).toHaveURL(/\/servers$/);
  await expect(feeds.first()).toHaveAttribute('href', /\/feeds\/new\.atom$/);
  await expect(feeds).toHaveCount(2);
  await page.goto('/tag/photography');
  await expect(feeds.first()).toHaveAttribute('href', /\/feeds\/tag\/photography\/new\.atom$/);
});

test('the dialog works by keyboard and restores the focus', async ({ page }) => {
  await page.goto(SERVER);
  const button = page.getByRole('link', { name: 'Share Tidewatch Cartographers' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share Tidewatch Cartographers' });
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Rating' }).press('Space');
  await expect(dialog.getByRole('button', { name: 'Rating' })).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByRole('textbox', { name: 'Markdown' })).toHaveValue(/rating\.svg/);
  await dialog.getByRole('button', { name: 'Dark' }).press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'HTML of the card' })).toHaveValue(/theme=dark/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to a page with everything', async ({ page }) => {
    await page.goto(SERVER);
    await page.getByRole('link', { name: 'Share Tidewatch Cartographers' }).click();
    await expect(page).toHaveURL(`${SERVER}/share`);
    await page.getByRole('link', { name: 'Online', exact: true }).click();
    await page.getByRole('link', { name: 'Window', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Markdown' })).toHaveValue(/online\.svg\?style=arch/);
    const card = page.frameLocator('iframe');
    await expect(card.getByRole('heading', { name: 'Tidewatch Cartographers' })).toBeVisible();
    await expect(card.getByRole('link', { name: 'Tidewatch Cartographers' })).toHaveAttribute('target', '_blank');
  });

  test('a server that does not exist cannot be shared', async ({ page, console }) => {
    console.expectStatus(404);
    expect((await page.goto('/server/nobody/share'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'There is nothing to share' })).toBeVisible();
  });
});

test.describe('the card', () => {
  // Its CSP allows no scripts, so axe needs a bypass.
  test.use({ bypassCSP: true });

  for (const theme of ['light', 'dark']) {
    for (const width of [300, 480]) {
      test(`is accessible: ${theme}, ${width} px`, async ({ page, baseURL }) => {
        await page.setViewportSize({ width, height: 204 });
        await page.evaluate(`location.assign(${JSON.stringify(`${baseURL}/embed/${SLUG}?theme=${theme}`)})`);
        await expect(page.getByRole('main')).toBeVisible();
        await page.evaluate(axe.source);
        const { violations } = await page.evaluate<axe.AxeResults>('axe.run()');
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      });
    }
  }

  test('shows its counts, their age and the link to the site at every size that oEmbed gives', async ({ page }) => {
    await page.goto(SERVER);
    const url = encodeURIComponent(page.url());
    const sizes = [];
    for (const room of ['maxwidth=200', 'maxwidth=250', 'maxwidth=380', 'maxwidth=400', 'maxheight=100', '']) {
      sizes.push(await (await page.request.get(`/oembed?url=${url}&${room}`)).json());
    }
    await page.goto(`/embed/${SLUG}`);
    for (const { width, height } of sizes) {
      await page.setViewportSize({ width, height });
      for (const part of [page.getByText(/online$/).first(), page.locator('time'), page.getByText('Duskrow')]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
    }
  });
});
