// `npm run bench -- users`: lists and pages at 100,000 listings in a directory with users, with the same bars as
// without them.
import { measureWithUsers } from './http/parts.ts';
import { withBareServer } from './http/stage.ts';
import type { Bench } from './run.ts';

const LISTINGS = 100_000;

export const run: Bench['run'] = async ({ print }) =>
  await withBareServer(print, async (setting) => await measureWithUsers(setting, LISTINGS));
