// Where the site's own faces come late, others stand in for them until the next load (web/styles/fonts.css): one that
// arrives late is not put in, and what somebody has begun to read stays where it is. What stands in is what this machine has: Arial or its likes, or
// else DejaVu.
import { expect, type Page, test } from './fixtures.ts';

// Hydration waits for them like for all that is seen.
test.use({ isFirstVisit: true });

const MOST_PX = 3;
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
  test(`${path} at ${width} px keeps its place when the faces arrive`, async ({ page }) => {
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
    expect(moves.filter(({ by }) => !(Math.abs(by) <= MOST_PX))).toEqual([]);
  });
}

/** First words of the faces of the site that are there. */
const arrivedFaces = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`[...document.fonts]
    .filter(({ family, status }) => /Variable/.test(family) && status === 'loaded')
    .map(({ family }) => family.replace(/^"?(\\w+).*/, '$1'))`);

/** Remembers what is in view, and tells where each of it begins. */
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
