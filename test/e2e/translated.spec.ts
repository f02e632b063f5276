// A browser that translates the page, as Chrome does: it replaces each text by an element, so that React can neither
// remove the text nor insert anything before it. What comes and goes needs an element of its own.
import { slugOf } from './call.ts';
import { engage, expect, type Page, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';
import { addGuilds } from './stand-in.ts';
import { TRANSLATE } from './translated.ts';

async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(TRANSLATE);
}

const count = (page: Page) => page.getByRole('heading', { name: /^Found \d+ servers?$/ });

test('the home page filters and pages', async ({ page }) => {
  await openTranslated(page, '/');
  const discover = page.getByRole('region', { name: 'Discover' });
  const found = discover.getByText(/^Found \d+ servers? matching your criteria$/).first();
  const all = await found.textContent();
  await discover.getByRole('link', { name: 'Next Page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(discover.getByText(/^Page 2 of/).first()).toBeVisible();
  await discover.getByRole('checkbox', { name: /^Gaming/ }).check();
  await discover.getByRole('button', { name: /^Apply/ }).click();
  await expect(page).toHaveURL(/category=Gaming/);
  await expect(found).not.toHaveText(all!);
});

test('the list of all servers is searched again and again', async ({ page }) => {
  await openTranslated(page, '/servers');
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Search servers' });
  for (const [search, result] of [
    ['tides', /^Found \d+ servers?$/],
    ['tidewach', 'Found 1 server with a similar spelling'],
    ['tidewatch zorgle', 'Found 1 partial match'],
    ['qqqqzzzzxxxx', 'No servers found'],
    ['german chess', /^Found \d+ partial matches$/],
  ] as const) {
    await field.fill(search);
    await field.press('Enter');
    await expect(page).toHaveURL(`/servers?search=${search.replace(' ', '+')}`);
    await expect(page.getByRole('heading', { name: result })).toBeVisible();
  }
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'No servers found' })).toBeVisible();
});

test('the search in the header suggests while typing', async ({ page }) => {
  await openTranslated(page, '/servers');
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search servers' });
  for (const text of ['g', 'gard', 'garden', 'zzzzq', 'star', 'sta']) {
    await box.fill(text);
    await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByRole('option', { name: /^Search all/ })).toBeVisible();
  }
  await box.fill('tides');
  await box.press('Enter');
  await expect(count(page)).toBeVisible();
});

test('the page of a server', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await openTranslated(page, '/server/tidewatch-cartographers');
  await engage(page);
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /^Favorite/ })
    .first()
    .click();
  const reviews = page.getByRole('region', { name: /^Reviews/ });
  await reviews.getByRole('link', { name: /^5 stars/ }).click();
  await reviews.getByRole('link', { name: 'Show all' }).click();
  await expect(reviews.getByRole('link', { name: 'Show all' })).toHaveCount(0);
  await page.goto('/data');
  await page.evaluate(TRANSLATE);
  const copy = main.getByRole('button', { name: /^Copy/ }).first();
  await copy.click();
  await expect(main.getByRole('button', { name: /^Copied/ })).toBeVisible();
});

test('a submission', async ({ page }) => {
  const { code, name } = await addGuilds({ name: 'Translated Teahouse' });
  await openTranslated(page, '/submit');
  await page.getByLabel(/I agree to the terms and conditions/).check();
  await page.getByRole('textbox', { name: 'Invite link' }).fill(`https://discord.gg/${code}`);
  await page.getByRole('button', { name: 'Submit a Server' }).click();
  await expect(page.getByRole('dialog', { name: `${name} is now listed` })).toBeVisible();
});

