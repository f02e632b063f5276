// The signed-in person's own pages. What they show of listings goes through the same view as everywhere.
import type { Database } from '#db/open.ts';
import { holdUser } from '#db/hold-user.ts';
import type { Cdn } from '#discord/cdn.ts';
import { favoritePage } from '#features/favorites/favorites.ts';
import { type ListingRow, listingRows } from '#features/listings/listings.ts';
import { reviewsByAuthor } from '#features/reviews/reviews.ts';
import { invalidInput, notAuthenticated } from '#http/errors.ts';
import type { Profile, ProfileChanges, ProfileFavorites, ProfileReviews, ProfileServers } from './contract.ts';
import { countSubmittedBy, submittedBy, updateUser, userById } from './store.ts';
import { favoriteView, profileReviewView, profileView, submittedView } from './view.ts';
import { isWebAddress } from './web-address.ts';

const DEFAULT_LIMIT = 20;

export interface Deps {
  db: Database;
  cdn: Cdn;
}

interface PageQuery {
  page?: number;
  limit?: number;
}

export async function profileOf(db: Database, userId: string): Promise<Profile> {
  const user = await userById(db.kysely, userId);
  if (!user) throw notAuthenticated();
  return profileView(user);
}

/** What is left out stays; null and empty text clear. Throws 400 for a website that is no web address. */
export async function changeProfile(db: Database, userId: string, changes: ProfileChanges): Promise<Profile> {
  const { bio, discordTag, website, location } = changes;
  if (website && !isWebAddress(website)) {
    throw invalidInput([
      {
        path: 'website',
        message: 'must be a web address that begins with http:// or https://',
        code: 'web_address_needed',
      },
    ]);
  }
  await db.write(async ({ tx }) => {
    if (!(await holdUser(tx, userId))) throw notAuthenticated();
    const columns = { bio, discord_tag: discordTag, website, location };
    const named = Object.entries(columns).filter(([, value]) => value !== undefined);
    if (named.length === 0) return;
    await updateUser(tx, userId, Object.fromEntries(named.map(([column, value]) => [column, value || null])));
  });
  return await profileOf(db, userId);
}

export async function profileServers({ db, cdn }: Deps, userId: string, query: PageQuery): Promise<ProfileServers> {
  const { range, paging } = pageOf(query);
  const [links, total] = await Promise.all([
    submittedBy(db.kysely, userId, range),
    countSubmittedBy(db.kysely, userId),
  ]);
  const rows = await rowsById(
    db,
    links.map(({ listing_id }) => listing_id),
  );
  const servers = links.flatMap(({ listing_id }) => {
    const row = rows.get(listing_id);
    return row ? [submittedView(row, cdn)] : [];
  });
  return { servers, ...paging(total) };
}

export async function profileFavorites({ db, cdn }: Deps, userId: string, query: PageQuery): Promise<ProfileFavorites> {
  const { range, paging } = pageOf(query);
  const { favorites, total } = await favoritePage(db, userId, range);
  const rows = await rowsById(
    db,
    favorites.map(({ listing_id }) => listing_id),
  );
  const servers = favorites.flatMap(({ listing_id, created_at }) => {
    const row = rows.get(listing_id);
    return row ? [favoriteView(row, created_at, cdn)] : [];
  });
  return { servers, ...paging(total) };
}

export async function profileReviews({ db, cdn }: Deps, userId: string, query: PageQuery): Promise<ProfileReviews> {
  const { range, paging } = pageOf(query);
  const { reviews, total } = await reviewsByAuthor(db, userId, range);
  const rows = await rowsById(
    db,
    reviews.map(({ listing_id }) => listing_id),
  );
  const shown = reviews.flatMap((review) => {
    const row = rows.get(review.listing_id);
    return row ? [profileReviewView(review, row, cdn)] : [];
  });
  return { reviews: shown, ...paging(total) };
}

export async function rowsById(db: Database, ids: readonly string[]): Promise<Map<string, ListingRow>> {
  return new Map((await listingRows(db.kysely, ids)).map((row) => [row.id, row]));
}

function pageOf({ page = 1, limit = DEFAULT_LIMIT }: PageQuery) {
  return {
    range: { limit, offset: (page - 1) * limit },
    paging: (total: number) => ({ total, page, totalPages: Math.ceil(total / limit) }),
  };
}
