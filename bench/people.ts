// `npm run bench -- people`: lists and pages at 100,000 listings once people use the directory, at the bars that hold
// without them.
import { measurePeopled } from './http/parts.ts';
import { besideBare } from './http/stage.ts';
import type { Bench } from './run.ts';

const LISTINGS = 100_000;

export const run: Bench['run'] = async ({ print }) =>
  await besideBare(print, async (setting) => await measurePeopled(setting, LISTINGS));
