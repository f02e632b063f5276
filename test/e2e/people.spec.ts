// A logged-in user, from the first consent to the deletion of the account.
import { expectAccessible, overflowing, violationsOf } from './axe.ts';
import { expect, test, toast } from './fixtures.ts';
import { hydrated } from './settled.ts';
import { consent, leave, signIn } from './sign-in.ts';

const SERVER = '/server/tidewatch-cartographers';
const NAME = 'fresh.paint';

test('a new user logs in, reviews, favorites, earns points, and deletes the account', async ({ page, console }) => {
  test.setTimeout(120_000);
  // The profile refuses an invalid website.
  console.expectStatus(400);
  // The user denies first.
  await page.goto(SERVER);
  await page.getByRole('link', { name: 'Login', exact: true }).last().click();
  await consent(page, NAME, 'Deny');
  await expect(page.getByText('There was an issue logging you in with Discord').first()).toBeVisible();
  await expect(page).not.toHaveURL(/auth=/);

  // Then allows, and returns to the same page.
  await page.getByRole('link', { name: 'Login', exact: true }).last().click();
  await consent(page, NAME);
  await expect(page).toHaveURL(new RegExp(`${SERVER}#reviews$`));
  await expect(page.getByText('Successfully logged in').first()).toBeVisible();

  // A review needs all fields.
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('All fields are required to submit a review.').first()).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription('This field is required.');
  const rating = page.getByRole('radiogroup', { name: 'Rating' });
  await expect(rating).toHaveAttribute('aria-invalid', 'true');
  await expect(rating.getByRole('radio').first()).toBeFocused();
  await page.getByLabel('4 stars').check({ force: true });
  await expect(rating).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByLabel('Title').fill('Charts and tea');
  await page.getByLabel('Review', { exact: true }).fill('They answer every question about tides.');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByRole('heading', { name: 'Your review', exact: true })).toBeVisible();
  await expect(page.getByText('First Word').first()).toBeVisible();

  // The user changes the rating.
  await page.getByRole('button', { name: 'Edit Review' }).click();
  await page.getByLabel('5 stars').check({ force: true });
  await page.getByRole('button', { name: 'Update Review' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Charts and tea' })).toContainText('5 out of 5 stars');

  // A favorite from a card is on the profile.
  await page.goto('/servers?search=oadro');
  const heart = page.getByRole('button', { name: 'Favorite oadro' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page
    .getByLabel(/^Your menu/)
    .first()
    .click();
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await page.getByRole('tab', { name: /^Favorites/ }).click();
  await expect(page.getByRole('link', { name: 'oadro' })).toBeVisible();
  await page.getByRole('tab', { name: /^Activity/ }).click();
  await expect(page.getByText('Left Review:')).toBeVisible();
  await expect(page).toHaveURL(/tab=activity$/);
  // Back returns to the tab before, not to the page before.
  await page.goBack();
  await expect(page.getByRole('tab', { name: /^Favorites/ })).toHaveAttribute('aria-selected', 'true');
  await page.goForward();
  await expect(page).toHaveURL(/tab=activity$/);

  // The profile accepts only a valid website.
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const website = page.getByLabel('Website');
  await website.fill('javascript:alert(1)');
  await page.getByLabel('Bio').fill('Paints boats.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const refusal = 'Enter a full address, such as https://example.com.';
  await expect(toast(page, 'Update Failed')).toContainText(refusal);
  await expect(website).toHaveAccessibleDescription(refusal);
  await expect(website).toHaveAttribute('aria-invalid', 'true');
  await expect(website).toBeFocused();
  await website.fill('https://boats.example');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('link', { name: 'boats.example' })).toBeVisible();

  // Export and points.
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export my data' }).click();
  expect((await download).suggestedFilename()).toBe('duskrow-data.json');
  await page.goto('/achievements');
  await expect(page.getByRole('heading', { name: 'Your Achievements', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your progress' })).toContainText('1 day streak');
  await expect(page.getByRole('progressbar', { name: 'Quality score' })).toBeVisible();
  for (const tile of [
    'Total Points',
    'Servers Submitted',
    'Reviews Written',
    'Servers Discovered',
    'Communities Joined',
    'Achievements',
  ]) {
    await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${tile}$`) })).toBeVisible();
  }
  const unlocked = page.getByRole('region', { name: 'Unlocked Achievements' });
  await expect(unlocked.getByRole('heading', { name: 'First Word' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Coming Up Next' }).getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('region', { name: 'Next Level' })).toContainText(/more points? to reach Level \d+/);
  await page.getByRole('button', { name: /^Exploration \d+ \/ \d+$/ }).click();
  await expect(unlocked.getByRole('heading', { name: 'First Word' })).toBeHidden();

  // Log out everywhere, log in again, delete the account; the review remains without the name.
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL(/\/$/);
  await signIn(page, NAME, '/profile');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
  await expect(toast(page, 'Your account was deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.goto(SERVER);
  await expect(page.getByRole('article').filter({ hasText: 'Charts and tea' })).toContainText('deleted user');
});

test('a profile edited in two tabs keeps what each of them saved', async ({ page, context }) => {
  await signIn(page, 'sand.clock', '/profile');
  const other = await context.newPage();
  await other.goto('/profile');
  for (const tab of [page, other]) await tab.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Bio').fill('Builds clocks.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Builds clocks.')).toBeVisible();
  await other.getByLabel('Location').fill('Lisbon');
  await other.getByRole('button', { name: 'Save Changes' }).click();
  await expect(other.getByText('Lisbon')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Builds clocks.')).toBeVisible();
  await expect(page.getByText('Lisbon')).toBeVisible();
});

test.describe('in German', () => {
  test.use({ locale: 'de' });

  test('a login is announced once, also when an account page loads more messages', async ({ page }) => {
    await page.goto('/?auth=success');
    const announcement = page.getByText('Erfolgreich angemeldet');
    await expect(announcement.first()).toBeVisible();
    await page.getByRole('button', { name: 'Schließen' }).click();
    await expect(announcement).toHaveCount(0);
    await page.getByRole('banner').locator('a[href="/health"]').first().click();
    await expect(page).toHaveURL('/health');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(announcement).toHaveCount(0);
  });
});

test('nothing above the reviews moves when the user is known, and their form takes reserved space', async ({
  page,
}) => {
  await signIn(page, 'sand.clock', '/');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/v1/auth/me', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(SERVER);
  const reviews = page.getByRole('region', { name: /^Reviews/ });
  const top = async () => {
    const [title, sort] = [
      await page.locator('h1').boundingBox(),
      await reviews.getByLabel('Sort reviews').boundingBox(),
    ];
    return sort!.y - title!.y;
  };
  await reviews.scrollIntoViewIfNeeded();
  await hydrated(page);
  const before = await top();
  release();
  await expect(reviews.getByRole('button', { name: 'Submit Review' })).toBeVisible();
  // Fractions of a pixel are not a movement.
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
});

test('a visitor’s favorites move to the account at login', async ({ page }) => {
  await page.goto('/servers?search=tidewatch');
  await page.getByRole('button', { name: /^Favorite Tidewatch/ }).click();
  await signIn(page, 'sand.clock', '/profile');
  await page.getByRole('tab', { name: /^Favorites/ }).click();
  await expect(page.getByRole('link', { name: /^Tidewatch/ })).toBeVisible();
});

test('recommendations give reasons, and View opens a new tab', async ({ page, context }) => {
  await page.goto('/recommendations');
  await expect(page.getByRole('heading', { name: 'Personalized Recommendations', level: 1 })).toBeVisible();
  const trending = page.getByRole('region', { name: 'Trending Now' }).getByRole('listitem');
  await expect(trending).toHaveCount(6);
  await expect(trending.first()).toContainText(/Very Active|Active|Growing|Casual/);
  await expect(page.getByLabel('Min Score').locator('option')).toHaveText(['50+', '60+', '70+', '80+', '90+']);
  await expect(page.getByLabel('Min Score')).toHaveValue('60');
  const best = page.getByRole('region', { name: 'For You' });
  await expect(best.getByText(/^20 of \d\d+ recommendations$/)).toBeVisible();
  await expect(best.getByText(/^\d+% match$/)).toHaveCount(20);
  await page.getByLabel('Category').selectOption('Music');
  await expect(page).toHaveURL(/category=Music/);
  const forYou = page.getByRole('region', { name: 'For You' });
  await expect(forYou.getByText(/^\d+ recommendations?$/)).toBeVisible();
  await expect(forYou.getByText(/^\d+% match$/).first()).toBeVisible();
  await expect(forYou.getByText('Why recommended:').first()).toBeVisible();
  const viewed = context.waitForEvent('request', (request) => request.postData()?.includes('server_view') === true);
  const tab = context.waitForEvent('page');
  await forYou.getByRole('link', { name: /^View/ }).first().click();
  await viewed;
  await expect(await tab).toHaveURL(/\/server\/[a-z0-9-]+$/);
});

test('the filters of the recommendations show what is applied after a link to the same page', async ({ page }) => {
  await signIn(page, 'Paper Fox', '/recommendations?category=Gaming');
  const category = page.getByRole('combobox', { name: 'Category' });
  await expect(category).toHaveValue('Gaming');
  await page
    .getByLabel(/^Your menu/)
    .first()
    .click();
  await page.getByRole('navigation', { name: 'Your menu' }).getByRole('link', { name: 'For You' }).click();
  await expect(page).toHaveURL('/recommendations');
  await expect(category).toHaveValue('');
  await category.selectOption('Music');
  await expect(page).toHaveURL(/category=Music/);
  await expect(category).toHaveValue('Music');
  await leave(page);
});

test('the name of a rejected server has room beside a short reason', async ({ page }) => {
  const rejected = { id: 's_1', name: 'Lanternlight', heldReason: 'Spam.', heldBecause: null };
  const list = { servers: [], unavailable: [rejected], total: 1, page: 1, totalPages: 1 };
  await signIn(page, 'tuesday.owl', '/');
  await page.route('**/api/v1/profile/servers*', (route) => route.fulfill({ json: list }));
  await page.goto('/profile?tab=servers');
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const { height } = (await page.getByText(rejected.name).boundingBox())!;
    expect(height, `one line at ${width} px`).toBeLessThan(30);
  }
});

test('a user without achievements sees a message', async ({ page }) => {
  await page.route('**/api/v1/user/stats', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), achievements: [] } });
  });
  await signIn(page, 'sand.clock', '/achievements');
  await expect(page.getByRole('heading', { name: 'Achievements Coming Soon' })).toBeVisible();
});

test('pages of a logged-in user are accessible', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, 'nightferry');
  for (const path of ['/profile', '/reviews', '/achievements', '/recommendations', '/submit', SERVER]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, path, [390, 1280]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowing(page), `${path} 320`).toEqual([]);
  }
});

test('an admin syncs everything and tests the connection; other users are not allowed', async ({ page, console }) => {
  // A proxy's bare 502.
  console.expectStatus(502);
  await signIn(page, 'lamplighter', '/admin');
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  await page.getByRole('button', { name: 'Test Connection' }).click();
  await expect(page.getByText('Discord connection successful').first()).toBeVisible();
  await page.route('**/api/v1/discord/*', async (route) => {
    if (route.request().method() === 'POST') await route.fulfill({ status: 502, body: '<html></html>' });
    else await route.continue();
  });
  await page.getByRole('button', { name: 'Test Connection' }).click();
  await expect(page.getByText('Connection test failed').first()).toBeVisible();
  await page.getByRole('button', { name: 'Sync All' }).click();
  await expect(page.getByText('Bulk sync failed').first()).toBeVisible();
  await page.unroute('**/api/v1/discord/*');
  await page.getByRole('button', { name: 'Sync All' }).click();
  await expect(page.getByText(/servers synced|Successfully synced/).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const cancel = page.getByRole('button', { name: 'Cancel' });
  if (await cancel.isVisible()) await cancel.click();
  await leave(page);
  await signIn(page, 'tuesday.owl', '/admin');
  await expect(page.getByRole('heading', { name: 'Not allowed' })).toBeVisible();
});
