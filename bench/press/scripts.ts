// The scripts of a visit: transferred bytes.
import type { Browser } from '@playwright/test';
import { visit } from './phone.ts';
import { atMost } from '../rows.ts';
import type { Row } from '../run.ts';

/** The bar of every page. */
const BEFORE_LOAD_KB = 5;
const AFTER_LOAD_MS = 8000;

export async function scriptRows(browser: Browser, origin: string, path: string, barKb: number): Promise<Row[]> {
  const phone = await visit(browser, 'en');
  const sizes: Promise<number>[] = [];
  phone.page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') sizes.push(request.sizes().then((size) => size.responseBodySize));
  });
  await phone.open(origin + path);
  await phone.page.waitForLoadState('load');
  const beforeLoad = sizes.length;
  await phone.at(AFTER_LOAD_MS, 'load');
  const kB = async (some: Promise<number>[]) => (await Promise.all(some)).reduce((sum, size) => sum + size, 0) / 1000;
  const rows = [
    atMost(`${path} script before load`, await kB(sizes.slice(0, beforeLoad)), BEFORE_LOAD_KB, 'kB'),
    atMost(`${path} script in all, ${sizes.length} files`, await kB(sizes), barKb, 'kB'),
  ];
  await phone.close();
  return rows;
}
