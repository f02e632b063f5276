// Parts of a page that are loaded on demand: if the code does not arrive, a message offers a reload; parts that the
// user did not request are left out, and the rest of the page works.
import { violationsOf } from './axe.ts';
import { expect, type Page, test } from './fixtures.ts';
import { hydrated } from './settled.ts';
import { signIn } from './sign-in.ts';
import { addGuilds, playScenario } from './stand-in.ts';

// With a service worker some of a test's mocked responses do not arrive.
test.use({ serviceWorkers: 'block' });

/** As if the connection was lost right after the page loaded. */
async function block(page: Page, ...parts: string[]): Promise<void> {
  for (const part of parts) {
    await page.route(`**/assets/${part}-*.js`, async (route) => await route.fulfill({ status: 503 }));
  }
}

const message = (page: Page) => page.getByRole('dialog', { name: 'Part of this page is missing' });

test('a dialog that fails to load shows a message, and opens after a reload', async ({ page, console }) => {
  console.expectStatus(503);
  await block(page, 'report-dialog');
  await page.goto('/server/tidewatch-cartographers');
  const report = page.getByRole('button', { name: /^Report/ }).last();
  await report.click();
  await expect(message(page)).toBeVisible();
  await expect(message(page).getByRole('link', { name: 'Reload' })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);

  await page.unrouteAll();
  await message(page).getByRole('link', { name: 'Reload' }).click();
  await expect(message(page)).toBeHidden();
  await hydrated(page);
  await report.click();
  await expect(page.getByRole('dialog').getByLabel('Details')).toBeVisible();
});

test('the message closes, restores the focus, and is shown again at the next click', async ({ page, console }) => {
  console.expectStatus(503);
  await block(page, 'report-dialog');
  await page.goto('/server/tidewatch-cartographers');
  const report = page.getByRole('button', { name: /^Report/ }).last();
  for (let press = 0; press < 2; press += 1) {
    await report.click();
    await expect(message(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(message(page)).toBeHidden();
    await expect(report).toBeFocused();
  }
});

test('the command menu shows the message, and the page works as before', async ({ page, console }) => {
  console.expectStatus(503);
  await block(page, 'palette');
  await page.goto('/categories');
  await page.keyboard.press('Control+k');
  await expect(message(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(message(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const search = page.getByRole('combobox', { name: 'Search servers' });
  await search.fill('tide');
  await expect(search).toHaveValue('tide');
});

test('parts that the user did not request are left out silently', async ({ page, console }) => {
  console.expectStatus(503);
  await block(page, 'tooltip-bubble', 'search-list');
  await page.goto('/categories');
  const refused = page.waitForResponse(/tooltip-bubble/);
  await page.mouse.move(300, 300, { steps: 3 });
  await page.getByRole('button', { name: 'Command menu (Ctrl K)' }).hover();
  await refused;
  const search = page.getByRole('combobox', { name: 'Search servers' });
  const refusedList = page.waitForResponse(/search-list/);
  const suggested = page.waitForResponse(/suggestions/);
  await search.fill('tidewatch');
  await Promise.all([refusedList, suggested]);
  // No row can be selected that nobody sees.
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('ArrowDown');
  await expect(search).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/servers?search=tidewatch');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(message(page)).toBeHidden();
});

test('an invite can be typed and submitted if the code of its preview does not load', async ({ page, console }) => {
  console.expectStatus(503);
  await block(page, 'detected-invite', 'invite-preview', 'category-picker');
  await page.goto('/submit');
  await page.getByLabel(/I agree to the terms and conditions/).check();
  const refused = page.waitForResponse(/category-picker/);
  const { code, name } = await addGuilds({ name: 'Lantern Repair' });
  const field = page.getByRole('textbox', { name: 'Invite link' });
  await field.fill(`https://discord.gg/${code}`);
  await refused;
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `${name} is now listed` })).toBeVisible();
  await expect(message(page)).toBeHidden();
});

test('a submission is announced if the code of its dialog does not load', async ({ page, console }) => {
  console.expectStatus(503);
  await page.goto('/submit');
  await page.route('**/*.js', async (route) => await route.fulfill({ status: 503 }));
  for (const result of ['is now listed', 'waits for a moderator']) {
    const { code, name } = await addGuilds({ name: `Lost Dialog ${result}` });
    if (result.startsWith('waits')) await playScenario(code, 'age-restricted');
    await page.getByRole('textbox', { name: 'Invite link' }).fill(`https://discord.gg/${code}`);
    await page.getByLabel(/I agree to the terms and conditions/).check();
    await page.getByRole('button', { name: 'Submit a Server' }).click();
    await expect(page.getByText(`${name} ${result}`).first()).toBeVisible();
  }
  await expect(message(page)).toBeHidden();
});

test('shows every toast as plain text if the code of toasts does not load', async ({ page, console }) => {
  console.expectStatus(503);
  await block(page, 'toast-view');
  await page.route('**/api/v1/servers/*/sync', async (route) => await route.fulfill({ status: 503 }));
  await page.goto('/server/tidewatch-cartographers');
  await hydrated(page);
  const toast = page.getByRole('alert').filter({ hasText: 'Sync failed' });
  for (let press = 0; press < 2; press += 1) {
    await page
      .getByRole('button', { name: /^Sync / })
      .first()
      .click();
    await expect(toast).toBeVisible();
    await expect(toast).toBeHidden();
  }
  await page
    .getByRole('button', { name: /^Sync / })
    .first()
    .click();
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
  await expect(message(page)).toBeHidden();
});

test('an action can still be undone if the code of toasts does not load', async ({ page, console }) => {
  console.expectStatus(503);
  await block(page, 'toast-view');
  await page.goto('/server/tidewatch-cartographers');
  await page.getByRole('button', { name: 'More for Tidewatch Cartographers' }).click();
  await page.getByRole('menuitem', { name: 'Hide for me' }).click();
  await expect(page.getByText('You hid this server')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('You hid this server')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar', viewport: { width: 320, height: 700 } });

  test('the message is translated', async ({ page, console }) => {
    console.expectStatus(503);
    await block(page, 'report-dialog');
    await page.goto('/server/tidewatch-cartographers');
    await page.locator('aside button').last().click();
    await expect(page.getByRole('dialog')).toContainText('جزء من هذه الصفحة مفقود');
    expect(await violationsOf(page)).toEqual([]);
  });
});

test('the menu and the review form of a user each leave a notice, not a dialog that nobody opened', async ({
  page,
  console,
}) => {
  console.expectStatus(503);
  await signIn(page, 'tuesday.owl');
  await block(page, 'profile-menu', 'my-review');
  await page.goto('/server/tidewatch-cartographers');
  await expect(page.getByRole('heading', { name: 'Part of this page is missing' })).toBeVisible();
  await expect(page.locator('header').getByRole('link', { name: /tuesday.?owl/i })).toBeVisible();
  await expect(message(page)).toBeHidden();
});
