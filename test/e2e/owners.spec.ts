// Owners of a listing: claiming, editing, replying, analytics, taking down and putting back.
import { expectNoViolations, overflowing } from './axe.ts';
import { call, slugOf } from './call.ts';
import { expect, type Page, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

const OWNER = 'lamplighter';
const STRANGER = 'tuesday.owl';
const NAME = 'Hollow Lantern Co-op';

test.describe.configure({ mode: 'serial' });
let slug: string;

test.beforeAll(async ({ request }) => void (slug = await slugOf(request, 'hollowlantern')));

const manage = () => `/server/${slug}/manage`;

/** In both themes at three widths, and without horizontal scrolling down to 320 px. */
async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    // At the top, where the bar covers nothing.
    await page.evaluate('scrollTo(0, 0)');
    await expectNoViolations(page, `${what} ${width}`);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  // Polls until the new layout.
  await expect.poll(() => overflowing(page), { message: what }).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 844 });
}

test('an unclaimed server is labeled, and other users see why they cannot manage it', async ({ page, console }) => {
  await page.goto(`/server/${slug}`);
  const owners = page.getByRole('region', { name: 'Owners' });
  await expect(owners.getByText('Unclaimed')).toBeVisible();
  await owners.getByRole('link', { name: 'How claiming works' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'For owners' })).toBeVisible();
  await expectAccessible(page, 'owners');
  await page.goto(manage());
  await expect(page.getByRole('heading', { name: 'Log in to manage this server' })).toBeVisible();
  await expectAccessible(page, 'manage, signed out');
  console.expectStatus(403);
  await signIn(page, STRANGER, manage());
  await expect(page.getByRole('heading', { name: 'You do not manage this server' })).toBeVisible();
  await expectAccessible(page, 'manage, not a manager');
});

test('an owner claims and edits; the page shows it, and hostile text remains text', async ({ page, console }) => {
  test.setTimeout(150_000);
  console.expectStatus(403);
  await signIn(page, OWNER, manage());
  await expect(page.getByRole('heading', { name: `Claim ${NAME}` })).toBeVisible();
  await expectAccessible(page, 'manage, claim');
  await page.getByRole('button', { name: 'Claim this server' }).press('Enter');
  // Focus moves to the content that replaced the offer.
  await expect(page.getByRole('heading', { level: 1, name: `Manage ${NAME}` })).toBeFocused();

  await page.getByLabel('Tags').fill('Lanterns, quiet evenings, <b>bold</b>');
  await page.getByLabel('Region').selectOption('Europe');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  const text =
    '# Welcome\n\nWe light **lamps**.\n\n- [site](https://lamps.example)\n\n<script>window.hacked = 1</script>';
  await page.getByLabel('Long description').fill(text);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await expectAccessible(page, 'manage');

  await page.getByRole('link', { name: 'View page' }).click();
  const about = page.getByRole('region', { name: 'About' });
  await expect(about.getByText('lamps', { exact: true })).toBeVisible();
  await expect(about.getByText('<script>window.hacked = 1</script>')).toBeVisible();
  expect(await page.evaluate('window.hacked')).toBeUndefined();
  await expect(about.getByRole('link', { name: 'site' })).toHaveAttribute('rel', /nofollow/);
  await expect(page.getByRole('link', { name: '<b>bold</b>' })).toBeVisible();
  await expect(page.getByText('German', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Owners' }).getByText('Unclaimed')).toHaveCount(0);
  await expectAccessible(page, 'server, with a long description');
  // The page is the same without scripts.
  const html = await (await page.request.get(`/server/${slug}`)).text();
  expect(html).toContain('<strong>lamps</strong>');
});

/** Saves as another owner does in the meantime. */
async function saveElsewhere(page: Page, changes: object): Promise<void> {
  const { version } = await (await page.request.get(`/api/v1/servers/${slug}/owner`)).json();
  expect((await call(page, 'PATCH', `/api/v1/servers/${slug}`, { version, ...changes })).status).toBe(200);
}

test('concurrent edits do not lose typed text', async ({ page, console }) => {
  console.expectStatus(409);
  await signIn(page, OWNER, manage());
  await page.getByLabel('Tags').fill('mine');
  await saveElsewhere(page, { region: 'Asia', longDescription: 'Theirs.' });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('This server was saved elsewhere while you were typing.')).toBeVisible();
  await expect(page.getByLabel('Tags')).toHaveValue('mine');
  await expectAccessible(page, 'manage, conflict');
  await page.getByRole('button', { name: 'Save my changes' }).click();
  await expect(page.getByLabel('Region')).toHaveValue('Asia');
  await expect(page.getByLabel('Long description')).toHaveValue('Theirs.');
  await expect(page.getByLabel('Tags')).toHaveValue('mine');
});

test('text typed during a save remains', async ({ page }) => {
  await signIn(page, OWNER, manage());
  const answered = Promise.withResolvers<void>();
  await page.route(/\/api\/v1\/servers\/[^/]+$/, async (route) => {
    if (route.request().method() === 'PATCH') await answered.promise;
    await route.continue();
  });
  const tags = page.getByLabel('Tags');
  await tags.fill('sent ,');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await page.getByLabel('Long description').fill('Typed meanwhile.');
  answered.resolve();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(tags).toHaveValue('sent');
  const description = page.getByLabel('Long description');
  await expect(description).toHaveValue('Typed meanwhile.');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeEnabled();

  // It is an unsent draft, older than the other owner's changes.
  await saveElsewhere(page, { longDescription: 'Theirs.' });
  await page.reload();
  await expect(page.getByText('This server was saved elsewhere while you were typing.')).toBeVisible();
  await expect(description).toHaveValue('Typed meanwhile.');
  await page.getByRole('button', { name: 'Use the saved version' }).click();
  await expect(description).toHaveValue('Theirs.');
  await description.fill('Typed again.');
  await page.reload();
  await page.getByRole('button', { name: 'Discard text' }).click();
  await expect(description).toHaveValue('Theirs.');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
});

test('a draft that is older than another owner’s changes shows a message', async ({ page }) => {
  await signIn(page, OWNER, manage());
  await page.getByLabel('Tags').fill('older');
  await page.getByRole('checkbox', { name: 'Music' }).check();
  await page.reload();
  await expect(page.getByText('Your unsent text has been restored.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Music' })).toBeChecked();
  await saveElsewhere(page, { tags: ['newer'] });
  await page.reload();
  await expect(page.getByText('This server was saved elsewhere while you were typing.')).toBeVisible();
  await expect(page.getByLabel('Tags')).toHaveValue('older');
  await page.getByRole('button', { name: 'Use the saved version' }).click();
  await expect(page.getByLabel('Tags')).toHaveValue('newer');
});

