// What keeps people with disabilities out of a page, found by axe: WCAG 2.0 to 2.2 A and AA, and best practice.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, type Page } from './fixtures.ts';
import { settled } from './settled.ts';

// The small build: the package's `source` is the other, with all its comments, and most tests hand it to a page.
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What pages are held against. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

export interface Search {
  /** Rules to ask (default those of TAGS); null asks all that axe has switched on. */
  runOnly?: axe.RunOnly | null;
  /** Whether frames are looked into. */
  iframes?: boolean;
}

/** One line for each rule that is broken, with the first places. */
export async function barriers(page: Page, { runOnly, iframes = true }: Search = {}): Promise<string[]> {
  await settled(page);
  // As an evaluated text, because the pages' policy takes no script that is not the site's own. A page that is still the
  // same keeps it.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(SOURCE);
  const rules = runOnly === null ? {} : { runOnly: runOnly ?? { type: 'tag', values: TAGS } };
  const options = JSON.stringify({ ...rules, iframes, resultTypes: ['violations'] });
  return await page.evaluate<string[]>(
    `axe.run(document, ${options}).then(({ violations }) => violations.map(({ id, nodes }) =>` +
      ` id + ': ' + nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')))`,
  );
}

/** The themes differ in nothing but their colours: the second is asked only what colours can break. */
const THEMES = [
  ['dark', { type: 'tag', values: TAGS }],
  ['light', { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }],
] as const satisfies readonly [string, axe.RunOnly][];

/** The page as it is now, in both themes. @param what names it where it fails */
export async function expectNoBarriers(page: Page, what: string, options: Pick<Search, 'iframes'> = {}): Promise<void> {
  for (const [colorScheme, runOnly] of THEMES) {
    await page.emulateMedia({ colorScheme });
    expect(await barriers(page, { ...options, runOnly }), `${what} ${colorScheme}`).toEqual([]);
  }
}

const STICKING_OUT = `(() => {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const isRightToLeft = document.documentElement.dir === 'rtl';
  const isOut = ({ left, right }) => (isRightToLeft ? left < 0 : right > innerWidth);
  return ['the page', ...[...document.querySelectorAll('body *')]
    .filter((element) => isOut(element.getBoundingClientRect()))
    .map((element) => element.tagName + '.' + element.className + ': ' + element.textContent.slice(0, 30))];
})()`;

/** What makes the page wider than its window, by name; nothing where it is not. */
export async function stickingOut(page: Page): Promise<string[]> {
  await settled(page);
  return await page.evaluate<string[]>(STICKING_OUT);
}
