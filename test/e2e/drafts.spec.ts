// Unsent text survives a reload, the end of a session and a lost connection.
import { expectNoViolations } from './axe.ts';
import { call } from './call.ts';
import { expect, type Page, test } from './fixtures.ts';
import { consent, signIn } from './sign-in.ts';

const SERVER = '/server/tidewatch-cartographers';
/** This user reviews it nowhere else. */
const OTHER_SERVER = '/server/nightshift-synths';
const OTHER = '/server/oadro';
const TEXT = 'Quiet evenings, and people who explain.';

const reviews = (page: Page) => page.getByRole('region', { name: /^Reviews/ });
const content = (page: Page) => reviews(page).getByLabel('Review', { exact: true });
const send = (page: Page) => reviews(page).getByRole('button', { name: 'Submit Review' }).click();

async function write(page: Page): Promise<void> {
  await reviews(page).getByLabel('4 stars').check({ force: true });
  await reviews(page).getByLabel('Title').fill('Calm');
  await content(page).fill(TEXT);
}

/** As a cleanup on the server or another device does. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'duskrow_session' });
}

test('a draft of a review is restored after a reload, and can be discarded', async ({ page }) => {
  await signIn(page, 'tuesday.owl', SERVER);
  await write(page);
  await page.reload();
  await expect(content(page)).toHaveValue(TEXT);
  await expect(reviews(page).getByLabel('4 stars')).toBeChecked();
  await expect(reviews(page).getByText('Your unsent text has been restored.')).toBeVisible();
  await expectNoViolations(page, 'a restored draft');
  // Drafts belong to one server.
  await page.goto(OTHER);
  await expect(content(page)).toHaveValue('');
  await page.goto(SERVER);
  await reviews(page).getByRole('button', { name: 'Discard text' }).click();
  await expect(content(page)).toHaveValue('');
  await page.reload();
  await expect(content(page)).toHaveValue('');
});

test('when the session has ended the form remains, and logging in again leads back to it', async ({
  page,
  console,
}) => {
  console.expectStatus(401);
  await signIn(page, 'nightferry', OTHER_SERVER);
  await write(page);
  await endSession(page);
  await send(page);
  await expect(page.getByText('Please login through Discord first.').first()).toBeVisible();
  await expect(content(page)).toHaveValue(TEXT);
  await expect(reviews(page).getByText('Your text is saved in this browser.')).toBeVisible();
  // The banner announces it; the note next to the form does not announce it again.
  await expect(reviews(page).getByRole('alert')).toHaveCount(0);
  await expectNoViolations(page, 'an ended session');
  const login = reviews(page).getByRole('link', { name: 'Log in again' });
  await login.focus();
  await page.keyboard.press('Enter');
  await consent(page, 'nightferry');
  await expect(page).toHaveURL(OTHER_SERVER);
  await expect(content(page)).toHaveValue(TEXT);
  await send(page);
  await expect(reviews(page).getByRole('heading', { name: 'Your review', exact: true })).toBeVisible();
  await page.reload();
  await expect(reviews(page).getByRole('heading', { name: 'Your review', exact: true })).toBeVisible();
});

test('a page loaded after the end of the session says that the draft is saved', async ({ page, console }) => {
  console.expectStatus(401);
  const waiting = page.getByText('Your unsent text is saved in this browser and comes back when you log in.');
  await signIn(page, 'tuesday.owl', SERVER);
  await write(page);
  await endSession(page);
  await page.reload();
  await expect(reviews(page).getByRole('heading', { name: 'Login Required' })).toBeVisible();
  await expect(reviews(page).locator(waiting)).toBeVisible();
  await expectNoViolations(page, 'a draft that waits for its author');
  await page.goto('/reviews');
  await expect(waiting).toBeVisible();
  await page.goto(OTHER);
  await expect(reviews(page).getByRole('heading', { name: 'Login Required' })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await signIn(page, 'tuesday.owl', SERVER);
  await expect(content(page)).toHaveValue(TEXT);
});

test('two tabs have separate drafts, and the newer one is offered', async ({ page, context }) => {
  await signIn(page, 'tuesday.owl', SERVER);
  const other = await context.newPage();
  await other.goto(SERVER);
  await content(page).fill('In the first tab.');
  await content(other).fill('In the second tab.');
  await content(page).fill('In the first tab again.');
  await other.reload();
  await expect(content(other)).toHaveValue('In the second tab.');
  await expect(reviews(other).getByText('Another tab has a newer version.')).toBeVisible();
  // axe reports links half covered by the bar as too small.
  await other.evaluate('scrollTo(0, 0)');
  await expectNoViolations(other, 'a newer text of another tab');
  await reviews(other).getByRole('button', { name: 'Use the newer version' }).click();
  await expect(content(other)).toHaveValue('In the first tab again.');
  await expect(reviews(other).getByText('Another tab has a newer version.')).toHaveCount(0);
});

test('without a connection the text remains, and can be sent once the connection is back', async ({ page }) => {
  await signIn(page, 'Paper Fox', SERVER);
  await write(page);
  // Like fetch without a connection, but without the browser's console errors.
  await page.evaluate(
    "window.realFetch = fetch; window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))",
  );
  await send(page);
  await expect(reviews(page).getByRole('alert')).toContainText('The site can’t be reached right now.');
  await expect(reviews(page).getByRole('alert')).toContainText('Your text is saved in this browser.');
  await expect(content(page)).toHaveValue(TEXT);
  await expectNoViolations(page, 'a send without a connection');
  await page.evaluate('window.fetch = window.realFetch');
  await send(page);
  await expect(reviews(page).getByRole('heading', { name: 'Your review', exact: true })).toBeVisible();
});

test('a review that was sent from another tab is edited with the text of this one', async ({
  page,
  context,
  console,
}) => {
  console.expectStatus(409);
  await signIn(page, 'nightferry', '/server/storm-notebook');
  const other = await context.newPage();
  await other.goto('/server/storm-notebook');
  await write(page);
  await write(other);
  await content(other).fill('Sent first, from the other tab.');
  await send(other);
  await expect(reviews(other).getByRole('heading', { name: 'Your review', exact: true })).toBeVisible();
  await send(page);
  await expect(reviews(page).getByRole('heading', { name: 'Edit your review' })).toBeVisible();
  await expect(content(page)).toHaveValue(TEXT);
  await reviews(page).getByRole('button', { name: 'Update Review' }).click();
  await expect(reviews(page).getByRole('heading', { name: 'Your review', exact: true })).toBeVisible();
  await expect(reviews(page).getByRole('paragraph').filter({ hasText: TEXT }).first()).toBeVisible();
});

test('the next user of the same computer does not see it', async ({ page }) => {
  await signIn(page, 'tuesday.owl', SERVER);
  await write(page);
  await page
    .getByLabel(/^Your menu/)
    .first()
    .click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate<string>('JSON.stringify(localStorage)')).not.toContain(TEXT);
  await signIn(page, 'moss.keeper', SERVER);
  await expect(content(page)).toHaveValue('');
});

test('a restored review is shown as sent after sending, and a visitor’s canceled report is discarded', async ({
  page,
}) => {
  await page.goto(OTHER);
  const report = page.getByRole('button', { name: /^Report this server/ });
  const dialog = page.getByRole('dialog');
  await report.click();
  await dialog.getByRole('textbox').fill('A visitor’s words.');
  expect(await page.evaluate<string>('JSON.stringify(localStorage)')).not.toContain('words');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await report.click();
  await expect(dialog.getByRole('textbox')).toHaveValue('');

  await signIn(page, 'moss.keeper', OTHER);
  await write(page);
  await page.reload();
  await expect(content(page)).toHaveValue(TEXT);
  await send(page);
  await expect(reviews(page).getByRole('heading', { name: 'Your review', exact: true })).toBeVisible();
  await expect(reviews(page).getByRole('heading', { name: 'Edit your review' })).toHaveCount(0);
});

test.describe('a report that cannot be sent', () => {
  test.use({ serviceWorkers: 'block' });

  test('says so above its dialog, where the message can be dismissed', async ({ page, console }) => {
    console.expectStatus(503);
    await signIn(page, 'tuesday.owl', OTHER);
    await page.getByRole('button', { name: /^Report this server/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').first().check();
    await page.route('**/api/v1/reports', (route) =>
      route.fulfill({ status: 503, json: { message: 'Busy.', code: 'overloaded' } }),
    );
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog.getByText('Your report was not sent')).toBeVisible();
    await dialog.getByRole('button', { name: 'Dismiss' }).click();
    await expect(dialog.getByText('Your report was not sent')).toBeHidden();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  });
});

