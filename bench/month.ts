// `npm run bench -- month`: a month of 2,000 listings on a simulated clock. 5 % of the invites die (half of them
// return), 1 % lead to another guild from some day on, 2 % of the time the platform's answers are unusable. The
// product's own loop, client, budget, breaker, catalog and alerts run; only the network is simulated.
import { setImmediate } from 'node:timers/promises';
import pino from 'pino';
import { Catalog } from '#catalog/catalog.ts';
import { Feed } from '#catalog/feed.ts';
import { Random } from '#catalog/testing/random.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/time.ts';
import { type Database, openDatabase } from '#db/open.ts';
import { steadyIntervalMs } from '#discord/budget-rules.ts';
import { createCdn } from '#discord/cdn.ts';
import { createDiscord } from '#discord/client.ts';
import { refreshNextBlock } from '#features/health/refresh.ts';
import { listingEntries } from '#features/listings/catalog-entry.ts';
import { createSyncLoop } from '#features/sync/loop.ts';
import { madeUpListings } from './http/made-up-listings.ts';
import { Checks } from './month/checks.ts';
import { DAYS, fateOf, type Invite, World } from './month/world.ts';
import type { Bench, Row } from './run.ts';

const LISTINGS = 2000;
const BUDGET = { total: 150, background: 100, backgroundFloor: 40 };
const WINDOW_MS = 10 * MINUTE_MS;
const CHECK_EVERY_MS = HOUR_MS;
const START = Date.parse('2026-06-01T00:00:00Z');

export const run: Bench['run'] = async ({ print }) => {
  let time = START;
  const now = (): number => time;
  const random = new Random(42);
  const db = await openDatabase({ file: ':memory:', now });
  const invites = await fill(db, random);
  const world = new World({ random, start: START, now, invites });
  const config = {
    apiUrl: 'https://platform.invalid/api/v10',
    cdnUrl: 'https://cdn.invalid',
    userAgent: 'DiscordBot (https://duskrow.invalid, 1)',
    budget: BUDGET,
    timeoutMs: 8000,
  };
  const discord = createDiscord({ db, now, config, fetch: world.answer, random: () => random.next() });
  const catalog = new Catalog();
  const log = pino({ level: 'silent' });
  const feed = new Feed({ db, catalog, log, ...listingEntries(db, createCdn(config.cdnUrl)) });
  try {
    await feed.start();
    const loop = createSyncLoop({ db, discord, now, log, paceMs: steadyIntervalMs(BUDGET.background) });
    const checks = new Checks({ db, catalog, world, invites, now });
    for (let checkAt = START + CHECK_EVERY_MS; time < START + DAYS * DAY_MS;) {
      time += Math.max(100, await loop.tick());
      // The real health loop runs about every second: far more often than anything changes.
      while (await refreshNextBlock({ db, now }));
      if (time < checkAt) continue;
      checkAt += CHECK_EVERY_MS;
      await checks.check();
      if (checkAt % DAY_MS === 0) print(`Day ${Math.round((time - START) / DAY_MS)}: ${world.asked.length} look-ups`);
      await setImmediate();
    }
    return [...(await checks.rows()), busiestWindow(world)];
  } finally {
    await feed.close();
    await db.close();
  }
};

async function fill(db: Database, random: Random): Promise<Invite[]> {
  const invites: Invite[] = [];
  await db.write(async ({ tx }) => {
    for (const { listing, counts } of madeUpListings(LISTINGS, START)) {
      const { id, guild_id: guildId, invite_code: code, name } = listing;
      if (!code) continue;
      const members = counts.member_count ?? 500;
      invites.push({ code, guildId, name, members, ...fateOf(random, START) });
      await tx.insertInto('listings').values(listing).execute();
      await tx.insertInto('listing_counts').values(counts).execute();
      const dueAt = START + random.below(DAY_MS);
      await tx.insertInto('sync_queue').values({ listing_id: id, due_at: dueAt }).execute();
    }
  });
  return invites;
}

function busiestWindow({ asked }: World): Row {
  let [most, first] = [0, 0];
  for (const [last, at] of asked.entries()) {
    while (asked[first]! <= at - WINDOW_MS) first++;
    most = Math.max(most, last - first + 1);
  }
  const bar = `<= ${BUDGET.background}`;
  return { name: 'most look-ups in ten minutes', value: most, bar, ok: most <= BUDGET.background };
}
