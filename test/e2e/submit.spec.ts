// Submitting: paste an invite, check the preview, correct the categories, submit, open the page.
import type { Route } from '@playwright/test';
import { expect, type Page, test, toast, withMotion } from './fixtures.ts';
import { signIn, suspend } from './sign-in.ts';
import { clearScenarios, playScenario, addGuilds } from './stand-in.ts';

const invite = (page: Page) => page.getByRole('textbox', { name: 'Invite link' });
/** Check it before an invite is typed, or after its preview has loaded: the preview moves it. */
const terms = (page: Page) => page.getByLabel(/I agree to the terms and conditions/);
const send = (page: Page) => page.getByRole('button', { name: 'Submit a Server' }).click();

test.beforeEach(async ({ page }) => {
  await page.goto('/submit');
});

test('the page explains itself', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Add Your Community' })).toBeVisible();
  await expect(page.getByText('No management permissions required!')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Guidelines' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'How it works' })).toContainText('any text with an invite in it');
  const login = page.getByRole('link', { name: 'Login with Discord' });
  await expect(login).toHaveAttribute('href', /^\/api\/v1\/auth\/discord/);
});

test('a suspended user is told why instead of seeing the form', async ({ page }) => {
  const reason = 'It is an advertisement.';
  await suspend(page, reason);
  await signIn(page, 'Paper Fox', '/submit');
  const note = page.getByRole('region', { name: 'Moderation' });
  await expect(note).toContainText(`Your account is suspended, so you cannot post anything: ${reason}`);
  await expect(note.getByRole('link', { name: 'See why and appeal' })).toHaveAttribute('href', '/decisions');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Add Your Community' });
  await expect(section.getByText(reason)).toBeVisible();
  await expect(section.getByRole('button')).toHaveCount(0);
});

