// /api: a long page of which little is in view. Content that is laid out later must be findable all the same.
import { expect, test } from './fixtures.ts';

test('a URL with the id of a call opens it', async ({ page }) => {
  await page.goto('/api');
  const details = page.locator('.api-details').last();
  await expect(details).toBeHidden();
  const name = await details.getAttribute('id');
  await page.goto('/');
  await page.goto(`/api#${name}`);
  await expect(details).toBeVisible();
  await expect(details).toBeInViewport();
});

test('collapsed details can be found by searching the page', async ({ page }) => {
  await page.goto('/api');
  const details = page.locator('.api-details').last();
  // The browser's search never finds `display: none`; it finds and opens collapsed content.
  await expect(details).toHaveCSS('display', 'grid');
});

test('backticks in descriptions are rendered as code', async ({ page }) => {
  await page.goto('/api');
  await expect(page.locator('code', { hasText: /^machine-learning$/ }).first()).toBeAttached();
  await expect(page.getByRole('main')).not.toContainText('`');
});

test('several values of a filter are sent as repeated parameters', async ({ page }) => {
  await page.goto('/api#listServers');
  const form = page.locator('#listServers .api-try');
  await form.getByRole('textbox', { name: 'size' }).fill('small, huge');
  const sent = page.waitForRequest(/size=/);
  await form.getByRole('button', { name: 'Send' }).click();
  expect((await sent).url()).toContain('size=small&size=huge');
  await expect(form.getByRole('status')).toHaveText(/^200 /);
});

test('the result of a call is read out as its status, without the whole response', async ({ page }) => {
  await page.goto('/api');
  const details = page
    .locator('.api-details')
    .filter({ has: page.locator('.api-try') })
    .first();
  const name = await details.getAttribute('id');
  await page.goto('/');
  await page.goto(`/api#${name}`);
  await details.getByRole('button', { name: 'Send' }).click();
  await expect(details.getByRole('status')).toHaveText(/^\d{3} .*, \d+ ms$/);
  await expect(details.getByRole('region', { name: 'Response' })).toContainText('{');
});
