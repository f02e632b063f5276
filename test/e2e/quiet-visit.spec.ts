// What somebody sees who opens a page and does nothing: no mouse, no key, no touch.
import { expect, test } from './fixtures.ts';

// High enough that all of a page is in view.
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
  test(`no skeleton in view stays on ${path}`, async ({ page }) => {
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
