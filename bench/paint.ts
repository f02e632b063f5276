// `npm run bench -- paint`: the largest contentful paint on a slow phone with an empty cache, and the layout shift
// until 3 s after the load; every page as a visitor sees it, in English, German and Arabic. Some fifty minutes; --quick
// loads each page once, --only TEXT,TEXT those whose row contains one of the texts.
import type { Browser } from '@playwright/test';
import { looks } from '../test/looks/pages.ts';
import { visit, withBrowser } from './press/phone.ts';
import { atMost, isSelected, median } from './rows.ts';
import type { BenchOptions, Row } from './run.ts';

const ROUNDS = 3;
const LANGUAGES = ['en', 'de', 'ar'];
const LARGEST_BAR_MS = 1200;
const SHIFT_BAR = 0.01;
const SETTLED_MS = 3000;

/** Since the navigation began: ms to the last largest contentful paint, and the sum of all layout shifts. */
const PAINTS = `new Promise((resolve) => {
  const seen = { largestMs: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largestMs = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => resolve(seen), 100);
})`;

interface Paints {
  largestMs: number;
  shift: number;
}

export async function run({ print, only, quick = false }: BenchOptions): Promise<Row[]> {
  return await withBrowser(async (browser, origin) => {
    const rows: Row[] = [];
    for (const language of LANGUAGES) {
      for (const { path: address } of Object.values(looks)) {
        const name = `${language} ${address}`;
        if (!isSelected(name, only)) continue;
        const found: Paints[] = [];
        while (found.length < (quick ? 1 : ROUNDS)) found.push(await paints(browser, origin + address, language));
        const [largestMs, shift] = [median(found.map((one) => one.largestMs)), median(found.map((one) => one.shift))];
        print(`${name}: ${Math.round(largestMs)} ms, ${shift.toFixed(4)}`);
        rows.push(atMost(`${name} largest paint`, largestMs, LARGEST_BAR_MS, 'ms'));
        rows.push(atMost(`${name} shift`, shift, SHIFT_BAR));
      }
    }
    return rows;
  });
}

async function paints(browser: Browser, url: string, language: string): Promise<Paints> {
  const phone = await visit(browser, language);
  await phone.open(url);
  await phone.at(SETTLED_MS, 'load');
  const seen = await phone.page.evaluate<Paints>(PAINTS);
  await phone.close();
  return seen;
}
