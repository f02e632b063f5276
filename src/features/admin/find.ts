// How a moderator finds servers, whatever their state, and accounts.
import { fold } from '#contract/fold.ts';
import { MOST_AT_ONCE } from '#contract/limits.ts';
import type { Database } from '#db/open.ts';
import type { Cdn } from '#discord/cdn.ts';
import type { ListedServer } from './wave-contract.ts';
import { hashOf } from '#features/holds/changes.ts';
import { holdsAny } from '#features/holds/terms.ts';
import { nameKey } from '#features/listings/name-key.ts';
import { knownListing } from './decisions.ts';
import { accountBlocks, accountsByIds, listingBlocks, type FoundRow, sameSubmitter } from './find-store.ts';

const SHOWN = 20;

/** Every listing is read: searching by a part of a name in any state needs no index for the few who may. */
export async function findForAdmin(db: Database, cdn: Cdn, typed: string) {
  const asked = typed.trim();
  const [folded, key] = [fold(asked), nameKey(asked)];
  const isServer = (row: FoundRow): boolean =>
    [row.id, row.slug, row.guild_id].includes(asked) ||
    fold(row.name).includes(folded) ||
    (key !== '' && nameKey(row.name).includes(key));
  const servers = await found(listingBlocks(db.kysely), isServer, SHOWN, (row) =>
    row.slug === asked ? 0 : rankOf(fold(row.name), folded),
  );
  const accounts = await found(
    accountBlocks(db.kysely),
    (row) =>
      [row.id, row.discord_id].includes(asked) ||
      [row.username, row.display_name].some((name) => name !== null && fold(name).includes(folded)),
    SHOWN,
    (row) => Math.min(...[row.username, row.display_name ?? ''].map((name) => rankOf(fold(name), folded))),
  );
  return {
    servers: servers.rows.map((row) => serverView(cdn, row)),
    accounts: accounts.rows.map(({ id, username, suspended_at }) => ({
      id,
      name: username,
      isSuspended: suspended_at !== null,
    })),
  };
}

/** Public servers whose words hold the term. */
export async function serversWithTerm(db: Database, cdn: Cdn, term: string) {
  const { rows, total } = await found(
    listingBlocks(db.kysely),
    (row) => row.approval === 'approved' && holdsAny(`${row.name} ${row.description ?? ''}`, [term]),
    MOST_AT_ONCE,
  );
  return { total, servers: rows.map((row) => serverView(cdn, row)) };
}

/** Throws 404. */
export async function ofSameSubmitter(db: Database, cdn: Cdn, listingId: string) {
  const listing = await knownListing(db.kysely, listingId);
  const rows = await sameSubmitter(db.kysely, listingId, MOST_AT_ONCE);
  const [account] = listing.submitted_by === null ? [] : await accountsByIds(db.kysely, [listing.submitted_by]);
  return {
    account: account ? { id: account.id, name: account.username } : null,
    servers: rows.map((row) => serverView(cdn, row)),
  };
}

function serverView(cdn: Cdn, row: FoundRow): ListedServer {
  const { id, name, slug, guild_id, icon_hash, approval } = row;
  return { id, name, slug, approval, iconUrl: cdn.icon(guild_id, icon_hash), wordsHash: hashOf(row) };
}

/** What is called exactly so, then what holds it as whole words, then what begins with it, then everything else. */
function rankOf(name: string, asked: string): number {
  if (name === asked) return 0;
  const words = (text: string): string => ` ${text.split(/[^\p{L}\p{N}\p{M}]+/u).join(' ')} `;
  if (words(name).includes(words(asked))) return 1;
  return name.startsWith(asked) ? 2 : 3;
}

/** The first that match, those of the lowest rank before, and how many match. */
async function found<Row>(
  blocks: AsyncIterable<Row[]>,
  matches: (row: Row) => boolean,
  limit: number,
  rank: (row: Row) => number = () => 0,
) {
  let best: { row: Row; rank: number }[] = [];
  let total = 0;
  for await (const block of blocks) {
    const matching = block.filter((row) => matches(row));
    total += matching.length;
    const ranked = [...best, ...matching.map((row) => ({ row, rank: rank(row) }))];
    best = ranked.toSorted((a, b) => a.rank - b.rank).slice(0, limit);
  }
  return { rows: best.map(({ row }) => row), total };
}
