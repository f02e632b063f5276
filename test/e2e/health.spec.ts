// Health: the list of own servers, the dashboards, and the alerts. Lamplighter manages five servers, each seeded with a
// different problem.
import { expectAccessible } from './axe.ts';
import { expect, type Page, test } from './fixtures.ts';
import { signIn, suspend } from './sign-in.ts';

/** In the page: health cards that are too narrow for their contents, their name or their line. */
const CRAMPED_HEALTH = `[...document.querySelectorAll('main li:has(.card-link)')].flatMap((card) =>
  [card, card.querySelector('h2')].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth) || card.querySelector(':scope > :last-child svg[width="84"]')?.clientWidth < 84
    ? [innerWidth + ' ' + card.textContent] : [])`;

const cards = (page: Page) => page.getByRole('main').getByRole('listitem');

test('a visitor is asked to log in, with a return link to the dashboard', async ({ page }) => {
  await page.goto('/health?server=oadro&tab=technical');
  const login = page.getByRole('link', { name: 'Login with Discord to Access Dashboard' });
  await expect(login).toHaveAttribute('href', /returnTo=%2Fhealth%3Fserver%3Doadro%26tab%3Dtechnical$/);
  await expect(page.getByText('All clear')).toHaveCount(0);
});

test('the list has numbers, a search, and cards that open dashboards', async ({ page }) => {
  await signIn(page, 'lamplighter', '/health');
  for (const name of ['Healthy Servers', 'Critical Alerts', 'High Alerts', 'Total Servers']) {
    await expect(page.getByRole('term').filter({ hasText: name })).toBeVisible();
  }
  await expect(page.getByRole('definition').last()).toHaveText('5');
  await expect(cards(page)).toHaveCount(5);
  await expect(cards(page).first()).toContainText(/Health \d+ of 100\d+\/100/);
  await page.getByLabel('Search servers').last().fill('Sỳnths');
  await expect(cards(page)).toHaveCount(1);
  await page.getByLabel('Search servers').last().fill('no such thing');
  await expect(page.getByRole('heading', { name: 'No Servers Found' })).toBeVisible();
  await expect(page.getByText('No servers match your search criteria.')).toBeVisible();
  await page.getByLabel('Search servers').last().press('Escape');
  await page.getByRole('link', { name: 'Nightshift Synths' }).click();
  await expect(page.getByRole('heading', { name: 'Nightshift Synths', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Alerts' })).toContainText(/Members fell by \d+\.\d% in 24 hours/);
  await page.getByRole('link', { name: 'Back to all servers' }).click();
  await page.getByRole('link', { name: 'View Global Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'All listed servers' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Servers by score' }).getByRole('listitem')).toHaveCount(4);
});

test('a user without servers sees a message', async ({ page }) => {
  await signIn(page, 'fresh.paint', '/health');
  await expect(page.getByRole('heading', { name: 'No Servers Found' })).toBeVisible();
  await expect(page.getByText("You don't have access to any server health data.")).toBeVisible();
  // Metrics are public, alerts are not.
  await page.goto('/health?server=oadro&tab=alerts');
  await expect(
    page.getByText(
      'Only people who submitted, manage or favorited this server see its alerts, and only while it is public.',
    ),
  ).toBeVisible();
});

test('a suspended user reads alerts, but cannot mark them as read', async ({ page }) => {
  await suspend(page, 'Spam.');
  await signIn(page, 'lamplighter', '/health?server=nightshift-synths');
  const alerts = page.getByRole('region', { name: 'Alerts' });
  await expect(alerts).toContainText(/Members fell by/);
  await expect(alerts.getByRole('button')).toHaveCount(0);
});

test('tabs follow the arrows, and an alert is marked as read', async ({ page }) => {
  await signIn(page, 'lamplighter', '/health?server=voxel-harbor');
  await page.getByRole('tab', { name: 'Overview' }).press('Enter');
  await page.evaluate(`addEventListener('keydown', (event) => (window.isPrevented = event.defaultPrevented))`);
  await page.keyboard.press('Space');
  expect(await page.evaluate('isPrevented'), 'the space bar does not scroll the page').toBe(true);
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeFocused();
  // Keys with a modifier are the browser's own.
  for (const modifier of ['Alt', 'Control', 'Meta']) {
    await page.getByRole('tab', { name: 'Overview' }).press(`${modifier}+ArrowRight`);
    await expect(page.getByRole('tab', { name: 'Overview' })).toBeFocused();
  }
  await page.getByRole('tab', { name: 'Overview' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Community' })).toBeFocused();
  const panel = page.getByRole('tabpanel', { name: 'Community' });
  await expect(panel.getByRole('region', { name: 'Members' }).locator('canvas')).toBeVisible();
  await page.getByRole('tab', { name: 'Community' }).press('End');
  await expect(page.getByRole('tab', { name: /^Alerts/ })).toBeFocused();
  await page.getByRole('tab', { name: /^Alerts/ }).press('Home');
  await expect(page.getByRole('tabpanel', { name: 'Overview' })).toBeVisible();
  await page.getByRole('tab', { name: 'Overview' }).press('ArrowRight');
  await page.getByRole('tab', { name: 'Community' }).press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'Technical' })).toContainText(/from \d+ of 10/);
  await page.getByRole('tab', { name: 'Technical' }).press('ArrowRight');
  await expect(page).toHaveURL(/tab=alerts$/);
  await expect(page.getByRole('tab', { name: /^Alerts/ })).toHaveText('Alerts1 unread');
  await page.getByRole('button', { name: /^Mark Read/ }).press('Enter');
  await expect(page.getByRole('tab', { name: /^Alerts/ })).toHaveText('Alerts');
  await expect(page.getByRole('tabpanel').getByRole('paragraph').first()).toBeFocused();
  await expect(page.getByRole('button', { name: /^Mark Read/ })).toHaveCount(0);
  await expect(page.getByRole('tabpanel')).toContainText('Read');
});

test('a chart that cannot be drawn says so, without axis or explanation of the drawing', async ({ page, console }) => {
  console.expectStatus(503);
  await page.route(/draw-chart.*\.js$/, (route) => route.fulfill({ status: 503 }));
  const points = [16, 28].map((day) => ({ at: `2026-11-${day}T10:00:00.000Z`, averageRating: 450, totalReviews: 2 }));
  await page.route(/\/health\/ratings\//, (route) => route.fulfill({ json: { points } }));
  await signIn(page, 'lamplighter', '/health?server=voxel-harbor&tab=community');
  const rating = page.getByRole('tabpanel', { name: 'Community' }).getByRole('region', { name: 'Rating' });
  await expect(rating.getByRole('figure')).toHaveText(
    'The chart could not be drawn.4.5 stars on 16 Nov 2026, 4.5 on 28 Nov 2026.',
  );
});

test('Refresh fetches again; failures show a message', async ({ page, console }) => {
  await signIn(page, 'lamplighter', '/health?server=oadro');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect.poll(() => asked).toContain('/api/v1/health/metrics/oadro');
  expect(asked).toContain('/api/v1/health/alerts/oadro');
  await expect(page.getByRole('status').filter({ hasText: 'Health data updated' })).toBeAttached();
  // Whether there is a connection shows in the call: what the browser says about it does not matter.
  asked.length = 0;
  await page.evaluate("dispatchEvent(new Event('offline'))");
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect.poll(() => asked).toContain('/api/v1/health/metrics/oadro');
  console.expectStatus(500);
  await page.route('**/api/v1/health/**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/health');
  await expect(page.getByText('Failed to fetch health overview')).toBeVisible();
  await expect(page.getByText('Failed to fetch community stats')).toBeVisible();
  await page.goto('/health?server=oadro');
  await expect(page.getByText('Failed to fetch health metrics')).toBeVisible();
  await page.unroute('**/api/v1/health/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'oadro', level: 1 })).toBeVisible();
});

test('figures that fail to refresh show their age; a delisted server is not shown', async ({ page, console }) => {
  await signIn(page, 'lamplighter', '/health?server=oadro');
  const refresh = page.getByRole('button', { name: 'Refresh', exact: true });
  // Clicks are ignored while it is busy.
  const refreshAgain = async () => {
    await expect(refresh).toBeEnabled();
    await refresh.press('Enter');
  };
  const notice = page.getByRole('main').getByRole('alert');
  await expect(page.getByRole('tab', { name: /^Alerts/ })).toContainText('unread');
  await expect(notice).toHaveCount(0);
  console.expectStatus(503);
  await page.route('**/api/v1/health/**', (route) => route.fulfill({ status: 503, body: '{}' }));
  await refresh.focus();
  await refreshAgain();
  await expect(notice).toHaveText(/^Failed to fetch health metrics\. What you see was fetched \d+ \w+, \d\d:\d\d\.$/);
  await expect(refresh).toBeFocused();
  await page.unroute('**/api/v1/health/**');
  await page.route('**/api/v1/health/alerts/**', (route) => route.fulfill({ status: 503, body: '{}' }));
  await refreshAgain();
  await expect(notice).toHaveText(/^Failed to fetch health alerts\./);
  await page.unroute('**/api/v1/health/alerts/**');
  await refreshAgain();
  await expect(notice).toHaveCount(0);
  console.expectStatus(404);
  const gone = { status: 404, json: { message: 'Server not found.', code: 'not_found' } };
  await page.route('**/api/v1/health/metrics/**', (route) => route.fulfill(gone));
  await refreshAgain();
  await expect(page.getByRole('heading', { name: 'No Servers Found', level: 1 })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('when the session has ended elsewhere, the page asks to log in', async ({ page, console }) => {
  await signIn(page, 'lamplighter', '/health?server=oadro');
  await expect(page.getByRole('tab', { name: /^Alerts/ })).toContainText('unread');
  console.expectStatus(401);
  await page.context().clearCookies({ name: 'duskrow_session' });
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Login with Discord to Access Dashboard' })).toBeVisible();
});

test('a URL with an id opens the same dashboard', async ({ page }) => {
  await signIn(page, 'lamplighter', '/health');
  const answer = await page.request.get('/api/v1/health/overview');
  const [first] = (await answer.json()) as { serverId: string }[];
  await page.goto(`/health?server=${first!.serverId}&tab=alerts`);
  await expect(page.getByRole('tabpanel').getByRole('listitem')).not.toHaveCount(0);
});

test('Auto Refresh fetches every 30 seconds', async ({ page }) => {
  await signIn(page, 'lamplighter', '/servers');
  await page.clock.install();
  await page.goto('/health?server=oadro');
  await expect(page.getByRole('heading', { name: 'oadro', level: 1 })).toBeVisible();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/health/metrics/oadro')) asked += 1;
  });
  await page.clock.runFor(31_000);
  expect(asked).toBe(0);
  await page.getByRole('checkbox', { name: 'Auto Refresh' }).check();
  await page.clock.runFor(31_000);
  await expect.poll(() => asked).toBe(1);
  await page.clock.runFor(30_000);
  await expect.poll(() => asked).toBe(2);
});

const tabs = ['', '&tab=community', '&tab=technical', '&tab=alerts'];
for (const path of ['/health', ...tabs.map((tab) => `/health?server=oadro${tab}`), '/health?server=ALL']) {
  test(`${path} is accessible at every width`, async ({ page }) => {
    await signIn(page, 'lamplighter', path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, path);
  });
}

test('the title is announced when it changes, not with each tab', async ({ page }) => {
  await signIn(page, 'lamplighter', '/health?server=voxel-harbor');
  await page.evaluate(`{
    window.announced = [];
    const note = ({ target, addedNodes: [text] }) => target.role === 'status' && text && announced.push(text.data);
    new MutationObserver((changes) => changes.forEach(note)).observe(document.body, { childList: true, subtree: true });
  }`);
  const announced = () => page.evaluate<string[]>("announced.filter((text) => text?.endsWith('Duskrow'))");
  await page.getByRole('tab', { name: 'Community' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Community' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to all servers' }).click();
  await expect.poll(announced).toEqual(['Community health · Duskrow']);
});

test('the servers of the health list fit their cards', async ({ page }) => {
  await signIn(page, 'lamplighter', '/health');
  await expect(page.locator('main svg[width="84"]').first()).toBeVisible();
  const cramped: string[] = [];
  for (const width of [320, 390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    cramped.push(...(await page.evaluate<string[]>(CRAMPED_HEALTH)));
  }
  expect(cramped).toEqual([]);
});
