// Content that replaces the control just used gets the focus too, so that keyboard users continue from there.
import { call } from './call.ts';
import { expect, type Locator, type Page, phone, press, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

const top = async (place: Locator): Promise<number> => (await place.boundingBox())?.y ?? Number.NaN;

test.describe('filters of the home page', () => {
  const title = (page: Page) => page.getByRole('heading', { name: 'Discover', exact: true });

  test('Apply Filters moves to the top of the results', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    const filters = page.getByRole('form', { name: 'Filters' });
    await filters.getByRole('checkbox', { name: /^Music/ }).check();
    await page.getByRole('article').last().scrollIntoViewIfNeeded();
    await press(filters.getByRole('button', { name: 'Apply Filters' }));
    await expect(page).toHaveURL('/?category=Music#discover');
    await expect(title(page)).toBeFocused();
    await expect.poll(() => top(title(page))).toBeLessThan(200);
    expect(await top(title(page))).toBeGreaterThan(56);
  });

  test('removing a filter moves the focus to the list', async ({ page }) => {
    await page.goto('/?category=Music&category=Art');
    await press(page.getByRole('link', { name: 'Remove filter Music' }));
    await expect(title(page)).toBeFocused();
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test('the sheet closes at the top of the results', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('article').nth(9).scrollIntoViewIfNeeded();
      const button = page.getByRole('button', { name: 'Filters' });
      await press(button);
      await page
        .getByRole('dialog')
        .getByRole('checkbox', { name: /^Music/ })
        .check();
      await press(page.getByRole('dialog').getByRole('button', { name: 'Apply Filters' }));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect.poll(() => top(title(page))).toBeLessThan(200);
      expect(await top(title(page))).toBeGreaterThan(56);
      await expect(button).toBeFocused();
    });
  });
});

test('focus remains at a review that is written, edited or canceled', async ({ page }) => {
  await signIn(page, 'sand.clock', '/server/storm-notebook');
  const reviews = page.getByRole('region', { name: /^Reviews/ });
  const own = reviews.getByRole('heading', { name: 'Your review', exact: true });
  await reviews.getByLabel('4 stars').check({ force: true });
  await reviews.getByLabel('Title').fill('Slow mornings');
  await reviews.getByLabel('Review', { exact: true }).fill('Nobody hurries.');
  await press(reviews.getByRole('button', { name: 'Submit Review' }));
  await expect(own).toBeFocused();
  await press(reviews.getByRole('button', { name: 'Edit Review' }));
  await expect(reviews.getByLabel('4 stars')).toBeFocused();
  await press(reviews.getByRole('button', { name: 'Cancel' }));
  await expect(own).toBeFocused();
  await press(reviews.getByRole('button', { name: 'Edit Review' }));
  await reviews.getByLabel('Title').fill('Slow evenings');
  await press(reviews.getByRole('button', { name: 'Update Review' }));
  await expect(own).toBeFocused();
});

test('focus remains at a review that a manager replies to, and in the reviews whose filter is cleared', async ({
  page,
  browser,
}) => {
  const server = '/server/voxel-harbor';
  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, 'Paper Fox', '/servers');
  const review = { rating: 2, title: 'Square waves', content: 'All of them.' };
  expect([201, 409]).toContain((await call(other, 'POST', '/api/v1/servers/voxel-harbor/reviews', review)).status);
  await context.close();

  await signIn(page, 'lamplighter', server);
  const reviews = page.getByRole('region', { name: /^Reviews/ });
  const card = reviews.getByRole('article').filter({ hasText: review.title });
  const author = card.getByText('Paper Fox', { exact: true });
  const text = card.getByLabel('Reply from the server');
  await press(card.getByRole('button', { name: 'Reply', exact: true }));
  await expect(text).toBeFocused();
  await press(card.getByRole('button', { name: 'Cancel' }));
  await expect(author).toBeFocused();
  await press(card.getByRole('button', { name: 'Reply', exact: true }));
  await text.fill('The sea is like that.');
  await press(card.getByRole('button', { name: 'Save' }));
  await expect(card.getByText('The sea is like that.')).toBeVisible();
  await expect(author).toBeFocused();
  await press(card.getByRole('button', { name: 'Edit reply' }));
  await expect(text).toBeFocused();
  await text.fill('');
  await press(card.getByRole('button', { name: 'Save' }));
  await expect(card.getByRole('button', { name: 'Reply', exact: true })).toBeVisible();
  await expect(author).toBeFocused();

  await press(reviews.getByRole('link', { name: /^2\s*stars/ }));
  await press(reviews.getByRole('link', { name: 'Show all' }));
  await expect(reviews.getByRole('heading', { name: /^Reviews/ })).toBeFocused();
});

