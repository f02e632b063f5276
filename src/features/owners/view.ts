import type { Database } from '#db/open.ts';
import type { Cdn } from '#discord/cdn.ts';
import { heldView, readReason } from '#features/holds/held-because.ts';
import { heldChangeOf } from '#features/holds/store.ts';
import { isListed, isPublic } from '#features/listings/listed.ts';
import { isVisibleTo, type Viewer } from '#features/listings/listings.ts';
import type { ListingRow } from '#features/listings/store.ts';
import { isAgeRestricted } from '#features/listings/view.ts';
import type { OwnedServer, ServerAbout } from './contract.ts';
import { renderMarkdown } from './markdown.ts';
import { type claimedBy, countOwners, longDescriptionOf } from './store.ts';

type ClaimedRow = Awaited<ReturnType<typeof claimedBy>>[number];

const STATES = { approved: 'public', pending: 'pending', 'opted-out': 'taken-down', rejected: 'rejected' } as const;

/** An entry in the list of the user's own servers. */
export function ownedItem(row: ClaimedRow, cdn: Cdn) {
  const { id, slug, name } = row;
  const state = STATES[row.approval];
  return {
    id,
    slug,
    name,
    iconUrl: cdn.icon(row.guild_id, row.icon_hash),
    state,
    unlistedBecause: unlistedBecause(row),
  };
}

interface OwnedDeps {
  db: Database;
  cdn: Cdn;
}

/** A listing as this owner sees it. */
export async function ownedServer({ db, cdn }: OwnedDeps, row: ListingRow, viewer: Viewer): Promise<OwnedServer> {
  const [owners, longDescription, change] = await Promise.all([
    countOwners(db.kysely, row.id),
    longDescriptionOf(db.kysely, row.id),
    isPublic(row) ? heldChangeOf(db.kysely, row.id) : undefined,
  ]);
  return {
    ...ownedItem(row, cdn),
    isVisible: isVisibleTo(row, viewer),
    ...heldView(row.approval === 'pending' ? readReason(row.held_because) : null),
    heldChange: change
      ? { name: change.name, isRefused: change.is_refused === 1, ...heldView(readReason(change.held_because)) }
      : null,
    inviteCode: row.invite_code || null,
    inviteState: row.invite_state,
    categories: JSON.parse(row.categories) as string[],
    tags: JSON.parse(row.tags) as string[],
    language: row.language,
    region: row.region,
    longDescription,
    version: row.owner_edits ?? 0,
    owners,
  };
}

function unlistedBecause(row: ClaimedRow): OwnedServer['unlistedBecause'] {
  if (isListed(row) || !isPublic(row)) return null;
  return isAgeRestricted(row) ? 'age-restricted' : 'invite';
}

/** The public part. */
export async function serverAbout(db: Database, listing: ListingRow): Promise<ServerAbout> {
  const [owners, text] = await Promise.all([
    countOwners(db.kysely, listing.id),
    longDescriptionOf(db.kysely, listing.id),
  ]);
  const longDescription = text === null ? null : await renderMarkdown(text);
  return { isClaimed: owners > 0, longDescription, languageSource: listing.language_from };
}
