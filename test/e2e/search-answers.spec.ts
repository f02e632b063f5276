// How a search explains itself: its reading of the words, and the words that each server matches.
import { expectNoViolations, overflowing } from './axe.ts';
import type { Locator } from '@playwright/test';
import { expect, type Page, phone, test } from './fixtures.ts';

const relaxed = (page: Page) => page.getByRole('list', { name: 'With one filter removed' });
const reading = (page: Page) => page.getByRole('list', { name: 'How your search was read' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a recognized filter can be removed and restored', async ({ page }) => {
      await page.goto('/servers?search=german+chess');
      const german = reading(page).getByRole('link', { name: /^“german”: language German/ });
      await expect(german).toBeVisible();
      await german.click();
      await expect(page).toHaveURL('/servers?search=german+chess&plain=german');
      const plain = reading(page).getByRole('link', { name: /^“german” as plain words/ });
      await expect(plain).toBeVisible();
      await page.reload();
      await expect(plain).toBeVisible();
      await page.goBack();
      await expect(german).toBeVisible();
      await page.goForward();
      await plain.click();
      await expect(page).toHaveURL('/servers?search=german+chess');
      await expect(german).toBeVisible();
    });

    test('each card of a partial match shows its matching words', async ({ page }) => {
      await page.goto('/servers?search=tidewatch+zorgle');
      await expect(page.getByRole('heading', { name: 'Found 1 partial match' })).toBeVisible();
      await expect(page.getByText('No server has all of these words.')).toBeVisible();
      const card = page.getByRole('article').filter({ hasText: 'Tidewatch Cartographers' });
      await expect(card.getByText('Matches tidewatch')).toBeVisible();
      await page.goto('/servers?search=tidewatch+zorgle&view=list');
      await expect(card.getByText('Matches tidewatch')).toBeVisible();
    });

    test('words that no server has are named when the others find servers', async ({ page }) => {
      await page.goto('/servers?search=tidewach+zorgle');
      await expect(page.getByRole('article').filter({ hasText: 'Tidewatch' }).first()).toBeVisible();
      await expect(page.getByText('No server has zorgle, so this searched without it.')).toBeVisible();
    });

    test('a pasted invite leads to the submission page', async ({ page }) => {
      await page.goto('/servers?search=https%3A%2F%2Fdiscord.gg%2Fzorgle');
      await expect(page.getByText('This is an invite.')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Submit a Server' }).click();
      await expect(page).toHaveURL('/submit');
    });

    test('similar spellings are announced', async ({ page }) => {
      await page.goto('/servers?search=tidewach');
      await expect(page.getByText('No server has tidewach as typed. Showing similar spellings.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Found 1 server with a similar spelling' })).toBeVisible();
      await page
        .getByRole('list', { name: 'Did you mean' })
        .getByRole('link', { name: /^tidewatch 1 server$/ })
        .click();
      await expect(page).toHaveURL('/servers?search=tidewatch');
      await page.goto('/servers?search=tidewach+zorgle');
      const card = page.getByRole('article').filter({ hasText: 'Tidewatch Cartographers' });
      await expect(card.getByText('Similar to tidewach')).toBeVisible();
      await expect(page.getByText('Showing those that match')).toHaveCount(0);
    });

    test('an empty result for a known subject leads to its category', async ({ page }) => {
      await page.goto('/servers?search=k-pop');
      await expect(page.getByRole('heading', { name: 'No servers found' })).toBeVisible();
      const related = page.getByRole('list', { name: 'Related categories' });
      await related.getByRole('link', { name: /^Music \d+ servers$/ }).click();
      await expect(page).toHaveURL('/servers?category=Music');
    });

    test('an empty result suggests searches with results', async ({ page }) => {
      await page.goto('/servers?search=tidewatch&category=Music&minMembers=999999999');
      await expect(page.getByRole('heading', { name: 'No servers found' })).toBeVisible();
      await expect(relaxed(page)).toHaveCount(0);
      await page.goto('/servers?search=tidewatch&category=Music');
      await relaxed(page)
        .getByRole('link', { name: /^Without Music 1 server$/ })
        .click();
      await expect(page).toHaveURL('/servers?search=tidewatch');
      await expect(page.getByText('Found 1 server', { exact: true })).toBeVisible();
      await page.goto('/servers?search=tidawetsch');
      const meant = page.getByRole('list', { name: 'Did you mean' });
      await meant.getByRole('link', { name: /^tidewatch 1 server$/ }).click();
      await expect(page).toHaveURL('/servers?search=tidewatch');
      await page.goto('/?search=tidewatch&category=Music');
      await expect(relaxed(page).getByRole('link', { name: /^Without Music 1 server$/ })).toBeVisible();
    });
  });
}

