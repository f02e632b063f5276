// Exact messages that no other browser test checks.
import { call } from './call.ts';
import { expect, type Page, test, toast } from './fixtures.ts';
import { signIn } from './sign-in.ts';

/** A toast with this title and text. */
const toastOf = (page: Page, title: string, text = '') => toast(page, new RegExp(`${title}.*${text}`));

async function refuse(page: Page, address: string, status: number, body: object): Promise<void> {
  await page.route(address, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status, json: body }),
  );
}

test('an empty profile, its form and its toasts', async ({ page, console }) => {
  console.expectStatus(500);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Please log in to view your profile' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', /^\/api\/auth\/login/);
  await signIn(page, 'kettle_hymn');
  // The user may have written reviews in another test.
  expect((await call(page, 'DELETE', '/api/v1/profile', { withReviews: true })).status).toBe(200);
  await signIn(page, 'kettle_hymn', '/profile');
  const panel = page.getByRole('tabpanel');
  await expect(page.getByText(/^Joined \d+ \w+ \d{4}$/)).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Submit Your First Server' })).toHaveAttribute('href', '/submit');
  await page.getByRole('tab', { name: /^Favorites/ }).click();
  await expect(panel.getByRole('link', { name: 'Browse servers' })).toHaveAttribute('href', '/servers');
  await page.getByRole('tab', { name: /^Reviews/ }).click();
  await expect(panel).toContainText('Reviews coming soon!');
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(panel).toContainText('No recent activity');

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('Discord Tag')).toHaveAttribute('placeholder', 'username#1234');
  await expect(page.getByLabel('Location')).toHaveAttribute('placeholder', 'City, Country');
  await expect(page.getByLabel('Website')).toHaveAttribute('type', 'url');
  await refuse(page, '**/api/v1/profile', 500, { message: 'The reason' });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toastOf(page, 'Update Failed', 'The reason')).toBeVisible();
  await page.unroute('**/api/v1/profile');
  // Focus remains on the button.
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toastOf(page, 'Profile Updated', 'Your profile has been successfully updated.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
});

test('a review in the list of own servers', async ({ page, console }) => {
  console.expectStatus(500);
  await page.goto('/reviews');
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible();
  await expect(page.getByText('Please log in with Discord to view and manage your server reviews.')).toBeVisible();
  await signIn(page, 'moss.keeper', '/reviews');
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Submit Review' }) });
  await page.getByRole('button', { name: 'Write a review' }).first().click();
  const name = (await row.getByRole('heading').textContent()) ?? '';
  const submit = row.getByRole('button', { name: 'Submit Review' });
  await row.getByLabel('Rating').selectOption('5');
  await expect(submit).toBeDisabled();
  await row.getByPlaceholder('Share your experience with this server...').fill('Moss everywhere.');
  await submit.click();
  const mine = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await mine.getByRole('button', { name: 'Edit Review' }).click();
  await expect(mine.getByLabel('Update Rating')).toHaveValue('5');
  await expect(mine.getByRole('textbox', { name: 'Update Review' })).toHaveValue('Moss everywhere.');
  await mine.getByRole('textbox', { name: 'Update Review' }).fill('Moss and ferns.');
  await refuse(page, '**/api/v1/reviews/*', 500, {});
  await mine.getByRole('button', { name: 'Update Review' }).click();
  await expect(toastOf(page, 'Failed to submit review', 'Please try again later.')).toBeVisible();
  await page.unroute('**/api/v1/reviews/*');
  await mine.getByRole('button', { name: 'Update Review' }).click();
  await expect(mine.getByRole('button', { name: 'Edit Review' })).toBeVisible();
});

