// A contest: one kind of call to the app against the bare server with bodies of the same size.
import path from 'node:path';
import { Random } from '#catalog/testing/random.ts';
import type { Row } from '../run.ts';
import { median } from '../rows.ts';
import { type Competitor, type Round, rounds, shareOf } from './rounds.ts';
import type { Setting, Stage } from './stage.ts';
import { survey } from './survey.ts';

export interface Contest {
  name: string;
  /** Minimum share of the bare server's throughput; default: no bar. */
  atLeast?: number;
  url(random: Random): string;
  urls: number;
  /** `Accept-Encoding`; default: `identity`. */
  encoding?: string;
  writesPerSecond?: number;
  /** Duration of a round; rare writes need longer ones. */
  seconds?: number;
}

export const SECONDS = 3;
export const SEED = 17;

export async function runContest(
  contest: Contest,
  { app, label }: Stage,
  { bare, folder, print }: Setting,
): Promise<Row> {
  const { atLeast, writesPerSecond = 0, seconds = SECONDS, encoding = 'identity' } = contest;
  const name = `${contest.name}, ${label}`;
  const random = new Random(SEED);
  const urls = Array.from({ length: contest.urls }, () => contest.url(random));
  const { file, urls: asked, meanBytes } = await survey(app.origin, { urls, encoding }, path.join(folder, 'urls'));
  await bare.setBodySize(meanBytes);
  const written: number[] = [];
  const competitor: Competitor = {
    server: app,
    file,
    encoding,
    seconds,
    before: async () => await app.setWriter(writesPerSecond),
    after: async () => written.push(await app.setWriter(0)),
  };
  const [own = [], others = []] = await rounds([competitor, { server: bare, file, encoding, seconds: SECONDS }]);
  const share = shareOf(own, others);
  print(
    `${name}: ${figures(own, others)}; ${asked.length} urls, ${meanBytes} bytes` +
      (writesPerSecond > 0 ? `; ${(median(written) / seconds).toFixed(1)} writes/s` : ''),
  );
  const bar = atLeast === undefined ? '' : `>= ${atLeast.toFixed(2)}`;
  return { name, value: share.median, bar, ok: share.median >= (atLeast ?? 0) };
}

function figures(own: readonly Round[], others: readonly Round[]): string {
  const { median: share, lowest, highest } = shareOf(own, others);
  const [cost, bareCost] = [middle(own, 'microseconds'), middle(others, 'microseconds')];
  return (
    `${rounded(middle(own, 'requestsPerSecond'))} of ${rounded(middle(others, 'requestsPerSecond'))} requests/s = ${share.toFixed(2)} ` +
    `(${lowest.toFixed(2)}-${highest.toFixed(2)}); processor ${cost.toFixed(0)} and ${bareCost.toFixed(0)} us a ` +
    `request = ${(bareCost / cost).toFixed(2)}; p99 ${middle(own, 'p99').toFixed(1)} ms`
  );
}

function middle(all: readonly Round[], figure: keyof Round): number {
  return median(all.map((round) => round[figure]));
}

function rounded(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
