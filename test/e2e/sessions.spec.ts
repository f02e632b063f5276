// The session in several tabs, and the end of a session while a page is open.
import { expectNoViolations } from './axe.ts';
import { call } from './call.ts';
import { engage, expect, type Page, test } from './fixtures.ts';
import { callbackUrl, consent, signIn } from './sign-in.ts';

const SERVER = '/server/tidewatch-cartographers';
const menu = (page: Page) => page.getByLabel(/^Your menu/).first();
const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' }).first();

async function logOut(page: Page): Promise<void> {
  await menu(page).click();
  await page.getByRole('navigation', { name: 'Your menu' }).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  // Chromium 156 does not close a page during a navigation.
  await expect(login(page)).toBeVisible();
}

test('logging out in one tab updates the others, which drop the user’s data', async ({ page, context }) => {
  await signIn(page, 'tuesday.owl', '/profile');
  const other = await context.newPage();
  await other.goto(SERVER);
  await expect(other.getByRole('heading', { name: 'Write a review' })).toBeVisible();
  await page.bringToFront();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeEnabled();
  await logOut(other);
  await expect(page.getByRole('heading', { name: 'Please log in to view your profile' })).toBeVisible();
  await expect(login(page)).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the profile shows the favorites that a visitor takes along into their account', async ({ page }) => {
  await page.goto('/servers?search=oadro');
  await page.getByRole('button', { name: 'Favorite oadro' }).click();
  const slow = Promise.withResolvers<void>();
  await page.route('**/api/v1/favorites/merge', async (route) => {
    await slow.promise;
    await route.continue();
  });
  await signIn(page, 'fresh.paint', '/profile');
  await page.getByRole('tab', { name: /^Favorites/ }).click();
  await expect(page.getByText('No favorites yet')).toHaveCount(0);
  slow.resolve();
  await expect(page.getByRole('tabpanel').getByRole('link', { name: 'oadro' })).toBeVisible();
});

test('logging out in one tab says in the others that their unsent text was removed', async ({ page, context }) => {
  await signIn(page, 'tuesday.owl', SERVER);
  const reviews = page.getByRole('region', { name: /^Reviews/ });
  await reviews.getByLabel('Review', { exact: true }).fill('Half a sentence');
  const other = await context.newPage();
  await other.goto('/');
  await logOut(other);
  await page.bringToFront();
  await expect(reviews.getByRole('heading', { name: 'Login Required' })).toBeVisible();
  await expect(page.getByText('Your unsent text was removed.').first()).toBeVisible();
  await expect(reviews.getByRole('heading', { level: 2 })).toBeFocused();
});

test('what is below the account’s part of a page is out of view until the account is known', async ({ page }) => {
  await signIn(page, 'tuesday.owl');
  const answered = Promise.withResolvers<void>();
  await page.route('**/auth/me', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.goto('/profile');
  const below = page.getByRole('region', { name: 'Hidden servers' });
  await expect(page.getByText('Loading your account')).toBeAttached();
  await expect(below).toBeAttached();
  await expect(below).not.toBeInViewport();
  answered.resolve();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeEnabled();
  await expect(below).not.toBeInViewport();
});

test('a visitor’s viewed and compared servers move to the account at login, and are deleted at logout', async ({
  page,
  context,
}) => {
  const storedKeys = () => page.evaluate<string[]>('Object.keys(localStorage).sort()');
  await page.goto(SERVER);
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Add to compare' }).click();
  const tray = page.getByRole('region', { name: 'Servers to compare' });
  await expect(tray).toBeVisible();
  await signIn(page, 'tuesday.owl', '/');
  await expect(tray).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await logOut(other);
  await expect(tray).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0);
  expect(await storedKeys()).not.toContain('duskrow.recent');
  expect(await storedKeys()).not.toContain('duskrow.compare');
  expect(await storedKeys()).not.toContain('duskrow.lists-of');
});

