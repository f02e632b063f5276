// The map: its text, the globe, and its fallbacks for reduced motion, no WebGL and no scripts.
import { expectAccessible } from './axe.ts';
import { expect, type Page, test, withMotion } from './fixtures.ts';
import { expectFastPaint } from './slow-phone.ts';

const globe = (page: Page) => page.getByRole('application', { name: /^Globe/ });
const waitForGlobe = async (page: Page, painter = 'webgl') =>
  await expect(globe(page)).toHaveAttribute('data-painter', painter, { timeout: 20_000 });
const cards = (page: Page) => page.locator('[data-theme="dark"] section');

const mapOf = async (page: Page) => {
  const answer = await page.request.get('/api/v1/serververse');
  return (await answer.json()) as {
    servers: { id: string; name: string; slug: string; category: string }[];
    clusters: { hubId: string; serverIds: string[] }[];
    total: number;
  };
};

/** Clicks the center of the globe, where a flight ends. */
const clickCenter = async (page: Page) => {
  // Fully visible: a click on a clipped element goes to the center of its visible part.
  await page.setViewportSize({ width: 1280, height: 1000 });
  await globe(page).click();
};

test('has its cards, its legend and its tabs', async ({ page }) => {
  await page.goto('/serververse');
  await expect(page.getByRole('heading', { level: 1, name: 'Serververse Map' })).toBeVisible();
  for (const name of ['Mapped Servers', 'Total Members', 'Healthy Servers', 'Avg Health']) {
    await expect(page.getByRole('term').filter({ hasText: name })).toBeVisible();
  }
  await expect(page.getByText('80 and up')).toBeVisible();
  await expect(page.getByRole('tab', { name: '3D Network Map' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: '3D Network Map' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Health Dashboard' })).toBeFocused();
  await expect(page).toHaveURL('/serververse?tab=health');
  await expect(page.getByRole('tabpanel', { name: 'Health Dashboard' }).getByRole('listitem')).toHaveCount(20);
});

test('Hide Clusters hides them, Show Clusters shows them again', async ({ page }) => {
  await page.goto('/serververse');
  const panel = page.getByRole('region', { name: 'Clusters' });
  await expect(panel).toBeVisible();
  await panel.getByRole('button').first().click();
  await page.getByRole('button', { name: 'Hide Clusters' }).click();
  await expect(panel.or(page.getByRole('region', { name: /^Around/ }))).toHaveCount(0);
  await expect(page).toHaveURL('/serververse?clusters=off');
  await page.getByRole('button', { name: 'Show Clusters' }).click();
  await expect(panel).toBeVisible();
});

test('a light shows members, online, health, category and region', async ({ page }) => {
  await page.goto('/serververse');
  await waitForGlobe(page);
  const { name, slug } = (await mapOf(page)).servers[3]!;
  await page.getByRole('button', { name: `Show ${name} on the map` }).click();
  const card = page.getByRole('region', { name, exact: true });
  await expect(card).toContainText(/members\s· .* online/);
  for (const fact of ['Health', 'Category', 'Region']) await expect(card).toContainText(fact);
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toHaveCount(0);
  // After the flight its light is in the center.
  await expect(globe(page)).toHaveAttribute('data-pose', /1\.30$/);
  await clickCenter(page);
  await expect(card).toBeVisible();
  await card.getByRole('link', { name: 'View Server' }).click();
  await expect(page).toHaveURL(`/server/${slug}`);
});

test('showing the same server on the map again flies there and moves the focus again', async ({ page }) => {
  await page.goto('/serververse');
  await waitForGlobe(page);
  const { name } = (await mapOf(page)).servers[3]!;
  const show = page.getByRole('button', { name: `Show ${name} on the map` });
  const card = page.getByRole('region', { name, exact: true });
  const pose = async () => await globe(page).getAttribute('data-pose');
  await show.press('Enter');
  await expect(card).toBeFocused();
  await expect.poll(pose).toMatch(/1\.30$/);
  const there = await pose();
  await globe(page).press('ArrowRight');
  await expect.poll(pose).not.toBe(there);
  await show.press('Enter');
  await expect(card).toBeFocused();
  await expect.poll(pose).toBe(there);
  await page.setViewportSize({ width: 320, height: 256 });
  await show.press('Enter');
  await expect(card).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(show).toBeFocused();
  await expect(show).toBeInViewport();
});

test('an icon that fails to load is a circle in the color of the category', async ({ page, console }) => {
  console.expectStatus(404);
  await page.route('**/icons/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/serververse');
  const { name, category } = (await mapOf(page)).servers[0]!;
  await page.getByRole('button', { name: `Show ${name} on the map` }).click();
  const card = page.getByRole('region', { name, exact: true });
  await expect(card.locator(`[data-category="${category}"]`)).toBeVisible();
});

test('a cluster opens with its servers', async ({ page }) => {
  await page.goto('/serververse');
  const { servers, clusters } = await mapOf(page);
  const hub = servers.find(({ id }) => id === clusters[0]!.hubId)!;
  await page.getByRole('button', { name: `Around ${hub.name}` }).click();
  const card = page.getByRole('region', { name: `Around ${hub.name}` });
  await expect(card.getByRole('listitem')).toHaveCount(clusters[0]!.serverIds.length);
  await card.getByRole('listitem').last().getByRole('button').click();
  // An estimate until the first measurement, shortly after the start.
  await expect(cards(page).getByText(/^Health(?: \(Estimate\))?$/)).toBeVisible();
});

test('a search shows all servers and flies to one of them', async ({ page }) => {
  await page.goto('/serververse');
  const { total } = await mapOf(page);
  await page.getByLabel('Find a community on the map').fill('nightshift');
  await page
    .getByRole('search', { name: 'On the map' })
    .getByRole('button', { name: /Nightshift Synths/ })
    .click();
  await expect(page).toHaveURL('/serververse?servers=all');
  const counts = page.getByRole('definition').filter({ hasText: new RegExp(`^${total}$`) });
  await expect(counts.first()).toBeVisible();
  const card = page.getByRole('region', { name: 'Nightshift Synths' });
  await expect(card).toContainText(/Health(?: \(Estimate\))?\w+ \d+%/);
  await expect(globe(page)).toHaveAttribute('data-pose', /3\.00$/, { timeout: 20_000 });
  await card.getByRole('button', { name: 'Close' }).click();
  // A click while the globe still settles hits nothing, so the test clicks again.
  await expect(async () => {
    await clickCenter(page);
    await expect(card).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'Show Top Servers' }).click();
  await expect(page).toHaveURL('/serververse');
});

test('a search that fails shows a message, and Enter tries again', async ({ page, console }) => {
  console.expectStatus(503);
  await page.goto('/serververse');
  await page.route('**/api/v1/suggestions?*', (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 });
  const field = page.getByLabel('Find a community on the map');
  await field.fill('nightshift');
  const search = page.getByRole('search', { name: 'On the map' });
  await expect(search.getByRole('alert')).toHaveText('Failed to load servers');
  await field.press('Enter');
  await expect(page.getByRole('region', { name: 'Nightshift Synths' })).toBeVisible();
  await expect(search.getByRole('alert')).toHaveCount(0);
});

test('shows a message and a retry when all servers fail to load', async ({ page, console }) => {
  console.expectStatus(503);
  await page.route('**/serververse/points', (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 });
  await page.goto('/serververse?servers=all');
  await expect(page.getByText('Failed to load servers')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ servers on the map$/ })).toBeAttached();
  await expect(globe(page)).toBeFocused();
});

test('with reduced motion it moves only when the user moves it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/serververse');
  await waitForGlobe(page);
  await expect(globe(page)).toHaveAttribute('data-motion', 'resting');
  const pose = async () => await globe(page).getAttribute('data-pose');
  const first = await pose();
  // The page's clock also fires its animation frames.
  await page.clock.runFor(600);
  expect(await pose()).toBe(first);
  await globe(page).press('ArrowRight');
  await expect.poll(pose).not.toBe(first);
  await page.keyboard.press('+');
  await expect.poll(pose).toMatch(/1\.25$/);
  await page.keyboard.press('Home');
  await expect.poll(pose).toBe(first);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(pose).toMatch(/1\.40$/);
  await page.getByRole('button', { name: 'Rotate left' }).click();
  const turned = await pose();
  await page.evaluate('scrollTo(0, 0)');
  const { x, y } = (await globe(page).boundingBox())!;
  await page.mouse.move(x + 400, y + 200, { steps: 3 });
  await page.mouse.down();
  await page.mouse.move(x + 520, y + 240, { steps: 4 });
  await page.mouse.up();
  await expect.poll(pose).not.toBe(turned);
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
});

