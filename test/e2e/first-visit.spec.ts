// The page of somebody who has never been here: whole as it comes, hydrated in the first idle moment. What they do before is done
// once it is hydrated, and once only.
import { expect, type Page, test } from './fixtures.ts';

// Under a service worker the answers that a test makes up do not all arrive.
test.use({ isFirstVisit: true, serviceWorkers: 'block' });

const CODE = '**/assets/hydrate-*.js';
const hydrated = 'html[data-hydrated]';
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

test('it is hydrated without anybody doing anything, and no script but the first comes before it is loaded', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const loaded = page.waitForEvent('load').then(() => [...scripts]);
  await page.goto('/servers', { waitUntil: 'commit' });
  expect(await loaded).toHaveLength(1);
  await expect(page.locator(hydrated)).toBeAttached();
});

test('an interaction hydrates it before it is loaded', async ({ page }) => {
  const loadPicture = Promise.withResolvers<void>();
  await page.route('**/held.png', async (route) => {
    await loadPicture.promise;
    await route.fulfill({ path: 'public/icons/apple-touch-icon.png' });
  });
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    document.body.append(Object.assign(new Image(), { src: '/held.png' }));
  })`);
  // From here on the first script listens.
  await page.goto('/categories', { waitUntil: 'domcontentloaded' });
  await themeButton(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', /./);
  expect(await page.evaluate('document.readyState')).not.toBe('complete');
  loadPicture.resolve();
  await page.waitForLoadState('load');
});

test('a first press is done again', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/categories');
  await themeButton(page).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', /./);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', /./);
});

test('two presses are done twice', async ({ page }) => {
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

test('a press between two parts of the hydration is done once', async ({ page }) => {
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    const press = () => document.querySelector('.theme-button').click();
    new MutationObserver(press).observe(document.documentElement, { attributeFilter: ['data-hydrated'] });
  })`);
  await page.goto('/categories');
  await expect(page.locator(hydrated)).toBeAttached();
  await expect(themeButton(page)).toHaveAttribute('aria-label', /^Theme: dark/);
});

test('a menu folds open at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await holdCode(page);
  await page.goto('/categories');
  await page.locator('summary[aria-label="Menu"]').click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
});

test('Login waits for what brings them back', async ({ page }) => {
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
  await expect(page.locator(hydrated)).toBeAttached();
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

test('what is being composed is not torn apart', async ({ page, context }) => {
  const release = await holdCode(page);
  await page.goto('/');
  const search = page.getByRole('main').getByRole('combobox', { name: 'Search servers' });
  await search.focus();
  const keyboard = await context.newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'tide', selectionStart: 4, selectionEnd: 4 });
  release();
  await expect(page.locator(hydrated)).toBeAttached();
  await expect(search).toHaveValue('tide');
  await keyboard.send('Input.insertText', { text: 'tidewatch' });
  await expect(search).toHaveValue('tidewatch');
  await expect(page.getByRole('option', { name: /Tidewatch Cartographers/ })).toBeVisible();
});

test('a choice is made', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/servers');
  await page.getByRole('combobox', { name: 'Sort servers' }).selectOption('Name');
  release();
  await expect(page).toHaveURL(/sort=name/);
});

test('a tick is set', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/');
  await page.getByRole('checkbox', { name: /^Music/ }).check();
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  release();
  await expect(page).toHaveURL(/category=Music/);
  await expect(page.getByRole('checkbox', { name: /^Music/ })).toBeChecked();
});

test('a radio that was chosen before any script ran is chosen', async ({ page }) => {
  const release = await holdCode(page, '**/assets/*.js');
  await page.goto('/?size=large', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: /^Any/ }).first().check();
  release();
  // Before the first script runs the browser itself sends the form; it asks for the others once it listens.
  await expect(page.locator('link[rel=modulepreload]').first()).toBeAttached();
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

test('a press whose code does not arrive loads the page anew, and works then', async ({ page, console }) => {
  console.expectStatus(503);
  await page.route(CODE, async (route) => await route.fulfill({ status: 503 }), { times: 1 });
  await page.goto('/categories');
  await page.waitForLoadState('networkidle');
  await expect(page.locator(hydrated)).not.toBeAttached();
  await themeButton(page).click();
  await expect(page.locator(hydrated)).toBeAttached();
  await themeButton(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', /./);
});

test('without a connection for its code, links and forms lead on', async ({ page, console }) => {
  console.expectStatus(503);
  await page.route(CODE, async (route) => await route.fulfill({ status: 503 }));
  await page.goto('/categories');
  await page.getByRole('combobox', { name: 'Search servers' }).fill('tidewatch');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/servers\?search=tidewatch/);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/authorize|auth/);
});
