// Enter in a search box searches for the typed text; it opens a suggestion only if the arrow keys selected it. Back returns to
// the place in a list.
import type { CDPSession } from '@playwright/test';
import { expect, type Locator, type Page, phone, test } from './fixtures.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search servers' });
const options = (page: Page) => page.getByRole('option');
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

async function searchFor(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Enter');
}

async function typeAndWait(page: Page): Promise<void> {
  await box(page).pressSequentially('tidewatch');
  await expect(suggestions(page)).toHaveAttribute('aria-busy', 'false');
  await expect(options(page).first()).toContainText('Tidewatch');
}

for (const path of ['/', '/categories']) {
  test(`Enter searches on ${path}, with or without suggestions`, async ({ page }) => {
    await page.goto(path);
    await typeAndWait(page);
    await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/servers?search=tidewatch');
    await page.goto(path);
    await searchFor(page, 'tidewatch');
    await expect(page).toHaveURL('/servers?search=tidewatch');
  });
}

test('on the map, Enter shows the first server, without waiting for the suggestions', async ({ page }) => {
  await page.goto('/serververse');
  const field = page.getByLabel('Find a community on the map');
  await field.fill('nightshift');
  await field.press('Enter');
  await expect(page.getByRole('region', { name: 'Nightshift Synths' })).toBeVisible();
  await expect(field).toHaveValue('');
});

test('the count of the list before is not shown while the results load', async ({ page }) => {
  await page.goto('/servers');
  const found = page.getByRole('heading', { name: /^Found \d+ servers?/ });
  await expect(found).toBeVisible();
  const isSeen = Promise.withResolvers<void>();
  await page.route('**/api/v1/servers?*', async (route) => {
    await isSeen.promise;
    await route.continue();
  });
  await searchFor(page, 'zzqqx');
  await expect(page.getByRole('heading', { name: 'Loading servers' })).toBeVisible();
  isSeen.resolve();
  await expect(found).toHaveText(/^Found 0 servers/);
});

for (const [way, path, leave] of [
  ['a link', '/categories', (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Categories' }).click()],
  ['Enter', '/servers?search=music', (page: Page) => searchFor(page, 'music')],
] as const) {
  test(`what is typed in the bar while the page of ${way} loads stays`, async ({ page }) => {
    await page.goto('/compare');
    const isTyped = Promise.withResolvers<void>();
    await page.route(/\/api\/v1\/(categories|servers\?)/, async (route) => {
      await isTyped.promise;
      await route.continue();
    });
    await leave(page);
    await box(page).fill('go');
    isTyped.resolve();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: /^Browse/ })).toBeVisible();
    await page.keyboard.type(' fish');
    await expect(box(page)).toHaveValue('go fish');
  });
}

test('what was typed in the bar without Enter does not stay after Back and Forward', async ({ page }) => {
  await page.goto('/servers?search=music');
  await page.locator('.server-card').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/server\//);
  await box(page).fill('chess');
  await page.goBack();
  await expect(page).toHaveURL('/servers?search=music');
  await expect(box(page)).toHaveValue('');
  await box(page).fill('chess');
  await page.goForward();
  await expect(page).toHaveURL(/\/server\//);
  await expect(box(page)).toHaveValue('');
});

test('nor after Back to other results, nor on the page that the command menu opens', async ({ page }) => {
  await page.goto('/servers?search=music');
  await searchFor(page, 'chess');
  await expect(page).toHaveURL('/servers?search=chess');
  await box(page).fill('left');
  await page.goBack();
  await expect(page).toHaveURL('/servers?search=music');
  await expect(box(page)).toHaveValue('');
  await box(page).fill('left');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('categories');
  await expect(page.getByRole('dialog').getByRole('option').first()).toHaveText(/Categories/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/categories');
  await expect(box(page)).toHaveValue('');
});

test('hovering over a suggestion does not select it for Enter; a click opens it', async ({ page }) => {
  await page.goto('/categories');
  await typeAndWait(page);
  await options(page).first().hover();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/servers?search=tidewatch');
  await page.goto('/categories');
  await typeAndWait(page);
  await options(page).first().click();
  await expect(page).toHaveURL('/server/tidewatch-cartographers');
});

test('the arrow keys select a suggestion, and return to the text', async ({ page }) => {
  await page.goto('/categories');
  await typeAndWait(page);
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await options(page).first().getAttribute('id'))!);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/server/tidewatch-cartographers');
});