test('without WebGL it is drawn on a 2D canvas', async ({ page }) => {
  await page.addInitScript(`{
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return kind === 'webgl2' ? null : original.call(this, kind, ...rest);
    };
  }`);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/serververse');
  await waitForGlobe(page, 'canvas');
  expect(scripts.filter((url) => url.includes('webgl'))).toEqual([]);
});

test('the 3D code is loaded only on this page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of ['/', '/servers', '/categories', '/server/tidewatch-cartographers']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(asked.filter((url) => /webgl|painter/.test(url))).toEqual([]);
  await page.goto('/serververse');
  await waitForGlobe(page);
  expect(asked.filter((url) => url.includes('webgl-painter'))).toHaveLength(1);
});

test.describe('in motion', () => {
  test.use(withMotion);

  test('it rotates, and stops under the pointer, in focus, when paused, and out of sight', async ({ page }) => {
    await page.goto('/serververse');
    await expect(globe(page)).toHaveAttribute('data-motion', 'turning');
    await globe(page).hover({ position: { x: 100, y: 300 } });
    await expect(globe(page)).toHaveAttribute('data-motion', 'resting');
    await page.mouse.move(5, 5, { steps: 3 });
    await expect(globe(page)).toHaveAttribute('data-motion', 'turning');
    await globe(page).focus();
    await expect(globe(page)).toHaveAttribute('data-motion', 'resting');
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('tab', { name: 'Health Dashboard' }).click();
    await page.getByRole('tab', { name: '3D Network Map' }).click();
    await expect(globe(page)).toHaveAttribute('data-motion', 'resting');
    await page.getByRole('button', { name: 'Resume rotation' }).click();
    await page.mouse.move(5, 5, { steps: 3 });
    await expect(globe(page)).toHaveAttribute('data-motion', 'turning');
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await expect(globe(page)).toHaveAttribute('data-motion', 'hidden');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list, the tabs and the switches work', async ({ page }) => {
    await page.goto('/serververse');
    const list = page.getByRole('region', { name: 'On the map' });
    await expect(list.getByRole('listitem')).toHaveCount(20);
    await expect(page).toHaveTitle('Serververse Map · Duskrow');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40,}/);
    await page.getByRole('button', { name: 'Hide Clusters' }).click();
    await expect(page).toHaveURL('/serververse?clusters=off');
    await page.getByRole('tab', { name: 'Health Dashboard' }).click();
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(20);
    await page.getByRole('tab', { name: '3D Network Map' }).click();
    await list.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/server\//);
  });
});

for (const path of ['/serververse', '/serververse?servers=all', '/serververse?tab=health']) {
  test(`${path} is accessible at every width`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 390, 768, 1280]) {
      if (!path.includes('tab')) {
        await page.setViewportSize({ width, height: 844 });
        await expect(globe(page)).toHaveAttribute('data-painter', /./, { timeout: 20_000 });
        const show = page.getByRole('button', { name: /^Show .* on the map$/ });
        await show.first().click();
        await expect(cards(page)).toHaveCount(1);
      }
      await expectAccessible(page, path, [width]);
    }
  });
}

test('the largest paint on a slow phone is within budget', { tag: '@timed' }, async ({ browser, baseURL }) => {
  test.slow();
  await expectFastPaint(browser, `${baseURL}/serververse`);
});
