// What a member changes in a form whose first attempt was executed, although its response was lost.
import { call } from './call.ts';
import { expect, test } from './fixtures.ts';
import { loseResponse } from './lose-response.ts';
import { signIn } from './sign-in.ts';

// The worker's requests are not routed.
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ console }) => console.expectStatus(Number.NaN));

test('a bio that was taken back is sent again', async ({ page }) => {
  await signIn(page, 'kettle_hymn', '/profile');
  expect(await call(page, 'PUT', '/api/v1/profile', { bio: 'Original bio' })).toBe(200);
  await page.reload();
  const bio = async () => (await (await page.request.get('/api/v1/profile')).json()).bio as string;
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Bio').fill('My phone is 555 123');
  await loseResponse(page, 'PUT', /\/api\/v1\/profile$/);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Update Failed').first()).toBeVisible();
  expect(await bio()).toBe('My phone is 555 123');
  await page.getByLabel('Bio').fill('Original bio');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile Updated').first()).toBeVisible();
  expect(await bio()).toBe('Original bio');
});
