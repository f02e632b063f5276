// `npm run bench -- recommendations`: users with hidden tastes favorite servers; a tenth of each user's choices is held
// out. How many users get one of those among 20 recommendations, compared with the most popular servers and with
// chance; and how long an answer takes with 100,000 listings and 10,000 users. Tastes are noisy and follow popularity
// too.
import { Catalog } from '#catalog/catalog.ts';
import { Random } from '#catalog/testing/random.ts';
import { openDatabase } from '#db/open.ts';
import { createCdn } from '#discord/cdn.ts';
import { Feed } from '#catalog/feed.ts';
import { listingEntries } from '#features/listings/catalog-entry.ts';
import { createRecommender } from '#features/recommendations/recommendations.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fillDatabase } from './http/data.ts';
import { addUsers, type User } from './recommendations/users.ts';
import { atLeast, atMost, figureOnly, quantile } from './rows.ts';
import type { Bench, Row } from './run.ts';

const LISTINGS = 100_000;
const USERS = 10_000;
const ASKED = 300;
const SHOWN = 20;

export const run: Bench['run'] = async ({ print }) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'duskrow-bench-'));
  const place = { file: path.join(folder, 'duskrow.db') };
  print(`Making ${LISTINGS} listings and ${USERS} users`);
  await fillDatabase(place, LISTINGS);
  const now = (): number => Date.now();
  const db = await openDatabase({ ...place, now });
  const catalog = new Catalog();
  const log = { warn: () => undefined, error: (details: object) => print(JSON.stringify(details)) };
  const feed = new Feed({ db, catalog, log, ...listingEntries(db, createCdn('https://cdn.discordapp.com')) });
  try {
    await feed.start();
    const random = new Random(11);
    const { users, favorites, popular } = await addUsers(db, catalog, random, USERS);
    const recommender = createRecommender({ db, catalog, now });
    const began = performance.now();
    await recommender.refresh();
    print(`${favorites} favorites read in ${Math.round(performance.now() - began)} ms`);
    const asked = users.filter(({ heldOut }) => heldOut.size > 0).slice(0, ASKED);
    const times: number[] = [];
    let hits = 0;
    for (const { userId, heldOut } of asked) {
      const start = performance.now();
      const { recommendations } = await recommender.recommend({
        userId,
        minScore: 0,
        limit: SHOWN,
        excludeJoined: true,
      });
      times.push(performance.now() - start);
      if (recommendations.some(({ serverId }) => heldOut.has(serverId))) hits++;
    }
    const rate = hits / asked.length;
    const ofPopular = hitRate(asked, ({ kept }) => popular.filter((id) => !kept.has(id)).slice(0, SHOWN));
    const all = [...catalog.allIds()];
    const ofChance = hitRate(asked, () => Array.from({ length: SHOWN }, () => random.pick(all)));
    return rows({ rate, ofPopular, ofChance, p95: quantile(times, 0.95) });
  } finally {
    await feed.close();
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

function hitRate(users: readonly User[], shown: (user: User) => string[]): number {
  return users.filter((user) => shown(user).some((id) => user.heldOut.has(id))).length / users.length;
}

function rows({ rate, ofPopular, ofChance, p95 }: Record<'rate' | 'ofPopular' | 'ofChance' | 'p95', number>): Row[] {
  const factor = rate / Math.max(ofPopular, 1 / ASKED);
  return [
    figureOnly(`hit rate at ${SHOWN}, recommendations`, rate),
    figureOnly(`hit rate at ${SHOWN}, popularity`, ofPopular),
    figureOnly(`hit rate at ${SHOWN}, chance`, ofChance),
    atLeast('recommendations over popularity', factor, 1.5),
    atMost('p95 of an answer (ms)', p95, 20),
  ];
}