test.describe('on a phone', () => {
  test.use(phone);
  test('Enter searches in the sheet', async ({ page }) => {
    await page.goto('/categories');
    await page.getByRole('button', { name: 'Search servers' }).click();
    await typeAndWait(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/servers?search=tidewatch');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('on a phone, Back to the map returns to where it was', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await page.goto('/serververse');
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  const row = page.getByRole('region', { name: 'On the map' }).getByRole('listitem').last();
  // This scrolls it into view.
  await row.hover();
  const left = await row.boundingBox();
  // A click by Playwright would scroll.
  await page.getByRole('banner').getByRole('link', { name: 'Duskrow' }).dispatchEvent('click');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  expect(await row.boundingBox()).toEqual(left);
});

test('Back returns to the place in a list, also after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  // In an order that counts which arrive meanwhile do not change.
  await page.goto('/servers?sort=name');
  const card = page.locator('.server-card').nth(13).getByRole('link').first();
  // It moves until the cards above it are laid out.
  await card.hover();
  const left = await topOf(card);
  await card.click();
  await expect(page).toHaveURL(/\/server\//);
  await page.reload();
  await page.goBack();
  await expect.poll(async () => Math.abs((await topOf(card)) - left)).toBeLessThanOrEqual(1);
});

test('Back returns to the place in the list of the home page, not to the same server below it', async ({ page }) => {
  const link = page.locator('#discover .server-card').nth(3).getByRole('link').first();
  const { top, release } = await followFrom(page, '/', link);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeAttached();
  release();
  await expect(link).toBeFocused();
  await expect.poll(async () => Math.abs((await topOf(link)) - top)).toBeLessThanOrEqual(1);
});

test('Back returns to the place in a list also if the window grows while it loads', async ({ page }) => {
  const link = page.locator('.server-card').nth(13).getByRole('link').first();
  // In an order that counts which arrive meanwhile do not change.
  const { top, release } = await followFrom(page, '/servers?sort=name', link);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.setViewportSize({ width: 390, height: 900 });
  await expect.poll(() => page.evaluate('scrollY + innerHeight - document.documentElement.scrollHeight')).toBe(0);
  release();
  await expect(link).toBeFocused();
  await expect.poll(async () => Math.abs((await topOf(link)) - top)).toBeLessThanOrEqual(1);
});

const topOf = async (link: Locator) => Math.round((await link.boundingBox())?.y ?? 0);

/** Follows a link of a list. The next list waits until it is released. */
async function followFrom(page: Page, path: string, link: Locator) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  // It moves until the cards above it are laid out.
  await link.hover();
  const top = await topOf(link);
  await link.click();
  await expect(page).toHaveURL(/\/server\//);
  await page.reload();
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/v1/servers?*', async (route) => {
    await promise;
    await route.continue();
  });
  return { top, release };
}

test('after Back, what the user opens stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2000 });
  await page.goto('/server/tidewatch-cartographers');
  const more = page.locator('summary').filter({ hasText: /^Show \d+ others/ });
  await page.locator('main a[href^="/server/"]').last().click();
  await expect(page).not.toHaveURL(/tidewatch/);
  await page.goBack();
  await expect(page.locator('main a:focus')).toBeVisible();
  const top = await page.evaluate('scrollY');
  await more.click();
  await expect(page.getByText('Randomly generated for illustration.')).toBeVisible();
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');
  expect(await page.evaluate('scrollY')).toBe(top);
});

/** What every document of the page holds, detached elements too. */
async function countNodes(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Memory.getDOMCounters')).nodes;
}

test('Back and Forward leave no page in memory', async ({ page, context }) => {
  await page.goto('/servers');
  await page.locator('.server-card').first().getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/server\//);
  const devtools = await context.newCDPSession(page);
  const nodes: number[] = [];
  for (let visits = 0; visits < 8; visits += 1) {
    await page.goBack();
    await expect(page.locator('.server-card a:focus')).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    nodes.push(await countNodes(devtools));
  }
  expect(nodes.at(-1), nodes.join(', ')).toBeLessThan(2 * nodes[0]!);
});

for (const path of ['/servers', '/category/gaming']) {
  test(`after two steps back, the focus is where the first page of ${path} was left`, async ({ page }) => {
    await page.goto(path);
    const cards = page.locator('.server-card');
    const next = page.getByRole('link', { name: 'Next', exact: true });
    const firstName = await cards.first().getByRole('heading').innerText();
    await next.press('Enter');
    await expect(cards.first().getByRole('heading')).not.toHaveText(firstName);
    await cards.first().getByRole('link').first().press('Enter');
    await expect(page).toHaveURL(/\/server\//);
    await page.goBack();
    await expect(page.locator('.server-card a:focus')).toBeVisible();
    await page.goBack();
    await expect(next).toBeFocused();
    await expect(next).toBeInViewport();
  });
}

test('the search text does not stay in the bar when a link leads to another page', async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 800 });
  await page.goto('/servers');
  await page.getByRole('banner').getByRole('combobox').fill('star');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tags', exact: true }).press('Enter');
  await expect(page).toHaveURL('/tags');
  await expect(page.getByRole('banner').getByRole('combobox')).toHaveValue('');
});
