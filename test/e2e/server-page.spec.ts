// The page of a server.
import { LANGUAGE_COOKIE } from '#contract/interface-language.ts';
import { engage, expect, type Page, test } from './fixtures.ts';
import { signIn, suspend } from './sign-in.ts';
import { clearScenarios, playScenario, addGuilds } from './stand-in.ts';

const TIDEWATCH = '/server/tidewatch-cartographers';
const preview = (page: Page) => page.getByRole('region', { name: 'Live Discord Server Preview' });

/** Submits a community through the API; resolves to the path of its page. */
async function submitted(page: Page, code: string): Promise<string> {
  const answer = await page.request.post('/api/v1/servers', { data: { inviteUrl: code } });
  expect(answer.status()).toBe(201);
  const { server } = (await answer.json()) as { server: { slug: string } };
  return `/server/${server.slug}`;
}

/** The call answers with these changes. */
async function changeAnswer(page: Page, url: string, changes: Record<string, unknown>): Promise<void> {
  await page.route(url, async (route) => {
    const answer = (await (await route.fetch()).json()) as Record<string, unknown>;
    await route.fulfill({ json: { ...answer, ...changes } });
  });
}

test('shows the name, size, activity and age of the counts', async ({ page }) => {
  await page.goto(TIDEWATCH);
  await expect(page.getByRole('heading', { level: 1, name: 'Tidewatch Cartographers' })).toBeVisible();
  await expect(page.getByText('Partnered', { exact: true })).toBeVisible();
  await expect(page.getByText('Level 3', { exact: true }).first()).toBeVisible();
  for (const term of ['Members', 'Online now', 'Rating', 'Boosts']) {
    await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) })).toBeVisible();
  }
  const age = /checked (just now|\d+ \w+ ago)$/;
  await expect(page.getByRole('main').getByText(age).first()).toBeVisible();
  await page.getByRole('button', { name: age }).first().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toContainText('Stale · older than 24 hours');
  await expect(page.getByRole('tooltip')).toContainText('every few hours');
  const join = page.getByRole('link', { name: /^Join Server/ }).first();
  await expect(join).toHaveAttribute('href', 'https://discord.gg/tidewatch');
  await expect(join).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', '/');
});

test('the live preview shows data from Discord', async ({ page }) => {
  await page.goto(TIDEWATCH);
  await engage(page);
  await expect(preview(page)).toContainText('Data fetched directly from Discord');
  await expect(preview(page)).toContainText('TIDE');
  await expect(preview(page)).toContainText('Fantasy maps');
  await expect(preview(page)).toContainText('High');
});

test('a newer answer of the live preview updates the rest of the page', async ({ page }) => {
  const fetchedAt = new Date().toISOString();
  await changeAnswer(page, '**/api/v1/discord/invite/**', { fetchedAt });
  await changeAnswer(page, '**/api/v1/servers/tidewatch-cartographers', { memberCount: 7654, lastSyncedAt: fetchedAt });
  await page.goto(TIDEWATCH);
  await engage(page);
  await expect(page.getByRole('definition').filter({ hasText: '7.6K' })).toBeVisible();
});

test('a preview that fails to load shows a message and a retry in its panel', async ({ page, console }) => {
  console.expectStatus(502);
  await page.route('**/api/v1/discord/invite/**', (route) =>
    route.fulfill({ status: 502, json: { message: 'DISCORD_FETCH_FAILED', code: 'discord_fetch_failed' } }),
  );
  await page.goto(TIDEWATCH);
  await engage(page);
  await expect(preview(page)).toContainText('Unable to load Discord server data');
  await expect(preview(page)).toContainText('The invite may be expired or the server is not accessible');
  await page.unroute('**/api/v1/discord/invite/**');
  await preview(page).getByRole('button', { name: 'Try again' }).click();
  await expect(preview(page)).toContainText('TIDE');
});

test('a preview keeps the stored counts while the site is busy, and does not blame the invite', async ({
  page,
  console,
}) => {
  console.expectStatus(503);
  const message = 'The site is busy. Please try again in a moment.';
  await page.route('**/api/v1/discord/invite/**', (route) =>
    route.fulfill({ status: 503, json: { message, code: 'overloaded' } }),
  );
  await page.goto(TIDEWATCH);
  await engage(page);
  await expect(preview(page).getByRole('alert')).toContainText(message);
  await expect(preview(page)).toContainText('Last known online');
  await expect(preview(page)).toContainText('Verification');
});

