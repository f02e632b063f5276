// Who may act for a listing: a person with the manage-server right for its guild, asked for anew at every call, who has
// claimed it.
import type { Database } from '#db/open.ts';
import { guildListMissing, holdsRight } from '#features/accounts/guilds.ts';
import type { TokenDeps } from '#features/accounts/tokens.ts';
import { guildRejected } from '#features/holds/held-because.ts';
import { anyListing, isVisibleTo, type Viewer } from '#features/listings/listings.ts';
import type { ListingRow } from '#features/listings/store.ts';
import { AppError, serverNotFound } from '#http/errors.ts';
import { hasClaim } from './store.ts';

const notManager = (): AppError =>
  new AppError(403, 'not_manager', 'Only those who may manage this server on Discord can do this.');
const claimNeeded = (): AppError => new AppError(403, 'claim_needed', 'Please claim this server first.');

/** Somebody who is signed in. */
export interface Person extends Viewer {
  userId: string;
}

export interface Rights {
  /** The listing, also one that was taken down. Throws 403 or, where the person may not know of it, 404. */
  manager(identifier: string, person: Person): Promise<ListingRow>;
  /** The same for somebody who has claimed it too. */
  owner(identifier: string, person: Person): Promise<ListingRow>;
}

export function createRights(deps: TokenDeps & { db: Database }): Rights {
  const { db } = deps;
  // Calls at once read the person's list once.
  const asking = new Map<string, Promise<boolean | null>>();

  const holds = (userId: string, guildId: string): Promise<boolean | null> => {
    const key = `${userId} ${guildId}`;
    let answer = asking.get(key);
    if (!answer) {
      answer = holdsRight(deps, userId, guildId).finally(() => asking.delete(key));
      asking.set(key, answer);
    }
    return answer;
  };

  const manager: Rights['manager'] = async (identifier, person) => {
    const row = await anyListing(db, identifier);
    if (!row) throw serverNotFound();
    const right = await holds(person.userId, row.guild_id);
    if (right !== true) {
      const isKnown = isVisibleTo(row, person) || (await hasClaim(db.kysely, row.id, person.userId));
      if (!isKnown) throw serverNotFound();
      throw right === null ? guildListMissing() : notManager();
    }
    if (row.approval === 'rejected') throw guildRejected(row);
    return row;
  };

  return {
    manager,
    async owner(identifier, person) {
      const row = await manager(identifier, person);
      if (!(await hasClaim(db.kysely, row.id, person.userId))) throw claimNeeded();
      return row;
    },
  };
}
