// Finding a community: the home page, the browse page, the categories.
import { expect, type Page, phone, test } from './fixtures.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const card = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Records announcements to screen readers: they are removed after a second, which a busy machine can miss. */
const KEEP_ANNOUNCED = `
  window.announced = new Set();
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('[role=status], [role=alert]')) window.announced.add(textContent);
  }).observe(document, { childList: true, subtree: true, characterData: true });
`;

test.describe('home', () => {
  test('lists the newest servers, eighteen to a page', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find the server with its lights on.');
    await expect(page.getByText(/^Found \d+ servers matching your criteria$/)).toBeVisible();
    await expect(cards(page)).toHaveCount(18);
    await expect(page.getByRole('combobox', { name: 'Sort servers' })).toHaveValue('newest');
  });

  for (const [button, section] of [
    ['Start Discovering', '#discover'],
    ['View API Docs', '#api'],
  ] as const) {
    test(`${button} scrolls to its section, and Back returns`, async ({ page }) => {
      await page.clock.install();
      await page.goto('/');
      await page.getByRole('link', { name: button }).first().click();
      await expect(page.locator(section)).toBeInViewport();
      // It remains there: no timer or animation frame scrolls back to the top.
      await page.clock.runFor(1000);
      expect(await page.evaluate<number>('scrollY')).toBeGreaterThan(200);
      await page.goBack();
      await expect.poll(() => page.evaluate<number>('scrollY')).toBe(0);
    });
  }

  test('paging uses the URL', async ({ page }) => {
    await page.goto('/');
    const first = await cards(page).first().getByRole('heading').textContent();
    await page.getByRole('link', { name: 'Next Page' }).click();
    await expect(page).toHaveURL(/[?&]page=2/);
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
    await expect(cards(page).first().getByRole('heading')).not.toHaveText(first ?? '');
    await page.goBack();
    await expect(cards(page).first().getByRole('heading')).toHaveText(first ?? '');
  });

  test('the sidebar waits for Apply Filters, and the URL contains the selection', async ({ page }) => {
    await page.goto('/?page=2');
    const count = page.getByText(/^Found \d+ servers? matching/);
    const unfiltered = await count.textContent();
    const filters = page.getByRole('form', { name: 'Filters' });
    await filters.getByRole('checkbox', { name: /^Music/ }).check();
    await filters.getByRole('checkbox', { name: /^Art/ }).check();
    await filters.getByRole('radio', { name: /^Large/ }).check();
    await expect(page).toHaveURL('/?page=2');
    await filters.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(page).toHaveURL(/category=Art&category=Music|category=Music&category=Art/);
    await expect(page).toHaveURL(/size=large/);
    await expect(page).not.toHaveURL(/page=/);
    // The previous list remains while the next one loads.
    await expect(count).not.toHaveText(unfiltered ?? '');
    const found = await count.textContent();
    await page.reload();
    await expect(count).toHaveText(found ?? '');
    await expect(filters.getByRole('checkbox', { name: /^Music/ })).toBeChecked();
  });

  test('a page out of range shows a message with a link to the first page', async ({ page }) => {
    await page.goto('/?page=999');
    await expect(page.getByRole('heading', { name: 'There is no page 999' })).toBeVisible();
    await expect(page.getByText('No servers found')).toHaveCount(0);
    await page.getByRole('link', { name: 'First page' }).click();
    await expect(page).toHaveURL('/#discover');
    await expect(cards(page)).toHaveCount(18);
  });

  test('an applied filter can be removed', async ({ page }) => {
    await page.goto('/?category=Music');
    await page.getByRole('link', { name: 'Remove filter Music' }).click();
    await expect(page).toHaveURL('/');
  });

  test('cards and rows offer a sync, and a hover shows a preview', async ({ page }) => {
    await page.goto('/?sort=members');
    await expect(page.getByRole('main').getByRole('button', { name: /^Sync / })).toHaveCount(18);
    await cards(page).first().hover();
    await expect(page.getByText(/^\+\d+ more$/)).toBeVisible();
    await page.goto('/?sort=members&view=list');
    await expect(page.getByRole('main').getByRole('button', { name: /^Sync / })).toHaveCount(18);
  });

  test('a category tile filters the list', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: /^Sports \d+ servers$/ }).click();
    await expect(page).toHaveURL(/category=Sports/);
    await expect(page.getByRole('link', { name: 'Remove filter Sports' })).toBeVisible();
  });

  test('a change of sort order applies immediately', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Sort servers' }).selectOption('Most Members');
    await expect(page).toHaveURL(/sort=members/);
    await expect(cards(page).first().getByRole('heading')).toContainText('Starforge Frontier');
  });

  test('a sort order chosen before the scripts run is applied', async ({ page }) => {
    const { promise: chosen, resolve: choose } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await chosen;
      await route.continue();
    });
    const opened = page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('combobox', { name: 'Sort servers' }).selectOption('Most Members');
    choose();
    await opened;
    await expect(page).toHaveURL(/sort=members/);
  });

  test('links work when a new version has replaced the code of an open page', async ({ page, console }) => {
    console.expectStatus(404);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
    const link = cards(page).nth(3).getByRole('link').first();
    const href = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(href ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a failed login shows one message and leaves a clean URL', async ({ page }) => {
    await page.addInitScript(KEEP_ANNOUNCED);
    await page.goto('/?auth=error&reason=constructor');
    await expect
      .poll(() => page.evaluate<string[]>('[...window.announced]'))
      .toContainEqual(expect.stringMatching(/Login failed.*There was an issue logging you in with Discord/));
    await expect(page).toHaveURL('/');
  });
});

