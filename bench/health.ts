// `npm run bench -- health`: the overview of a user with 200 servers among 100,000, computing the health of one
// listing, and the totals over all.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Random } from '#catalog/testing/random.ts';
import { DAY_MS } from '#contract/time.ts';
import { batches } from '#db/batches.ts';
import { type Database, openDatabase } from '#db/open.ts';
import { createCdn } from '#discord/cdn.ts';
import { alertsOf, healthOverview, ownServerStats } from '#features/health/health.ts';
import { refreshHealth } from '#features/health/refresh.ts';
import { createHealthTotals } from '#features/health/totals.ts';
import { fillDatabase } from './http/data.ts';
import { atMost, figureOnly, quantile } from './rows.ts';
import type { Bench } from './run.ts';

const LISTINGS = 100_000;
const OWN = 200;
const ROUNDS = 100;
const BLOCK = 25;
const USER = 'u_bench';

export const run: Bench['run'] = async ({ print }) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'duskrow-bench-'));
  const place = { file: path.join(folder, 'duskrow.db') };
  print(`Making ${LISTINGS} listings`);
  await fillDatabase(place, LISTINGS);
  const now = (): number => Date.now();
  const db = await openDatabase({ ...place, now });
  try {
    const ids = (await db.kysely.selectFrom('listings').select('id').orderBy('id').execute()).map(({ id }) => id);
    await addSnapshots(db, ids.slice(0, 5000));
    const began = performance.now();
    for (const block of batches(ids, BLOCK)) await db.write((write) => refreshHealth(write, block, now()));
    const perListing = (performance.now() - began) / ids.length;
    await own(db, ids);
    const deps = { db, cdn: createCdn('https://cdn.discordapp.com'), now };
    const overview = await p95(async () => await healthOverview(deps, USER));
    const alerts = await p95(async () => await alertsOf(deps, USER));
    const stats = await p95(async () => await ownServerStats(deps, USER));
    const totals = createHealthTotals(db);
    const start = performance.now();
    while (!(await totals.refreshBlock()));
    const adding = performance.now() - start;
    print(`${(await healthOverview(deps, USER)).length} servers, ${(await alertsOf(deps, USER)).length} open alerts`);
    return [
      atMost(`overview of ${OWN} servers, p95 (ms)`, overview, 50),
      atMost(`alerts of ${OWN} servers, p95 (ms)`, alerts, 50),
      atMost(`numbers of ${OWN} servers, p95 (ms)`, stats, 50),
      figureOnly("one listing's health computed (ms)", perListing),
      figureOnly(`health of ${LISTINGS} added up (ms)`, adding),
    ];
  } finally {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

async function p95(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return quantile(times, 0.95);
}

/** Ten days of counts as input for the rules. */
async function addSnapshots(db: Database, ids: readonly string[]): Promise<void> {
  const random = new Random(3);
  const now = Date.now();
  for (let at = 0; at < ids.length; at += 40) {
    const rows = ids.slice(at, at + 40).flatMap((listing_id) =>
      Array.from({ length: 20 }, (_, i) => {
        const member_count = 1000 + random.below(400);
        const online_count = random.below(400);
        return { listing_id, taken_at: now - (i * DAY_MS) / 2 - 1000, member_count, online_count };
      }),
    );
    await db.write(async ({ tx }) => {
      await tx.insertInto('snapshots').values(rows).execute();
    });
  }
}

/** Half of them submitted, half favorites, all with snapshots: those with the most data. */
async function own(db: Database, ids: readonly string[]): Promise<void> {
  const mine = ids.slice(0, OWN);
  await db.write(async ({ tx }) => {
    await tx
      .updateTable('listings')
      .set({ submitted_by: USER })
      .where('id', 'in', mine.slice(0, OWN / 2))
      .execute();
    const favorites = mine.slice(OWN / 2).map((listing_id) => ({ user_id: USER, listing_id, created_at: 1 }));
    await tx.insertInto('favorites').values(favorites).execute();
  });
}
