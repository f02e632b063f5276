// While the site's own faces are on their way, others stand in for them in the same measure (web/styles/fonts.css): what
// somebody has begun to read stays where it is when they arrive.
import { expect, type Page, test } from './fixtures.ts';

const MOST_PX = 3;
const places = [
  ['/', 390],
  ['/', 1280],
  ['/servers', 1280],
  ['/server/tidewatch-cartographers', 1280],
  ['/categories', 1280],
] as const;

for (const [path, width] of places) {
  test(`${path} at ${width} px keeps its place when the faces arrive`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const faces = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await faces.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(await ownFaces(page)).toBe(0);
    const before = await topsInView(page);
    faces.resolve();
    await expect.poll(() => ownFaces(page)).toBeGreaterThan(1);
    const after = await topsInView(page);
    const moves = Object.entries(before).map(([what, top]) => [what, Math.round(top - after[what]!)] as const);
    expect(moves.length).toBeGreaterThan(5);
    expect(moves.filter(([, by]) => Math.abs(by) > MOST_PX)).toEqual([]);
  });
}

/** How many of the faces that come with the site have arrived. */
const ownFaces = (page: Page): Promise<number> =>
  page.evaluate<number>(
    '[...document.fonts].filter(({ family, status }) => /Variable/.test(family) && status === "loaded").length',
  );

/** Where what is in view begins, by its number and its kind. */
const topsInView = (page: Page): Promise<Record<string, number>> =>
  page.evaluate<Record<string, number>>(`(() => {
    const blocks = document.querySelectorAll('header a, main :is(h1, h2, p, form, article, dl)');
    const tops = [...blocks].map((block, at) => [at + ' ' + block.tagName, block.getBoundingClientRect().top]);
    return Object.fromEntries(tops.filter(([, top]) => top > 0 && top < innerHeight));
  })()`);
