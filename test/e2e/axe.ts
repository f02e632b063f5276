// Accessibility barriers found by axe: WCAG 2.0 to 2.2 A and AA, and best practice.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, type Page } from './fixtures.ts';
import { settled } from './settled.ts';

// The minified build, since most tests evaluate it in a page; the package's `source` contains all comments.
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that every page must meet. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

interface Search {
  /** Rules to check (default: those of TAGS); null checks all that axe enables by default. */
  runOnly?: axe.RunOnly | null;
  /** Whether to check frames. */
  iframes?: boolean;
}

/** One line for each violated rule, with its first elements. */
export async function violationsOf(page: Page, { runOnly, iframes = true }: Search = {}): Promise<string[]> {
  await settled(page);
  // Evaluated as text, because the pages' CSP allows only the site's own scripts. Needed once per document.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(SOURCE);
  const rules = runOnly === null ? {} : { runOnly: runOnly ?? { type: 'tag', values: TAGS } };
  const options = JSON.stringify({ ...rules, iframes, resultTypes: ['violations'] });
  return await page.evaluate<string[]>(
    `axe.run(document, ${options}).then(({ violations }) => violations.map(({ id, nodes }) =>` +
      ` id + ': ' + nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')))`,
  );
}

/** The themes differ only in their colors: the second is checked only with the rules about colors. */
const THEMES = [
  ['dark', { type: 'tag', values: TAGS }],
  ['light', { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }],
] as const satisfies readonly [string, axe.RunOnly][];

/** Checks the current page in both themes. @param what describes it in failure messages */
export async function expectNoViolations(
  page: Page,
  what: string,
  options: Pick<Search, 'iframes'> = {},
): Promise<void> {
  for (const [colorScheme, runOnly] of THEMES) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page, { ...options, runOnly }), `${what} ${colorScheme}`).toEqual([]);
  }
}

const OVERFLOWING = `(() => {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const isRightToLeft = document.documentElement.dir === 'rtl';
  const isOut = ({ left, right }) => (isRightToLeft ? left < 0 : right > innerWidth);
  return ['the page', ...[...document.querySelectorAll('body *')]
    .filter((element) => isOut(element.getBoundingClientRect()))
    .map((element) => element.tagName + '.' + element.className + ': ' + element.textContent.slice(0, 30))];
})()`;

/** Elements that make the page wider than the viewport; empty if none do. */
export async function overflowing(page: Page): Promise<string[]> {
  await settled(page);
  return await page.evaluate<string[]>(OVERFLOWING);
}

/** Checks the current page at each width: no violations, and nothing wider than the window. @param what describes it */
export async function expectAccessible(
  page: Page,
  what: string,
  widths: readonly number[] = [320, 390, 768, 1280],
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoViolations(page, `${what} ${width}`);
    expect(await overflowing(page), `${what} ${width}`).toEqual([]);
  }
}
