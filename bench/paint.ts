// `npm run bench -- paint`: when a slow phone that has never been here shows the largest thing of a page, and how much of the
// page jumps until 3 s after it was loaded; every page as a visitor sees it, in English, German and Arabic. Some fifteen
// minutes; --quick loads each page once, --only TEXT,TEXT those whose row contains one of the texts.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../test/chromium.ts';
import { looks } from '../test/looks/pages.ts';
import { median } from './http/rounds.ts';
import { startSandbox } from './lighthouse/sandbox.ts';
import { visit } from './press/phone.ts';
import { atMost } from './press/rows.ts';
import type { BenchOptions, Row } from './run.ts';

const ROUNDS = 3;
const LANGUAGES = ['en', 'de', 'ar'];
const LARGEST_BAR_MS = 1200;
const SHIFT_BAR = 0.01;
const SETTLED_MS = 3000;

/** What the browser saw since the navigation began: ms to the last largest paint, and the sum of all layout shifts. */
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
  const folder = mkdtempSync(path.join(os.tmpdir(), 'duskrow-paint-'));
  const sandbox = await startSandbox(folder);
  const browser = await chromium.launch({ ...(await findChromium()), args: CHROMIUM_ARGS });
  const texts = only?.split(',');
  const rows: Row[] = [];
  try {
    for (const language of LANGUAGES) {
      for (const { path: address } of Object.values(looks)) {
        const name = `${language} ${address}`;
        if (texts && !texts.some((text) => name.includes(text))) continue;
        const found: Paints[] = [];
        while (found.length < (quick ? 1 : ROUNDS))
          found.push(await paints(browser, sandbox.origin + address, language));
        const [largestMs, shift] = [median(found.map((one) => one.largestMs)), median(found.map((one) => one.shift))];
        print(`${name}: ${Math.round(largestMs)} ms, ${shift.toFixed(4)}`);
        rows.push(atMost(`${name} largest paint`, largestMs, LARGEST_BAR_MS, 'ms'));
        rows.push(atMost(`${name} shift`, shift, SHIFT_BAR));
      }
    }
    return rows;
  } finally {
    await browser.close();
    await sandbox.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function paints(browser: Browser, url: string, language: string): Promise<Paints> {
  const phone = await visit(browser, language);
  await phone.open(url);
  await phone.at(SETTLED_MS, 'load');
  const seen = await phone.page.evaluate<Paints>(PAINTS);
  await phone.close();
  return seen;
}
