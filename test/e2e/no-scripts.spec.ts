// The site without scripts, as search engines see it: every public page, with filters, sorting and paging.
import { expect, type Page, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('the home page lists servers, and its filters are a form', async ({ page }) => {
  await page.goto('/');
  await expect(cards(page)).toHaveCount(18);
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^Music/ }).check();
  await filters.getByRole('radio', { name: /^Large/ }).check();
  await filters.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL(/category=Music/);
  await expect(page).toHaveURL(/size=large/);
  await expect(page.getByRole('link', { name: 'Remove filter Music' })).toBeVisible();
});

test('the search of the home page works', async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('main').getByRole('combobox', { name: 'Search servers' });
  await search.fill('tidewatch');
  await search.press('Enter');
  await expect(page).toHaveURL(/search=tidewatch/);
  await expect(page.getByRole('link', { name: 'Tidewatch Cartographers', exact: true })).toBeVisible();
});

test('the browse page can be sorted and paged', async ({ page }) => {
  await page.goto('/servers');
  await page.getByRole('combobox', { name: 'Sort servers' }).selectOption('Name');
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await expect(page).toHaveURL(/sort=name/);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/sort=name&page=2|page=2&sort=name/);
  await expect(cards(page)).toHaveCount(18);
});

test('a server page is complete, with the state and age of its counts', async ({ page }) => {
  await page.goto('/server/tidewatch-cartographers');
  await expect(page.getByRole('heading', { level: 1, name: 'Tidewatch Cartographers' })).toBeVisible();
  await expect(page.getByText(/^(Live|Synced) · checked (just now|\d+ \w+ ago)$/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Join Server/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Favorite|Sync|Report)/ })).toHaveCount(0);
});

test('the categories and a category are links and lists', async ({ page }) => {
  await page.goto('/categories');
  await page.getByRole('link', { name: 'Gaming', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gaming' })).toBeVisible();
  await expect(cards(page)).toHaveCount(18);
});

test('a comparison is a table, extended by a form and shared by its URL', async ({ page }) => {
  await page.goto('/compare?s=tidewatch-cartographers');
  await page.getByRole('textbox', { name: 'Name of a server' }).fill('starforge');
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  await page.getByRole('link', { name: /Starforge Frontier/ }).click();
  await expect(page).toHaveURL('/compare?s=tidewatch-cartographers&s=starforge-frontier');
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await expect(page.getByRole('row', { name: /^Members/ }).getByRole('cell')).toHaveCount(2);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Show differences only' }).click();
  await expect(page).toHaveURL(/only=differences$/);
  await page.getByRole('link', { name: /^Remove Tidewatch/ }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
});

test('the link to a random server works', async ({ page }) => {
  await page.goto('/categories');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Random server' }).click();
  await expect(page).toHaveURL(/\/server\/[a-z0-9-]+$/);
  await page.goto('/random?category=music');
  await expect(page.getByRole('link', { name: 'Music', exact: true }).first()).toBeVisible();
});

test('the submit page says that it needs JavaScript', async ({ page }) => {
  await page.goto('/submit');
  await expect(page.getByText('Submitting a server needs JavaScript.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit a Server' })).toBeHidden();
});

test('the map has the lists that need no scripts, and does not offer all servers', async ({ page }) => {
  await page.goto('/serververse?servers=all');
  await expect(page.getByRole('region', { name: 'On the map' }).getByRole('listitem')).toHaveCount(20);
  await expect(page.getByRole('button', { name: /Servers$/ })).toHaveCount(0);
  await expect(page.getByText('Loading all servers')).toBeHidden();
});

test('nothing is said about the menus of servers, which need scripts', async ({ page }) => {
  for (const path of ['/compare', '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/three.dot/).filter({ visible: true })).toHaveCount(0);
  }
});

test('nothing offers a login, and pages for users say why', async ({ page }) => {
  for (const path of ['/', '/health', '/server/tidewatch-cartographers']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: /^log ?in/i }).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText(/login required/i).filter({ visible: true })).toHaveCount(0);
  }
  await page.goto('/health');
  await expect(page.locator('noscript p').filter({ hasText: 'Accounts need JavaScript.' })).toBeVisible();
});

test('the menu opens on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/submit');
  await page.locator('summary[aria-label="Menu"]').click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Categories' }).click();
  await expect(page).toHaveURL('/categories');
});

const pages = [
  { path: '/', title: /Duskrow/ },
  { path: '/servers', title: 'Browse Discord Servers · Duskrow' },
  { path: '/server/tidewatch-cartographers', title: /^Tidewatch Cartographers.* · Duskrow$/ },
  { path: '/submit', title: 'Add Your Community · Duskrow' },
  { path: '/categories', title: 'Browse Categories · Duskrow' },
  { path: '/category/gaming', title: 'Gaming Discord Servers · Duskrow' },
];

for (const { path, title } of pages) {
  test(`${path} has metadata for search engines and link previews`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40,}/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`^http.*${path}$`));
    await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0);
    for (const data of await page.locator('script[type="application/ld+json"]').allTextContents()) {
      for (const item of [JSON.parse(data)].flat()) expect(item).toHaveProperty('@context', 'https://schema.org');
    }
    await expect(page.locator('h1')).toHaveCount(1);
  });
}

test('titles and descriptions differ from page to page', async ({ page }) => {
  const seen = new Set<string>();
  for (const { path } of pages) {
    await page.goto(path);
    seen.add(await page.title());
    seen.add((await page.locator('meta[name="description"]').getAttribute('content')) ?? '');
  }
  expect(seen.size).toBe(pages.length * 2);
});

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);

test('robots.txt and the sitemap lead to the servers', async ({ request }) => {
  const robots = await request.get('/robots.txt');
  expect(await robots.text()).toMatch(/Sitemap: http/);
  const read = async (url: string) => await (await request.get(new URL(url, 'http://any').pathname)).text();
  const files = locations(await read('/sitemap.xml'));
  const urls = (await Promise.all(files.map(read))).flatMap(locations).map((url) => new URL(url).pathname);
  expect(urls).toEqual(
    expect.arrayContaining(['/', '/servers', '/category/gaming', '/server/tidewatch-cartographers']),
  );
});
