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

test('the text of a review that was taken back is sent again', async ({ page }) => {
  const server = '/api/v1/servers/oadro/reviews';
  await signIn(page, 'kettle_hymn', '/server/oadro');
  const written = { rating: 4, title: 'Taken back', content: 'Original text.' };
  expect(await call(page, 'POST', server, written)).toBe(201);
  await page.reload();
  const reviews = page.getByRole('region', { name: /^Reviews/ });
  const text = reviews.getByLabel('Review', { exact: true });
  const mine = async () => (await (await page.request.get(`${server}/mine`)).json()).review;
  await reviews.getByRole('button', { name: 'Edit Review' }).click();
  await text.fill('Text I regret.');
  await loseResponse(page, 'PATCH', /\/api\/v1\/reviews\/[^/]+$/);
  await page.route(/\/reviews\/mine$/, (route) => route.abort());
  await reviews.getByRole('button', { name: 'Update Review' }).click();
  await expect(page.getByText('Failed to submit review').first()).toBeVisible();
  await page.unroute(/\/reviews\/mine$/);
  expect(await mine()).toMatchObject({ content: 'Text I regret.' });
  await text.fill('Original text.');
  await reviews.getByRole('button', { name: 'Update Review' }).click();
  await expect(page.getByText('Review updated').first()).toBeVisible();
  expect(await mine()).toMatchObject({ rating: 4, title: 'Taken back', content: 'Original text.' });
});
