// The command menu and the keys of the site, by keys alone.
import { expect, type Page, test } from './fixtures.ts';

const menu = (page: Page) => page.getByRole('dialog', { name: 'Command menu' });
const box = (page: Page) => menu(page).getByRole('combobox');
const chosen = (page: Page) => menu(page).getByRole('option', { selected: true });

async function open(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
}

test('opens with Ctrl-K from anywhere, also while typing, and gives the focus back', async ({ page }) => {
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

test('finds servers, and does things to the one whose page is open', async ({ page }) => {
  await page.goto('/categories');
  // What is typed while the menu is on its way is not lost.
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
  await expect(page.getByRole('region', { name: 'Chosen to compare' })).toBeVisible();
  await open(page);
  await page.keyboard.type('hide');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You hid this server')).toBeVisible();
});

test('changes the theme, draws a server by lot, and lists the keys', async ({ page }) => {
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

test('opens again at once after a command', async ({ page }) => {
  await page.goto('/categories');
  await open(page);
  await page.keyboard.type('light th');
  await expect(chosen(page)).toHaveText(/light/i);
  // The second press comes before the browser has told of the end of the first dialog, which it does a task later.
  await page.evaluate(`(async () => {
    const press = (options) => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { ...options, bubbles: true }));
    press({ key: 'Enter' });
    await undefined;
    press({ key: 'k', ctrlKey: true });
  })()`);
  await page.waitForTimeout(100);
  await expect(box(page)).toBeFocused();
});

test('a question mark lists the keys, unless something is typed or such keys are off', async ({ page }) => {
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

test.describe('while suggestions are on their way', () => {
  // Under a service worker the answers that a test holds back do not all wait.
  test.use({ serviceWorkers: 'block' });

  const all = (text: string) => `Search all servers for “${text}”`;

  /** Holds back the suggestions for a text until the returned function is called. */
  async function hold(page: Page, text: string): Promise<() => void> {
    const released = Promise.withResolvers<void>();
    await page.route(`**/api/v1/suggestions?search=${text}&*`, async (route) => {
      await released.promise;
      await route.continue();
    });
    return released.resolve;
  }

  test('the arrow keys go through what is drawn from top to bottom', async ({ page }) => {
    await page.goto('/categories');
    await hold(page, 'l');
    await open(page);
    // By how well they match, pages and actions would mix.
    await page.keyboard.type('l');
    const options = await menu(page).getByRole('option').allTextContents();
    const walked: string[] = [];
    while (walked.length < options.length) {
      walked.push((await chosen(page).textContent())!);
      await page.keyboard.press('ArrowDown');
    }
    expect(walked).toEqual(options);
  });

  test('Enter opens no server that was suggested for an earlier text', async ({ page }) => {
    await page.goto('/categories');
    await hold(page, 'tidewatchy');
    await open(page);
    await page.keyboard.type('tidewatch');
    await expect(chosen(page)).toHaveText(/Tidewatch Cartographers/);
    await page.keyboard.type('y');
    await expect(menu(page).getByRole('option')).toHaveText([all('tidewatchy')]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/servers?search=tidewatchy');
  });

  test('what was selected stays so when they come', async ({ page }) => {
    await page.goto('/categories');
    const release = await hold(page, 'tidewatch');
    await open(page);
    await page.keyboard.type('tidewatch');
    await page.keyboard.press('End');
    await expect(chosen(page)).toHaveText(all('tidewatch'));
    release();
    await expect(menu(page).getByRole('option', { name: 'Tidewatch Cartographers' })).toBeVisible();
    await expect(chosen(page)).toHaveText(all('tidewatch'));
  });
});

test('opens at an address that holds a lone percent sign', async ({ page, console }) => {
  console.expectStatus(404);
  await page.goto('/server/100%');
  await open(page);
  await expect(chosen(page)).toHaveText('Discover');
});
