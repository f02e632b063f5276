// If the site's fonts load late, fallback fonts are used until the next page load (web/styles/fonts.css): a late font
// is not applied, so nothing moves while a visitor reads. The fallback depends on the machine: Arial or similar, else
// DejaVu.
import { expect, type Page, test } from './fixtures.ts';

// Hydration waits for the fonts, so `goto` must not wait for hydration.
test.use({ isFirstVisit: true });

const MAX_PX = 3;
const places = [
  ['/', 390],
  ['/', 1280],
  ['/tags', 390],
  ['/reviews', 390],
  ['/servers', 1280],
  ['/server/tidewatch-cartographers', 1280],
  ['/categories', 1280],
  ['/api', 1280],
] as const;

for (const [path, width] of places) {
  test(`${path} at ${width} px does not move when the fonts arrive`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const faces = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await faces.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(await arrivedFaces(page)).toEqual([]);
    const before = await rememberInView(page);
    faces.resolve();
    await expect.poll(() => arrivedFaces(page)).toEqual(expect.arrayContaining(['Bricolage', 'Schibsted']));
    const after = await topsInView(page);
    expect(after.length).toBeGreaterThan(5);
    const moves = after.map(([text, top], at) => ({ text, by: Math.round(top - before[at]![1]) }));
    expect(moves.filter(({ by }) => !(Math.abs(by) <= MAX_PX))).toEqual([]);
  });
}

/** First words of the site's loaded font families. */
const arrivedFaces = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`[...document.fonts]
    .filter(({ family, status }) => /Variable/.test(family) && status === 'loaded')
    .map(({ family }) => family.replace(/^"?(\\w+).*/, '$1'))`);

/** Remembers the blocks in view; resolves to their positions. */
async function rememberInView(page: Page): Promise<Top[]> {
  await page.evaluate(`window.inView = [...document.querySelectorAll('header a, main :is(h1, h2, p, form, article, dl)')]
    .filter((block) => {
      const { top, height } = block.getBoundingClientRect();
      return height > 0 && top > 0 && top < innerHeight;
    })`);
  return await topsInView(page);
}

type Top = [text: string, top: number];

const topsInView = (page: Page): Promise<Top[]> =>
  page.evaluate<Top[]>(
    'window.inView.map((block) => [block.textContent.slice(0, 60), block.getBoundingClientRect().top])',
  );