test('visitors see ten features, and a dialog for the rest', async ({ page }) => {
  await page.goto(TIDEWATCH);
  await expect(preview(page).locator('a[href^="/servers?feature="]')).toHaveCount(10);
  await preview(page)
    .getByText(/^\+\d+ more/)
    .click();
  const dialog = page.getByRole('dialog', { name: 'Login Required' });
  await expect(dialog.getByRole('link', { name: 'Login' })).toHaveAttribute('href', /^\/api\/v1\/auth\/login/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('visitors see ten features of a server in a comparison too, and users all', async ({ page }) => {
  const path = '/compare?s=tidewatch-cartographers';
  const features = page.getByRole('row', { name: /^Features/ });
  const more = features.getByText(/^\+\d+ more/);
  await page.goto(path);
  await expect(features.getByRole('listitem')).toHaveCount(11);
  await more.click();
  const login = page.getByRole('dialog', { name: 'Login Required' }).getByRole('link', { name: 'Login' });
  await expect(login).toHaveAttribute('href', `/api/v1/auth/login?returnTo=${encodeURIComponent(path)}`);
  await signIn(page, 'Paper Fox', path);
  await expect(more).toHaveCount(0);
  expect(await features.getByRole('listitem').count()).toBeGreaterThan(11);
});

test('a review needs a login', async ({ page }) => {
  await page.goto(TIDEWATCH);
  const reviews = page.getByRole('region', { name: /^Reviews/ });
  await expect(reviews.getByRole('heading', { name: 'Login Required' })).toBeVisible();
});

test('the simulated countries are labeled', async ({ page }) => {
  await page.goto(TIDEWATCH);
  const panel = page.getByRole('region', { name: /^User distribution/ });
  await expect(panel).toContainText('Simulated');
  await expect(panel).toContainText('Discord does not publish member locations.');
  const shown = await panel.getByRole('listitem').first().textContent();
  await page.reload();
  await expect(panel.getByRole('listitem').first()).toHaveText(shown ?? '');
});

test('a visitor’s favorite is stored in the browser', async ({ page }) => {
  await page.goto(TIDEWATCH);
  const heart = page.getByRole('button', { name: 'Favorite Tidewatch Cartographers' }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a visit and its clicks on Join are recorded once', async ({ page, context }) => {
  await context.route('https://discord.gg/**', async (route) => await route.fulfill({ body: 'there' }));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/user-activity')) sent.push(request.postData() ?? '');
  });
  const recorded = page.waitForResponse('**/api/v1/user-activity');
  await page.goto(TIDEWATCH);
  await engage(page);
  expect((await recorded).status()).toBe(200);
  const joins = page.getByRole('link', { name: /^Join Server/ });
  await expect(joins).toHaveCount(2);
  for (const join of await joins.all()) {
    const opened = context.waitForEvent('page');
    await join.click();
    await (await opened).close();
  }
  // A request that the page sends after those of its clicks.
  await page.evaluate(`fetch('/livez').then(() => undefined)`);
  expect(sent.map((body) => (JSON.parse(body) as { action: string }).action)).toEqual(['server_view', 'server_join']);
});

test('a server that does not exist is a 404 with a link to the home page', async ({ page, console }) => {
  console.expectStatus(404);
  const answer = await page.goto('/server/there-is-no-such-server');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Server not found')).toBeVisible();
  await expect(page.getByText(/The server you.re looking for doesn.t exist or has been removed\./)).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('the id and old URLs lead to the page', async ({ page }) => {
  const answer = await page.request.get('/api/v1/servers/slug/tidewatch-cartographers');
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`/servers/${encodeURIComponent(id)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tidewatch Cartographers' })).toBeVisible();
  await page.goto(`/server/${encodeURIComponent(id)}`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/server\/tidewatch-cartographers$/);
  await page.goto('/oadro');
  await expect(page).toHaveURL('/server/oadro');
});

test('an age-restricted server shows its gate first and remembers the answer for the session', async ({ page }) => {
  const { code, name } = await addGuilds({ name: 'Velvet Curfew' });
  await playScenario(code, 'age-restricted');
  const path = await submitted(page, code);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Age-restricted server' })).toBeVisible();
  await expect(page.getByRole('heading', { name })).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('button', { name: 'I am 18 or older' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await clearScenarios();
});

test('a suspended user who wants to report sees why they cannot', async ({ page }) => {
  await suspend(page, 'Spam.');
  await signIn(page, 'Paper Fox', TIDEWATCH);
  await page.getByRole('button', { name: 'Report this server: Tidewatch Cartographers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report Tidewatch Cartographers' });
  await expect(dialog).toContainText('Your account is suspended, so you cannot post anything: Spam.');
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await expect(dialog.getByRole('button')).toHaveText(['Close']);
});

/** One notice, Join disabled, and neither Live nor an error. */
async function expectDeadInvite(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(page.getByRole('region', { name: 'Invite' })).toContainText('Discord says this invite no longer works.');
  await expect(main.getByRole('button', { name: 'Join Server' }).first()).toHaveAttribute('aria-disabled', 'true');
  await expect(main.getByText(/^Last known data, from /)).toBeVisible();
  await expect(main.getByText(/^Live\b/)).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(0);
}

test('a server whose invite is gone still has its page', async ({ page, console }) => {
  console.expectStatus(404);
  const { code, name } = await addGuilds({ name: 'Lapsed Lighthouse' });
  const path = await submitted(page, code);
  await playScenario(code, 'unknown-invite');
  await page.goto(path);
  await page
    .getByRole('button', { name: `Sync ${name}` })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await clearScenarios();
});

test('a page whose live panel finds the invite gone switches to that state', async ({ page, console }) => {
  console.expectStatus(404);
  const lookUp = Promise.withResolvers<void>();
  await page.route('**/api/v1/discord/invite/**', async (route) => {
    await lookUp.promise;
    await route.fulfill({ status: 404, json: { message: 'Unknown Invite', code: 'unknown_invite' } });
  });
  // By then the result of the look-up is stored.
  await changeAnswer(page, '**/api/v1/servers/tidewatch-cartographers', { inviteState: 'failing' });
  await page.goto(TIDEWATCH);
  await engage(page);
  await expect(preview(page)).toBeVisible();
  lookUp.resolve();
  await expectDeadInvite(page);
});

/** In the page: overflow of the dock's Join label beyond the button's padding of 12 px, on either side. */
const OVERFLOW = `(() => {
  const button = document.querySelector('[data-dock] .button:last-child');
  const shown = document.createRange();
  shown.setStart(button, 0);
  shown.setEndAfter(button.querySelector('svg'));
  const [outer, inner] = [button.getBoundingClientRect(), shown.getBoundingClientRect()];
  return Math.ceil(Math.max(0, outer.left + 12 - inner.left, inner.right - (outer.right - 12)));
})()`;

for (const locale of ['fr', 'de', 'en']) {
  test.describe(`the dock in ${locale}`, () => {
    test.use({ locale });

    test('fits the label and arrow of its Join button', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(TIDEWATCH);
      for (const width of [390, 360, 320]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await page.evaluate(OVERFLOW), `${width} px`).toBe(0);
      }
    });
  });
}

test('no bar sticks in a window that is 256 px high, as a laptop’s is at 400% zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(TIDEWATCH);
  const bars = [page.getByRole('banner'), page.getByRole('region', { name: 'Server actions' })];
  await page.getByRole('heading', { name: 'User distribution' }).scrollIntoViewIfNeeded();
  for (const bar of bars) await expect(bar).not.toBeInViewport();
  await page.setViewportSize({ width: 320, height: 500 });
  for (const bar of bars) await expect(bar).toBeInViewport();
});

test('the level of verification is not broken into letters in a narrow window', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: 'de', url: baseURL }]);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/server/oadro');
  const level = page.getByRole('definition').filter({ hasText: /^Sehr hoch$/ });
  // Two lines: the steps and the word.
  expect((await level.boundingBox())!.height).toBeLessThan(50);
});