test('logging in in one tab updates the others', async ({ page, context }) => {
  await page.goto(SERVER);
  // A visitor's page listens from the first interaction on.
  await engage(page);
  const other = await context.newPage();
  await signIn(other, 'tuesday.owl');
  await expect(menu(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Write a review' })).toBeVisible();
});

test('the next user who logs in sees no data of the previous one', async ({ page, context }) => {
  // This user reviews it in no other test: a user can review a server once.
  await signIn(page, 'Paper Fox', '/server/storm-notebook');
  const reviews = page.getByRole('region', { name: /^Reviews/ });
  await reviews.getByLabel('4 stars').check({ force: true });
  await reviews.getByLabel('Title').fill('Hers');
  await reviews.getByLabel('Review', { exact: true }).fill('Written by the first of two.');
  await reviews.getByRole('button', { name: 'Submit Review' }).click();
  const own = reviews.getByRole('heading', { name: 'Your review', exact: true });
  await expect(own).toBeVisible();
  const answered = Promise.withResolvers<void>();
  await page.route('**/reviews/mine', async (route) => {
    await answered.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/reviews/mine');
  await signIn(await context.newPage(), 'tuesday.owl');
  await page.bringToFront();
  await asked;
  await expect(own).toHaveCount(0);
  answered.resolve();
  await expect(reviews.getByRole('heading', { name: 'Write a review' })).toBeVisible();
});

test('a page from the back/forward cache notices that another user has logged in', async ({ page }) => {
  await signIn(page, 'Paper Fox', '/achievements');
  await expect(page.getByLabel('Your menu, Paper Fox')).toBeVisible();
  // Without a page: such a page gets no notification either.
  await page.request.get(await callbackUrl(page, 'tuesday.owl'));
  await page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))");
  await expect(page.getByLabel('Your menu, tuesday.owl')).toBeVisible();
});

test('a session that ended elsewhere is noticed when the page gets the focus', async ({ page, console }) => {
  console.expectStatus(401);
  await signIn(page, 'tuesday.owl', '/achievements');
  const points = page.getByRole('term').filter({ hasText: /^Total Points$/ });
  await expect(points).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate("dispatchEvent(new Event('focus'))");
  await expect(login(page)).toBeVisible();
  await expect(points).toHaveCount(0);
});

test('an export after the end of the session says why there is no file', async ({ page, console }) => {
  console.expectStatus(401);
  await signIn(page, 'sand.clock', '/profile');
  await page.context().clearCookies({ name: 'duskrow_session' });
  await page.getByRole('link', { name: 'Export my data' }).click();
  await expect(page.getByRole('banner').getByRole('alert')).toContainText('Your session has ended.');
});

test('a refused call shows that the session has ended, and the login leads back to the page', async ({
  page,
  console,
}) => {
  console.expectStatus(401);
  await signIn(page, 'tuesday.owl', '/profile');
  const signOut = page.getByRole('button', { name: 'Log out everywhere' });
  await expect(signOut).toBeVisible();
  await page.context().clearCookies({ name: 'duskrow_session' });
  await signOut.click();
  const note = page.getByRole('banner').getByRole('alert');
  await expect(note).toContainText('Your session has ended.');
  await expect(menu(page)).toHaveCount(0);
  await expectNoViolations(page, 'an ended session');
  await note.getByRole('link', { name: 'Log in again' }).click();
  await consent(page, 'tuesday.owl');
  await expect(page).toHaveURL('/profile');
  await expect(menu(page)).toBeVisible();
});

/** As a cleanup on the server does; the page asks again, as when another tab has noticed it. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'duskrow_session' });
  await page.evaluate("dispatchEvent(new StorageEvent('storage', { key: 'duskrow.session', newValue: '' }))");
  // A form with unsent text says so too.
  await expect(page.getByRole('banner').getByText('Your session has ended.')).toBeVisible();
}

test('a reply in progress remains when the session ends', async ({ page, console }) => {
  console.expectStatus(401);
  await signIn(page, 'tuesday.owl', '/servers');
  const review = { rating: 4, title: 'A pixel each day', content: 'They add up.' };
  expect((await call(page, 'POST', '/api/v1/servers/pixel-orchard/reviews', review)).status).toBe(201);
  await signIn(page, 'lamplighter', '/server/pixel-orchard');
  const card = page.getByRole('article').filter({ hasText: review.title });
  await card.getByRole('button', { name: 'Reply', exact: true }).click();
  await card.getByLabel('Reply from the server').fill('Thank you.');
  await endSession(page);
  await expect(card.getByLabel('Reply from the server')).toHaveValue('Thank you.');
});

test('a moderator’s texts remain when the session ends', async ({ page, console }) => {
  console.expectStatus(401);
  await signIn(page, 'lamplighter', '/admin');
  const term = page.getByRole('region', { name: 'Blocked terms' }).getByLabel('Term');
  await term.fill('lanterns for sale');
  await endSession(page);
  await expect(term).toHaveValue('lanterns for sale');

  await signIn(page, 'lamplighter', SERVER);
  await page.getByRole('region', { name: 'For moderators' }).getByRole('button', { name: 'Remove from lists' }).click();
  const reason = page.getByRole('dialog').getByLabel('Reason');
  await reason.fill('It is an advertisement.');
  await endSession(page);
  await expect(reason).toHaveValue('It is an advertisement.');
});

test('editing the profile in a second tab continues the draft of the first', async ({ page, context }) => {
  await signIn(page, 'tuesday.owl', '/profile');
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('button', { name: 'Edit Profile' })).toBeEnabled();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Bio').fill('Paints boats.');
  await other.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(other.getByLabel('Bio')).toHaveValue('Paints boats.');
  await other.getByRole('button', { name: 'Cancel' }).click();
  await expect(other.getByLabel('Bio')).toHaveCount(0);
});

test('the last of several quick clicks on a vote wins, and the next user has not voted', async ({ page, context }) => {
  await signIn(page, 'tuesday.owl', SERVER);
  const vote = page.getByRole('button', { name: /^Helpful/ }).first();
  await expect(vote, 'says whose review it is').toHaveAccessibleDescription(/\w/);
  await expect(vote).toHaveAttribute('aria-pressed', 'false');
  const answered = Promise.withResolvers<void>();
  const sent: string[] = [];
  await page.route('**/api/v1/reviews/*/helpful', async (route) => {
    sent.push(route.request().method());
    if (sent.length === 1) await answered.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/v1/reviews/*/helpful');
  await vote.click();
  await vote.click();
  await vote.click();
  await asked;
  await expect(vote).toHaveAttribute('aria-pressed', 'true');
  expect(sent).toEqual(['POST']);
  answered.resolve();
  await expect.poll(() => sent).toEqual(['POST', 'DELETE', 'POST']);
  await expect(vote).toHaveAttribute('aria-pressed', 'true');

  await signIn(await context.newPage(), 'nightferry');
  await page.bringToFront();
  await expect(vote).toHaveAttribute('aria-pressed', 'false');
});

test('a login for a review returns to the reviews', async ({ page }) => {
  await page.goto('/server/oadro');
  const reviews = page.getByRole('region', { name: /^Reviews/ });
  const href = await reviews.getByRole('link', { name: 'Login' }).getAttribute('href');
  await signIn(page, 'sand.clock', new URL(href ?? '', page.url()).searchParams.get('returnTo') ?? '');
  await expect(page).toHaveURL('/server/oadro#reviews');
  await expect(reviews.getByRole('heading', { name: /^Reviews/ })).toBeFocused();
  await expect(reviews.getByRole('heading', { name: /^Reviews/ })).toBeInViewport();
});
