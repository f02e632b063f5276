// Users with favorites and reviews, so that lists and pages are measured on a directory that is in use.
import { Random } from '#catalog/testing/random.ts';
import { DAY_MS } from '#contract/time.ts';
import { batches } from '#db/batches.ts';
import { openDatabase, type Queries } from '#db/open.ts';
import type { SavedListingsTable, ReviewsTable, UsersTable } from '#db/user-tables.ts';
import { newUser } from '#db/users.ts';
import type { Place } from './data.ts';
import { listingId } from './listing-id.ts';
import { words } from './made-up-listings.ts';

export const USERS = { users: 10_000, favorites: 300_000, reviews: 200_000 } as const;

const SEED = 20_260_601;
const ROWS_PER_STATEMENT = 500;

/** Adds users to a database with so many listings, before an app reads it. */
export async function fillUsers(place: Place, listings: number): Promise<void> {
  const now = Date.now();
  const random = new Random(SEED);
  const db = await openDatabase({ ...place, now: () => now });
  const reviews = madeUpReviews(random, listings, now);
  await db.write(async ({ tx }) => {
    await insertAll(tx, 'users', madeUpUsers(now));
    await insertAll(tx, 'favorites', madeUpFavorites(random, listings, now));
    await insertAll(tx, 'reviews', reviews);
    await addRatings(tx, reviews);
  });
  await db.close();
}

async function insertAll(tx: Queries, table: 'users' | 'favorites' | 'reviews', rows: object[]): Promise<void> {
  for (const some of batches(rows as never[], ROWS_PER_STATEMENT)) await tx.insertInto(table).values(some).execute();
}

/** A listing's sum of stars is stored with its other counts. */
async function addRatings(tx: Queries, reviews: ReviewsTable[]): Promise<void> {
  const ratings = new Map<string, { sum: number; count: number }>();
  for (const { listing_id, rating } of reviews) {
    const { sum, count } = ratings.get(listing_id) ?? { sum: 0, count: 0 };
    ratings.set(listing_id, { sum: sum + rating, count: count + 1 });
  }
  for (const [id, { sum, count }] of ratings) {
    const values = { rating_sum: sum, rating_count: count };
    await tx.updateTable('listing_counts').set(values).where('listing_id', '=', id).execute();
  }
}

const userId = (number: number): string => `u_${String(number).padStart(12, '0')}`;

function madeUpUsers(now: number): UsersTable[] {
  return Array.from({ length: USERS.users }, (_, number) =>
    newUser({
      id: userId(number),
      username: `person${number}`,
      created_at: now - DAY_MS,
      discord_id: String(100_000_000_000_000_000n + BigInt(number)),
    }),
  );
}

function madeUpFavorites(random: Random, listings: number, now: number): SavedListingsTable[] {
  const pairs = distinctPairs(random, listings, USERS.favorites);
  return pairs.map(([user, listing]) => ({ user_id: user, listing_id: listing, created_at: now - DAY_MS }));
}

function madeUpReviews(random: Random, listings: number, now: number): ReviewsTable[] {
  return distinctPairs(random, listings, USERS.reviews).map(([user, listing], number) => ({
    id: `r_${String(number).padStart(12, '0')}`,
    listing_id: listing,
    user_id: user,
    rating: 1 + random.below(5),
    title: null,
    content: Array.from({ length: 8 + random.below(30) }, () => words.wanted(random)).join(' '),
    is_verified: random.below(2),
    member_since: null,
    helpful_count: random.below(4),
    created_at: now - random.below(300) * DAY_MS,
    updated_at: now - DAY_MS,
    reply: null,
    replied_at: null,
  }));
}

/** The first listings are chosen more often, as popular ones are. */
function distinctPairs(random: Random, listings: number, wanted: number): [string, string][] {
  const pairs = new Map<string, [string, string]>();
  while (pairs.size < wanted) {
    const user = random.below(USERS.users);
    const listing = Math.floor(random.next() ** 2 * listings);
    pairs.set(`${user} ${listing}`, [userId(user), listingId(listing)]);
  }
  return [...pairs.values()];
}
