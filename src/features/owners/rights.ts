// Who can act for a listing: users who claimed it and have the manage-server right for its guild, checked every time.
import type { Database, Queries } from '#db/open.ts';
import { hasClaim } from '#db/users.ts';
import { FOR_RIGHTS, guildListMissing, isManager } from '#features/accounts/guilds.ts';
import type { TokenDeps } from '#features/accounts/tokens.ts';
import { guildRejected } from '#features/holds/held-because.ts';
import { isVisibleTo, requireListing, type Viewer } from '#features/listings/listings.ts';
import type { ListingRow } from '#features/listings/store.ts';
import { AppError, serverNotFound } from '#http/errors.ts';
import { lockCaller } from '#http/session.ts';
import { lockClaim } from './store.ts';

const notManager = (): AppError =>
  new AppError(403, 'not_manager', 'Only people who can manage this server on Discord can do this.');
const claimNeeded = (): AppError => new AppError(403, 'claim_needed', 'Please claim this server first.');

/** A logged-in user. */
export interface LoggedInViewer extends Viewer {
  userId: string;
}

export interface Rights {
  /** Returns the listing, even if it is taken down. Throws 403, or 404 if the user cannot see the listing. */
  requireManager(identifier: string, viewer: LoggedInViewer): Promise<ListingRow>;
  /** Also requires a claim. */
  requireOwner(identifier: string, viewer: LoggedInViewer): Promise<ListingRow>;
}

export function createRights(deps: TokenDeps & { db: Database }): Rights {
  const { db } = deps;

  const requireManager: Rights['requireManager'] = async (identifier, viewer) => {
    const row = await requireListing(db.kysely, identifier);
    const right = await isManager(deps, viewer.userId, row.guild_id, FOR_RIGHTS);
    if (right !== true) {
      const isKnown = isVisibleTo(row, viewer) || (await hasClaim(db.kysely, viewer.userId, row.id));
      if (!isKnown) throw serverNotFound();
      throw right === null ? guildListMissing() : notManager();
    }
    if (row.approval === 'rejected') throw guildRejected(row);
    return row;
  };

  return {
    requireManager,
    async requireOwner(identifier, viewer) {
      const row = await requireManager(identifier, viewer);
      if (!(await hasClaim(db.kysely, viewer.userId, row.id))) throw claimNeeded();
      return row;
    },
  };
}

/**
 * Begins the transaction of an owner's write: until it ends, the caller's account and claim remain. Throws 401 or 403:
 * either might have ended since the call was admitted, for example while an invite was looked up.
 */
export async function lockOwner(tx: Queries, listingId: string, userId: string): Promise<void> {
  await lockCaller(tx, userId);
  if (!(await lockClaim(tx, listingId, userId))) throw claimNeeded();
}
