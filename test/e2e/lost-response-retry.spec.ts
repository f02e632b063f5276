// What a member changes in a form whose first attempt was executed, although its response was lost.
import { call, slugOf } from './call.ts';
import { expect, type Locator, type Page, test } from './fixtures.ts';
import { loseResponse } from './lose-response.ts';
import { signIn } from './sign-in.ts';

// The worker's requests are not routed.
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ console }) => console.expectLostCalls());

test('a bio that was taken back is sent again', async ({ page }) => {
  await signIn(page, 'kettle_hymn', '/profile');
  expect((await call(page, 'PUT', '/api/v1/profile', { bio: 'Original bio' })).status).toBe(200);
  await page.reload();
  const bio = async () => (await (await page.request.get('/api/v1/profile')).json()).bio as string;
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Bio').fill('My phone is 555 123');
  await loseResponse(page, 'PUT', /\/api\/v1\/profile$/);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Update Failed').first()).toBeVisible();
  expect(await bio()).toBe('My phone is 555 123');
  await page.getByLabel('Bio').fill('Original bio');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile Updated').first()).toBeVisible();
  expect(await bio()).toBe('Original bio');
});

test('a profile that was saved without a response is no draft, and does not replace a newer one', async ({ page }) => {
  await signIn(page, 'moss.keeper', '/profile');
  const edit = page.getByRole('button', { name: 'Edit Profile' });
  const website = page.getByLabel('Website');
  await edit.click();
  await website.fill('https://one.example');
  await loseResponse(page, 'PUT', /\/api\/v1\/profile$/);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Update Failed').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'one.example' })).toBeVisible();
  await expect(edit).toBeEnabled();

  expect((await call(page, 'PUT', '/api/v1/profile', { website: 'https://two.example' })).status).toBe(200);
  await page.reload();
  await expect(page.getByRole('link', { name: 'two.example' })).toBeVisible();
  await edit.click();
  await expect(website).toHaveValue('https://two.example');
});

test('the text of a review that was taken back is sent again', async ({ page }) => {
  const server = '/api/v1/servers/oadro/reviews';
  await signIn(page, 'kettle_hymn', '/server/oadro');
  const written = { rating: 4, title: 'Taken back', content: 'Original text.' };
  expect((await call(page, 'POST', server, written)).status).toBe(201);
  await page.reload();
  const reviews = page.getByRole('region', { name: /^Reviews/ });
  const text = reviews.getByLabel('Review', { exact: true });
  const mine = async () => (await (await page.request.get(`${server}/mine`)).json()).review;
  await reviews.getByRole('button', { name: 'Edit Review' }).click();
  await text.fill('Text I regret.');
  await loseResponse(page, 'PATCH', /\/api\/v1\/reviews\/[^/]+$/);
  await page.route(/\/reviews\/mine$/, (route) => route.abort());
  await reviews.getByRole('button', { name: 'Update Review' }).click();
  await expect(page.getByText('Failed to submit review').first()).toBeVisible();
  await page.unroute(/\/reviews\/mine$/);
  expect(await mine()).toMatchObject({ content: 'Text I regret.' });
  await text.fill('Original text.');
  await reviews.getByRole('button', { name: 'Update Review' }).click();
  await expect(page.getByText('Review updated').first()).toBeVisible();
  expect(await mine()).toMatchObject({ rating: 4, title: 'Taken back', content: 'Original text.' });
});

