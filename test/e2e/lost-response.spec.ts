// Calls that the server executes, although the browser gets no response, or gets it after the page was left.
import { call, slugOf } from './call.ts';
import { expect, type Page, test } from './fixtures.ts';
import { loseResponse } from './lose-response.ts';
import { signIn } from './sign-in.ts';
import { addGuilds } from './stand-in.ts';

// The worker's requests are not routed.
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ console }) => console.expectLostCalls());

for (const isAskedInVain of [false, true]) {
  const when = isAskedInVain ? ', also if it cannot ask about it at first' : '';
  test(`the page does not claim to know whether the account was deleted${when}`, async ({ page, console }) => {
    console.expectStatus(401);
    await signIn(page, 'fresh.paint', '/server/balkonien');
    const review = page.getByRole('region', { name: /^Reviews/ }).getByLabel('Review', { exact: true });
    await review.fill('Half a sentence');
    await page.goto('/profile');
    await loseResponse(page, 'DELETE', /\/api\/v1\/profile$/);
    if (isAskedInVain) await page.route('**/auth/me', (route) => route.abort());
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await page.getByRole('button', { name: 'Delete account' }).click();
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    if (isAskedInVain) {
      await expect(page.getByText('Failed to delete your account').first()).toBeVisible();
      await page.unroute('**/auth/me');
      await dialog.getByRole('button', { name: 'Delete account' }).click();
    }
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' }).first()).toBeVisible();
    await expect(page.getByText(/^We don’t know whether this was done/).first()).toBeVisible();
    // The account of a session that was only ended elsewhere still needs them.
    expect(await page.evaluate<string[]>('Object.keys(localStorage)')).toContainEqual(expect.stringMatching(/draft/));
  });
}

async function submitForm(page: Page, code: string): Promise<void> {
  await page.getByLabel(/I agree to the terms and conditions/).check();
  await page.getByRole('textbox', { name: 'Invite link' }).fill(`https://discord.gg/${code}`);
  await page.getByRole('button', { name: 'Submit a Server' }).click();
}

test('a server that is submitted again since the response was lost was not listed before', async ({ page }) => {
  const { code, name } = await addGuilds({ name: 'Lost and Listed' });
  await page.goto('/submit');
  await loseResponse(page, 'POST', /\/api\/v1\/servers$/);
  await submitForm(page, code);
  await expect(page.getByText('Submission Failed').first()).toBeVisible();
  await page.getByRole('button', { name: 'Submit a Server' }).click();
  await expect(page.getByRole('dialog', { name: `${name} is now listed` })).toBeVisible();
  await page.goto('/submit');
  await submitForm(page, code);
  await expect(page.getByRole('dialog', { name: `${name} has been updated` })).toBeVisible();
});

