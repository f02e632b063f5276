// When a list is emptied, a text discarded or the window made wider, the button goes away, and a heading gets the focus.
import { expect, type Page, press, test } from './fixtures.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

async function viewServer(page: Page): Promise<void> {
  await page.goto('/server/tidewatch-cartographers');
  await page.goto('/');
  await page.getByRole('region', { name: 'Recently viewed' }).scrollIntoViewIfNeeded();
}

for (const name of ['Clear', 'Turn off']) {
  test(`${name} moves the focus from the recently viewed servers to the next section`, async ({ page }) => {
    await viewServer(page);
    await press(page.getByRole('region', { name: 'Recently viewed' }).getByRole('button', { name }));
    await expect(heading(page, 'Recently viewed')).toHaveCount(0);
    await expect(heading(page, 'Categories')).toBeFocused();
  });
}

test('Clear on the profile moves the focus to the heading of its panel', async ({ page }) => {
  await viewServer(page);
  await page.goto('/profile');
  await press(page.getByRole('region', { name: 'Recently viewed' }).getByRole('button', { name: 'Clear' }));
  await expect(heading(page, 'Recently viewed')).toBeFocused();
});

test('a recommended server that is shown again leaves the focus at the heading of the list', async ({ page }) => {
  await page.goto('/recommendations');
  await press(
    page
      .getByRole('region', { name: 'For You' })
      .getByRole('button', { name: /^More for/ })
      .first(),
  );
  await press(page.getByRole('menuitem', { name: 'Hide for me' }));
  await press(page.getByRole('button', { name: 'Show hidden' }));
  await press(page.getByRole('button', { name: /^Show again/ }));
  await expect(heading(page, 'For You')).toBeFocused();
});

test('Discard text in a dialog moves the focus to its heading', async ({ page }) => {
  await page.goto('/server/tidewatch-cartographers');
  const report = page.getByRole('button', { name: /^Report/ }).last();
  const dialog = page.getByRole('dialog');
  await press(report);
  await dialog.getByLabel('Details').fill('It is an advertisement.');
  await page.keyboard.press('Escape');
  await press(report);
  await press(dialog.getByRole('button', { name: 'Discard text' }));
  await expect(dialog.getByRole('button', { name: 'Discard text' })).toHaveCount(0);
  await expect(dialog.getByRole('heading')).toBeFocused();
});

test('filters stay open in a window that becomes wider, and lead to the results when they close', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel('Music').check();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(sheet.getByLabel('Music')).toBeChecked();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(heading(page, 'Discover')).toBeFocused();
  await page.getByRole('button', { name: 'Apply Filters' }).click();
});

test('the command menu leads to the heading of the page if its button is hidden meanwhile', async ({ page }) => {
  await page.goto('/categories');
  await page.getByRole('button', { name: /^Command menu/ }).click();
  await expect(page.getByRole('combobox', { name: 'Commands, pages and servers' })).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the command menu leads to the heading of the page if a button of a toast had the focus', async ({ page }) => {
  await page.goto('/servers');
  await page
    .getByRole('button', { name: /^Favorite / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Show favorites' })).toBeVisible();
  await page.keyboard.press('F8');
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show favorites' })).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Commands, pages and servers' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a menu that was closed takes the focus no more', async ({ page }) => {
  await page.goto('/recommendations');
  const more = page.getByRole('button', { name: /^More for/ }).first();
  await press(more);
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  const active = await page.evaluate(`(async () => {
    document.activeElement.blur();
    document.querySelector('main').append(document.createElement('div'));
    await new Promise(requestAnimationFrame);
    return document.activeElement.tagName;
  })()`);
  expect(active).toBe('BODY');
});