test('typed text survives the end of the session', async ({ page, console }) => {
  console.expectStatus(401);
  await signIn(page, OWNER, manage());
  await page.getByLabel('Tags').fill('unsaved');
  await page.context().clearCookies({ name: 'duskrow_session' });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert').getByText('Your session has ended.').first()).toBeVisible();
  await expect(page.getByLabel('Tags')).toHaveValue('unsaved');
  await signIn(page, OWNER, manage());
  await expect(page.getByLabel('Tags')).toHaveValue('unsaved');
});

test('an invite that leads elsewhere is refused, and remains in the field', async ({ page, console }) => {
  console.expectStatus(400);
  await signIn(page, OWNER, manage());
  await page.getByLabel('New invite link').fill('discord.gg/starforge');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const invite = page.getByLabel('New invite link');
  await expect(invite).toHaveAccessibleDescription(/ The invite leads to another server\.$/);
  await expect(invite).toHaveAttribute('aria-invalid', 'true');
  await expect(invite).toBeFocused();
  await expect(invite).toHaveValue('discord.gg/starforge');
});

test('errors about tags, from the page and from the server, are shown at the field', async ({ page, console }) => {
  console.expectStatus(400);
  await signIn(page, OWNER, manage());
  const tags = page.getByLabel('Tags');
  await expect(tags).toHaveAccessibleDescription(/at most 30 characters/);
  await tags.fill('a'.repeat(31));
  await expect(tags).toHaveAccessibleDescription(/ Each tag can have at most 30 characters\.$/);
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await tags.fill('a'.repeat(30));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await tags.fill('?');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(tags).toHaveAccessibleDescription(/ Each tag must contain a letter or a digit\.$/);
  await expect(tags).toBeFocused();
  // The message of the previous save has disappeared.
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(0, { timeout: 2000 });
});