test.describe('browse', () => {
  test('a search finds a server, even with a typo', async ({ page }) => {
    await page.goto('/servers');
    await expect(cards(page)).toHaveCount(18);
    for (const text of ['tidewatch', 'cartographers tidewatch', 'tidewach']) {
      const box = page.getByRole('main').getByRole('searchbox', { name: 'Search servers' });
      await box.fill(text);
      await box.press('Enter');
      await expect(page).toHaveURL(new RegExp(`search=${text.replace(' ', '(\\+|%20)')}`));
      await expect(card(page, 'Tidewatch Cartographers')).toBeVisible();
    }
  });

  test('a feature filter is shown in the search box with an explanation and can be cleared', async ({ page }) => {
    await page.goto('/servers?feature=vanity_url');
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('vanity url');
    await expect(page.getByText('Feature: vanity url', { exact: true })).toBeVisible();
    await expect(page.getByText('Showing servers with Discord feature: vanity url')).toBeVisible();
    await page.getByRole('link', { name: 'Clear Filter' }).click();
    await expect(page).toHaveURL('/servers');
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('');
  });

  test('pagination shows five pages around the current one, and disabled ends', async ({ page }) => {
    await page.goto('/servers?page=7');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages.getByRole('link', { name: /^Page \d+$/ })).toHaveText(['5', '6', '7', '8', '9']);
    await expect(pages.getByRole('link', { name: 'Page 7' })).toHaveAttribute('aria-current', 'page');
    await pages.getByRole('link', { name: 'Page 9' }).click();
    await expect(page).toHaveURL(/page=9/);
    await page.goto('/servers');
    await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
  });

  test('an empty result suggests what to do', async ({ page }) => {
    await page.goto('/servers?search=qqqqzzzzxxxx');
    await expect(page.getByRole('heading', { name: 'No servers found' })).toBeVisible();
    await expect(page.getByText(/^Each lit window/)).toHaveCount(0);
    await expect(page.getByText('Try adjusting your search criteria')).toBeVisible();
    await page.goto('/servers?feature=no_such_feature');
    await expect(page.getByText('No servers found with the "no such feature" feature')).toBeVisible();
  });

  test('a list that fails to load shows a message and a retry', async ({ page, console }) => {
    console.expectStatus(503);
    await page.goto('/servers');
    await page.route('**/api/v1/servers?*', (route) =>
      route.fulfill({ status: 503, json: { message: 'busy', code: 'x' } }),
    );
    await page.getByRole('combobox', { name: 'Sort servers' }).selectOption('Name');
    await expect(page.getByRole('heading', { name: 'Failed to load servers' })).toBeVisible();
    await expect(page.getByText('Please try again later')).toBeVisible();
    await page.unroute('**/api/v1/servers?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(18);
  });

  test('grid and list are two views of the same list', async ({ page }) => {
    await page.goto('/servers');
    await page.getByRole('link', { name: 'List view' }).click();
    await expect(page).toHaveURL(/view=list/);
    await expect(page.locator('.server-row')).toHaveCount(18);
    await page.getByRole('link', { name: 'Grid view' }).click();
    await expect(page).not.toHaveURL(/view=/);
  });
});

