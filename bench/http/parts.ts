// The parts of the bench: everything at one size on SQLite, what depends on the engine on PostgreSQL, and growth.
import type { Random } from '#catalog/testing/random.ts';
import type { Row } from '../run.ts';
import { facetUrl, listUrl, mixUrl, pageUrl } from './urls.ts';
import { type Contest, runContest } from './contest.ts';
import { dataWithUsers, postgresData, sqliteData } from './engines.ts';
import { runGrowth } from './growth.ts';
import { atMost, median } from '../rows.ts';
import { type AppServer, startApp } from './servers.ts';
import { openStage, type Setting, type Stage } from './stage.ts';

const STARTS = 3;
const MAX_READY_S = 6;
const PAGES = 200;
const MILLION = 1_000_000;

const lists: Contest = { name: 'lists', atLeast: 0.5, urls: 4000, url: listUrl };
const facets: Contest = { name: 'lists with facets', atLeast: 0.45, urls: 4000, url: facetUrl };
/** With the encodings of browsers. */
const compressed = (contest: Contest): Contest => ({
  ...contest,
  name: `${contest.name}, compressed`,
  encoding: 'gzip, deflate, br, zstd',
});
const mix: Contest = {
  name: 'lists and 17 % searches, 50 writes/s',
  atLeast: 0.45,
  urls: 10_000,
  url: mixUrl,
  writesPerSecond: 50,
};

export async function measureSqlite(setting: Setting, listings: number): Promise<Row[]> {
  const stage = await openStage(setting, 'SQLite', listings, sqliteData);
  try {
    const rows = await runContests(
      [lists, compressed(lists), facets, mix, ...(await pageContests(stage.app))],
      stage,
      setting,
    );
    return [...rows, memoryRow(stage, 450), await startRow(stage)];
  } finally {
    await stage.end();
  }
}

/** Lists and pages of a directory with users. */
export async function measureWithUsers(setting: Setting, listings: number): Promise<Row[]> {
  const stage = await openStage(setting, 'SQLite, with people', listings, dataWithUsers);
  try {
    return await runContests([lists, facets, ...(await pageContests(stage.app))], stage, setting);
  } finally {
    await stage.end();
  }
}

async function pageContests(app: AppServer): Promise<Contest[]> {
  const pages: Contest = { name: 'cached pages', atLeast: 0.5, urls: PAGES, url: await pageUrls(app) };
  return [
    pages,
    compressed(pages),
    { ...pages, name: 'cached pages, a write every 4 s', writesPerSecond: 0.25, seconds: 8 },
  ];
}

async function runContests(contests: Contest[], stage: Stage, setting: Setting): Promise<Row[]> {
  const rows: Row[] = [];
  for (const contest of contests) rows.push(await runContest(contest, stage, setting));
  return rows;
}

export async function measurePostgres(setting: Setting, listings: number): Promise<Row[]> {
  const stage = await openStage(setting, 'PostgreSQL', listings, postgresData);
  try {
    return [await runContest(mix, stage, setting)];
  } finally {
    await stage.end();
  }
}

/** The cost of many listings: lists at the largest size compared with the smallest, searches and memory. */
export async function measureGrowth(setting: Setting, sizes: readonly number[]): Promise<Row[]> {
  const stages: Stage[] = [];
  try {
    for (const size of sizes) stages.push(await openStage(setting, 'SQLite', size, sqliteData));
    const rows = await runGrowth(lists, stages, setting);
    const largest = stages.at(-1)!;
    rows.push(await runContest({ ...mix, atLeast: undefined }, largest, setting));
    return largest.data.listings === MILLION ? [...rows, memoryRow(largest, 2500)] : rows;
  } finally {
    for (const stage of stages) await stage.end();
  }
}

async function pageUrls(app: AppServer): Promise<(random: Random) => string> {
  const answer = await fetch(`${app.origin}/api/v1/servers?limit=100`);
  const { servers } = (await answer.json()) as { servers: { slug: string }[] };
  const slugs = servers.map(({ slug }) => slug);
  return (random) => pageUrl(random, slugs);
}

/** Measured at the end. */
function memoryRow({ app, label }: Stage, mostMb: number): Row {
  return atMost(`memory (MB), ${label}`, app.memoryMb(), mostMb, 'MB');
}

/** From the start of the process to its first list. */
async function startRow({ data, app, label }: Stage): Promise<Row> {
  const times = [app.readyMs];
  while (times.length < STARTS) {
    const again = await startApp(data, data.folder, data.listings);
    times.push(again.readyMs);
    await again.stop();
  }
  return atMost(`ready (s), ${label}`, median(times) / 1000, MAX_READY_S, 's');
}