test('searches that lead to the page are shown as words, and visits as counts by day', async ({ page }) => {
  await signIn(page, OWNER, manage());
  const [word = ''] = NAME.toLowerCase().split(/\W+/);
  for (let visit = 0; visit < 3; visit++) {
    await page.goto(`/servers?search=${word}`);
    const recorded = page.waitForResponse((answer) => answer.url().endsWith('/user-activity'));
    await page.getByRole('main').getByRole('link', { name: NAME, exact: true }).first().click();
    await recorded;
  }
  await page.goto(manage());
  const visits = page.getByRole('region', { name: 'Visits' });
  await expect(visits.getByRole('listitem').filter({ hasText: word })).toBeVisible();
  await expect(visits.locator('canvas')).toHaveCount(2);
  await visits.getByText('Day by day').click();
  await expect(visits.getByRole('row')).not.toHaveCount(0);
  await expectAccessible(page, 'manage, numbers');
});

test('alerts are sent only to public addresses, with a secret that is shown once', async ({ page, console }) => {
  console.expectStatus(400);
  await signIn(page, OWNER, manage());
  const webhook = page.getByRole('region', { name: 'Alert webhook' });
  await webhook.getByLabel('Address').fill('ftp://hooks.example/a');
  await webhook.getByRole('button', { name: 'Set the address' }).click();
  await expect(webhook.getByText('The address has to begin with https://.')).toBeVisible();
  await expect(webhook.getByLabel('Address')).toBeFocused();
  await webhook.getByLabel('Address').fill('https://127.0.0.1/a');
  await webhook.getByRole('button', { name: 'Set the address' }).click();
  await expect(webhook.getByText('The address does not lead to the public internet.')).toBeVisible();
  // It does not resolve.
  await webhook.getByLabel('Address').fill('https://hooks.invalid/a');
  await webhook.getByRole('button', { name: 'Set the address' }).click();
  await expect(webhook.getByText(/^whsec_/)).toBeVisible();
  await expectAccessible(page, 'manage, webhook');
  await webhook.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('Test queued').first()).toBeVisible();
  await expect(webhook.getByText(/^whsec_/)).toBeVisible();
  await expect(webhook.getByRole('button', { name: 'Copy' })).toBeVisible();
  // The result of the test, without a reload.
  await expect(webhook.getByText(/^It could not be reached/)).toBeVisible({ timeout: 40_000 });
  await webhook.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(webhook.getByText('Alerts can be posted')).toBeVisible();
});

test('an owner replies to a review', async ({ page, browser }) => {
  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, 'moss.keeper', '/servers');
  const review = { rating: 5, title: 'Warm light', content: 'Kind people.' };
  expect([201, 409]).toContain((await call(other, 'POST', `/api/v1/servers/${slug}/reviews`, review)).status);
  await context.close();

  await signIn(page, OWNER, manage());
  await page.getByRole('link', { name: 'Reply to reviews' }).click();
  const reviews = page.getByRole('region', { name: /^Reviews/ });
  await reviews
    .getByRole('button', { name: /^(Reply|Edit reply)$/ })
    .first()
    .click();
  await reviews.getByLabel('Reply from the server').fill('Thank you.');
  await reviews.getByRole('button', { name: 'Save' }).click();
  await expect(reviews.getByText('Thank you.')).toBeVisible();
});

test('an owner takes the server down by keyboard, and puts it back', async ({ page, console }) => {
  console.expectStatus(404);
  await signIn(page, OWNER, manage());
  await page.getByRole('button', { name: 'Take it down' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'manage, taking down');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Take it down' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Take it down' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Put it back' })).toBeVisible();
  await expectAccessible(page, 'manage, taken down');
  await page.getByLabel('Tags').fill('late evenings');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your changes will be visible when the server’s page is public.').first()).toBeVisible();
  expect((await page.goto(`/server/${slug}`))?.status()).toBe(404);
  const again = await page.request.post('/api/v1/servers', { data: { inviteUrl: 'hollowlantern' } });
  expect(await again.json()).toMatchObject({ message: 'This server cannot be listed: its owners took it down.' });
  await page.getByRole('link', { name: 'Do you manage it? See your servers' }).click();
  await expect(page.getByText('Taken down')).toBeVisible();
  await page.getByRole('link', { name: NAME }).click();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(page.getByRole('button', { name: 'Take it down' })).toBeVisible();
  expect((await page.request.get(`/server/${slug}`)).status()).toBe(200);
});