test('the reasons for a refused review', async ({ page, console }) => {
  await signIn(page, 'sand.clock', '/server/street-frames');
  await page.getByLabel('5 stars').check({ force: true });
  await page.getByLabel('Title').fill('On air');
  await page.getByLabel('Review', { exact: true }).fill('Always.');
  const reasons = [
    [401, 'Please login through Discord first. Visit the Submit page to authenticate.'],
    [404, 'Server not found.'],
    [500, 'Please try again later.'],
  ] as const;
  for (const [status, text] of reasons) {
    console.expectStatus(status);
    await refuse(page, '**/api/v1/reviews', status, {});
    await page.getByRole('button', { name: 'Submit Review' }).click();
    await expect(toastOf(page, 'Failed to submit review', text)).toBeVisible();
    await page.unroute('**/api/v1/reviews');
  }
});

test('managed servers', async ({ page, console }) => {
  console.expectStatus(403);
  const server = { id: '1', name: 'Mill Street', iconUrl: null, memberCount: 12, onlineCount: 3 };
  const states = { visible: false, pending: false, takenDown: false, rejected: false };
  const managed = { ...server, botHasAccess: false, verified: false, slug: null, ...states };
  await page.route('**/api/v1/auth/managed-servers', (route) => route.fulfill({ json: [managed] }));
  await signIn(page, 'kettle_hymn', '/submit');
  await expect(page.getByText('Logged in as kettle_hymn')).toBeVisible();
  const message = 'You need MANAGE_GUILD permissions to submit servers';
  await refuse(page, '**/api/v1/auth/submit-managed-server', 403, { message, code: 'forbidden' });
  await page.getByRole('button', { name: 'Submit Mill Street' }).click();
  await expect(toastOf(page, 'Failed to submit server', message)).toBeVisible();
  // Listed by somebody else in the meantime.
  const listed = { server: { ...server, slug: 'mill-street', approved: true }, isExisting: true, unlocked: [] };
  await page.route('**/api/v1/auth/submit-managed-server', (route) => route.fulfill({ json: listed }));
  await page.getByRole('button', { name: 'Submit Mill Street' }).click();
  await expect(toastOf(page, 'Server updated', 'Mill Street was already listed and has been updated.')).toBeVisible();
});

test('copying from the documentation', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/api');
  await page.getByRole('button', { name: 'Copy base URL' }).click();
  await expect(toastOf(page, 'Copied to clipboard')).toBeVisible();
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(new URL(page.url()).origin);
  await page.evaluate('navigator.clipboard.writeText = () => Promise.reject(new Error())');
  await page.getByRole('button', { name: 'Copy List servers, JavaScript' }).click();
  await expect(toastOf(page, 'Failed to copy', 'Please copy the text manually')).toBeVisible();
});

test('the result of a bulk sync', async ({ page }) => {
  await signIn(page, 'lamplighter', '/admin');
  for (const tile of ['Total Servers', 'Discord Connected', 'System Status', 'Recently Synced', 'Need Sync']) {
    await expect(page.getByRole('term').filter({ hasText: tile }).first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'Sync All' }).click();
  await expect(toastOf(page, 'Bulk sync completed', 'Successfully synced \\d+ out of \\d+ servers')).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText('Every server was synced in the last 24 hours.')).toBeVisible();
});

test('the admin panel shows when counts are older than their refresh target', async ({ page }) => {
  let syncsPerDay = 9;
  await page.route('**/api/v1/discord/sync-status', async (route) => {
    const answer = await route.fetch();
    const status = (await answer.json()) as object;
    const budget = { used: 0, limit: 2, syncsPerDay };
    await route.fulfill({ response: answer, json: { ...status, totalServers: 9, serversNeedingSync: 4, budget } });
  });
  await signIn(page, 'lamplighter', '/admin');
  const late = '4 of 9 servers were not synced in the last 24 hours.';
  await expect(page.getByText(late)).toHaveText(late);
  syncsPerDay = 8;
  await page.reload();
  await expect(page.getByText(late)).toHaveText(`${late} 8 look-ups a day are not enough for all of them.`);
});

