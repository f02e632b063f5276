// The command menu and keyboard shortcuts, by keyboard only.
import { expect, type Page, test } from './fixtures.ts';

const menu = (page: Page) => page.getByRole('dialog', { name: 'Command menu' });
const box = (page: Page) => menu(page).getByRole('combobox');
const chosen = (page: Page) => menu(page).getByRole('option', { selected: true });

async function open(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
}

test('opens with Ctrl-K from anywhere, also while typing, and restores the focus', async ({ page }) => {
  await page.goto('/submit');
  const invite = page.getByRole('textbox', { name: 'Invite link' });
  await invite.focus();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(invite).toBeFocused();
  await page.keyboard.press('Meta+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(menu(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^Command menu/ }).click();
  await expect(box(page)).toBeFocused();
});

test('finds pages by words in any order, and opens one', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Control+k');
  await expect(chosen(page)).toHaveText('Discover');
  await page.keyboard.press('ArrowUp');
  await expect(chosen(page)).toHaveText('Login');
  await page.keyboard.press('Home');
  await expect(chosen(page)).toHaveText('Discover');
  await page.keyboard.press('End');
  await expect(chosen(page)).toHaveText('Login');
  await page.keyboard.type('works how');
  await expect(chosen(page)).toHaveText('How ranking works');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ranking');
  await expect(menu(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('finds servers, and offers actions for the server of the open page', async ({ page }) => {
  await page.goto('/categories');
  // Text typed while the menu loads is not lost.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tidewatch');
  await expect(box(page)).toHaveValue('tidewatch');
  const option = menu(page).getByRole('option', { name: 'Tidewatch Cartographers' });
  await expect(option).toBeVisible();
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/server/tidewatch-cartographers');
  await open(page);
  await page.keyboard.type('compare add');
  await expect(chosen(page)).toHaveText('Add to compare');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Servers to compare' })).toBeVisible();
  await open(page);
  await page.keyboard.type('hide');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You hid this server')).toBeVisible();
});

test('Backspace and Esc work while the menu loads', async ({ page }) => {
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/palette-*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/submit');
  const invite = page.getByRole('textbox', { name: 'Invite link' });
  await invite.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('a');
  await page.keyboard.press('Escape');
  await page.keyboard.type('b');
  await expect(invite).toHaveValue('b');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('maq');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('p');
  released.resolve();
  await expect(box(page)).toHaveValue('map');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
});

test('changes the theme, opens a random server, and lists the shortcuts', async ({ page }) => {
  await page.goto('/categories');
  await open(page);
  await page.keyboard.type('light th');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await open(page);
  await page.keyboard.type('random');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/server\//);
  await open(page);
  await page.keyboard.type('keyboard');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('offers the categories and tags that match', async ({ page }) => {
  await page.goto('/terms');
  await open(page);
  await page.keyboard.type('mus');
  await expect(menu(page).getByRole('group', { name: 'Tags' }).getByRole('option').first()).toContainText('music');
  await menu(page).getByRole('group', { name: 'Categories' }).getByRole('option', { name: 'Music' }).click();
  await expect(page).toHaveURL('/category/music');
});

test('opens again immediately after a command', async ({ page }) => {
  await page.goto('/categories');
  await open(page);
  await page.keyboard.type('light th');
  await expect(chosen(page)).toHaveText(/light/i);
  // The second key comes before the `close` event of the first dialog, which is dispatched a task later.
  await page.evaluate(`(async () => {
    const dialog = document.querySelector('dialog[open]');
    const closed = new Promise((resolve) => dialog.addEventListener('close', resolve));
    const press = (options) => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { ...options, bubbles: true }));
    press({ key: 'Enter' });
    await undefined;
    press({ key: 'k', ctrlKey: true });
    await closed;
  })()`);
  await expect(box(page)).toBeFocused();
});

test('a question mark lists the shortcuts, unless single-key shortcuts are off', async ({ page }) => {
  await page.goto('/submit');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('?');
  await expect(keys).toBeVisible();
  await keys.getByLabel(/Single keys/).uncheck();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Search servers' })).not.toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(menu(page)).toBeVisible();
  await expect(keys).toHaveCount(0);
});

test.describe('while suggestions load', () => {
  // With a service worker some of a test's delayed responses do not wait.
  test.use({ serviceWorkers: 'block' });

  const all = (text: string) => `Search all servers for “${text}”`;

  /** Delays the suggestions for a text until the returned function is called. */
  async function delaySuggestions(page: Page, text: string): Promise<() => void> {
    const released = Promise.withResolvers<void>();
    await page.route(`**/api/v1/suggestions?search=${text}&*`, async (route) => {
      await released.promise;
      await route.continue();
    });
    return released.resolve;
  }

  test('the arrow keys follow the visual order', async ({ page }) => {
    await page.goto('/categories');
    await delaySuggestions(page, 'l');
    await open(page);
    // In order of relevance, pages and actions would mix.
    await page.keyboard.type('l');
    const options = await menu(page).getByRole('option').allTextContents();
    const walked: string[] = [];
    while (walked.length < options.length) {
      walked.push((await chosen(page).textContent())!);
      await page.keyboard.press('ArrowDown');
    }
    expect(walked).toEqual(options);
  });

  test('Enter does not open a server suggested for an earlier text', async ({ page }) => {
    await page.goto('/categories');
    await delaySuggestions(page, 'tidewatchy');
    await open(page);
    await page.keyboard.type('tidewatch');
    await expect(chosen(page)).toHaveText(/Tidewatch Cartographers/);
    await page.keyboard.type('y');
    await expect(menu(page).getByRole('option')).toHaveText([all('tidewatchy')]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/servers?search=tidewatchy');
  });

  test('the selection remains when suggestions arrive', async ({ page }) => {
    await page.goto('/categories');
    const release = await delaySuggestions(page, 'tidewatch');
    await open(page);
    await page.keyboard.type('tidewatch');
    await page.keyboard.press('End');
    await expect(chosen(page)).toHaveText(all('tidewatch'));
    release();
    await expect(menu(page).getByRole('option', { name: 'Tidewatch Cartographers' })).toBeVisible();
    await expect(chosen(page)).toHaveText(all('tidewatch'));
  });
});

test('opens at a URL with a lone percent sign', async ({ page, console }) => {
  console.expectStatus(404);
  await page.goto('/server/100%');
  await open(page);
  await expect(chosen(page)).toHaveText('Discover');
});

test('a toast can be reached while the menu is open', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/categories');
  await open(page);
  await page.keyboard.type('copy the link');
  await page.keyboard.press('Enter');
  const toast = page.getByText('Link copied', { exact: true });
  await expect(toast).toBeVisible();
  await open(page);
  await page.keyboard.press('F8');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
  await expect(menu(page).getByRole('combobox')).toBeFocused();
});

test('a toast stays where it is while the menu rises, and is not announced again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/categories');
  await open(page);
  await page.keyboard.type('copy the link');
  await page.keyboard.press('Enter');
  const toast = page.locator('.toast', { hasText: 'Link copied' });
  await expect(toast).toBeVisible();
  await expect(menu(page)).toBeHidden();
  // The menu remains where it starts.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addStyleTag({
    content: 'dialog { transition-duration: 1000s !important } .toast { animation: none !important }',
  });
  const place = async () => (await toast.boundingBox())?.y;
  const before = await place();
  // The pointer keeps it open. The same element remains: each new one is announced.
  await toast.hover();
  await page.evaluate(`document.querySelector('.toast').dataset.same = ''`);
  await open(page);
  await expect(menu(page).locator('.toast[data-same]')).toBeVisible();
  expect(await place()).toBe(before);
});
