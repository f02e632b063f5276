// All pointer interactions, by keyboard only.
import { expect, type Page, test } from './fixtures.ts';
import { hydrated } from './settled.ts';

const search = (page: Page) => page.getByRole('combobox', { name: 'Search servers' });

test('the first tab stop skips the navigation bar', async ({ page }) => {
  await page.goto('/categories');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate<boolean>('document.querySelector("main").contains(document.activeElement)');
  expect(inMain).toBe(true);
});

test('a slash focuses the search, but not while typing', async ({ page }) => {
  await page.goto('/submit');
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('');
  const invite = page.getByRole('textbox', { name: 'Invite link' });
  await invite.focus();
  await page.keyboard.press('/');
  await expect(invite).toHaveValue('/');
});

test('in suggestions the arrow keys select, Esc closes and then clears', async ({ page }) => {
  await page.goto('/categories');
  await page.keyboard.press('/');
  await page.keyboard.type('tidewatch');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText(/Tidewatch.*K members\s· .* online$/);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(search(page)).toHaveValue('tidewatch');
  await page.keyboard.press('Escape');
  await expect(search(page)).toHaveValue('');
});

test('suggestions are not busy once they have failed to load', async ({ page, console }) => {
  console.expectStatus(503);
  await page.route('**/api/v1/suggestions?*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/categories');
  await page.keyboard.press('/');
  await page.keyboard.type('tidewatch');
  await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('option')).toHaveText(/Search all/);
});

test('a navigation moves the focus to the new page and updates the title', async ({ page }) => {
  await page.goto('/categories');
  await page.getByRole('link', { name: 'Music', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Music' })).toBeFocused();
  await expect(page).toHaveTitle('Music Discord Servers · Duskrow');
});

test('paging moves the focus to the heading of the results', async ({ page }) => {
  await page.goto('/servers');
  await page.getByRole('link', { name: 'Page 2', exact: true }).press('Enter');
  await expect(page).toHaveURL('/servers?page=2#results');
  await expect(page.getByRole('heading', { level: 2, name: /^Found/ })).toBeFocused();
});

test('showing a hidden server again on its page leads to the heading', async ({ page }) => {
  await page.goto('/server/tidewatch-cartographers');
  await page.getByRole('button', { name: 'More for Tidewatch Cartographers' }).click();
  await page.getByRole('menuitem', { name: 'Hide for me' }).click();
  await page.getByRole('button', { name: 'Show again' }).press('Enter');
  await expect(page.getByText('You hid this server')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the last page of a category, reached with Next, has the focus at its top', async ({ page }) => {
  await page.goto('/category/Gaming');
  const last = await page.getByRole('link', { name: /^Page \d+$/ }).count();
  await page.goto(`/category/Gaming?page=${last - 1}`);
  await page.getByRole('link', { name: 'Next', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  await expect(page.getByRole('heading', { level: 2, name: 'Servers' })).toBeFocused();
  await expect(page.getByRole('article').first()).toBeInViewport();
});

test('a page of the leaderboard that loads slowly leaves the focus and the previous page in place', async ({
  page,
}) => {
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  await page.route('**/api/v1/leaderboards?*page=2*', async (route) => {
    await loaded;
    await route.fulfill({ json: boardOf('second', 2) });
  });
  await page.route('**/api/v1/leaderboards?*page=1*', (route) => route.fulfill({ json: boardOf('first', 1) }));
  await page.goto('/leaderboard');
  await page.getByRole('link', { name: 'Reviews', exact: true }).press('Enter');
  await page.getByRole('link', { name: 'Next Page' }).press('Enter');
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Reviews' })).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: 'first' })).toBeVisible();
  load();
  await expect(page.getByRole('listitem').filter({ hasText: 'second' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Reviews' })).toBeFocused();
});

test('a page of reviews is a page of the history, and has the focus at their heading', async ({ page }) => {
  await page.route('**/api/v1/servers/*/reviews?*', async (route) => {
    const answer = await route.fetch({ url: route.request().url().replace('page=2', 'page=1') });
    const json = (await answer.json()) as Record<string, unknown>;
    await route.fulfill({ json: { ...json, totalPages: 2 } });
  });
  await page.goto('/server/tidewatch-cartographers');
  const reviews = page.getByRole('region', { name: /^Reviews/ });
  await reviews.getByLabel('Sort reviews').selectOption('oldest');
  const next = reviews.getByRole('link', { name: 'Next Page' });
  await next.press('Enter');
  await expect(reviews.getByText('Page 2 of 2')).toBeVisible();
  await expect(page).toHaveURL(/\?sort=oldest&page=2#reviews$/);
  await expect(reviews.getByRole('heading', { name: /^Reviews/ })).toBeFocused();
  await page.goBack();
  await expect(reviews.getByText('Page 1 of 2')).toBeVisible();
  await expect(next).toBeFocused();
});

test('the sheet of filters opens with the focus where Enter does not clear them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/?category=Music');
  const open = page.getByRole('button', { name: /^Filters/ });
  await open.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(open).toBeFocused();
  await expect(page).toHaveURL('/?category=Music');
});

function boardOf(username: string, page: number) {
  const entries = [{ rank: page, userId: 'u_1', username, avatarUrl: null, level: 1, value: 3 }];
  return { entries, total: 2, page, totalPages: 2 };
}

test('Back restores the list, the scroll position and the focus', async ({ page }) => {
  await page.goto('/servers?page=3');
  const last = page.getByRole('main').getByRole('article').last().getByRole('link').first();
  await last.focus();
  await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(200);
  const left = await page.evaluate<number>('scrollY');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/server\//);
  await page.goBack();
  await expect(page).toHaveURL('/servers?page=3');
  await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(left - 120);
  await expect(last).toBeFocused();
});

for (const [path, loaded] of [
  ['/servers', /^Found \d+ servers$/],
  ['/category/Gaming', 'Gaming'],
] as const) {
  test(`the focus is on a heading of ${path} when its next page fails and when it loads after all`, async ({
    page,
    context,
    console,
  }) => {
    console.expectLostCalls();
    await page.goto(path);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Next', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Failed to load servers' })).toBeFocused();
    await context.setOffline(false);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: loaded })).toBeFocused();
  });
}

test('Tab continues in the part of the list that Back shows, even if it was not left by a link', async ({ page }) => {
  await page.goto('/servers?page=3');
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  const left = await page.evaluate<number>('scrollY');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('submit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/submit');
  await page.goBack();
  await expect(page).toHaveURL('/servers?page=3');
  await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(left - 120);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate<number>('scrollY')).toBeGreaterThan(left - 400);
});