test('an owner takes a server down and puts it back', async ({ page, console }) => {
  console.expectStatus(403); // before the claim
  const slug = await slugOf(page.request, 'houkago-game');
  await signIn(page, 'kettle_hymn', `/server/${slug}/manage`);
  await page.evaluate(TRANSLATE);
  await page.getByRole('button', { name: 'Claim this server' }).click();
  await page.getByRole('button', { name: 'Take it down' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it down' }).click();
  await expect(page.getByText('Taken down', { exact: true })).toBeVisible();
  const putBack = page.getByRole('button', { name: 'Put it back' });
  await expect(putBack).toBeFocused();
  await putBack.click();
  await expect(page.getByText('Public', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take it down' })).toBeVisible();
});

test('an admin syncs everything', async ({ page }) => {
  await signIn(page, 'lamplighter', '/admin');
  await page.evaluate(TRANSLATE);
  await page.getByRole('button', { name: 'Sync All' }).click();
  await expect(page.getByText(/^\d+ of \d+ servers synced|^Successfully synced/).first()).toBeVisible();
  const cancel = page.getByRole('button', { name: 'Cancel' });
  if (await cancel.isVisible()) await cancel.click();
  await expect(page.getByRole('button', { name: 'Sync All' })).toBeVisible();
});

test('the map hides and shows its clusters', async ({ page }) => {
  await openTranslated(page, '/serververse');
  for (const [press, next] of [
    ['Hide Clusters', 'Show Clusters'],
    ['Show Clusters', 'Hide Clusters'],
  ] as const) {
    await page.getByRole('button', { name: press }).click();
    await expect(page.getByRole('button', { name: next })).toBeVisible();
  }
});

test('the tray counts the servers to compare', async ({ page }) => {
  await openTranslated(page, '/server/tidewatch-cartographers');
  const chosen = ['a', 'b'].map((name) => ({ id: `s_${name}`, slug: name, name, iconUrl: null }));
  await page.evaluate(`localStorage.setItem('duskrow.compare', '${JSON.stringify(chosen)}')`);
  await openTranslated(page, '/categories');
  const tray = page.getByRole('region', { name: 'Servers to compare' });
  await expect(tray.getByRole('link', { name: 'Compare 2' })).toBeVisible();
  await tray.getByRole('button', { name: /^Remove a / }).click();
  await expect(tray.getByRole('link', { name: 'Compare', exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });

  test('sentences change with what they are about', async ({ page }) => {
    const main = page.getByRole('main');
    await openTranslated(page, '/servers');
    const field = main.getByRole('searchbox', { name: 'Search servers' });
    for (const [search, words] of [
      ['tidewach', 'Similar to tidewach'],
      ['tidewatch zorgle', 'Matches tidewatch'],
    ] as const) {
      await field.fill(search);
      await field.press('Enter');
      await expect(main.getByText(words).first()).toBeVisible();
    }

    await openTranslated(page, '/servers');
    for (const hidden of [1, 2]) {
      await main
        .getByRole('button', { name: /^More for / })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Hide for me' }).click();
      await expect(main.getByText(new RegExp(`^You’ve hidden ${hidden} servers? here$`))).toBeVisible();
    }

    await main
      .getByRole('button', { name: /^Favorite / })
      .first()
      .click();
    await openTranslated(page, '/profile');
    await main
      .getByRole('button', { name: /^Favorite / })
      .first()
      .click();
    await expect(main.getByText('Press a server’s heart to add it here.')).toBeVisible();
    for (const left of [1, 0]) {
      const rows = main.getByRole('button', { name: /^Show again/ });
      await rows.first().click();
      await expect(rows).toHaveCount(left);
    }
    await expect(main.getByText(/^Nothing is hidden/)).toBeVisible();

    await openTranslated(page, '/?category=Gaming');
    const filters = page.getByRole('region', { name: 'List controls' }).getByRole('button', { name: /^Filters/ });
    await filters.click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('checkbox', { name: /^Technology/ }).check();
    await sheet.getByRole('button', { name: /^Apply/ }).click();
    await expect(filters).toHaveAccessibleName(/2 applied/);

    await openTranslated(page, '/api');
    await page.route('**/api/v1/**', () => undefined);
    const form = page.locator('form.api-try').first();
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByRole('button', { name: 'Sending...' })).toBeVisible();
  });
});
