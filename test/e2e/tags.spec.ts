// Tags and languages: their pages, the chips that lead there, and the filters.
import { expect, type Page, test } from './fixtures.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const facts = (page: Page) => page.getByRole('complementary', { name: 'Server facts' });

test('a chip on the server page leads to the page of its tag', async ({ page }) => {
  await page.goto('/server/grandmas-attic');
  await facts(page).getByRole('link', { name: 'photography', exact: true }).click();
  await expect(page).toHaveURL('/tag/photography');
  await expect(page.getByRole('heading', { level: 1, name: 'photography' })).toBeVisible();
  await expect(cards(page)).not.toHaveCount(0);
  await page.getByRole('combobox', { name: 'Sort servers' }).selectOption('Name');
  await expect(page).toHaveURL('/tag/photography?sort=name');
  await page.goto('/tag/geography');
  await page.getByRole('navigation', { name: 'Similar tags' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/tag\/(?!geography)/);
});

test('all tags are listed with their counts, and a tag leads to the filtered list', async ({ page }) => {
  await page.goto('/tags');
  await page.getByRole('link', { name: /^photography \d+ servers$/ }).click();
  await page.getByRole('link', { name: 'Filter these servers' }).click();
  await expect(page).toHaveURL('/?tag=photography#discover');
  await expect(cards(page)).not.toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Categories' })).toBeVisible();
  await page.getByRole('link', { name: 'Remove filter photography' }).click();
  await expect(page).toHaveURL('/');
});

test('a tag is found in any spelling, and has one canonical URL', async ({ page }) => {
  await page.goto('/tag/Creative%20Writing');
  await expect(page.getByRole('heading', { level: 1, name: 'creative writing' })).toBeVisible();
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(canonical).toMatch(/\/tag\/creative-writing$/);
});

test('an unknown tag and an unknown language show a message', async ({ page, console }) => {
  console.expectStatus(404);
  await page.goto('/tag/there-is-no-such-tag');
  await expect(page.getByRole('heading', { level: 1, name: 'Tag Not Found' })).toBeVisible();
  await page.goto('/language/tlh');
  await expect(page.getByRole('heading', { level: 1, name: 'Language Not Found' })).toBeVisible();
});

test('the title of a slow page follows its data, also when the user tries again', async ({ page, console }) => {
  console.expectStatus(503);
  await page.goto('/tags');
  const { promise: slow, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/v1/tags/photography?*', async (route) => {
    await slow;
    await route.fulfill({ status: 503, json: { message: 'no' } });
  });
  await page.getByRole('link', { name: /^photography \d+ servers$/ }).click();
  await expect(page).toHaveURL('/tag/photography');
  await expect(page).toHaveTitle('Browse Tags · Duskrow');
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Failed to load servers' })).toBeVisible();
  await expect(page).toHaveTitle('Failed to load servers · Duskrow');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveTitle('Discord Servers: photography · Duskrow');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(page.getByRole('status').getByText('Discord Servers: photography · Duskrow')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('languages have their native names, and the server page shows the source of its language', async ({ page }) => {
  await page.goto('/languages');
  await page.getByRole('main').getByRole('link', { name: 'Deutsch', exact: true }).click();
  await expect(page).toHaveURL('/language/de');
  await expect(page.getByRole('heading', { level: 1, name: 'Deutsch' })).toBeVisible();
  await expect(page.getByText('Communities where people speak German.')).toBeVisible();
  const card = cards(page).filter({ hasText: 'Deutsch am Küchentisch' });
  await card.getByRole('link').first().click();
  await expect(facts(page).getByRole('link', { name: 'German', exact: true })).toBeVisible();
  // After the first look-up, the language set on the platform replaces the detected one.
  await expect(facts(page).getByText(/^(detected from the description|set on Discord)$/)).toBeVisible();
});

test('Apply Filters changes only what the reader changed', async ({ page }) => {
  await page.goto('/?size=small&size=large&language=en&language=de&region=Europe');
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL('/?size=small&size=large&language=en&language=de&region=Europe#discover');
  await filters.getByRole('radio', { name: /^Medium/ }).check();
  await filters.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL('/?size=medium&language=en&language=de&region=Europe#discover');
});

test('the sidebar filters by language, with counts', async ({ page }) => {
  await page.goto('/');
  const filters = page.getByRole('form', { name: 'Filters' });
  const choice = filters.getByRole('combobox', { name: 'Language' });
  const german = await choice.getByRole('option', { name: /^German \(\d+\)$/ }).textContent();
  await choice.selectOption(german ?? '');
  await filters.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL(/language=de/);
  const count = /\d+/.exec(german ?? '')?.[0] ?? '';
  await expect(page.getByText(`Found ${count} servers matching your criteria`)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages of tags and languages are complete', async ({ page }) => {
    await page.goto('/tags');
    await page.getByRole('link', { name: /^film \d+ servers$/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'film' })).toBeVisible();
    await expect(cards(page)).not.toHaveCount(0);
    await page.goto('/languages');
    await page.getByRole('main').getByRole('link', { name: 'Français', exact: true }).click();
    await expect(cards(page)).not.toHaveCount(0);
  });
});

test('filters that are not applied yet survive sorting and a change of view', async ({ page }) => {
  await page.goto('/');
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^Music/ }).check();
  await page.getByRole('combobox', { name: 'Sort servers' }).first().selectOption('Most Members');
  await expect(page).toHaveURL('/?sort=members');
  await page.getByRole('link', { name: 'List view' }).first().click();
  await expect(page).toHaveURL('/?sort=members&view=list');
  await expect(filters.getByRole('checkbox', { name: /^Music/ })).toBeChecked();
  await filters.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL('/?category=Music&sort=members&view=list#discover');
});