test('End leads to the end of the home page on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport();
});

test('a dialog traps the focus and restores it', async ({ page }) => {
  await page.goto('/server/tidewatch-cartographers');
  const more = page.getByRole('region', { name: 'Live Discord Server Preview' }).getByText(/^\+\d+ more/);
  await more.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Login Required' });
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('Tab');
  const isTrapped = await page.evaluate<boolean>(
    'document.activeElement === document.body || document.querySelector("dialog[open]").contains(document.activeElement)',
  );
  expect(isTrapped).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(more).toBeFocused();
});

test('the submit form works by keyboard', async ({ page }) => {
  await page.goto('/submit');
  await page.getByRole('textbox', { name: 'Invite link' }).focus();
  await page.keyboard.type('discord.gg/tidewatch');
  await expect(page.getByText('Already listed:')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'see its page' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel(/I agree/)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'terms and conditions' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'View Server Page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/server\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Tidewatch Cartographers' })).toBeVisible();
});

test('the mobile menu opens, and closes with Esc, after a selection and when the focus leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/submit');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const button = page.locator('summary[aria-label="Menu"]');
  await button.press('Enter');
  await expect(menu).toBeVisible();
  // A phone has no Ctrl.
  await expect(menu.getByRole('button', { name: 'Command menu', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await button.press('Enter');
  await menu.getByRole('link', { name: 'Categories' }).press('Enter');
  await expect(page).toHaveURL('/categories');
  await expect(menu).toBeHidden();
  await button.press('Enter');
  await menu.getByRole('link', { name: 'Login' }).press('Tab');
  await expect(menu).toBeHidden();
});

test('the theme button switches the theme and is remembered', async ({ page }) => {
  await page.goto('/categories');
  const theme = page.getByRole('button', { name: /^Theme/ });
  await theme.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', /^(dark|light)$/);
  const chosen = await page.locator('html').getAttribute('data-theme');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', chosen ?? '');
});

test('a theme chosen in one tab is shown in the others', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('/categories');
  const theme = (tab: Page) => tab.getByRole('button', { name: /^Theme/ });
  await hydrated(other);
  await theme(page).click();
  await expect(theme(other)).toHaveAccessibleName('Theme: dark. Switch to light');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a theme chosen in another tab is shown when Back restores the page from the cache', async ({ page }) => {
  await page.goto('/categories');
  await hydrated(page);
  await page.evaluate(`localStorage.setItem('duskrow.theme', '"dark"')`);
  await page.evaluate(`dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`);
  await expect(page.getByRole('button', { name: /^Theme: dark/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('Try again moves the focus to the heading of the list that failed to load', async ({ page, console }) => {
  console.expectStatus(503);
  await page.goto('/');
  await page.route('**/api/v1/servers?*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.getByRole('combobox', { name: 'Sort servers' }).selectOption('Most Members');
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/v1/servers?*');
  await retry.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Discover', exact: true })).toBeFocused();
});
