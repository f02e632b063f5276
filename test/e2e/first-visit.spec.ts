// The page of a first visit: complete without scripts, hydrated in the first idle moment. Earlier input is replayed
// after hydration, and only once.
import { engage, expect, type Page, test } from './fixtures.ts';
import { hydrated } from './settled.ts';

// With a service worker some of a test's mocked responses do not arrive.
test.use({ isFirstVisit: true, serviceWorkers: 'block' });

const CODE = '**/assets/hydrate-*.js';
const themeButton = (page: Page) => page.getByRole('button', { name: /^Theme: / });

/** Delays the code until the returned function is called. */
async function holdCode(page: Page, code = CODE): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('it is hydrated without any interaction, and only the first script loads before the load event', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const loaded = page.waitForEvent('load').then(() => [...scripts]);
  await page.goto('/servers', { waitUntil: 'commit' });
  expect(await loaded).toHaveLength(1);
  await hydrated(page);
});

test('an interaction hydrates it before the load event', async ({ page }) => {
  const loadPicture = Promise.withResolvers<void>();
  await page.route('**/held.png', async (route) => {
    await loadPicture.promise;
    await route.fulfill({ path: 'public/icons/apple-touch-icon.png' });
  });
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    document.body.append(Object.assign(new Image(), { src: '/held.png' }));
  })`);
  // The first script listens from DOMContentLoaded on.
  await page.goto('/categories', { waitUntil: 'domcontentloaded' });
  await themeButton(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', /./);
  expect(await page.evaluate('document.readyState')).not.toBe('complete');
  loadPicture.resolve();
  await page.waitForLoadState('load');
});

test('replays an early click', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/categories');
  await themeButton(page).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', /./);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', /./);
});

test('replays a click made before the first script has loaded', async ({ page }) => {
  const release = await holdCode(page, '**/assets/first-*.js');
  await page.goto('/categories', { waitUntil: 'commit' });
  await themeButton(page).click();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', /./);
});

test('replays each of two clicks once', async ({ page }) => {
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

test('handles a click between two parts of the hydration once', async ({ page }) => {
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    const press = () => document.querySelector('.theme-button').click();
    new MutationObserver(press).observe(document.documentElement, { attributeFilter: ['data-hydrated'] });
  })`);
  await page.goto('/categories');
  await hydrated(page);
  await expect(themeButton(page)).toHaveAttribute('aria-label', /^Theme: dark/);
});

test('opens a menu immediately', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await holdCode(page);
  await page.goto('/categories');
  await page.locator('summary[aria-label="Menu"]').click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
});

test('Login waits for the code that sets the return address', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/servers?sort=name');
  const asked = page.waitForRequest(/\/auth\/discord/);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  release();
  expect((await asked).url()).toMatch(/returnTo=%2Fservers%3Fsort%3Dname$/);
});

test('opens an invite immediately, and counts it later', async ({ page, context }) => {
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
  await engage(page);
  await hydrated(page);
  await page.getByRole('link', { name: 'Gaming', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gaming' })).toBeVisible();
  const release = await holdCode(page);
  await page.reload();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Browse Categories' })).toBeVisible();
  release();
});

test('Back from a server that was chosen in the skyline returns to where it was', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const window = page.getByRole('list', { name: 'Lit now' }).getByRole('link').last();
  // This scrolls it into view.
  await window.hover();
  const left = await page.evaluate<number>('scrollY');
  await window.click();
  await expect(page).toHaveURL(/\/server\//);
  await page.goBack();
  await expect(window).toBeVisible();
  expect(await page.evaluate<number>('scrollY')).toBe(left);
});

test('keeps typed text and searches for it', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/');
  const search = page.getByRole('main').getByRole('combobox', { name: 'Search servers' });
  await search.pressSequentially('tidew');
  release();
  await expect(page.getByRole('option', { name: /Tidewatch Cartographers/ })).toBeVisible();
  await expect(search).toHaveValue('tidew');
});

test('does not interrupt an IME composition', async ({ page, context }) => {
  const release = await holdCode(page);
  await page.goto('/');
  const search = page.getByRole('main').getByRole('combobox', { name: 'Search servers' });
  await search.focus();
  const keyboard = await context.newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'tide', selectionStart: 4, selectionEnd: 4 });
  release();
  await hydrated(page);
  await expect(search).toHaveValue('tide');
  await keyboard.send('Input.insertText', { text: 'tidewatch' });
  await expect(search).toHaveValue('tidewatch');
  await expect(page.getByRole('option', { name: /Tidewatch Cartographers/ })).toBeVisible();
});

