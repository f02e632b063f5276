// Personal features: compare, hide, random server, recently viewed.
import { engage, expect, type Page, phone, test } from './fixtures.ts';
import { leave, signIn } from './sign-in.ts';

const TIDE = '/server/tidewatch-cartographers';

const card = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const tray = (page: Page) => page.getByRole('region', { name: 'Servers to compare' });
const nameOf = async (page: Page, index: number) =>
  (await page.getByRole('main').getByRole('article').nth(index).getByRole('link').first().textContent()) ?? '';

/** Opens a server's menu and selects an action, by keyboard only. */
async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).focus();
  await page.keyboard.press('Enter');
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  const before = (await items.allTextContents()).indexOf(action);
  for (let presses = 0; presses < before; presses += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: action })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

test('up to four servers are compared from their cards, by keyboard only', async ({ page }) => {
  await page.goto('/servers');
  const names = await Promise.all([0, 1, 2, 3, 4].map((index) => nameOf(page, index)));
  for (const name of names.slice(0, 4)) await choose(page, name, 'Add to compare');
  await expect(page.getByRole('button', { name: `More for ${names[3]}` })).toBeFocused();
  await expect(tray(page).getByRole('link', { name: 'Compare 4' })).toBeVisible();
  await choose(page, names[4] ?? '', 'Add to compare');
  const toast = page.locator('.toast', { hasText: '4 servers fit side by side' });
  await expect(toast).toBeVisible();
  const edges = await Promise.all([toast, tray(page)].map((part) => part.boundingBox()));
  expect(edges[0]!.y + edges[0]!.height, 'the toast is above the tray').toBeLessThan(edges[1]!.y);
  await expect(tray(page).getByRole('listitem')).toHaveCount(4);
  await page.reload();
  await engage(page);
  await tray(page)
    .getByRole('button', { name: `Remove ${names[0]} from compare` })
    .click();
  await tray(page).getByRole('link', { name: 'Compare 3' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare servers' })).toBeFocused();
  await expect(page).toHaveURL(/\/compare\?s=.+&s=.+&s=.+/);
  for (const name of names.slice(1, 4)) {
    await expect(page.getByRole('columnheader', { name: new RegExp(name.slice(0, 8)) })).toBeVisible();
  }
  await expect(page.getByRole('rowheader', { name: 'Members (differs)' })).toBeVisible();
  await expect(tray(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Show differences only' }).click();
  await expect(page).toHaveURL(/only=differences/);
  await page.getByRole('link', { name: `Remove ${names[1]} from compare` }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
});

test('a search adds to a comparison, and missing servers are reported', async ({ page, console }) => {
  for (const status of [404, 503]) console.expectStatus(status);
  await page.goto('/compare?s=tidewatch-cartographers&s=nobody-has-this-slug');
  await expect(page.getByText('There is no server at this address')).toBeVisible();
  await page.route('**/api/v1/suggestions?*', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.getByRole('textbox', { name: 'Name of a server' }).fill('starforge');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: /Starforge Frontier/ }).click();
  await expect(page).toHaveURL('/compare?s=tidewatch-cartographers&s=nobody-has-this-slug&s=starforge-frontier');
  await expect(page.getByRole('cell', { name: /\bhighest$/ }).first()).toBeVisible();
  await page.goto('/compare?s=a&s=b&s=c&s=d&s=e');
  await expect(page.getByText('1 more was left out')).toBeVisible();
});

test('a comparison of differences remains one while servers are found, added and removed', async ({ page }) => {
  await page.goto('/compare?s=tidewatch-cartographers&s=oadro&only=differences');
  await page.getByRole('textbox', { name: 'Name of a server' }).fill('starforge');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/compare?s=tidewatch-cartographers&s=oadro&add=starforge&only=differences');
  await page.getByRole('link', { name: /^Starforge Frontier/ }).click();
  await expect(page).toHaveURL('/compare?s=tidewatch-cartographers&s=oadro&s=starforge-frontier&only=differences');
  await page.getByRole('link', { name: 'Remove oadro from compare' }).click();
  await expect(page).toHaveURL('/compare?s=tidewatch-cartographers&s=starforge-frontier&only=differences');
});

test('the tray keeps the focus while servers are removed, and leaves it to the page', async ({ page }) => {
  const chosen = ['a', 'b', 'c'].map((name) => ({ id: `s_${name}`, slug: name, name, iconUrl: null }));
  await page.goto('/categories');
  await page.evaluate((value) => localStorage.setItem('duskrow.compare', value), JSON.stringify(chosen));
  await page.reload();
  await engage(page);
  await tray(page).getByRole('button', { name: 'Remove b from compare' }).press('Enter');
  await expect(tray(page).getByRole('listitem')).toHaveCount(2);
  await expect(tray(page)).toBeFocused();
  await tray(page).getByRole('button', { name: 'Clear the comparison' }).press('Enter');
  await expect(tray(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a missing server that is removed from a comparison leaves the tray too', async ({ page, console }) => {
  console.expectStatus(404);
  const missing = { id: 's_gone', slug: 'gone', name: 'Gone', iconUrl: null };
  await page.goto('/categories');
  await page.evaluate((chosen) => localStorage.setItem('duskrow.compare', chosen), JSON.stringify([missing]));
  await page.goto('/compare?s=gone&s=oadro');
  await page.getByRole('link', { name: 'Remove gone from compare' }).click();
  await expect(page).toHaveURL('/compare?s=oadro');
  await page.goto('/categories');
  await expect(tray(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('row names remain in view while the servers scroll', async ({ page }) => {
    await page.goto('/compare?s=tidewatch-cartographers&s=starforge-frontier&s=oadro&s=night-owls-anonymous');
    const rowName = page.getByRole('rowheader', { name: /^Members/ });
    const before = await rowName.boundingBox();
    const box = page.getByRole('region', { name: 'Servers side by side' });
    await box.focus();
    for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.evaluate<number>('document.activeElement.scrollLeft')).toBeGreaterThan(100);
    expect((await rowName.boundingBox())?.x).toBe(before?.x);
    expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false);
  });
});

test('a server that a visitor hides is left out of lists and suggestions, and can be restored', async ({ page }) => {
  await page.goto('/servers');
  const total = await page.getByRole('heading', { level: 2, name: /^Found/ }).textContent();
  const name = await nameOf(page, 0);
  await choose(page, name, 'Hide for me');
  await expect(card(page, name)).toHaveCount(0);
  await expect(page.getByText(`${name} is hidden for you`).first()).toBeVisible();
  await expect(page.getByText('You’ve hidden 1 server here')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: total ?? '' })).toBeVisible();

  await page.reload();
  await expect(card(page, name)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show hidden' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show hidden' })).not.toBeFocused();
  await page.getByRole('combobox', { name: 'Search servers' }).first().fill(name);
  await expect(page.getByRole('option', { name: /Search all/ })).toBeVisible();
  await expect(page.getByRole('option', { name }).filter({ hasText: /online/ })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.goto('/profile');
  await page.getByRole('button', { name: `Show again: ${name}` }).click();
  await expect(page.getByText('Nothing is hidden.')).toBeVisible();
  await page.goto('/servers');
  await expect(card(page, name)).toHaveCount(1);
});

test('hiding a server focuses the next one, or the previous one after the last', async ({ page }) => {
  await page.goto('/servers?search=tide');
  const names = await page.getByRole('main').getByRole('article').getByRole('link').allTextContents();
  expect(names.length).toBeGreaterThan(2);
  await choose(page, names[0] ?? '', 'Hide for me');
  await expect(page.getByRole('link', { name: names[1], exact: true })).toBeFocused();
  for (let last = names.length - 1; last > 1; last -= 1) {
    await choose(page, names[last] ?? '', 'Hide for me');
    await expect(page.getByRole('link', { name: names[last - 1], exact: true })).toBeFocused();
  }
});

test('hiding the only result focuses Show hidden', async ({ page }) => {
  await page.goto('/servers?search=Starforge+Frontier');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await choose(page, 'Starforge Frontier', 'Hide for me');
  await expect(page.getByRole('button', { name: 'Show hidden' })).toBeFocused();
});

test('Undo restores a hidden server immediately; its own page says that it is hidden', async ({ page }) => {
  await page.goto(TIDE);
  await choose(page, 'Tidewatch Cartographers', 'Hide for me');
  await expect(page.getByText('You hid this server')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.keyboard.press('F8');
  // The toast itself gets the focus first.
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You hid this server')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'More for Tidewatch Cartographers' })).toBeFocused();
});

test('a visitor’s hidden and favorite servers move to the account, and leave the browser at logout', async ({
  page,
}) => {
  await page.goto('/servers');
  const name = await nameOf(page, 0);
  const favorite = await nameOf(page, 1);
  await choose(page, name, 'Hide for me');
  await page.getByRole('button', { name: `Favorite ${favorite}` }).click();
  await page.getByRole('button', { name: 'Show favorites' }).click();
  const favorites = page.getByRole('region', { name: 'Favorites', exact: true });
  await expect(favorites.getByRole('link', { name: favorite })).toBeVisible();
  await signIn(page, 'Paper Fox', '/servers');
  await expect(card(page, name)).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Favorite ${favorite}`, pressed: true })).toBeVisible();
  const account = async () => {
    const answer = await page.request.get('/api/v1/hidden');
    return ((await answer.json()) as { servers: { name: string }[] }).servers.map((server) => server.name);
  };
  await expect.poll(account).toEqual([name]);

  await page.goto(TIDE);
  await choose(page, 'Tidewatch Cartographers', 'Hide for me');
  await expect.poll(account).toEqual(['Tidewatch Cartographers', name]);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Show again: Tidewatch Cartographers' }).click();
  await expect.poll(account).toEqual([name]);

  await page
    .getByLabel(/^Your menu/)
    .first()
    .click();
  await page.getByRole('navigation', { name: 'Your menu' }).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/servers');
  await expect(card(page, name)).toHaveCount(1);
  await expect(page.getByRole('button', { name: `Favorite ${favorite}`, pressed: false })).toBeVisible();

  await signIn(page, 'Paper Fox', '/servers');
  await expect(card(page, name)).toHaveCount(0);
  await page.request.delete(`/api/v1/hidden/${await idOf(page, name)}`);
  await leave(page);
});

async function idOf(page: Page, name: string): Promise<string> {
  const answer = await page.request.get('/api/v1/hidden');
  const { servers } = (await answer.json()) as { servers: { id: string; name: string }[] };
  return servers.find((server) => server.name === name)?.id ?? '';
}

test('after a failed call a server that is no longer listed is still saved, and has no name', async ({
  page,
  console,
}) => {
  console.expectStatus(503);
  const at = new Date().toISOString();
  const hidden = { id: 's_gone', slug: null, name: null, iconUrl: null, hiddenAt: at };
  const favorites = { servers: [], unavailable: [{ id: 's_gone', favoritedAt: at }], total: 1, page: 1, totalPages: 1 };
  const busy = { status: 503, json: { message: 'The site is busy.', code: 'overloaded' } };
  await page.route('**/api/v1/hidden', (route) => route.fulfill({ json: { servers: [hidden] } }));
  await page.route('**/api/v1/favorites', (route) => route.fulfill({ json: { serverIds: ['s_gone'] } }));
  await page.route('**/api/v1/profile/favorites?*', (route) => route.fulfill({ json: favorites }));
  for (const url of ['**/api/v1/hidden/s_gone', '**/api/v1/user-activity']) {
    await page.route(url, (route) => route.fulfill(busy));
  }
  await signIn(page, 'sand.clock', '/profile?tab=favorites');
  const name = 'A server that is no longer listed';
  await page.getByRole('button', { name: `Show again: ${name}` }).click();
  await expect(page.getByText(`${name} is still hidden`).first()).toBeVisible();
  const heart = page.getByRole('tabpanel').getByRole('button', { name: `Favorite ${name}` });
  await heart.click();
  await expect(page.getByText(`${name} is still a favorite`).first()).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  expect(await page.evaluate<string>('JSON.stringify(localStorage)')).not.toContain(name);
});

test('the footer opens a random server', async ({ page }) => {
  await page.goto('/categories');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Random server' }).click();
  await expect(page).toHaveURL(/\/server\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('recently viewed servers are on the home page, in this browser only, and can be cleared or switched off', async ({
  page,
}) => {
  const calls: string[] = [];
  for (const slug of ['tidewatch-cartographers', 'starforge-frontier']) await page.goto(`/server/${slug}`);
  page.on('request', (request) => calls.push(request.url()));
  await page.goto('/');
  await page.mouse.wheel(0, 200);
  const section = page.getByRole('region', { name: 'Recently viewed' });
  await expect(section.getByRole('link')).toHaveText(['Starforge Frontier', 'Tidewatch Cartographers']);
  await expect(section.getByText('Saved in this browser only.')).toBeVisible();
  expect(calls.filter((url) => /tidewatch|starforge/.test(url) && url.includes('/api/'))).toEqual([]);
  await section.getByRole('button', { name: 'Clear' }).click();
  await expect(section).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(section.getByRole('link')).toHaveCount(2);
  await section.getByRole('button', { name: 'Turn off' }).click();
  await page.goto(TIDE);
  await page.goto('/');
  await page.mouse.wheel(0, 200);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(section).toHaveCount(0);
  await page.goto('/profile');
  await page.getByLabel('Remember the servers I view').check();
  await page.goto(TIDE);
  await page.goto('/');
  await page.mouse.wheel(0, 200);
  await expect(section.getByRole('link')).toHaveCount(1);
});
