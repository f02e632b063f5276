// The logged-in user's own pages. Listings are rendered by the same view as everywhere else.
import { isoTime } from '#contract/time.ts';
import type { Database } from '#db/open.ts';
import { userById } from '#db/users.ts';
import type { Cdn } from '#discord/cdn.ts';
import { favoritePage } from '#features/favorites/favorites.ts';
import { type ListingRow, listingsByIds } from '#features/listings/store.ts';
import { reviewsByAuthor } from '#features/reviews/reviews.ts';
import { invalidInput, notAuthenticated } from '#http/errors.ts';
import { lockCaller } from '#http/session.ts';
import type { Profile, ProfileChanges, ProfileFavorites, ProfileReviews, ProfileServers } from './contract.ts';
import { countSubmittedBy, submittedBy, updateUser } from './store.ts';
import {
  favoriteView,
  isReadable,
  profileReviewView,
  profileView,
  profileServerView,
  unavailableSubmittedView,
} from './view.ts';

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

/** Omitted fields are unchanged; null and empty text clear. Throws 400 for a website that is not a web address. */
export async function changeProfile(db: Database, userId: string, changes: ProfileChanges): Promise<Profile> {
  const { bio, discordTag, website, location } = changes;
  if (website && !isHttpUrl(website)) {
    throw invalidInput([
      {
        path: 'website',
        message: 'Enter a full address, such as https://example.com.',
        code: 'web_address_needed',
      },
    ]);
  }
  await db.write(async ({ tx }) => {
    await lockCaller(tx, userId);
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
  const found = await listingsByIds(
    db.kysely,
    links.map(({ listing_id }) => listing_id),
  );
  const byId = new Map(found.map((row) => [row.id, row]));
  const rows = links.flatMap(({ listing_id }) => byId.get(listing_id) ?? []);
  return {
    servers: rows.filter((row) => isReadable(row, userId)).map((row) => profileServerView(row, cdn)),
    unavailable: rows.filter((row) => !isReadable(row, userId)).map(unavailableSubmittedView),
    ...paging(total),
  };
}

export async function profileFavorites({ db, cdn }: Deps, userId: string, query: PageQuery): Promise<ProfileFavorites> {
  const { range, paging } = pageOf(query);
  const { favorites, total } = await favoritePage(db, userId, range);
  const rows = await readableRows(db, userId, favorites);
  const unavailable = favorites.filter(({ listing_id }) => !rows.has(listing_id));
  return {
    servers: favorites.flatMap(({ listing_id, created_at }) => {
      const row = rows.get(listing_id);
      return row ? [favoriteView(row, created_at, cdn)] : [];
    }),
    unavailable: unavailable.map(({ listing_id, created_at }) => ({
      id: listing_id,
      favoritedAt: isoTime(created_at),
    })),
    ...paging(total),
  };
}

export async function profileReviews({ db, cdn }: Deps, userId: string, query: PageQuery): Promise<ProfileReviews> {
  const { range, paging } = pageOf(query);
  const { reviews, total } = await reviewsByAuthor(db, userId, range);
  const rows = await readableRows(db, userId, reviews);
  const shown = reviews.map((review) => profileReviewView(review, rows.get(review.listing_id), cdn));
  return { reviews: shown, ...paging(total) };
}

/** The listings that the user can see, by id. */
export async function readableRows(
  db: Database,
  userId: string,
  links: readonly { listing_id: string }[],
): Promise<Map<string, ListingRow>> {
  const ids = [...new Set(links.map(({ listing_id }) => listing_id))];
  const rows = await listingsByIds(db.kysely, ids);
  return new Map(rows.filter((row) => isReadable(row, userId)).map((row) => [row.id, row]));
}

function pageOf({ page = 1, limit = DEFAULT_LIMIT }: PageQuery) {
  return {
    range: { limit, offset: (page - 1) * limit },
    paging: (total: number) => ({ total, page, totalPages: Math.ceil(total / limit) }),
  };
}

/**
 * Whether a text can become a link on a page: http or https with a host, and no user name or password before it, which
 * could pass for another host.
 */
export function isHttpUrl(text: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && hostname !== '' && username === '' && password === '';
}