test('focus remains in the lists of the profile when a row is removed', async ({ page, browser, console }) => {
  console.expectStatus(404);
  const contexts = await Promise.all([1, 2].map(() => browser.newContext()));
  for (const context of contexts) await signIn(await context.newPage(), 'Paper Fox', '/servers');
  await signIn(page, 'Paper Fox', '/servers');
  expect((await call(page, 'PUT', '/api/v1/hidden/voxel-harbor')).status).toBe(200);
  const favorite = { id: 's_gone', favoritedAt: new Date().toISOString() };
  const list = { servers: [], unavailable: [favorite], total: 1, page: 1, totalPages: 1 };
  await page.route('**/api/v1/favorites', (route) => route.fulfill({ json: { serverIds: ['s_gone'] } }));
  await page.route('**/api/v1/profile/favorites?*', (route) => route.fulfill({ json: list }));
  await page.route('**/api/v1/user-activity', async (route) => {
    list.unavailable = [];
    await route.fulfill({ json: { unlocked: [] } });
  });
  await page.goto('/profile?tab=favorites');

  await press(page.getByRole('button', { name: 'Favorite A server that is no longer listed' }));
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toBeFocused();

  const hidden = page.getByRole('region', { name: 'Hidden servers' });
  await press(hidden.getByRole('button', { name: 'Show again: Voxel Harbor' }));
  await expect(hidden.getByRole('button')).toHaveCount(0);
  await expect(hidden.getByRole('heading')).toBeFocused();

  const sessions = page.getByRole('region', { name: 'Where you’re logged in' });
  const others = sessions.getByRole('listitem').filter({ hasNotText: 'This browser' });
  const logOut = others.getByRole('button', { name: /^Log out: Chrome on / });
  const left = await others.count();
  expect(left).toBeGreaterThanOrEqual(2);
  const ended: string[] = [];
  page.on('request', (request) => request.method() === 'DELETE' && ended.push(request.url()));
  await logOut.first().dblclick();
  await expect(others).toHaveCount(left - 1);
  await expect(sessions.getByRole('heading')).toBeFocused();
  expect(ended).toHaveLength(1);
  // Ended elsewhere in the meantime.
  await page.route('**/api/v1/auth/sessions/*', async (route) => {
    await page.request.delete(route.request().url());
    await route.continue();
  });
  await press(logOut.first());
  await expect(others).toHaveCount(left - 2);
  await expect(sessions.getByRole('heading')).toBeFocused();
  await expect(page.getByText('Failed to log out')).toHaveCount(0);
  for (const context of contexts) await context.close();
});

test('focus remains in a visitor’s favorites when one is removed', async ({ page }) => {
  await page.goto('/servers?search=tidewatch');
  await page.getByRole('button', { name: 'Favorite Tidewatch Cartographers' }).click();
  await page.goto('/profile');
  const favorites = page.getByRole('region', { name: 'Favorites', exact: true });
  await press(favorites.getByRole('button', { name: 'Favorite Tidewatch Cartographers' }));
  await expect(favorites.getByRole('button')).toHaveCount(0);
  await expect(favorites.getByRole('heading')).toBeFocused();
});

test('focus remains at a review in the list of own servers', async ({ page }) => {
  await signIn(page, 'moss.keeper', '/reviews');
  const rows = page.getByRole('main').getByRole('listitem');
  const open = rows.filter({ has: page.getByRole('button', { name: 'Write a review' }) });
  const name = await open.first().getByRole('heading').textContent();
  const row = rows.filter({ has: page.getByRole('heading', { name: name ?? '', exact: true }) });
  await press(row.getByRole('button', { name: 'Write a review' }));
  await expect(row.getByLabel('Rating')).toBeFocused();
  await row.getByLabel('Rating').selectOption('5');
  await row.getByRole('textbox').fill('Moss everywhere.');
  await press(row.getByRole('button', { name: 'Submit Review' }));
  await expect(row.getByRole('heading')).toBeFocused();
  await press(row.getByRole('button', { name: 'Edit Review' }));
  await expect(row.getByLabel('Update Rating')).toBeFocused();
  await press(row.getByRole('button', { name: 'Cancel' }));
  await expect(row.getByRole('heading')).toBeFocused();
});

