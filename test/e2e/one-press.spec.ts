// Forms are sent once, however often the button is clicked, and what is typed meanwhile is not lost.
import { call } from './call.ts';
import { expect, type Page, phone, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';
import { addGuilds } from './stand-in.ts';

/** Clicks twice in one task, without rendering in between, and again in the next task. */
async function clickRepeatedly(page: Page, label: string): Promise<void> {
  await page.evaluate(`(async () => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '${label}');
    button.click();
    button.click();
    await new Promise((resolve) => setTimeout(resolve));
    button.click();
  })()`);
}

/** Counts the calls to a URL, and holds each back until `release`. */
async function countCalls(page: Page, url: string, method: string): Promise<{ count: number; release: () => void }> {
  const released = Promise.withResolvers<void>();
  const sent = { count: 0, release: released.resolve };
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return await route.continue();
    sent.count += 1;
    await released.promise;
    await route.continue();
  });
  return sent;
}

test('a double click submits a server once', async ({ page }) => {
  await page.goto('/submit');
  const { code, name } = await addGuilds({ name: 'Twice Is Once' });
  const sent = await countCalls(page, '**/api/v1/servers', 'POST');
  await page.getByLabel(/I agree/).check();
  await page.getByRole('textbox', { name: 'Invite link' }).fill(`https://discord.gg/${code}`);
  await clickRepeatedly(page, 'Submit a Server');
  sent.release();
  await expect(page.getByRole('dialog', { name: `${name} is now listed` })).toBeVisible();
  expect(sent.count).toBe(1);
});

test('Enter twice and a click during the submission submit a server once', async ({ page }) => {
  await page.goto('/submit');
  const { code, name } = await addGuilds({ name: 'Entered Twice' });
  const sent = await countCalls(page, '**/api/v1/servers', 'POST');
  await page.getByLabel(/I agree/).check();
  const invite = page.getByRole('textbox', { name: 'Invite link' });
  await invite.fill(`https://discord.gg/${code}`);
  await invite.press('Enter');
  await invite.press('Enter');
  await page.getByRole('button', { name: 'Submitting...' }).click({ force: true });
  sent.release();
  await expect(page.getByRole('dialog', { name: `${name} is now listed` })).toBeVisible();
  expect(sent.count).toBe(1);
});

test('a double click writes a review once', async ({ page }) => {
  await signIn(page, 'nightferry', '/server/tidewatch-cartographers');
  const sent = await countCalls(page, '**/api/v1/reviews', 'POST');
  const reviews = page.getByRole('region', { name: /^Reviews/ });
  await reviews.getByLabel('4 stars').check({ force: true });
  await reviews.getByLabel('Title').fill('Written once');
  await reviews.getByLabel('Review', { exact: true }).fill('And sent once.');
  await clickRepeatedly(page, 'Submit Review');
  sent.release();
  await expect(reviews.getByRole('heading', { name: 'Your review', exact: true })).toBeVisible();
  expect(sent.count).toBe(1);
});

test('a review cannot be changed while it is sent', async ({ page, console }) => {
  console.expectStatus(503);
  await signIn(page, 'Paper Fox', '/server/starforge-frontier');
  const { promise, resolve: refuse } = Promise.withResolvers<void>();
  await page.route('**/api/v1/reviews', async (route) => {
    await promise;
    await route.fulfill({ status: 503, json: { message: 'Busy.' } });
  });
  const reviews = page.getByRole('region', { name: /^Reviews/ });
  await reviews.getByLabel('4 stars').check({ force: true });
  await reviews.getByLabel('Title').fill('Sent');
  const content = reviews.getByLabel('Review', { exact: true });
  await content.fill('All of it');
  await clickRepeatedly(page, 'Submit Review');
  await content.press('End');
  await page.keyboard.type(' and more');
  await expect(content).toHaveValue('All of it');
  refuse();
  await expect(content).toBeEditable();
  await page.keyboard.type(' and more');
  await expect(content).toHaveValue('All of it and more');
});

test('the invite typed while another one is sent remains, without the outcome of the other', async ({
  page,
  console,
}) => {
  console.expectStatus(404);
  await page.goto('/submit');
  const invite = page.getByRole('textbox', { name: 'Invite link' });
  const { code, name } = await addGuilds({ name: 'Typed Meanwhile' });
  const unknown = await countCalls(page, '**/api/v1/servers', 'POST');
  await page.getByLabel(/I agree/).check();
  await invite.fill('https://discord.gg/nobody-has-this-code');
  await invite.press('Enter');
  await invite.fill(code);
  unknown.release();
  await expect(page.getByText('Invalid Invite Link', { exact: true })).toBeVisible();
  await expect(page.getByText(name)).toBeVisible();
  await expect(invite).not.toHaveAttribute('aria-invalid');
  const sent = await countCalls(page, '**/api/v1/servers', 'POST');
  await invite.press('Enter');
  await invite.fill('discord.gg/tidewatch');
  sent.release();
  await expect(page.getByRole('dialog', { name: `${name} is now listed` })).toBeVisible();
  await expect(invite).toHaveValue('discord.gg/tidewatch');
  await page.reload();
  await expect(invite).toHaveValue('discord.gg/tidewatch');
});

test('a review is deleted only after a question that can be canceled, however often Delete is clicked', async ({
  page,
}) => {
  await signIn(page, 'kettle_hymn', '/server/tidewatch-cartographers');
  const review = { rating: 4, title: 'Kept by mistake', content: 'Until it is confirmed.' };
  expect((await call(page, 'POST', '/api/v1/servers/tidewatch-cartographers/reviews', review)).status).toBe(201);
  await page.reload();
  const sent = await countCalls(page, '**/api/v1/reviews/*', 'DELETE');
  const reviews = page.getByRole('region', { name: /^Reviews/ });
  const own = reviews.getByRole('heading', { name: 'Your review', exact: true });
  await expect(own).toBeVisible();
  const remove = reviews.getByRole('button', { name: 'Delete', exact: true });
  // A click from a script does not move the focus.
  await remove.focus();
  await clickRepeatedly(page, 'Delete');
  const dialog = page.getByRole('dialog', { name: 'Delete your review?' });
  // A second Enter cancels.
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();
  expect(sent.count).toBe(0);
  await remove.click();
  sent.release();
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(reviews.getByRole('heading', { name: 'Write a review' })).toBeFocused();
  expect(sent.count).toBe(1);
});

test('a dialog opens again if its button is pressed before its close event', async ({ page }) => {
  await page.goto('/server/tidewatch-cartographers');
  await page.getByRole('link', { name: /^Share / }).click();
  const dialog = page.getByRole('dialog', { name: /^Share/ });
  await expect(dialog).toBeVisible();
  // Between the cancel event of Esc and the close event, which is a later task.
  await page.evaluate(`(async () => {
    const dialog = document.querySelector('dialog[open]');
    const closed = new Promise((resolve) => dialog.addEventListener('close', resolve));
    dialog.requestClose();
    await Promise.resolve();
    document.querySelector('a[aria-label^="Share "]').click();
    await closed;
  })()`);
  await expect(dialog).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a tap outside a sheet closes it, and does not hit the page below', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Filters' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet.getByRole('button', { name: 'Apply Filters' })).toBeVisible();
    await page.evaluate(`{
      window.hit = [];
      addEventListener('click', ({ target }) => hit.push(target.closest('dialog') ? 'dialog' : 'page'), true);
    }`);
    await page.touchscreen.tap(60, 60);
    await expect(sheet).toBeHidden();
    expect(await page.evaluate('hit')).toEqual(['dialog']);
  });
});
