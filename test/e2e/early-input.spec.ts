// Input before the first script of a page has loaded.
import { expect, type Page, test } from './fixtures.ts';
import { hydrated } from './settled.ts';
import { TRANSLATE } from './translated.ts';

// With a service worker some of a test's mocked responses do not arrive.
test.use({ isFirstVisit: true, serviceWorkers: 'block' });

/** Opens a page and returns a function that lets its scripts load. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return resolve;
}

test('a submission is sent once the scripts have loaded', async ({ page }) => {
  const load = await openWithoutScripts(page, '/submit');
  await page.getByRole('textbox', { name: 'Invite link' }).fill('https://discord.gg/starforge');
  await page.getByLabel(/I agree to the terms and conditions/).check();
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/servers'));
  await page.getByRole('button', { name: 'Submit a Server' }).click();
  load();
  expect((await sent).postDataJSON()).toMatchObject({ inviteUrl: 'https://discord.gg/starforge' });
  await expect(page).toHaveURL('/submit');
});

test('a page that nobody has touched receives no events when it hydrates', async ({ page }) => {
  await page.addInitScript(`
    window.received = [];
    for (const type of ['keyup', 'click', 'input', 'change']) addEventListener(type, () => received.push(type), true);
  `);
  await page.goto('/servers');
  await hydrated(page);
  expect(await page.evaluate('received')).toEqual([]);
});

test('a press on the heart of a favorite, which is not shown as one yet, does not remove it', async ({ page }) => {
  const heart = page.getByRole('button', { name: /^Favorite / }).first();
  for (const visit of ['adds it', 'retains it']) {
    const load = await openWithoutScripts(page, '/server/balkonien');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    load();
    await hydrated(page);
    await expect(heart, visit).toHaveAttribute('aria-pressed', 'true');
  }
});

test('a second early press undoes the first, whatever is shown by then', async ({ page }) => {
  const heart = page.getByRole('button', { name: /^Favorite / }).first();
  for (const [presses, pressed] of [
    [2, 'false'],
    [1, 'true'],
    [2, 'false'],
    [3, 'true'],
  ] as const) {
    const load = await openWithoutScripts(page, '/server/balkonien');
    for (let i = 0; i < presses; i++) await heart.click();
    load();
    await hydrated(page);
    await expect(heart, `${presses} presses`).toHaveAttribute('aria-pressed', pressed);
  }
});

test('a shortcut does not take the focus from the field in which the user types by then', async ({ page }) => {
  const load = await openWithoutScripts(page, '/submit');
  await page.keyboard.press('/');
  const field = page.getByRole('textbox', { name: 'Invite link' });
  await field.pressSequentially('https://disc');
  load();
  await hydrated(page);
  await page.keyboard.type('ord.gg/a');
  await expect(field).toHaveValue('https://discord.gg/a');
});

test('a name typed while the page hydrates is complete', async ({ page }) => {
  const load = await openWithoutScripts(page, '/compare');
  const field = page.getByRole('textbox', { name: 'Name of a server' });
  await field.pressSequentially('abc');
  load();
  await page.keyboard.type('defghi', { delay: 15 });
  await hydrated(page);
  await page.keyboard.type('jkl');
  await expect(field).toHaveValue('abcdefghijkl');
});

test('without the first script the form says that it needs scripts, and links to log in remain', async ({
  page,
  console,
}) => {
  console.expectStatus(503);
  const { promise, resolve: fail } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.fulfill({ status: 503 });
  });
  await page.goto('/submit', { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: 'Invite link' });
  await field.fill('https://discord.gg/starforge');
  const submit = page.getByRole('button', { name: 'Submit a Server' });
  await submit.click();
  fail();
  await expect(page.getByText('Submitting a server needs JavaScript.')).toBeVisible();
  await expect(submit).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'Login with Discord' })).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL('/submit');
  await expect(field).toHaveValue('https://discord.gg/starforge');
});

test('without the first script no button remains that would do nothing', async ({ page, console }) => {
  console.expectStatus(503);
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 503 }));
  await page.goto('/servers');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(18);
  await expect(page.getByRole('main').getByRole('button', { name: /^(?:Sync|More for) / })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Sort servers' }).selectOption('Name');
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await expect(page).toHaveURL(/sort=name/);
});

/** What others insert before hydration, so that React renders the page again instead. */
const INSERTED = {
  'a password manager': `for (const field of document.querySelectorAll('input')) {
    const icon = document.createElement('div');
    icon.setAttribute('data-lastpass-icon-root', '');
    field.after(icon);
  }`,
  'a translation': TRANSLATE,
};
for (const [who, insert] of Object.entries(INSERTED)) {
  test(`input is kept on a page that ${who} has changed`, async ({ page, console }) => {
    console.expectError('React error #418');
    console.expectStatus(404); // no invite while the code is incomplete
    for (const [path, field] of [
      ['/submit', page.getByRole('textbox', { name: 'Invite link' })],
      ['/servers', page.getByRole('main').getByRole('searchbox', { name: 'Search servers' })],
      ['/', page.getByRole('main').getByRole('searchbox').first()],
    ] as const) {
      const load = await openWithoutScripts(page, path);
      await field.pressSequentially('discord.gg/twatch');
      await page.evaluate(insert);
      for (let i = 0; i < 5; i++) await field.press('ArrowLeft');
      load();
      await hydrated(page);
      await page.keyboard.type('ide');
      await expect(field, path).toHaveValue('discord.gg/tidewatch');
    }
  });
}
