// The page of an owner when the server has something else than it shows: after lost responses, and after changes elsewhere.
import { call, slugOf } from './call.ts';
import { expect, type Page, test } from './fixtures.ts';
import { loseResponse } from './lose-response.ts';
import { signIn } from './sign-in.ts';

// The worker's requests are not routed.
test.use({ serviceWorkers: 'block' });

/** Opens the page as the only owner; returns the path of the server in the API. */
async function manage(page: Page): Promise<string> {
  const slug = await slugOf(page.request, 'forsan');
  const server = `/api/v1/servers/${slug}`;
  await signIn(page, 'sand.clock', `/server/${slug}`);
  expect((await call(page, 'POST', `${server}/claim`)).status).toBe(200);
  await page.goto(`/server/${slug}/manage`);
  // The last part to load; after a release elsewhere it would not.
  await expect(page.getByRole('region', { name: 'Alert webhook' }).getByRole('textbox')).toBeVisible();
  return server;
}

test('a secret that might have been replaced is no longer shown', async ({ page, console }) => {
  console.expectLostCalls();
  const server = await manage(page);
  const webhook = page.getByRole('region', { name: 'Alert webhook' });
  const set = webhook.getByRole('button', { name: 'Set the address' });
  const secret = webhook.getByText(/^whsec_/);
  await webhook.getByLabel('Address').fill('https://hooks.invalid/a');
  await set.click();
  await expect(secret).toBeVisible();
  await webhook.getByLabel('New address').fill('https://hooks.invalid/a');
  await loseResponse(page, 'PUT', /\/webhook$/);
  await set.click();
  await expect(webhook.getByText(/If its secret is missing, set it again/)).toBeVisible();
  await expect(secret).toHaveCount(0);
  await set.click();
  await expect(secret).toBeVisible();
  expect((await call(page, 'DELETE', `${server}/claim`)).status).toBe(200);
});

test('a form that is opened again after a lost response starts from what is saved', async ({ page, console }) => {
  console.expectLostCalls();
  const server = await manage(page);
  const region = page.getByLabel('Region');
  await region.selectOption('Africa');
  await loseResponse(page, 'PATCH', /\/api\/v1\/servers\/[^/]+$/);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/The site cannot be reached/).first()).toBeVisible();
  await page.getByRole('link', { name: 'View page' }).click();
  await expect(page.getByRole('region', { name: 'Owners' })).toBeVisible();
  await page.goBack();
  await expect(region).toHaveValue('Africa');
  await expect(page.getByRole('button', { name: 'Discard text' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  expect((await call(page, 'DELETE', `${server}/claim`)).status).toBe(200);
});

for (const change of ['edit', 'webhook']) {
  test(`a claim that was released elsewhere is offered again after a refused ${change}`, async ({ page, console }) => {
    console.expectStatus(403);
    const server = await manage(page);
    expect((await call(page, 'DELETE', `${server}/claim`)).status).toBe(200);
    if (change === 'edit') {
      await page.getByLabel('Tags').fill('typed meanwhile');
      await page.getByRole('button', { name: 'Save Changes' }).click();
    } else {
      await page.getByLabel('Address').fill('https://hooks.invalid/a');
      await page.getByRole('button', { name: 'Set the address' }).click();
    }
    await expect(page.getByRole('button', { name: 'Claim this server' })).toBeVisible();
  });
}

test('a claim that is made again after a lost response shows the form again', async ({ page, console }) => {
  console.expectLostCalls();
  console.expectStatus(403);
  const server = await manage(page);
  const region = page.getByLabel('Region');
  const save = page.getByRole('button', { name: 'Save Changes' });
  await region.selectOption('Europe');
  await loseResponse(page, 'PATCH', /\/api\/v1\/servers\/[^/]+$/);
  await save.click();
  await expect(page.getByText(/The site cannot be reached/).first()).toBeVisible();
  expect((await call(page, 'DELETE', `${server}/claim`)).status).toBe(200);
  await save.click();
  await page.getByRole('button', { name: 'Claim this server' }).click();
  await expect(region).toBeVisible();
  expect((await call(page, 'DELETE', `${server}/claim`)).status).toBe(200);
});

test('an invite that was typed before the server was taken down elsewhere can be removed', async ({
  page,
  console,
}) => {
  console.expectStatus(409);
  const server = await manage(page);
  const invite = page.getByLabel('New invite link');
  await invite.fill('https://discord.gg/forsan');
  expect((await call(page, 'POST', `${server}/take-down`)).status).toBe(200);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Put it back' })).toBeVisible();
  await page.getByLabel('Tags').fill('late evenings');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/Put the server back first/).first()).toBeVisible();
  await invite.fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  expect((await call(page, 'POST', `${server}/put-back`)).status).toBe(200);
  expect((await call(page, 'DELETE', `${server}/claim`)).status).toBe(200);
});