test('the result of a submission is shown on the page that was opened meanwhile', async ({ page }) => {
  const { code, name } = await addGuilds({ name: 'Left for the List' });
  const isLeft = Promise.withResolvers<void>();
  await page.route(/\/api\/v1\/servers$/, async (route) => {
    await isLeft.promise;
    await route.continue();
  });
  await page.goto('/submit');
  await submitForm(page, code);
  await page.getByRole('banner').getByRole('link', { name: 'Categories' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  isLeft.resolve();
  await expect(page.getByText(`${name} is now listed`).first()).toBeVisible();
});

test('the form of another page keeps an invite only if it is not the submitted one', async ({ page }) => {
  const field = page.getByRole('textbox', { name: 'Invite link' });
  for (const [name, next] of [
    ['Left for the Logo', ''],
    ['Moss and Feather Letters', 'discord.gg/tidewatch'],
  ] as const) {
    const { code } = await addGuilds({ name });
    const isLeft = Promise.withResolvers<void>();
    await page.route(/\/api\/v1\/servers$/, async (route) => {
      await isLeft.promise;
      await route.continue();
    });
    await page.goto('/submit');
    await field.clear();
    await submitForm(page, code);
    await page.getByRole('banner').getByRole('link', { name: 'Duskrow' }).first().click();
    await expect(page.getByRole('region', { name: 'Add Your Community' })).toBeVisible();
    await expect(field).toHaveValue(`https://discord.gg/${code}`);
    if (next) await field.fill(next);
    isLeft.resolve();
    await expect(page.getByText(`${name} is now listed`).first()).toBeVisible();
    await expect(field).toHaveValue(next);
    await page.goto('/submit');
    await expect(field).toHaveValue(next);
    await page.unrouteAll();
  }
});

test('an owner sees what was done', async ({ page, console }) => {
  for (const status of [403, 409]) console.expectStatus(status);
  const slug = await slugOf(page.request, 'guildebrumes');
  await signIn(page, 'nightferry', `/server/${slug}/manage`);
  const press = async (name: string) => await page.getByRole('button', { name, exact: true }).first().click();
  const confirm = async (name: string) => await page.getByRole('dialog').getByRole('button', { name }).click();

  await loseResponse(page, 'POST', /\/claim$/);
  await press('Claim this server');
  await expect(page.getByText('We don’t know whether this was done').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Danger zone' })).toBeVisible();

  await page.getByLabel('Long description').fill('Saved once. \n');
  await loseResponse(page, 'PATCH', /\/api\/v1\/servers\/[^/]+$/);
  await press('Save Changes');
  await expect(page.getByText(/The site cannot be reached/).first()).toBeVisible();
  await press('Save Changes');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('This server was saved elsewhere')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled();

  await loseResponse(page, 'POST', /\/take-down$/);
  await press('Take it down');
  await confirm('Take it down');
  await loseResponse(page, 'POST', /\/put-back$/);
  await press('Put it back');
  await expect(page.getByRole('button', { name: 'Take it down' }).first()).toBeVisible();
  await loseResponse(page, 'DELETE', /\/claim$/);
  await press('Release claim');
  await confirm('Release claim');
  await expect(page.getByRole('button', { name: 'Claim this server' })).toBeVisible();
});

test('the edit of a review that was deleted in another tab keeps its title and stars', async ({ page, console }) => {
  console.expectStatus(404);
  await signIn(page, 'nightferry', '/server/balkonien');
  const written = { rating: 4, title: 'Kept', content: 'Before the deletion.' };
  expect((await call(page, 'POST', '/api/v1/servers/balkonien/reviews', written)).status).toBe(201);
  await page.reload();
  const reviews = page.getByRole('region', { name: /^Reviews/ });
  await reviews.getByRole('button', { name: 'Edit Review' }).click();
  await reviews.getByLabel('Review', { exact: true }).fill('Typed meanwhile.');
  const { review } = await (await page.request.get('/api/v1/servers/balkonien/reviews/mine')).json();
  expect((await call(page, 'DELETE', `/api/v1/reviews/${review.id}`)).status).toBe(200);
  await reviews.getByRole('button', { name: 'Update Review' }).click();
  await expect(reviews.getByRole('heading', { name: 'Write a review' })).toBeVisible();
  await expect(reviews.getByLabel('Title')).toHaveValue('Kept');
  await expect(reviews.getByLabel('4 stars')).toBeChecked();
  await expect(reviews.getByLabel('Review', { exact: true })).toHaveValue('Typed meanwhile.');
});

test('the edit of a text does not put back the title and stars that another tab has changed since', async ({
  page,
}) => {
  await signIn(page, 'nightferry', '/server/balkonien');
  const written = { rating: 5, title: 'Old title', content: 'Old text.' };
  expect((await call(page, 'POST', '/api/v1/servers/balkonien/reviews', written)).status).toBe(201);
  await page.reload();
  const reviews = page.getByRole('region', { name: /^Reviews/ });
  await reviews.getByRole('button', { name: 'Edit Review' }).click();
  await reviews.getByLabel('Review', { exact: true }).fill('New text.');
  const mine = async () => (await (await page.request.get('/api/v1/servers/balkonien/reviews/mine')).json()).review;
  const { id } = await mine();
  expect((await call(page, 'PATCH', `/api/v1/reviews/${id}`, { rating: 1, title: 'New title' })).status).toBe(200);
  await page.route('**/api/v1/reviews/*', (route) => route.abort(), { times: 1 });
  let asked = 0;
  page.on('response', (answer) => (asked += Number(answer.url().endsWith('/reviews/mine'))));
  await reviews.getByRole('button', { name: 'Update Review' }).click();
  await expect(page.getByText('Failed to submit review').first()).toBeVisible();
  // Whether the update was executed, and then the review for the page.
  await expect.poll(() => asked).toBeGreaterThan(1);
  await reviews.getByRole('button', { name: 'Update Review' }).click();
  await expect(page.getByText('Review updated').first()).toBeVisible();
  expect(await mine()).toMatchObject({ rating: 1, title: 'New title', content: 'New text.' });
});

test('an owner’s text goes on top of an attempt that was saved without a response', async ({ page, console }) => {
  console.expectStatus(409);
  const slug = await slugOf(page.request, 'guildebrumes');
  await signIn(page, 'nightferry', `/server/${slug}`);
  expect((await call(page, 'POST', `/api/v1/servers/${slug}/claim`)).status).toBe(200);
  await page.goto(`/server/${slug}/manage`);
  const text = page.getByLabel('Long description');
  const save = page.getByRole('button', { name: 'Save Changes' });
  await text.fill('First version.');
  await loseResponse(page, 'PATCH', /\/api\/v1\/servers\/[^/]+$/);
  await save.click();
  await expect(page.getByText(/The site cannot be reached/).first()).toBeVisible();
  await text.fill('First version, and more.');
  await save.click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(text).toHaveValue('First version, and more.');
  await expect(save).toBeDisabled();

  const address = page.getByLabel('Address');
  await address.fill('https://hooks.example/a');
  await loseResponse(page, 'PUT', /\/webhook$/);
  await page.getByRole('button', { name: 'Set the address' }).click();
  await expect(page.getByText(/set it again to create a new one/)).toBeVisible();
  await expect(page.getByText('https://hooks.example/a', { exact: true })).toBeVisible();
  await loseResponse(page, 'DELETE', /\/webhook$/);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Webhook removed').first()).toBeVisible();
});

test('a reply and a report that were received are said to be', async ({ page }) => {
  const server = '/server/tidewatch-cartographers';
  await signIn(page, 'lamplighter', server);
  await page.getByRole('button', { name: /^Report this server/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Report/ });
  await dialog.getByRole('radio').first().check();
  await loseResponse(page, 'POST', /\/reports$/);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('We don’t know whether this was done').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Report sent').first()).toBeVisible();

  const review = { rating: 4, title: 'A lost reply', content: 'Still a fine map.' };
  await signIn(page, 'nightferry', '/servers');
  expect((await call(page, 'POST', '/api/v1/servers/pixel-orchard/reviews', review)).status).toBe(201);
  await signIn(page, 'lamplighter', '/server/pixel-orchard');
  const card = page.getByRole('article').filter({ hasText: review.title });
  await card.getByRole('button', { name: 'Reply', exact: true }).click();
  await card.getByLabel('Reply from the server').fill('Thank you.');
  await loseResponse(page, 'PUT', /\/reply$/);
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Reply saved').first()).toBeVisible();
  await expect(card.getByText('Thank you.')).toBeVisible();
});

test('an appeal that was received is said to be', async ({ page }) => {
  const at = new Date().toISOString();
  const decision = { id: 'd_1', kind: 'account', title: 'x', excerpt: null, reason: 'Spam.', at, isLifted: false };
  const appeal = { text: 'It was a joke.', status: 'open', answer: null, at };
  let isSent = false;
  await page.route('**/moderation/decisions', (route) =>
    route.fulfill({ json: [{ ...decision, appeal: isSent ? appeal : null }] }),
  );
  await page.route('**/d_1/appeal', (route) => {
    isSent = true;
    return route.abort();
  });
  await signIn(page, 'fresh.paint', '/decisions');
  await page.getByLabel('Appeal').fill(' It was a joke.');
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByText('Appeal sent').first()).toBeVisible();
  await expect(page.getByText('Waiting for a moderator')).toBeVisible();
});

test('a review whose response was lost is shown as sent, and as deleted', async ({ page, console }) => {
  // The deletion is sent a second time.
  console.expectStatus(404);
  await signIn(page, 'sand.clock', '/server/kanji-before-coffee');
  const reviews = page.getByRole('region', { name: /^Reviews/ });
  const own = reviews.getByRole('heading', { name: 'Your review', exact: true });
  await reviews.getByLabel('4 stars').check({ force: true });
  await reviews.getByLabel('Title').fill('Calm');
  await reviews.getByLabel('Review', { exact: true }).fill('Quiet evenings.');
  const drafts = 'Object.entries(localStorage).filter(([key]) => key.startsWith("duskrow.draft"))';
  const draft = (await page.evaluate<[string, string][]>(drafts))[0]!;
  await loseResponse(page, 'POST', /\/reviews$/);
  await reviews.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Review submitted').first()).toBeVisible();
  await expect(own).toBeVisible();
  expect(await page.evaluate(drafts)).toEqual([]);
  // A draft with the text that is saved, as of a page that was left before it had asked.
  await page.evaluate(`localStorage.setItem(...${JSON.stringify(draft)})`);
  await page.reload();
  await expect(own).toBeVisible();
  await loseResponse(page, 'DELETE', /\/reviews\/[^/]+$/);
  await reviews.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('Review deleted').first()).toBeVisible();
  await expect(reviews.getByRole('heading', { name: 'Write a review' })).toBeVisible();
});

test('a favorite whose response was lost is shown once the site can be reached again', async ({ page }) => {
  await signIn(page, 'sand.clock', '/server/tidewatch-cartographers');
  const heart = page.getByRole('button', { name: /^Favorite Tidewatch/ }).first();
  // Views are calls of this endpoint, too.
  await loseResponse(page, 'POST', /\/user-activity$/, 'server_favorite');
  await heart.click();
  await expect(page.getByText(/Tidewatch.* was not saved/).first()).toBeVisible();
  // As when another tab logs in: the page fetches the user.
  await page.evaluate("dispatchEvent(new StorageEvent('storage', { key: 'duskrow.session', newValue: '' }))");
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});