test('drafts of a report and a profile are restored', async ({ page }) => {
  await signIn(page, 'tuesday.owl', SERVER);
  const report = page.getByRole('button', { name: /^Report .*Tidewatch/ });
  await report.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('textbox').fill('Spam in every channel.');
  await page.reload();
  await report.click();
  await expect(dialog.getByRole('textbox')).toHaveValue('Spam in every channel.');
  await expect(dialog.getByRole('radio').first()).toBeChecked();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Bio').fill('Paints boats.');
  await page.reload();
  await expect(page.getByLabel('Bio')).toHaveValue('Paints boats.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
});

test.describe('an appeal', () => {
  // With a service worker some of a test's mocked responses do not arrive.
  test.use({ serviceWorkers: 'block' });

  test('is restored as a draft, can be discarded, and is saved until the next login', async ({ page, console }) => {
    console.expectStatus(401);
    const decision = {
      id: 'd_1',
      kind: 'server',
      title: 'Tea House',
      excerpt: null,
      reason: 'No invite.',
      appeal: null,
    };
    const json = [{ ...decision, at: '2026-11-12T10:04:30.000Z' }];
    const decisions = '**/api/v1/moderation/decisions';
    await page.route(decisions, async (route) => await route.fulfill({ json }));
    await signIn(page, 'tuesday.owl', '/decisions');
    const panel = page.getByRole('region', { name: /^Tea House/ });
    const appeal = panel.getByLabel('Appeal');
    await appeal.fill('It has one.');
    await page.reload();
    await expect(appeal).toHaveValue('It has one.');
    await expect(panel.getByText('Your unsent text has been restored.')).toBeVisible();
    await expectNoViolations(page, 'a restored appeal');
    await panel.getByRole('button', { name: 'Discard text' }).click();
    await expect(appeal).toHaveValue('');

    await appeal.fill('It had one.');
    await page.unroute(decisions);
    await endSession(page);
    await page.reload();
    const waiting = page.getByText('Your unsent text is saved in this browser and comes back when you log in.');
    await expect(waiting).toBeVisible();

    await page.route(decisions, async (route) => await route.fulfill({ json }));
    await signIn(page, 'tuesday.owl', '/decisions');
    await expect(appeal).toHaveValue('It had one.');
    await expect(waiting).toHaveCount(0);
    // Sending deletes the draft.
    await page.route(`${decisions}/d_1/appeal`, async (route) => await route.fulfill({ status: 201, json: {} }));
    await panel.getByRole('button', { name: 'Send appeal' }).click();
    await expect(page.getByText('Appeal sent', { exact: true }).first()).toBeVisible();
    await page.reload();
    await expect(appeal).toHaveValue('');
  });
});

test('a reply to a review does not replace that of another manager unseen', async ({ page, console }) => {
  console.expectStatus(409);
  await signIn(page, 'sand.clock', '/servers');
  const written = { rating: 4, title: 'Tides of cubes', content: 'All of them.' };
  expect([201, 409]).toContain((await call(page, 'POST', '/api/v1/servers/voxel-harbor/reviews', written)).status);
  await signIn(page, 'lamplighter', '/server/voxel-harbor');
  const card = reviews(page).getByRole('article').filter({ hasText: written.title });
  const [text, save] = [card.getByLabel('Reply from the server'), card.getByRole('button', { name: 'Save' })];
  await card.getByRole('button', { name: 'Reply', exact: true }).click();
  await text.fill('Mine.');
  const id = await page.evaluate<string>(
    `fetch('/api/v1/servers/voxel-harbor/reviews').then((answer) => answer.json())` +
      `.then(({ reviews }) => reviews.find(({ title }) => title === '${written.title}').id)`,
  );
  expect((await call(page, 'PUT', `/api/v1/reviews/${id}/reply`, { content: 'Theirs.' })).status).toBe(200);
  await save.click();
  await expect(page.getByText('Another manager of the server has changed this reply').first()).toBeVisible();
  await expect(card.getByText('Theirs.', { exact: true })).toBeVisible();
  await expect(text).toHaveValue('Mine.');
  await save.click();
  await expect(card.getByText('Mine.', { exact: true })).toBeVisible();
  await expect(card.getByText('Theirs.', { exact: true })).toBeHidden();
});