test('an owner’s edit is sent on top of the attempt that was saved', async ({ page, console }) => {
  console.expectStatus(409);
  const slug = await slugOf(page.request, 'kotatsu');
  const patch = /\/api\/v1\/servers\/[^/]+$/;
  await signIn(page, 'kettle_hymn', `/server/${slug}`);
  expect((await call(page, 'POST', `/api/v1/servers/${slug}/claim`)).status).toBe(200);
  await page.goto(`/server/${slug}/manage`);
  const text = page.getByLabel('Long description');
  const save = page.getByRole('button', { name: 'Save Changes' });
  const saved = page.getByText('Saved', { exact: true }).first();
  const isElsewhere = page.getByText('This server was saved elsewhere');
  const saveInVain = async () => {
    const isLost = page.waitForEvent('requestfailed', (request) => request.method() === 'PATCH');
    await save.click();
    await isLost;
    await expect(page.getByText(/The site cannot be reached/).first()).toBeVisible();
  };
  const stored = async () => (await (await page.request.get(`/api/v1/servers/${slug}/owner`)).json()).longDescription;
  await text.fill('Second. Third.');
  await save.click();
  await expect(saved).toBeVisible();

  await text.fill('Oops wrong text');
  await loseResponse(page, 'PATCH', patch);
  await saveInVain();
  await text.fill('Second. Third.');
  await save.click();
  await expect(saved).toBeVisible();
  expect(await stored()).toBe('Second. Third.');

  await text.fill('First attempt.');
  await loseResponse(page, 'PATCH', patch);
  await saveInVain();
  await text.fill('Second attempt.');
  await page.route(patch, (route) => route.abort(), { times: 1 });
  await saveInVain();
  await text.fill('Third attempt.');
  await save.click();
  await expect(saved.or(isElsewhere)).toBeVisible();
  expect(await stored()).toBe('Third attempt.');

  await text.fill('Saved before the reload. ');
  await page.getByLabel('New invite link').fill('https://discord.gg/kotatsu');
  await loseResponse(page, 'PATCH', patch);
  await saveInVain();
  await page.reload();
  await expect(text).toHaveValue('Saved before the reload.');
  await expect(save).toBeDisabled();
  await expect(isElsewhere).toHaveCount(0);
  await expect(page.getByText('Your unsent text has been restored.')).toHaveCount(0);
  expect((await call(page, 'DELETE', `/api/v1/servers/${slug}/claim`)).status).toBeLessThan(300);
});

test('a server that was listed before the first attempt is said to be updated', async ({ page }) => {
  await page.goto('/submit');
  await page.getByLabel(/I agree to the terms and conditions/).check();
  await page.getByRole('textbox', { name: 'Invite link' }).fill('https://discord.gg/kotatsu');
  await expect(page.getByText('Already listed:')).toBeVisible();
  await page.route(/\/api\/v1\/servers$/, (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Submit a Server' }).click();
  await expect(page.getByText('Submission Failed').first()).toBeVisible();
  await page.getByRole('button', { name: 'Submit a Server' }).click();
  await expect(page.getByRole('dialog', { name: /(is now listed|has been updated)$/ })).toHaveAccessibleName(
    /has been updated$/,
  );
});

/** The form of the owner of `kotatsu` for a reply to a new review. */
async function openReply(
  page: Page,
  author: string,
  title: string,
): Promise<Record<'card' | 'text' | 'save', Locator>> {
  const slug = await slugOf(page.request, 'kotatsu');
  const review = { rating: 5, title, content: 'Warm and quiet.' };
  await signIn(page, author, '/servers');
  expect((await call(page, 'POST', `/api/v1/servers/${slug}/reviews`, review)).status).toBe(201);
  await signIn(page, 'kettle_hymn', `/server/${slug}`);
  const card = page.getByRole('article').filter({ hasText: title });
  await card.getByRole('button', { name: 'Reply', exact: true }).click();
  return { card, text: card.getByLabel('Reply from the server'), save: card.getByRole('button', { name: 'Save' }) };
}

const notSaved = (page: Page) => page.getByText('Failed to save reply').first();

test('a reply goes on top of the attempt that was saved', async ({ page, console }) => {
  console.expectStatus(409);
  const { card, text, save } = await openReply(page, 'nightferry', 'A reply in two attempts');
  await text.fill('Thank you.');
  for (let i = 0; i < 2; i += 1) await loseResponse(page, 'PUT', /\/reply$/);
  // The page does not notice that it was saved either.
  const lists = /\/api\/v1\/servers\/[^/]+\/reviews/;
  await page.route(lists, (route) => route.abort());
  await save.click();
  await expect(notSaved(page)).toBeVisible();
  await page.unroute(lists);
  await text.fill('Thank you. Come again.');
  await save.click();
  await expect(page.getByText('Reply saved').first()).toBeVisible();
  await expect(card.getByText('Thank you. Come again.')).toBeVisible();
});

test('a reply that the page has shown as saved does not undo its removal by another manager', async ({
  page,
  console,
}) => {
  console.expectStatus(409);
  const { card, text, save } = await openReply(page, 'Paper Fox', 'A reply that is removed');
  await text.fill('Thank you.');
  for (let i = 0; i < 2; i += 1) await loseResponse(page, 'PUT', /\/reply$/);
  const lost = page.waitForRequest(/\/reply$/);
  await save.click();
  await expect(notSaved(page)).toBeVisible();
  const shown = card.getByText('Thank you.', { exact: true }).and(page.locator('p'));
  await expect(shown).toBeVisible();
  const url = new URL((await lost).url()).pathname;
  expect((await call(page, 'PUT', url, { content: '' })).status).toBe(200);
  await text.fill('Thank you. Come again.');
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.method() === 'PUT')));
  await save.click();
  await expect(page.getByText('Another manager of the server has changed this reply').first()).toBeVisible();
  await expect(shown).toBeHidden();
  await expect(text).toHaveValue('Thank you. Come again.');
  expect(sent).toBe(1);
});

