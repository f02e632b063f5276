// /api: a long page of which little is in view. What is left for later must be there for whoever looks for it.
import { expect, test } from './fixtures.ts';

test('an address that names a call opens it', async ({ page }) => {
  await page.goto('/api');
  const details = page.locator('.api-details').last();
  await expect(details).toBeHidden();
  const name = await details.getAttribute('id');
  await page.goto('/');
  await page.goto(`/api#${name}`);
  await expect(details).toBeVisible();
  await expect(details).toBeInViewport();
});

test('what is folded in can be found by searching the page', async ({ page }) => {
  await page.goto('/api');
  const details = page.locator('.api-details').last();
  // `display: none` is never found; what is only folded in is, and opens.
  await expect(details).toHaveCSS('display', 'grid');
});

test('what descriptions quote of the code is set as code', async ({ page }) => {
  await page.goto('/api');
  await expect(page.locator('code', { hasText: /^machine-learning$/ }).first()).toBeAttached();
  await expect(page.getByRole('main')).not.toContainText('`');
});
