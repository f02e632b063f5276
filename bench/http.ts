// `npm run bench`: the cost of a request compared with a bare node:http server that sends bodies of the same size, on
// one core, with the logging of `npm start`; and memory and startup by the number of listings. All data is local.
import { measureGrowth, measurePostgres, measureSqlite } from './http/parts.ts';
import { withBareServer, type Setting } from './http/stage.ts';
import type { Bench, Row } from './run.ts';

/** `--sizes`: all figures at 100,000 listings, and growth from 10,000 to a million. */
const SIZES = { '10k': 10_000, '100k': 100_000, '1m': 1_000_000 } as const;
type Size = keyof typeof SIZES;
const DEFAULT_SIZES = '10k,100k,1m';

export const run: Bench['run'] = async ({ print, sizes = DEFAULT_SIZES }) => {
  const wanted = readSizes(sizes);
  return await withBareServer(print, async (setting) => await measure(wanted, setting));
};

async function measure(sizes: Size[], setting: Setting): Promise<Row[]> {
  const rows: Row[] = [];
  if (sizes.includes('100k')) {
    rows.push(...(await measureSqlite(setting, SIZES['100k'])));
    rows.push(...(await measurePostgres(setting, SIZES['100k'])));
  }
  const growth = sizes.filter((size) => size !== '100k').map((size) => SIZES[size]);
  if (growth.length > 0) rows.push(...(await measureGrowth(setting, growth)));
  return rows;
}

/** Throws for an unknown size. */
function readSizes(text: string): Size[] {
  const sizes = text.split(',');
  const isSize = (size: string): size is Size => size in SIZES;
  if (!sizes.every(isSize)) throw new Error(`--sizes takes ${Object.keys(SIZES).join(', ')}, separated by commas`);
  return sizes;
}
