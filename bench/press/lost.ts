// Whether anything is lost that somebody does while a page is hydrated: presses, keys and what is typed.
import type { Browser } from '@playwright/test';
import { atMost, type Row } from './rows.ts';
import { visit } from './phone.ts';

const TYPED = 'tidewatch cartograph';
const PRESSES = 7;
/** Begun before the scripts are there, and over when the page is hydrated. */
const FROM_MS = 900;
const EVERY_MS = 150;

export async function lostRows(browser: Browser, origin: string, language: string): Promise<Row[]> {
  const lost = {
    [`of ${PRESSES} presses`]: await lostPresses(browser, origin, language),
    [`of ${TYPED.length} typed characters`]: await lostTyping(browser, origin, language),
    'of 5 keys': await lostKeys(browser, origin, language),
  };
  return Object.entries(lost).map(([name, value]) => atMost(`${language} / lost ${name}`, value, 0));
}

/** Each press takes the theme one on, around three. */
async function lostPresses(browser: Browser, origin: string, language: string): Promise<number> {
  const phone = await visit(browser, language);
  await phone.open(`${origin}/`);
  const button = phone.page.locator('.theme-button');
  await button.waitFor();
  for (let press = 0; press < PRESSES; press += 1) {
    await phone.at(FROM_MS + press * EVERY_MS);
    await button.tap({ force: true, noWaitAfter: true });
  }
  await phone.at(3000, 'load');
  const theme = await phone.page.evaluate<string>(`document.documentElement.dataset.theme ?? 'system'`);
  await phone.close();
  const done = ['system', 'dark', 'light'].indexOf(theme);
  return (PRESSES - done) % 3;
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
  // Heard: the field has it, and the list answers it.
  await phone.page.locator('[role=option]').first().waitFor();
  const value = await field.inputValue();
  await phone.close();
  return TYPED.length - value.length;
}

/** The key of the command menu, and four letters for its field. */
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
  return 4 - value.length;
}
