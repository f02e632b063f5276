// Whether input during hydration is lost: taps, shortcuts and typed text.
import type { Browser } from '@playwright/test';
import { atMost } from '../rows.ts';
import type { Row } from '../run.ts';
import { visit } from './phone.ts';

const TYPED = 'tidewatch cartograph';
const TAPS = 7;
/** Input begins before the scripts are loaded and ends after hydration. */
const FROM_MS = 900;
const EVERY_MS = 150;

export async function lostRows(browser: Browser, origin: string, language: string): Promise<Row[]> {
  const lost = {
    [`of ${TAPS} presses`]: await lostTaps(browser, origin, language),
    [`of ${TYPED.length} typed characters`]: await lostTyping(browser, origin, language),
    'of 5 keys': await lostKeys(browser, origin, language),
  };
  return Object.entries(lost).map(([name, value]) => atMost(`${language} / lost ${name}`, value, 0));
}

/** Changes of the theme; each tap makes one. */
const COUNT_CHANGES = `window.changes = 0;
new MutationObserver((records) => { window.changes += records.length; })
  .observe(document.documentElement, { attributeFilter: ['data-theme'] });`;

/** How many taps have no effect, or more than one. */
async function lostTaps(browser: Browser, origin: string, language: string): Promise<number> {
  const phone = await visit(browser, language);
  await phone.open(`${origin}/`);
  const button = phone.page.locator('.theme-button');
  await button.waitFor();
  await phone.page.evaluate(COUNT_CHANGES);
  for (let tap = 0; tap < TAPS; tap += 1) {
    await phone.at(FROM_MS + tap * EVERY_MS);
    await button.tap({ force: true, noWaitAfter: true });
  }
  await phone.at(3000, 'load');
  const changes = await phone.page.evaluate<number>('window.changes');
  await phone.close();
  return Math.abs(TAPS - changes);
}

/** How many typed characters are missing, wrong or too many. */
function lostCharacters(typed: string, value: string): number {
  const wrong = [...typed].filter((letter, i) => value[i] !== letter).length;
  return wrong + Math.max(0, value.length - typed.length);
}

async function lostTyping(browser: Browser, origin: string, language: string): Promise<number> {
  const phone = await visit(browser, language);
  await phone.open(`${origin}/`);
  const field = phone.page.locator('main [role=combobox]').first();
  await field.waitFor();
  await phone.at(FROM_MS);
  await field.focus();
  await phone.page.keyboard.type(TYPED, { delay: EVERY_MS });
  await phone.at(3000, 'load');
  // The page has handled the input once suggestions are shown.
  await phone.page.locator('[role=option]').first().waitFor();
  const value = await field.inputValue();
  await phone.close();
  return lostCharacters(TYPED, value);
}

/** The shortcut of the command menu, and four letters for its field. */
async function lostKeys(browser: Browser, origin: string, language: string): Promise<number> {
  const phone = await visit(browser, language);
  await phone.open(`${origin}/categories`);
  await phone.page.locator('h1').waitFor();
  await phone.at(FROM_MS);
  await phone.page.keyboard.press('Control+k');
  await phone.page.keyboard.type('lang', { delay: EVERY_MS });
  const field = phone.page.locator('dialog[open] [role=combobox]');
  await field.waitFor();
  await phone.at(3000, 'load');
  const value = await field.inputValue();
  await phone.close();
  return lostCharacters('lang', value);
}
