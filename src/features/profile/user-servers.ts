// The servers that a user is connected to, for their reviews page.
import { GUILD_LIST_VALID_MS, userById } from '#db/users.ts';
import type { ReviewDeps } from '#features/reviews/one-review-per-user.ts';
import { reviewRights, reviewsByListing } from '#features/reviews/reviews.ts';
import type { UserServer } from './contract.ts';
import { type Deps, readableRows } from './profile.ts';
import { latestOf, latestSubmitted, memberOf } from './store.ts';
import { userServerView } from './view.ts';

const MAX_SERVERS = 200;

interface UserServersDeps extends Deps, Pick<ReviewDeps, 'reviewKey'> {
  /** Epoch ms. */
  now: () => number;
  /** Reads the user's guild list again if it is old. */
  tryRefresh(userId: string): Promise<void>;
}

/** An owner's guild list is read again first: they might have handed a server over since. */
export async function currentUserServers(deps: UserServersDeps, userId: string): Promise<UserServer[]> {
  const listReadAt = async () => (await userById(deps.db.kysely, userId))?.guilds_at;
  const before = await listReadAt();
  const servers = await userServers(deps, userId, deps.now());
  if (!servers.some(({ refusal }) => refusal === 'own_server')) return servers;
  await deps.tryRefresh(userId);
  // A concurrent call might have read it.
  return (await listReadAt()) === before ? servers : await userServers(deps, userId, deps.now());
}

/** Public ones, each once: reviewed ones first, then joined ones, then by latest activity. */
async function userServers(
  { db, cdn, reviewKey }: Omit<UserServersDeps, 'now' | 'tryRefresh'>,
  userId: string,
  now: number,
): Promise<UserServer[]> {
  const [member, reviewed, ...others] = await Promise.all([
    memberOf(db.kysely, userId, { limit: MAX_SERVERS, readAfter: now - GUILD_LIST_VALID_MS }),
    latestOf(db.kysely, 'reviews', userId, MAX_SERVERS),
    latestSubmitted(db.kysely, userId, MAX_SERVERS),
    latestOf(db.kysely, 'favorites', userId, MAX_SERVERS),
  ]);
  const reviewedIds = new Set(reviewed.map(({ listing_id }) => listing_id));
  const memberIds = new Set(member.map(({ listing_id }) => listing_id));
  const rankOf = (id: string) => (reviewedIds.has(id) ? 0 : memberIds.has(id) ? 1 : 2);
  const latest = new Map<string, number>();
  for (const { listing_id, at } of [...reviewed, ...member, ...others.flat()]) {
    latest.set(listing_id, Math.max(at, latest.get(listing_id) ?? 0));
  }
  const ids = [...latest.keys()]
    .toSorted((a, b) => rankOf(a) - rankOf(b) || latest.get(b)! - latest.get(a)! || (a < b ? -1 : 1))
    .slice(0, MAX_SERVERS);
  const links = ids.map((listing_id) => ({ listing_id }));
  const [listings, reviews] = await Promise.all([
    readableRows(db, userId, links),
    reviewsByListing(db.kysely, userId, ids),
  ]);
  const shown = ids.flatMap((id) => listings.get(id) ?? []);
  if (shown.length === 0) return [];
  const rightsOf = await reviewRights({ db: db.kysely, reviewKey }, userId, shown, now);
  return shown.map((listing) => {
    const { refusal, removedReason } = rightsOf(listing);
    return { ...userServerView(listing, reviews.get(listing.id), cdn), refusal, removedReason };
  });
}
