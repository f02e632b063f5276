// A visit without any interaction: no mouse, no key, no touch.
import { engage, expect, type Page, test } from './fixtures.ts';
import { hydrated } from './settled.ts';

// Tall enough to show a whole page.
test.use({ isFirstVisit: true, viewport: { width: 1280, height: 4000 } });

for (const path of [
  '/server/tidewatch-cartographers',
  '/',
  '/servers',
  '/categories',
  '/compare',
  '/data',
  '/serververse',
]) {
  test(`no skeleton remains in view on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect
      .poll(() =>
        page.evaluate<string[]>(`[...document.querySelectorAll('.skeleton')]
        .filter((part) => part.getBoundingClientRect().top < innerHeight && part.getBoundingClientRect().height > 0)
        .map((part) => part.parentElement.outerHTML.slice(0, 200))`),
      )
      .toEqual([]);
  });
}

test.describe('a server page', () => {
  const PATH = '/server/tidewatch-cartographers';
  test.use({ serviceWorkers: 'block' });

  function countCalls(page: Page): string[] {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname);
    });
    return calls;
  }

  /** Like a background tab, in which time does not count. */
  const HIDDEN = `Object.defineProperty(document, 'hidden', { value: true, configurable: true })`;
  const SHOWN = `delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))`;

  test('makes no calls before the first interaction, and then counts the view once', async ({ page }) => {
    await page.addInitScript(HIDDEN);
    const calls = countCalls(page);
    await page.goto(PATH);
    await hydrated(page);
    expect(calls).toEqual([]);
    await engage(page);
    await expect.poll(() => calls.filter((path) => path.startsWith('/api/v1/discord/invite/'))).toHaveLength(1);
    await page.evaluate(SHOWN);
    await page.mouse.click(5, 300);
    const views = () => calls.filter((path) => path === '/api/v1/user-activity');
    await expect.poll(views).toHaveLength(1);
    // A second view would be sent at once: half a second without requests shows that there is none.
    await page.waitForLoadState('networkidle');
    expect(views()).toHaveLength(1);
  });

  test('counts a view after five seconds in view', async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(HIDDEN);
    const calls = countCalls(page);
    await page.goto(PATH);
    await hydrated(page);
    await page.clock.fastForward(10_000);
    expect(calls).toEqual([]);
    await page.evaluate(SHOWN);
    await page.clock.fastForward(6000);
    await expect.poll(() => calls.filter((path) => path === '/api/v1/user-activity')).toHaveLength(1);
  });
});
