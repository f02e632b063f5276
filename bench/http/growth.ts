// How throughput falls with the number of listings: two apps and the bare server in turn.
import path from 'node:path';
import { Random } from '#catalog/testing/random.ts';
import { atLeast, figureOnly } from '../rows.ts';
import type { Row } from '../run.ts';
import { type Contest, SECONDS, SEED } from './contest.ts';
import { rounds, shareOf } from './rounds.ts';
import type { Setting, Stage } from './stage.ts';
import { survey } from './survey.ts';

const MIN_SHARE = 0.5;

/** @param stages the fewest listings first */
export async function runGrowth(contest: Contest, stages: readonly Stage[], setting: Setting): Promise<Row[]> {
  const { bare, folder, print } = setting;
  const { encoding = 'identity' } = contest;
  const random = new Random(SEED);
  let urls = Array.from({ length: contest.urls }, () => contest.url(random));
  const file = path.join(folder, 'growth');
  // A page beyond the end of the smallest would cost it nothing: only pages that all of them have are requested.
  for (const { app } of stages) {
    const found = await survey(app.origin, { urls, encoding }, file);
    urls = found.urls;
    await bare.setBodySize(found.meanBytes);
  }
  const servers = [bare, ...stages.map(({ app }) => app)];
  const [fixed = [], ...loads] = await rounds(servers.map((server) => ({ server, file, encoding, seconds: SECONDS })));
  const rows: Row[] = stages.map(({ label }, i) => {
    const value = shareOf(loads[i]!, fixed).median;
    print(`${contest.name}, ${label}: ${value.toFixed(2)} of bare`);
    return figureOnly(`${contest.name}, ${label}`, value);
  });
  if (stages.length < 2) return rows;
  const { median: value } = shareOf(loads.at(-1)!, loads[0]!);
  const name = `${contest.name}, ${stages.at(-1)!.label} against ${stages[0]!.label}`;
  return [...rows, atLeast(name, value, MIN_SHARE)];
}
