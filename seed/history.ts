// Thirty days of counts and views for every community, as if the site had been running that long: slow growth, a weekly
// rhythm, an occasional drop. They end at today's counts.
import { Random } from '#catalog/testing/random.ts';
import { DAY_MS } from '#contract/time.ts';
import { batches } from '#db/batches.ts';
import type { Database } from '#db/open.ts';
import { allListings } from '#features/listings/listings.ts';
import { refreshHealth } from '#features/health/refresh.ts';
import type { ShownRow } from '#features/listings/store.ts';
import { hashOf } from '#web/kit/stable-random.ts';

const DAYS = 30;
const ROWS = 150;

export async function seedHistory(db: Database, now: number): Promise<void> {
  for await (const rows of allListings(db)) {
    const known = rows.filter((row: ShownRow) => row.member_count !== null);
    const snapshots = known.flatMap((row) => snapshotsOf(row, now));
    const views = known.flatMap((row) => viewsOf(row, now));
    await db.write(async ({ tx, changed }) => {
      for (const { id } of rows) {
        await tx
          .updateTable('listings')
          .set({ created_at: listedAt(id, now) })
          .where('id', '=', id)
          .execute();
        changed(id);
      }
      for (const some of batches(snapshots, ROWS)) {
        await tx
          .insertInto('snapshots')
          .values(some)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      for (const some of batches(views, ROWS)) {
        await tx
          .insertInto('daily_views')
          .values(some.map((row) => ({ ...row, networks: row.views })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
    });
  }
}

/** 61 to 399 days ago (the hash is signed here), before anything happened there. */
function listedAt(id: string, now: number): number {
  return now - (230 + ((hashOf(id) | 0) % 170)) * DAY_MS;
}

function snapshotsOf(row: ShownRow, now: number) {
  const random = new Random(hashOf(row.id));
  const members = row.member_count ?? 0;
  const online = row.online_count ?? 0;
  // Most grow a little, some shrink, and a few have jumped.
  const monthly = random.chance(0.2) ? -0.08 * random.next() : 0.25 * random.next() ** 2;
  const jumpAt = random.chance(0.12) ? 2 + random.below(DAYS - 4) : 0;
  return Array.from({ length: DAYS }, (_, i) => {
    const day = DAYS - i;
    const before = members / (1 + (monthly * day) / DAYS) / (day > jumpAt && jumpAt > 0 ? 1.18 : 1);
    const weekday = new Date(now - day * DAY_MS).getUTCDay();
    const rhythm = weekday === 0 || weekday === 6 ? 1.12 : 0.97;
    const count = Math.max(1, Math.round(before));
    return {
      listing_id: row.id,
      taken_at: now - day * DAY_MS,
      member_count: count,
      online_count: Math.min(count, Math.round(online * (before / members) * rhythm * (0.92 + 0.16 * random.next()))),
    };
  });
}

const SCORED_DAYS = 13;

/** Computes the health of every community and stores two weeks of scores that end at today's. */
export async function seedScores(db: Database, now: number): Promise<void> {
  const today = Math.floor(now / DAY_MS);
  for await (const rows of allListings(db)) {
    const ids = rows.map(({ id }) => id);
    await db.write(async (write) => {
      const { tx } = write;
      await refreshHealth(write, ids, now);
      const healths = await tx.selectFrom('listing_health').select(['listing_id', 'score', 'trend']).execute();
      for (const { listing_id: id, score, trend } of healths.filter((row) => ids.includes(row.listing_id))) {
        const random = new Random(hashOf(`${id} scores`));
        const slope = { improving: 1, declining: -1, stable: 0 }[trend] * (0.3 + 0.5 * random.next());
        const scores = Array.from({ length: SCORED_DAYS }, (_, i) => {
          const wander = Math.round(score - slope * (SCORED_DAYS - i) + 3 * random.next() - 1.5);
          return [today - SCORED_DAYS + i, Math.min(100, Math.max(0, wander))];
        });
        const values = { scores: JSON.stringify([...scores, [today, score]]) };
        await tx.updateTable('listing_health').set(values).where('listing_id', '=', id).execute();
      }
    });
  }
}

function viewsOf(row: ShownRow, now: number) {
  const random = new Random(hashOf(`${row.id} views`));
  const usual = Math.log10((row.member_count ?? 0) + 10) * random.next() * 6;
  const today = Math.floor(now / DAY_MS);
  return Array.from({ length: DAYS }, (_, i) => ({
    listing_id: row.id,
    day: today - 1 - i,
    views: Math.round(usual * (0.5 + random.next())),
  })).filter(({ views }) => views > 0);
}