test('applies an early selection', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/servers');
  await page.getByRole('combobox', { name: 'Sort servers' }).selectOption('Name');
  release();
  await expect(page).toHaveURL(/sort=name/);
});

test('applies an early check of a checkbox', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/');
  await page.getByRole('checkbox', { name: /^Music/ }).check();
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  release();
  await expect(page).toHaveURL(/category=Music/);
  await expect(page.getByRole('checkbox', { name: /^Music/ })).toBeChecked();
});

test('applies a radio chosen before any script ran', async ({ page }) => {
  const release = await holdCode(page, '**/assets/*.js');
  await page.goto('/?size=large', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: /^Any/ }).first().check();
  release();
  // Without the first script the browser would submit the form itself; the preload links show that it listens.
  await expect(page.locator('link[rel=modulepreload]').first()).toBeAttached();
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).not.toHaveURL(/size=/);
});

test('submits a form that was sent early', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/');
  await page.getByRole('main').getByRole('combobox', { name: 'Search servers' }).fill('tidewatch');
  await page.keyboard.press('Enter');
  await page.keyboard.type('es');
  release();
  await expect(page).toHaveURL(/search=tidewatch/);
  await expect(page.getByRole('link', { name: 'Tidewatch Cartographers', exact: true })).toBeVisible();
});

test('replays keyboard shortcuts', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/categories');
  await page.keyboard.type('/tidew');
  release();
  const search = page.getByRole('combobox', { name: 'Search servers' });
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('tidew');
  await expect(page.getByRole('option', { name: /Tidewatch Cartographers/ })).toBeVisible();
});

test('puts text typed after the shortcut of the command menu into its field', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/categories');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('maq');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('lanq');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('g');
  release();
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('lang');
});

test('servers that the visitor has hidden are not in the first paint, and return when shown again', async ({
  page,
}) => {
  const first = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await page.goto('/servers');
  const name = await first.textContent();
  const { servers } = (await (await page.request.get('/api/v1/servers?sort=memberCount')).json()) as {
    servers: { id: string; name: string }[];
  };
  const { id } = servers.find((one) => one.name === name)!;
  const saved = JSON.stringify({ owner: null, marks: [[id, name]] });
  await page.evaluate(`localStorage.setItem('duskrow.hidden', ${JSON.stringify(saved)})`);
  const release = await holdCode(page);
  const card = page.getByRole('main').getByRole('link', { name: name!, exact: true });
  await page.goto('/servers');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(17);
  await expect(card).toBeHidden();
  release();
  await page.getByRole('button', { name: 'Show hidden' }).click();
  await page.getByRole('button', { name: `Show again: ${name}` }).click();
  await expect(card).toBeVisible();
});

test('follows a link without waiting', async ({ page }) => {
  await holdCode(page);
  await page.goto('/categories');
  await page.getByRole('link', { name: 'Gaming', exact: true }).click();
  await expect(page).toHaveURL('/category/gaming');
  await expect(page.getByRole('heading', { level: 1, name: 'Gaming' })).toBeVisible();
});

test('a click whose code does not arrive reloads the page, and works then', async ({ page, console }) => {
  console.expectStatus(503);
  await page.route(CODE, async (route) => await route.fulfill({ status: 503 }), { times: 1 });
  await page.goto('/categories');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await themeButton(page).click();
  await hydrated(page);
  await themeButton(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', /./);
});

test('links and forms work when the code does not arrive', async ({ page, console }) => {
  console.expectStatus(503);
  await page.route(CODE, async (route) => await route.fulfill({ status: 503 }));
  await page.goto('/categories');
  await page.getByRole('combobox', { name: 'Search servers' }).fill('tidewatch');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/servers\?search=tidewatch/);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/authorize|auth/);
});
