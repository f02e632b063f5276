// Parts of a page that are fetched when they are opened: one whose code does not arrive says so and offers a reload; what nobody
// asked for is left out, and the rest of the page stays.
import { barriers } from './barriers.ts';
import { expect, type Page, test } from './fixtures.ts';

// Under a service worker the answers that a test makes up do not all arrive.
test.use({ serviceWorkers: 'block' });

/** As when the connection goes right after the page came. */
async function without(page: Page, ...parts: string[]): Promise<void> {
  for (const part of parts) {
    await page.route(`**/assets/${part}-*.js`, async (route) => await route.fulfill({ status: 503 }));
  }
}

const message = (page: Page) => page.getByRole('dialog', { name: 'Part of this page is missing' });

test('a dialog that does not arrive says so, and opens after a reload', async ({ page, console }) => {
  console.expectStatus(503);
  await without(page, 'report-dialog');
  await page.goto('/server/tidewatch-cartographers');
  const report = page.getByRole('button', { name: /^Report/ }).last();
  await report.click();
  await expect(message(page)).toBeVisible();
  await expect(message(page).getByRole('link', { name: 'Reload' })).toBeFocused();
  expect(await barriers(page)).toEqual([]);

  await page.unrouteAll();
  await message(page).getByRole('link', { name: 'Reload' }).click();
  await expect(message(page)).toBeHidden();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await report.click();
  await expect(page.getByRole('dialog').getByLabel('Details')).toBeVisible();
});

test('the message closes, the focus is where it was, and the next press says so again', async ({ page, console }) => {
  console.expectStatus(503);
  await without(page, 'report-dialog');
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

test('the command menu says so, and keys go where they went before', async ({ page, console }) => {
  console.expectStatus(503);
  await without(page, 'palette');
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

test('what nobody pressed is left out without a word', async ({ page, console }) => {
  console.expectStatus(503);
  await without(page, 'tooltip-bubble', 'search-list');
  await page.goto('/categories');
  const refused = page.waitForResponse(/tooltip-bubble/);
  await page.mouse.move(300, 300, { steps: 3 });
  await page.getByRole('button', { name: 'Command menu (Ctrl K)' }).hover();
  await refused;
  const refusedList = page.waitForResponse(/search-list/);
  await page.getByRole('combobox', { name: 'Search servers' }).fill('tidewatch');
  await refusedList;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/servers?search=tidewatch');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(message(page)).toBeHidden();
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar', viewport: { width: 320, height: 700 } });

  test('it says so too', async ({ page, console }) => {
    console.expectStatus(503);
    await without(page, 'report-dialog');
    await page.goto('/server/tidewatch-cartographers');
    await page.locator('aside button').last().click();
    await expect(page.getByRole('dialog')).toContainText('جزء من هذه الصفحة مفقود');
    expect(await barriers(page)).toEqual([]);
  });
});