test.describe('categories', () => {
  test('are sorted by their number of servers and link to their pages', async ({ page }) => {
    await page.goto('/categories');
    await expect(page.getByRole('heading', { level: 1, name: 'Browse Categories' })).toBeVisible();
    const numbers = await cards(page)
      .getByText(/^\d+ servers?$/)
      .allTextContents();
    const counts = numbers.map((text) => Number.parseInt(text, 10));
    expect(counts.length).toBeGreaterThan(5);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    const music = cards(page).filter({ has: page.getByRole('link', { name: 'Music', exact: true }) });
    await music.getByText(/ members?$/).click({ force: true }); // The link covers its card.
    await expect(page).toHaveURL('/category/music');
    await expect(page.getByRole('heading', { level: 1, name: 'Music' })).toBeVisible();
    await expect(page.getByText('Listening parties, producers and bands.')).toBeVisible();
  });

  test('a category is sorted and paged by the URL', async ({ page }) => {
    await page.goto('/category/gaming');
    const sort = page.getByRole('combobox', { name: 'Sort servers' });
    await expect(sort.getByRole('option')).toHaveText(['Members', 'Online Users', 'Activity Level', 'Name']);
    await sort.selectOption('Name');
    await expect(page).toHaveURL('/category/gaming?sort=name');
    await expect(cards(page)).toHaveCount(18);
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/category/gaming?sort=name&page=2#listed-servers');
    await page.reload();
    await expect(sort).toHaveValue('name');
  });

  test('an unknown category is a 404 with a link to all categories', async ({ page, console }) => {
    console.expectStatus(404);
    expect((await page.goto('/category/nothing-of-the-kind'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Category Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Browse All Categories' }).click();
    await expect(page).toHaveURL('/categories');
  });

  test('a category without servers invites the first submission', async ({ page }) => {
    const category = {
      id: 'music',
      name: 'Music',
      description: 'Bands.',
      serverCount: 0,
      color: '#000',
      icon: 'music',
    };
    const stats = { totalMembers: 0, averageRating: 0 };
    await page.goto('/categories');
    await page.route('**/api/v1/categories/music*', (route) =>
      route.fulfill({ json: { category, servers: [], total: 0, page: 1, totalPages: 0, stats } }),
    );
    await page.getByRole('link', { name: 'Music', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'No Servers Yet' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Submit a Server' })).toHaveAttribute(
      'href',
      '/submit',
    );
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('Back restores the scroll position far down, although content out of sight is not laid out', async ({
    page,
  }) => {
    await page.goto('/servers');
    const link = cards(page).nth(12).getByRole('link').first();
    const top = async (): Promise<number> => (await link.boundingBox())!.y;
    // In the middle, so that the click does not scroll; cards that come into view get their real size.
    let before = Number.NaN;
    const isStill = async (): Promise<boolean> => {
      const last = before;
      await page.evaluate(`document.querySelectorAll('main article')[12].scrollIntoView({ block: 'center' })`);
      before = await top();
      return before === last;
    };
    await expect.poll(isStill).toBe(true);
    await link.click();
    await expect(page).toHaveURL(/\/server\//);
    await expect(page.locator('#reviews')).toBeAttached();
    await page.goBack();
    await expect(page).toHaveURL('/servers');
    // A tenth of a card: the sizes of cards out of sight are estimates.
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(30);
  });
});