test('editing a profile moves the focus to its first field, and saving it to its heading', async ({ page }) => {
  await signIn(page, 'moss.keeper', '/profile');
  await press(page.getByRole('button', { name: 'Edit Profile' }));
  await expect(page.getByLabel('Bio')).toBeFocused();
  await page.getByLabel('Bio').fill('Keeps moss.');
  await press(page.getByRole('button', { name: 'Save Changes' }));
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('focus remains in the manage page after saving and after the webhook is set and removed', async ({
  page,
  console,
}) => {
  console.expectStatus(403);
  console.expectStatus(409);
  console.expectStatus(401);
  const manage = '/server/voxel-harbor/manage';
  await signIn(page, 'lamplighter', manage);
  await press(page.getByRole('button', { name: 'Claim this server' }));
  await page.getByLabel('Tags').fill('Voxels, harbors');
  const save = page.getByRole('button', { name: 'Save Changes' });
  await press(save);
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(save).toBeFocused();
  const webhook = page.getByRole('region', { name: 'Alert webhook' });
  await webhook.getByLabel('Address').fill('https://hooks.invalid/a');
  await press(webhook.getByRole('button', { name: 'Set the address' }));
  await expect(page.getByText('Address set').first()).toBeVisible();
  await expect(webhook.getByRole('button', { name: 'Set the address' })).toBeFocused();
  // Another manager removes it.
  expect((await call(page, 'DELETE', '/api/v1/servers/voxel-harbor/webhook')).status).toBe(200);
  await press(webhook.getByRole('button', { name: 'Send a test' }));
  await expect(webhook.getByRole('alert')).toHaveText('No webhook URL is set.');
  await expect(webhook.getByRole('button', { name: 'Send a test' })).toBeHidden();
  await expect(webhook.getByLabel('Address')).toHaveAccessibleDescription(/creates a new secret\.$/);
  await expect(webhook.getByRole('heading', { name: 'Alert webhook' })).toBeFocused();
  await webhook.getByLabel('Address').fill('https://hooks.invalid/b');
  await press(webhook.getByRole('button', { name: 'Set the address' }));
  await press(webhook.getByRole('button', { name: 'Remove' }));
  const dialog = page.getByRole('dialog', { name: 'Remove the webhook?' });
  await press(dialog.getByRole('button', { name: 'Remove' }));
  await expect(page.getByText('Webhook removed').first()).toBeVisible();
  await expect(webhook.getByRole('heading', { name: 'Alert webhook' })).toBeFocused();
  await page.request.delete('/api/v1/servers/voxel-harbor/claim');
  // A session that has ended is named once, with what to do.
  await page.getByLabel('Tags').fill('Harbors');
  await page.context().clearCookies();
  await press(save);
  const panel = page.getByRole('region', { name: 'Edit page' });
  await expect(panel.getByText('Your session has ended. Your text is saved in this browser.')).toBeVisible();
  await expect(panel.getByText('You are not logged in')).toHaveCount(0);
});

test('focus remains at a switch and in the form of blocked terms', async ({ page }) => {
  await signIn(page, 'lamplighter', '/admin');
  const dump = page.getByRole('region', { name: 'Switches' }).getByLabel('Data dump');
  await dump.focus();
  const words = (await dump.isChecked()) ? ['off', 'on'] : ['on', 'off'];
  for (const word of words) {
    await expect(dump).toBeEnabled();
    await page.keyboard.press('Space');
    await expect(page.getByText(`Data dump ${word}`).first()).toBeVisible();
    await expect(dump).toBeFocused();
  }
  const terms = page.getByRole('region', { name: 'Blocked terms' });
  await terms.getByLabel('Term').fill('zzfocus');
  await press(terms.getByRole('button', { name: 'Block term' }));
  await expect(terms.getByText('No listed server contains “zzfocus”.')).toBeVisible();
  await expect(terms.getByRole('button', { name: 'Block term' })).toBeFocused();
  await press(terms.getByRole('button', { name: 'Allow zzfocus' }));
  await expect(terms.getByRole('heading', { name: 'Blocked terms' })).toBeFocused();
});

test('the list of health and a dashboard give each other the focus', async ({ page }) => {
  await signIn(page, 'lamplighter', '/health');
  await page.getByRole('link', { name: 'Nightshift Synths' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Nightshift Synths', level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Back to all servers' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Community health', level: 1 })).toBeFocused();
});

test('focus remains on the compare page while servers are found, added and removed', async ({ page }) => {
  await page.goto('/compare?s=tidewatch-cartographers');
  const field = page.getByRole('textbox', { name: 'Name of a server' });
  const heading = page.getByRole('heading', { level: 1, name: 'Compare servers' });
  await field.fill('starforge');
  await field.press('Enter');
  const found = page.getByRole('main').getByRole('link', { name: /^Starforge Frontier/ });
  await expect(found).toBeVisible();
  await expect(field).toBeFocused();
  await found.press('Enter');
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await expect(heading).toBeFocused();
  await expect(field).toHaveValue('');
  await page.getByRole('link', { name: 'Remove Starforge Frontier from compare' }).press('Enter');
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
});

test('Try again on a page that failed to load moves the focus to its heading', async ({ page, console }) => {
  for (const status of [500, 403]) console.expectStatus(status);
  await page.route('**/api/v1/servers/*/owner', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await signIn(page, 'lamplighter', '/server/voxel-harbor/manage');
  await press(page.getByRole('button', { name: 'Try again' }));
  await expect(page.getByRole('heading', { level: 1, name: /Voxel Harbor$/ })).toBeFocused();
});