test('a search without results is reported after an interaction', async ({ page }) => {
  await page.goto('/servers?search=qqqqzzzzxxxx');
  const reported = page.waitForRequest('**/api/v1/unanswered-searches');
  await page.keyboard.press('Tab');
  expect((await reported).postDataJSON()).toEqual({ search: 'qqqqzzzzxxxx' });
});

test('the search of the browse page moves to the results', async ({ page }) => {
  await page.goto('/servers');
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Search servers' });
  await field.fill('tides');
  await field.press('Enter');
  await expect(page).toHaveURL(/search=tides/);
  await expect(page.getByRole('heading', { name: /^Found \d+ servers?$/ })).toBeFocused();
  // Again the same search.
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: /^Found \d+ servers?$/ })).toBeFocused();
});

test('corrections are requested only for a search that needs them', async ({ page }) => {
  await page.goto('/servers?search=tidewach');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Search servers' });
  await field.fill('tidewatch');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Found 1 server', exact: true })).toBeVisible();
  expect(requested).toContain('/api/v1/servers');
  expect(requested).not.toContain('/api/v1/alternatives');
});

test('a correction on the home page moves the focus to the list', async ({ page }) => {
  await page.goto('/?search=tidewach');
  await page
    .getByRole('list', { name: 'Did you mean' })
    .getByRole('link', { name: /^tidewatch 1 server$/ })
    .press('Enter');
  await expect(page).toHaveURL('/?search=tidewatch');
  await expect(page.getByRole('heading', { name: 'Discover', exact: true })).toBeFocused();
});

test('another search resets the reading', async ({ page }) => {
  await page.goto('/servers?search=german+chess&plain=german');
  const box = page.getByRole('main').getByRole('searchbox', { name: 'Search servers' });
  await box.fill('german maps');
  await box.press('Enter');
  await expect(page).toHaveURL('/servers?search=german+maps');
  await expect(reading(page).getByRole('link', { name: /^“german”: language German/ })).toBeVisible();
});

test('what is excluded is shown, and can be searched for instead', async ({ page }) => {
  await page.goto('/servers?search=german+-gaming+-minecraft');
  await expect(reading(page).getByRole('link', { name: /^Without “minecraft”/ })).toBeVisible();
  await reading(page)
    .getByRole('link', { name: /^Without “gaming”: category Gaming/ })
    .click();
  await expect(page).toHaveURL(/plain=gaming/);
  await expect(reading(page).getByRole('link', { name: /^“gaming” as plain words/ })).toBeVisible();
});

test('the home page shows the reading too', async ({ page }) => {
  await page.goto('/?search=german+zorgle');
  await reading(page)
    .getByRole('link', { name: /^“german”: language German/ })
    .click();
  await expect(page).toHaveURL(/plain=german/);
  await expect(reading(page).getByRole('link', { name: /^“german” as plain words/ })).toBeVisible();
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('the explanation is in German', async ({ page }) => {
    await page.goto('/servers?search=german+zorgle');
    await expect(page.getByRole('link', { name: /^„german“: Sprache Deutsch/ })).toBeVisible();
    await expect(page.getByText('Passt zu german').first()).toBeVisible();
  });
});

for (const viewport of [phone.viewport, { width: 1280, height: 800 }]) {
  test(`is accessible at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const partial = '/servers?search=german+chess+tidewatch+zorgle&plain=chess';
    for (const path of [partial, `${partial}&view=list`, '/servers?search=tidawetsch&category=Music']) {
      await page.goto(path);
      await expectNoViolations(page, path);
      expect(await overflowing(page)).toEqual([]);
    }
  });
}

test('the alternatives are centered below the empty list', async ({ page }) => {
  await page.goto('/servers?search=qqqqzzzzxxxx&category=Music');
  const center = async (part: Locator) => {
    const { x, width } = (await part.boundingBox())!;
    return x + width / 2;
  };
  const heading = await center(page.getByRole('heading', { name: 'No servers found' }));
  expect(Math.abs((await center(relaxed(page).getByRole('link').first())) - heading)).toBeLessThan(2);
});