test('an empty form asks for the invite, then for the agreement', async ({ page }) => {
  await send(page);
  await expect(toast(page, 'Invite URL Required')).toContainText('Please provide a Discord server invite URL.');
  await expect(invite(page)).toBeFocused();
  await expect(invite(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(invite(page)).toHaveAccessibleDescription('Please provide a Discord server invite URL.');
  const { code } = await addGuilds({ name: 'Half a Form' });
  await invite(page).fill(`https://discord.gg/${code}`);
  await expect(invite(page)).not.toHaveAttribute('aria-invalid');
  await send(page);
  await expect(toast(page, 'Agreement Required')).toContainText('You must agree to the terms and conditions.');
  await expect(terms(page)).toBeFocused();
  await expect(terms(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(terms(page)).toHaveAccessibleDescription('You must agree to the terms and conditions.');
  await expect(invite(page)).toHaveValue(`https://discord.gg/${code}`);
  await terms(page).check();
  await expect(terms(page)).toHaveAttribute('aria-invalid', 'false');
});

test('a new community is shown, corrected, submitted and listed', async ({ page }) => {
  const description = 'Synth patches, drum machines and a listening party every Friday.';
  const { code, name } = await addGuilds({
    name: 'Oscillator Orchard',
    description,
    memberCount: 4321,
    onlineCount: 612,
  });
  await invite(page).fill(`https://discord.com/invite/${code}`);
  await expect(page.getByText(/^4(\.\d)?K members\s· \d+ online$/)).toBeVisible();
  await expect(page.getByText(description)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Music' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Technology' }).check();
  await terms(page).check();

  const isSeen = Promise.withResolvers<void>();
  await page.route('**/api/v1/servers', async (route) => {
    await isSeen.promise;
    await route.continue();
  });
  await send(page);
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await expect(page.getByText('Retrieving authentic Discord data...')).toBeVisible();
  isSeen.resolve();

  const modal = page.getByRole('dialog', { name: `${name} is now listed` });
  await expect(modal).toContainText('The server is synced automatically every day.');
  await expect(modal.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await modal.getByRole('link', { name: 'View Server Page' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Technology').first()).toBeVisible();

  await page.goto(`/servers?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
});

test('the form is reset after a success, and the dialog closes with Esc', async ({ page }) => {
  const { code, name } = await addGuilds({ name: 'Second Breakfast Club' });
  await terms(page).check();
  await invite(page).fill(code);
  await send(page);
  await expect(page.getByRole('dialog')).toContainText(name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(invite(page)).toHaveValue('');
  await expect(terms(page)).not.toBeChecked();
});

test('text typed before the scripts ran is not lost', async ({ page }) => {
  const { promise: typed, resolve: done } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  const opened = page.goto('/submit', { waitUntil: 'commit' });
  await invite(page).fill('discord.gg/tidewatch');
  done();
  await opened;
  await expect(page.getByText('Already listed:')).toBeVisible();
  await expect(invite(page)).toHaveValue('discord.gg/tidewatch');
});

test('an invite in the URL is filled into the form', async ({ page }) => {
  await page.goto(`/submit?inviteUrl=${encodeURIComponent('https://discord.gg/tidewatch')}`);
  await expect(invite(page)).toHaveValue('https://discord.gg/tidewatch');
  await expect(page.getByText('Already listed:')).toBeVisible();
});

test('a typed invite is restored on return, until it is submitted', async ({ page }) => {
  await invite(page).fill('discord.gg/tidewatch');
  await page.getByRole('link', { name: 'see its page' }).click();
  await expect(page).toHaveURL(/\/server\//);
  await page.goBack();
  await expect(invite(page)).toHaveValue('discord.gg/tidewatch');
  await terms(page).check();
  await send(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/submit');
  await expect(invite(page)).toHaveValue('');
});

test('the home page has the same form', async ({ page }) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Add Your Community' });
  await section.getByRole('textbox', { name: 'Invite link' }).fill('discord.gg/tidewatch');
  await expect(section.getByText('Already listed:')).toBeVisible();
  await section.getByRole('button', { name: 'Submit a Server' }).click();
  await expect(toast(page, 'Agreement Required')).toBeVisible();
});

test('a listed community shows a message and is updated', async ({ page }) => {
  await invite(page).fill('discord.gg/tidewatch');
  await expect(page.getByText('Already listed:')).toBeVisible();
  await expect(page.getByRole('link', { name: 'see its page' })).toHaveAttribute('href', /^\/server\/tidewatch/);
  await terms(page).check();
  await send(page);
  const modal = page.getByRole('dialog', { name: 'Tidewatch Cartographers has been updated' });
  await expect(modal).toContainText('Its information is updated');
});

/** Real pasting, since `fill` would drop the line breaks in a single-line field. */
const paste = async (page: Page, text: string) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
  await invite(page).click();
  await page.keyboard.press('ControlOrMeta+V');
};

test('a pasted message shows which invite it contains, and is submitted', async ({ page }) => {
  const { code, name } = await addGuilds({ name: 'Paper Lantern Post', memberCount: 900 });
  await paste(page, `Come and join us:\n<https://discord.gg/${code}>\nor discord.gg/tidewatch`);
  const meant = page.getByRole('status').filter({ hasText: 'Will submit' });
  await expect(meant).toHaveText(`Will submit discord.gg/${code}Several invites found; the first one is used.`);
  await expect(page.getByText(name)).toBeVisible();
  await terms(page).check();
  await send(page);
  await expect(page.getByRole('dialog', { name: `${name} is now listed` })).toBeVisible();
});

test('a link to another site is not an invite, even if it contains one', async ({ page }) => {
  await invite(page).fill('https://evil.example/?x=discord.gg/tidewatch');
  await expect(page.getByText('Will submit discord.gg')).toHaveCount(0);
  await invite(page).fill('discord.gg/tidewatch');
  await expect(page.getByText('Will submit discord.gg/tidewatch')).toBeVisible();
});

test('text that is not an invite is refused and remains in the form', async ({ page, console }) => {
  console.expectStatus(400);
  await invite(page).fill('https://example.org/not-an-invite');
  await terms(page).check();
  await send(page);
  await expect(toast(page, 'Invalid Discord Invite')).toContainText(
    'Please provide a valid Discord server invite URL.',
  );
  await expect(invite(page)).toHaveValue('https://example.org/not-an-invite');
  await expect(invite(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(terms(page)).toBeChecked();
  await invite(page).fill('discord.gg/tidewatch');
  await send(page);
  await expect(page.getByRole('dialog', { name: 'Tidewatch Cartographers has been updated' })).toBeVisible();
  await expect(toast(page, 'Invalid Discord Invite')).toBeHidden();
});

test('an unknown invite shows an error while typing and is refused when sent', async ({ page, console }) => {
  console.expectStatus(404);
  await invite(page).fill('https://discord.gg/nobody-has-this-code');
  const text = 'The Discord invite link appears to be invalid or expired.';
  await expect(page.getByRole('textbox', { name: 'Invite link' })).toHaveAccessibleDescription(text);
  // Read out while the focus is still in the field.
  await expect(page.locator('[aria-live=polite]').getByText(text)).toBeAttached();
  await expect(page.getByText('Will submit')).toHaveCount(0);
  await terms(page).check();
  await send(page);
  await expect(toast(page, 'Invalid Invite Link')).toBeVisible();
  await expect(invite(page)).toBeFocused();
});

const failures = [
  [502, 'discord_data', 'Discord Server Not Accessible'],
  [503, 'discord_fetch_failed', 'Discord Connection Error'],
  [429, 'too_many_requests', 'Submission Failed'],
] as const;

for (const [status, code, title] of failures) {
  test(`a failure ${code} is shown as '${title}' and loses nothing`, async ({ page, console }) => {
    console.expectStatus(status);
    await page.route('**/api/v1/servers', (route) =>
      route.fulfill({ status, json: { code, message: 'Please wait a moment.' } }),
    );
    await invite(page).fill('two words are no code');
    await terms(page).check();
    await send(page);
    await expect(toast(page, title)).toBeVisible();
    if (title === 'Submission Failed') await expect(toast(page, title)).toContainText('Please wait a moment.');
    await expect(invite(page)).toHaveValue('two words are no code');
  });
}

test('used-up look-ups are shown as the cause, with the time to wait, and nothing is lost', async ({
  page,
  console,
}) => {
  console.expectStatus(503);
  const refuse = (route: Route) =>
    route.fulfill({
      status: 503,
      headers: { 'retry-after': '540' },
      json: { code: 'look_ups_used_up', message: 'Please try again in a few minutes.' },
    });
  await page.route('**/api/v1/discord/invite/**', refuse);
  await page.route('**/api/v1/servers', refuse);
  await invite(page).fill('https://discord.gg/lantern-post');
  await expect(
    page.getByText(/^Many communities are being checked right now\. Please try again in \d+ min/),
  ).toBeVisible();
  await expect(page.getByText('You can still submit.')).toHaveCount(0);
  await terms(page).check();
  await send(page);
  await expect(toast(page, 'Submission Failed')).toContainText('Please try again in 9 minutes.');
  await expect(invite(page)).toHaveValue('https://discord.gg/lantern-post');
  await expect(terms(page)).toBeChecked();
});

test('an age-restricted community is pending review, and only its submitter sees it', async ({
  page,
  browser,
  console,
}) => {
  const { code, name } = await addGuilds({ name: 'After Hours Pottery' });
  await playScenario(code, 'age-restricted');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await invite(page).fill(code);
  await expect(page.getByText('a moderator checks it first')).toBeVisible();
  await terms(page).check();
  await send(page);
  const modal = page.getByRole('dialog', { name: `${name} waits for a moderator` });
  await expect(modal).toContainText('It is age-restricted. Only you can see its page');
  await modal.getByRole('link', { name: 'View Server Page' }).click();
  await page.getByRole('button', { name: 'I am 18 or older' }).click();
  await expect(page.getByRole('region', { name: 'Pending' })).toContainText('This server waits for a moderator.');

  const stranger = await browser.newContext();
  const answer = await stranger.request.get(new URL(page.url()).pathname);
  expect(answer.status()).toBe(404);
  await stranger.close();
  console.expectStatus(404);
  await clearScenarios();
});

test.describe('confetti', () => {
  test.use(withMotion);

  test('falls for a new server, above the dialog', async ({ page }) => {
    const { code } = await addGuilds({ name: 'Paper Rain' });
    await terms(page).check();
    await invite(page).fill(code);
    await send(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('canvas[popover]')).toBeVisible();
  });
});
