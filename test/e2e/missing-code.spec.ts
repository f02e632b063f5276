// Parts of a page whose code does not arrive: links lead on as they do without scripts, buttons say what is wrong, and the
// rest of the page stays.
import { barriers } from './barriers.ts';
import { expect, type Page, test } from './fixtures.ts';

// Under a service worker the answers that a test makes up do not all arrive.
test.use({ serviceWorkers: 'block' });

const CODE = '**/assets/nav-controls-*.js';

/** As when the connection goes right after the page came. */
async function withoutItsCode(page: Page): Promise<void> {
  await page.route(CODE, async (route) => await route.fulfill({ status: 503 }));
}

const themeButton = (page: Page) => page.getByRole('button', { name: /^Theme: / });
const message = (page: Page) => page.getByRole('alertdialog', { name: 'Part of this page is missing' });

test('a button says so, and a reload brings what was wanted', async ({ page, console }) => {
  console.expectStatus(503);
  await withoutItsCode(page);
  const refused = page.waitForResponse(/nav-controls/);
  await page.goto('/servers?category=Gaming');
  await page.mouse.move(300, 300, { steps: 3 });
  await refused;
  await expect(message(page)).toBeHidden();
  await themeButton(page).click();
  await expect(message(page)).toBeVisible();
  await expect(message(page).getByRole('link', { name: 'Reload' })).toBeFocused();
  expect(await barriers(page)).toEqual([]);

  await page.unroute(CODE);
  await message(page).getByRole('link', { name: 'Reload' }).click();
  await expect(page).toHaveURL('/servers?category=Gaming');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await themeButton(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', /./);
});

test('the message closes, and the focus is where it was', async ({ page, console }) => {
  console.expectStatus(503);
  await withoutItsCode(page);
  await page.goto('/categories');
  await themeButton(page).click();
  await expect(message(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(message(page)).toBeHidden();
  await expect(themeButton(page)).toBeFocused();
});

test('a link leads on without a word', async ({ page, console }) => {
  console.expectStatus(503);
  await page.route('**/assets/footer-*.js', async (route) => await route.fulfill({ status: 503 }));
  await page.goto('/categories');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(message(page)).toBeHidden();
});

test('the command menu says so each time, and keys go where they went before', async ({ page, console }) => {
  console.expectStatus(503);
  await page.route('**/assets/palette-*.js', async (route) => await route.fulfill({ status: 503 }));
  await page.goto('/categories');
  for (let press = 0; press < 2; press += 1) {
    await page.keyboard.press('Control+k');
    await expect(message(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(message(page)).toBeHidden();
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const search = page.getByRole('combobox', { name: 'Search servers' });
  await search.fill('tide');
  await expect(search).toHaveValue('tide');
});

test('what nobody pressed is left out without a word', async ({ page, console }) => {
  console.expectStatus(503);
  for (const part of ['tooltip-bubble', 'search-list']) {
    await page.route(`**/assets/${part}-*.js`, async (route) => await route.fulfill({ status: 503 }));
  }
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

  test('a choice that does nothing says so too', async ({ page, console }) => {
    console.expectStatus(503);
    await page.route('**/assets/discover-*.js', async (route) => await route.fulfill({ status: 503 }));
    await page.goto('/');
    await page.locator('[data-dock] select').selectOption({ index: 1 });
    await expect(page.getByRole('alertdialog')).toContainText(/[\u0600-\u06ff]/);
    expect(await barriers(page)).toEqual([]);
  });
});
