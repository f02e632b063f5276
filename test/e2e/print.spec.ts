// Printed pages: their content, dark on white, without controls.
import { expect, test } from './fixtures.ts';

// As wide as a sheet of paper without margins.
test.use({ colorScheme: 'dark', viewport: { width: 690, height: 980 } });

test('a printed server has no controls, is black on white, and shows the invite URL', async ({ page }) => {
  await page.goto('/server/tidewatch-cartographers');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  for (const hidden of [page.locator('header.nav-entry'), page.getByRole('navigation'), page.getByLabel(/^Favorite/)]) {
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
  }
  const join = page.getByRole('link', { name: 'Join Server' }).filter({ visible: true });
  await expect(join).toHaveCount(1);
  const address = await page.evaluate<string>(
    "getComputedStyle(document.querySelector('.dock [href^=http]'), '::after').content",
  );
  expect(address).toContain('discord.gg/tidewatch');
});

test('a printed comparison shows every column', async ({ page }) => {
  await page.goto('/compare?s=tidewatch-cartographers&s=oadro&s=midnight-matinee&s=street-frames');
  await page.emulateMedia({ media: 'print' });
  const table = page.getByRole('table');
  await expect(table).toBeVisible();
  const width = await page.evaluate<number>("document.querySelector('table').scrollWidth");
  expect(width).toBeLessThanOrEqual(690);
});

test('the printed map is its list', async ({ page }) => {
  await page.goto('/serververse');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('canvas').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
