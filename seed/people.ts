// The sandbox's people: invented, with names that nobody takes for real. They log in, visit servers, save and review
// them through the features' own functions, so that all sums are right. If interrupted, it resumes at the next start.
import { Random } from '#catalog/testing/random.ts';
import { DAY_MS } from '#contract/time.ts';
import type { CategoryName } from '#contract/vocabulary.ts';
import type { Database } from '#db/open.ts';
import { newUser } from '#db/users.ts';
import { addFavorites } from '#features/favorites/favorites.ts';
import { allListings } from '#features/listings/listings.ts';
import { listingById, type ShownRow } from '#features/listings/store.ts';
import { recordLogin, recordVisit } from '#features/reputation/reputation.ts';
import type { ReviewDeps } from '#features/reviews/one-review-per-user.ts';
import { writeReview } from '#features/reviews/writing.ts';
import { hashOf } from '#web/kit/stable-random.ts';
import { ABOUT, CLOSINGS, OPENINGS, TITLES } from './review-texts.ts';

const ANIMALS =
  'otter badger heron marten newt wren hare finch toad lynx moth vole stork ibis gecko raven puffin shrew tern stoat'.split(
    ' ',
  );
const WORDS = ['sample', 'invented', 'pretend'];
const STARS = [5, 5, 5, 5, 4, 4, 4, 3, 3, 2, 1];

interface Target {
  id: string;
  categories: CategoryName[];
}

/** @returns the number of new people */
export async function seedPeople(db: Database, now: number): Promise<number> {
  const listings = await publicListings(db);
  if (listings.length === 0) return 0;
  let added = 0;
  for (const word of WORDS) {
    for (const animal of ANIMALS) {
      const random = new Random(hashOf(`${word}.${animal}`));
      if (await addPerson(db, `${word}.${animal}`, random, listings, now)) added++;
    }
  }
  return added;
}

async function publicListings(db: Database): Promise<Target[]> {
  const found: Target[] = [];
  for await (const rows of allListings(db)) {
    const open = rows.filter((row: ShownRow) => row.approval === 'approved' && row.invite_state === 'live');
    found.push(...open.map((row) => ({ id: row.id, categories: JSON.parse(row.categories) as CategoryName[] })));
  }
  return found;
}

/** False if the person already exists. An interruption between their reviews leaves fewer, which does no harm. */
async function addPerson(db: Database, username: string, random: Random, listings: readonly Target[], now: number) {
  const userId = `u_seed_${username.replace('.', '_')}`;
  const joinedAt = now - (20 + random.below(200)) * DAY_MS;
  const liked = random.some(Object.keys(ABOUT) as CategoryName[], 1, 3);
  const fitting = listings.filter(({ categories }) => categories.some((name) => liked.includes(name)));
  const chosen = random.some(fitting.length > 20 ? fitting : listings, 8, 24);
  const isNew = await db.write(async ({ tx }) => {
    const row = await tx
      .insertInto('users')
      .values(newUser({ id: userId, username, created_at: joinedAt }))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) return false;
    const days = 3 + random.below(12);
    for (let day = days; day > 0; day--) {
      if (random.chance(0.8)) await recordLogin(tx, { userId, timeZone: null, at: now - day * DAY_MS });
    }
    for (const { id } of chosen) await recordVisit(tx, { userId, listingId: id, at: now - random.below(10) * DAY_MS });
    const favorites = chosen.slice(0, 4 + random.below(chosen.length - 4)).map(({ id }) => id);
    await addFavorites(tx, userId, favorites, now - random.below(15) * DAY_MS);
    return true;
  });
  if (isNew) for (const target of chosen.slice(0, 2 + random.below(6))) await review(db, userId, target, random, now);
  return isNew;
}

async function review(db: Database, userId: string, target: Target, random: Random, now: number): Promise<void> {
  const listing = await listingById(db.kysely, target.id);
  if (!listing) return;
  const rating = random.pick(STARS);
  const about = ABOUT[random.pick(target.categories)] ?? ABOUT.Other;
  const content = [random.pick(OPENINGS[rating]!), ...random.some(about, 1, 2), random.pick(CLOSINGS)];
  const title = random.pick(TITLES[rating]!);
  const at = now - random.below(28) * DAY_MS - random.below(DAY_MS);
  await writeReview(writing(db), { listing, userId, rating, title, content: content.filter(Boolean).join(' ') }, at);
}

/** Invented people have no account on the platform, so no key is ever derived from one. */
export function writing(db: Database): ReviewDeps {
  return { db, reviewKey: (discordId, listingId) => `${discordId}:${listingId}` };
}