test('admin panels that fail to load show a message', async ({ page, console }) => {
  await signIn(page, 'lamplighter', '/servers');
  console.expectStatus(500);
  await page.route('**/api/v1/admin/*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/admin');
  for (const what of ['the queue', 'the switches', 'the terms', 'the searches', 'the log']) {
    await expect(page.getByRole('alert').filter({ hasText: `Failed to fetch ${what}` })).toBeVisible();
  }
  await page.unroute('**/api/v1/admin/*');
  for (let left = 5; left > 0; left--) {
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(left - 1);
  }
  await page.route('**/api/v1/discord/sync-status', (route) => route.fulfill({ status: 500, body: '{}' }));
  // Any action refetches the status.
  await page.getByRole('button', { name: 'Test Connection' }).click();
  await expect(page.getByText('Failed to fetch sync status. The numbers below may be out of date.')).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'System Status' })).toBeVisible();
});

test('the admin log is paged, and a page that fails to load can be retried', async ({ page, console }) => {
  console.expectStatus(500);
  await signIn(page, 'lamplighter', '/servers');
  const action = (i: number) => ({
    id: `aa_${i}`,
    admin: 'lamplighter',
    action: 'switch',
    subject: `subject-${i}`,
    reason: null,
    before: null,
    after: null,
    at: new Date(Date.now() - i * 60_000).toISOString(),
  });
  const all = Array.from({ length: 103 }, (_, i) => action(i));
  let isBroken = true;
  await page.route('**/api/v1/admin/log*', async (route) => {
    const before = new URL(route.request().url()).searchParams.get('before');
    if (before === null) return await route.fulfill({ json: all.slice(0, 100) });
    expect(before).toBe('aa_99');
    return await route.fulfill(isBroken ? { status: 500, body: '{}' } : { json: all.slice(100) });
  });
  await page.goto('/admin');
  const entries = page.getByRole('region', { name: 'Admin log' }).getByRole('listitem');
  await expect(entries).toHaveCount(100);
  await page.getByRole('button', { name: 'Show older' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch the log' })).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Show older' }).click();
  await expect(entries).toHaveCount(103);
  await expect(page.getByRole('button', { name: 'Show older' })).toHaveCount(0);
});

test('a bulk sync in which all servers failed is shown as failed', async ({ page }) => {
  const run = { synced: 0, total: 9, message: 'Successfully synced 0 out of 9 servers' };
  const runs = [{ ...run, status: 'running', failed: 0 }];
  await page.route('**/api/v1/discord/sync-status', async (route) => {
    const answer = await route.fetch();
    const status = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...status, run: runs.at(-1) } });
  });
  await signIn(page, 'lamplighter', '/admin');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  runs.push({ ...run, status: 'done', failed: 9 });
  await expect(toastOf(page, 'Bulk sync failed', 'Failed to sync servers with Discord')).toBeVisible();
});

test('a server without an invite', async ({ page }) => {
  await page.route('**/api/v1/servers/tidewatch-cartographers', async (route) => {
    const answer = await route.fetch();
    const server = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...server, inviteUrl: null, inviteCode: null } });
  });
  await page.goto('/servers?search=tidewatch');
  await page.getByRole('main').getByRole('link', { name: 'Tidewatch Cartographers' }).click();
  await expect(page.getByText('Live Discord data is not available for this server.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Tidewatch Cartographers' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Reviews/ })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Server facts' }).getByRole('region')).toHaveCount(3);
  await expect(page.getByRole('link', { name: /^Join Server/ })).toHaveCount(0);
});

test('a login that is not configured shows a message', async ({ page }) => {
  await page.goto('/?auth=error&reason=unconfigured', { waitUntil: 'commit' });
  const seen = toastOf(page, 'Login failed', 'Login isn’t configured on this site');
  await expect(seen).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('shows the visitor’s page while the session cannot be read', async ({ page, context, console }) => {
  await signIn(page, 'fresh.paint');
  console.expectStatus(500);
  await page.route('**/api/v1/auth/me', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Please log in to view your profile' })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toContain('duskrow_hint');
  await page.unroute('**/api/v1/auth/me');
  await expect(page.getByRole('heading', { name: 'Fresh Paint' })).toBeVisible();
});