test('the form of a reply opens by itself only with an unsaved draft of an earlier visit', async ({
  page,
  context,
}) => {
  const { card, text, save } = await openReply(page, 'tuesday.owl', 'A reply in drafts');
  const helpful = card.getByRole('button', { name: /^Helpful/ });
  await text.fill('Typed before.');
  await page.reload();
  await expect(text).toHaveValue('Typed before.');
  await text.fill('');
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await expect(text).toBeVisible();

  await text.fill('Saved without a response.');
  for (let i = 0; i < 2; i += 1) await loseResponse(page, 'PUT', /\/reply$/);
  await save.click();
  await expect(notSaved(page)).toBeVisible();
  await page.reload();
  const edit = card.getByRole('button', { name: 'Edit reply' });
  await expect(edit).toBeVisible();

  const other = await context.newPage();
  await other.goto(page.url());
  const otherCard = other.getByRole('article').filter({ hasText: 'A reply in drafts' });
  await otherCard.getByRole('button', { name: 'Edit reply' }).click();
  await otherCard.getByLabel('Reply from the server').fill('Typed in another tab.');
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'false');
  await expect(edit).toBeVisible();
});

test('a report is sent with the words that were added', async ({ page }) => {
  await signIn(page, 'kettle_hymn', '/server/oadro');
  await page.getByRole('button', { name: /^Report this server/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Report/ });
  await dialog.getByRole('radio').first().check();
  await dialog.getByLabel('Details').fill('They sell accounts.');
  await loseResponse(page, 'POST', /\/reports$/);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('We don’t know whether this was done').first()).toBeVisible();
  await dialog.getByLabel('Details').fill('They sell accounts in the market channel.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Report sent').first()).toBeVisible();
});

test('the words that a visitor adds to a report remain readable', async ({ page }) => {
  await page.goto('/server/oadro');
  const dialog = page.getByRole('dialog', { name: /^Report/ });
  for (const words of ['They sell accounts.', 'They sell more.']) {
    await page.getByRole('button', { name: /^Report this server/ }).click();
    await dialog.getByRole('radio').first().check();
    await dialog.getByLabel('Details').fill(words);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText(/Report sent|reported this before/).first()).toBeVisible();
  }
  await expect(page.getByText('You have reported this before').first()).toBeVisible();
  await expect(dialog.getByLabel('Details')).toHaveValue('They sell more.');
});

test('what was added to an appeal that had been received remains readable', async ({ page, console }) => {
  console.expectStatus(409);
  const at = new Date().toISOString();
  const decision = { id: 'd_2', kind: 'account', title: 'x', excerpt: null, reason: 'Spam.', at, isLifted: false };
  const appeal = { text: 'It was a joke.', status: 'open', answer: null, at };
  let sent = 0;
  let isOffline = false;
  await page.route('**/moderation/decisions', async (route) => {
    if (isOffline) await route.abort();
    else await route.fulfill({ json: [{ ...decision, appeal: sent > 1 ? appeal : null }] });
  });
  await page.route('**/d_2/appeal', async (route) => {
    sent += 1;
    isOffline = sent === 1;
    if (isOffline) await route.abort();
    else await route.fulfill({ status: 409, json: { message: 'Appealed before.', code: 'already_appealed' } });
  });
  await signIn(page, 'kettle_hymn', '/decisions');
  const text = page.getByLabel('Appeal');
  await text.fill('It was a joke.');
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByText('We don’t know whether this was done').first()).toBeVisible();
  await text.fill('It was a joke among friends.');
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByText('Waiting for a moderator')).toBeVisible();
  await expect(page.getByText('It was a joke.', { exact: true })).toBeVisible();
  await expect(page.getByText('It was a joke among friends.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard text' }).click();
  await expect(page.getByText('It was a joke among friends.')).toHaveCount(0);
});
