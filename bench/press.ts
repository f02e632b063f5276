// `npm run bench -- press`: how soon a page responds to a tap on a slow phone with an empty cache. The tap happens some
// time after the navigation began, or after the load, and is timed until the frame that shows its effect. Also: the
// scripts of a visit, and whether input during hydration is lost. Some forty minutes; --quick makes each tap once,
// --only TEXT,TEXT those whose row contains one of the texts.
import type { Browser } from '@playwright/test';
import { firstSlug } from './lighthouse/sandbox.ts';
import { lostRows } from './press/lost.ts';
import { type Control, tapAndWait, visit, withBrowser } from './press/phone.ts';
import { atMost, figureOnly, isSelected, median } from './rows.ts';
import { scriptRows } from './press/scripts.ts';
import type { BenchOptions, Row } from './run.ts';

const ROUNDS = 7;
const LANGUAGES = ['en', 'de'];

/** When the tap happens, and how soon the page must respond. */
const TIMES = [
  { when: '1 s', ms: 1000, after: 'start', barMs: 1300 },
  { when: '2 s', ms: 2000, after: 'start', barMs: 500 },
  { when: '4 s', ms: 4000, after: 'start', barMs: 150 },
  { when: 'load + 8 s', ms: 8000, after: 'load', barMs: 100 },
] as const;

const theme = { name: 'theme', press: '.theme-button', isDone: `'theme' in document.documentElement.dataset` };
const menu = { name: 'menu', press: 'header summary', isDone: `document.querySelector('header details[open]')` };
const heart = {
  name: 'heart',
  press: 'main button[aria-pressed]',
  isDone: `document.querySelector('main button[aria-pressed=true]')`,
};
const filter = {
  name: 'filter',
  press: '[data-dock] [aria-haspopup=dialog]',
  isDone: `document.querySelector('dialog[open]')`,
};

/** Shows what the machine itself takes: the listener only sets an attribute. */
const bare = {
  name: 'bare button',
  add: `(document.querySelector('main') ?? document.body).insertAdjacentHTML('afterbegin', '<button id="bare">A</button>');
    document.querySelector('#bare').onclick = ({ target }) => target.setAttribute('data-done', '');`,
  press: '#bare',
  isDone: `document.querySelector('#bare[data-done]')`,
};
// Without a viewport tag a phone delays each tap.
const EMPTY_PAGE = 'data:text/html,<meta name="viewport" content="width=device-width"><title>Empty</title>';

/** @param slug of a server */
const pagesOf = (slug: string) => [
  { address: '/', controls: [theme, filter, heart, menu], scriptKb: 130 },
  { address: '/servers', controls: [theme, heart, menu], scriptKb: 120 },
  { address: `/server/${slug}`, controls: [theme, heart, menu], scriptKb: 140 },
  { address: '/submit', controls: [], scriptKb: 120 },
];

export async function run({ print, only, quick = false }: BenchOptions): Promise<Row[]> {
  return await withBrowser(async (browser, origin) => {
    const rows: Row[] = [];
    const add = async (name: string, measure: () => Promise<Row[]>) => {
      if (!isSelected(name, only)) return;
      const measured = await measure();
      rows.push(...measured);
      for (const row of measured) print(`${row.name}: ${Math.round(row.value)}`);
    };
    const rounds = quick ? 1 : ROUNDS;
    for (const [name, url] of [
      ['a press on an empty page', EMPTY_PAGE],
      ['a press of a bare button on /', `${origin}/`],
    ] as const) {
      const times = () => answers(browser, url, 'en', bare, TIMES[3], rounds);
      await add(name, async () => [figureOnly(`${name}, ms`, median(await times()))]);
    }
    const pages = pagesOf(await firstSlug(origin));
    for (const { address, scriptKb } of pages)
      await add(`${address} script`, () => scriptRows(browser, origin, address, scriptKb));
    for (const language of LANGUAGES) {
      await add(`${language} / lost`, () => lostRows(browser, origin, language));
      for (const { address, controls } of pages) {
        for (const [control, time] of controls.flatMap((one) => TIMES.map((when) => [one, when] as const))) {
          const name = `${language} ${address} ${control.name} at ${time.when}`;
          const times = () => answers(browser, origin + address, language, control, time, rounds);
          await add(name, async () => [atMost(name, median(await times()), time.barMs, 'ms')]);
        }
      }
    }
    return rows;
  });
}

async function answers(
  browser: Browser,
  url: string,
  language: string,
  control: Control,
  { ms, after }: (typeof TIMES)[number],
  rounds: number,
): Promise<number[]> {
  const found: number[] = [];
  while (found.length < rounds) {
    const phone = await visit(browser, language);
    await phone.open(url);
    await phone.at(ms, after);
    found.push(await tapAndWait(phone, control));
    await phone.close();
  }
  return found;
}
