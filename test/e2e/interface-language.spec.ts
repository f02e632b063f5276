// The interface in other languages: selected by the browser or by hand, complete on every page, in both directions.
import { INTERFACE_LANGUAGES } from '#contract/interface-language.ts';
import { looks } from '../looks/pages.ts';
import { violationsOf } from './axe.ts';
import { expect, type Page, test } from './fixtures.ts';

const overflowPx = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');

for (const { locale, lang, dir, word } of [
  { locale: 'ar', lang: 'ar', dir: 'rtl', word: /[\u0600-\u06ff]/ },
  { locale: 'de-AT', lang: 'de', dir: 'ltr', word: /Nicht mit Discord Inc. verbunden/ },
  { locale: 'pt-BR', lang: 'pt-BR', dir: 'ltr', word: /Sem vínculo com a Discord Inc./ },
]) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 320, height: 700 } });

    test('every page is in this language and fits a narrow screen', async ({ page, console }) => {
      test.setTimeout(240_000);
      for (const status of [401, 404]) console.expectStatus(status);
      for (const { path } of Object.values(looks)) {
        await page.goto(path);
        const html = page.locator('html');
        await expect(html, path).toHaveAttribute('lang', lang);
        await expect(html, path).toHaveAttribute('dir', dir);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
        await expect(page.getByRole('contentinfo'), path).toContainText(word);
        await expect.poll(() => overflowPx(page), { message: path }).toBeLessThanOrEqual(0);
      }
    });
  });
}

for (const locale of INTERFACE_LANGUAGES) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 1024, height: 700 } });

    test('the navigation bar fits the narrowest screen that shows it', async ({ page }) => {
      await page.goto('/submit');
      expect(await overflowPx(page)).toBeLessThanOrEqual(0);
    });
  });
}

for (const { locale, lang, title } of [
  { locale: 'es', lang: 'es', title: /servidor/i },
  { locale: 'fr-CA', lang: 'fr', title: /serveur/i },
  { locale: 'ja', lang: 'ja', title: /サーバー/ },
  { locale: 'pl', lang: 'pl', title: /serwer/i },
  { locale: 'pt-PT', lang: 'pt-BR', title: /servidor/i },
]) {
  test.describe(locale, () => {
    test.use({ locale });

    test('the home page and a server are in this language, also after a navigation', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page).toHaveTitle(title);
      await page.getByRole('article').first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/server\//);
      await expect(page.getByRole('contentinfo')).toContainText(title);
    });
  });
}

test.describe('in Polish', () => {
  test.use({ locale: 'pl' });

  test('feeds use the translated names of categories', async ({ page }) => {
    await page.goto('/server/oadro/share');
    await expect(page.getByRole('link', { name: 'Nowe w kategorii Muzyka' })).toBeVisible();
  });
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar', viewport: { width: 1280, height: 844 } });

  for (const path of ['/', '/server/tidewatch-cartographers', '/compare?s=tidewatch-cartographers&s=oadro']) {
    test(`${path} is accessible`, async ({ page }) => {
      await page.goto(path);
      expect(await violationsOf(page, { runOnly: null })).toEqual([]);
    });
  }

  test('the arrows of the log-in buttons point into the door', async ({ page }) => {
    await page.goto('/profile');
    await expect(page.locator('main .lucide-log-in').first()).toHaveCSS('scale', '-1 1');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a footer link changes the language permanently, and back', async ({ page }) => {
    await page.goto('/categories');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL('/categories#language');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.goto('/servers');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'English' })).toBeInViewport();
  });
});

test('an Arabic name in a list of an English page stays next to its icon', async ({ page }) => {
  const { servers } = (await (await page.request.get('/api/v1/servers?language=ar')).json()) as {
    servers: { id: string; name: string }[];
  };
  const { id, name } = servers[0]!;
  const saved = JSON.stringify({ owner: null, marks: [[id, name]] });
  await page.addInitScript(`localStorage.setItem('duskrow.hidden', ${JSON.stringify(saved)})`);
  await page.goto('/servers?language=ar');
  await page.getByRole('button', { name: 'Show hidden' }).click();
  const link = page.getByRole('main').getByRole('link', { name, exact: true });
  await expect(link).toBeVisible();
  const left = await page.evaluate<number>(`(() => {
    const element = document.querySelector('main a.text-page-start');
    const text = document.createRange();
    text.selectNodeContents(element);
    return text.getBoundingClientRect().left - element.getBoundingClientRect().left;
  })()`);
  expect(left).toBeLessThan(2);
});

test('the description of an Arabic server begins below its name', async ({ page }) => {
  await page.goto('/server/mbrmjwn-bl-hdwd');
  await expect(page.locator('main h1, main h1 + p')).toHaveCount(2);
  for (const part of ['h1', 'h1 + p']) await expect(page.locator(`main ${part}`)).toHaveCSS('text-align', 'left');
});
