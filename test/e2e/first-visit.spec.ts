// The page of somebody who has never been here: whole as it comes, and taken over once she does something or has read for
// a while. What she does before that is not lost.
import { expect, type Page, test } from './fixtures.ts';

// Under a service worker the answers that a test makes up do not all arrive.
test.use({ isFirstVisit: true, serviceWorkers: 'block' });

const CODE = '**/assets/take-over-*.js';
const takenOver = 'html[data-hydrated]';
const themeButton = (page: Page) => page.getByRole('button', { name: /^Theme: / });

/** Holds the code back until what is returned is called. */
async function holdCode(page: Page, code = CODE): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('it is whole, its code is fetched, and nothing runs before a sign', async ({ page }) => {
  const counted: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && counted.push(request.url()));
  const fetched = page.waitForResponse(/\/take-over-/);
  await page.goto('/server/tidewatch-cartographers', { waitUntil: 'networkidle' });
  await fetched;
  await expect(page.locator(takenOver)).not.toBeAttached();
  expect(counted).toEqual([]);

  const view = page.waitForRequest(/\/user-activity$/);
  await page.mouse.move(200, 200, { steps: 3 });
  await expect(page.locator(takenOver)).toBeAttached();
  await view;
});

test('somebody who only reads has it taken over after a while in view', async ({ page }) => {
  await page.clock.install();
  await page.goto('/servers');
  await page.clock.fastForward(4000);
  await expect(page.locator(takenOver)).not.toBeAttached();
  await page.clock.fastForward(2000);
  await expect(page.locator(takenOver)).toBeAttached();
});

for (const path of ['/?auth=error', '/serververse', '/submit']) {
  test(`${path} is taken over as it comes`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator(takenOver)).toBeAttached();
  });
}

test('a first press is done again', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/categories');
  await themeButton(page).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', /./);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', /./);
});

test('two presses are two', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/categories');
  const first = (await themeButton(page).getAttribute('aria-label')) ?? '';
  await themeButton(page).click();
  await themeButton(page).click();
  release();
  await expect(themeButton(page)).not.toHaveAttribute('aria-label', first);
  const second = (await themeButton(page).getAttribute('aria-label')) ?? '';
  await page.reload();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await themeButton(page).click();
  await expect(themeButton(page)).not.toHaveAttribute('aria-label', first);
  await themeButton(page).click();
  await expect(themeButton(page)).toHaveAttribute('aria-label', second);
});

test('a press while the page is taken over is one', async ({ page }) => {
  // Parts listen already, and the page does still.
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    const press = () => document.querySelector('.theme-button').click();
    new MutationObserver(press).observe(document.documentElement, { attributeFilter: ['data-hydrated'] });
  })`);
  await page.goto('/categories');
  await page.mouse.move(200, 200, { steps: 3 });
  await expect(page.locator('html')).toHaveAttribute('data-settled', '');
  await expect(themeButton(page)).toHaveAttribute('aria-label', /^Theme: dark/);
});

test('a menu folds open at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await holdCode(page);
  await page.goto('/categories');
  await page.locator('summary[aria-label="Menu"]').click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
});

test('Login waits for what brings her back', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/servers?sort=name');
  const asked = page.waitForRequest(/\/auth\/discord/);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  release();
  expect((await asked).url()).toMatch(/returnTo=%2Fservers%3Fsort%3Dname$/);
});

test('an invite opens at once, and is counted later', async ({ page, context }) => {
  await context.route('https://discord.gg/**', async (route) => await route.fulfill({ body: 'there' }));
  const release = await holdCode(page);
  await page.goto('/server/tidewatch-cartographers');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('link', { name: /^Join Server/ })
    .first()
    .click();
  await opened;
  const counted = page.waitForRequest((request) => request.postData()?.includes('server_join') === true);
  release();
  await counted;
  expect(context.pages()).toHaveLength(2);
});

test('Back to another page of the same document shows that page', async ({ page }) => {
  await page.goto('/categories');
  await page.mouse.move(200, 200, { steps: 3 });
  await expect(page.locator(takenOver)).toBeAttached();
  await page.getByRole('link', { name: 'Gaming', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gaming' })).toBeVisible();
  const release = await holdCode(page);
  await page.reload();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Browse Categories' })).toBeVisible();
  release();
});

test('what is typed stays and is searched for', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/');
  const search = page.getByRole('main').getByRole('combobox', { name: 'Search servers' });
  await search.pressSequentially('tidew');
  release();
  await expect(page.getByRole('option', { name: /Tidewatch Cartographers/ })).toBeVisible();
  await expect(search).toHaveValue('tidew');
});

test('a choice is taken up', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/servers');
  await page.getByRole('combobox', { name: 'Sort servers' }).selectOption('Name');
  release();
  await expect(page).toHaveURL(/sort=name/);
});

test('a tick is taken up', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/');
  await page.getByRole('checkbox', { name: /^Music/ }).check();
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  release();
  await expect(page).toHaveURL(/category=Music/);
  await expect(page.getByRole('checkbox', { name: /^Music/ })).toBeChecked();
});

test('a dot that was chosen before any script ran is taken up', async ({ page }) => {
  const release = await holdCode(page, '**/assets/*.js');
  await page.goto('/?size=large', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: /^Any/ }).first().check();
  release();
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).not.toHaveURL(/size=/);
});

test('a form is sent', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/');
  await page.getByRole('main').getByRole('combobox', { name: 'Search servers' }).fill('tidewatch');
  await page.keyboard.press('Enter');
  await page.keyboard.type('es');
  release();
  await expect(page).toHaveURL(/search=tidewatch/);
  await expect(page.getByRole('link', { name: 'Tidewatch Cartographers', exact: true })).toBeVisible();
});

test('the keys of the page are heard', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/categories');
  await page.keyboard.type('/tidew');
  release();
  const search = page.getByRole('combobox', { name: 'Search servers' });
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('tidew');
  await expect(page.getByRole('option', { name: /Tidewatch Cartographers/ })).toBeVisible();
});

test('what is typed after the key of the command menu is in its field', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/categories');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('lang');
  release();
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('lang');
});

test('a link leads on without waiting', async ({ page }) => {
  await holdCode(page);
  await page.goto('/categories');
  await page.getByRole('link', { name: 'Gaming', exact: true }).click();
  await expect(page).toHaveURL('/category/gaming');
  await expect(page.getByRole('heading', { level: 1, name: 'Gaming' })).toBeVisible();
});

test('when the code does not arrive, a press says so and a reload brings it', async ({ page, console }) => {
  console.expectStatus(503);
  await page.route(CODE, async (route) => await route.fulfill({ status: 503 }));
  await page.goto('/categories');
  await themeButton(page).click();
  const message = page.getByRole('alertdialog', { name: 'Part of this page is missing' });
  await expect(message).toBeVisible();
  await page.unroute(CODE);
  await message.getByRole('link', { name: 'Reload' }).click();
  await expect(message).toBeHidden();
  await themeButton(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', /./);
});
