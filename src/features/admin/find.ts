// Search for moderators: servers in any state, and accounts.
import { fold } from '#contract/fold.ts';
import { MAX_BATCH } from '#contract/limits.ts';
import type { Database } from '#db/open.ts';
import type { Cdn } from '#discord/cdn.ts';
import type { GuildFacts } from '#discord/guild-facts.ts';
import { parseInvite } from '#discord/invite-link.ts';
import type { FoundServer } from './servers-contract.ts';
import { hashOf } from '#features/holds/changes.ts';
import { heldView, readReason } from '#features/holds/held-because.ts';
import { allTextOf } from '#features/holds/hold.ts';
import { containsAnyTerm } from '#features/holds/terms.ts';
import { nameKey } from '#features/listings/name-key.ts';
import { shownText } from '#features/owners/markdown.ts';
import { requireListingState } from './decisions.ts';
import {
  accountBlocks,
  listingBlocks,
  type FoundRow,
  sameSubmitter,
  suspendableAccounts,
  textBlocks,
  type TextRow,
} from './find-store.ts';

const SHOWN = 20;
/** A pasted URL of a server's page, or of a page below it. */
const PAGE_URL = /\/server\/([^/?#\s]+)/;

/** Reads every listing: only moderators search this way, so no index is needed. */
export async function findForAdmin(db: Database, cdn: Cdn, query: string, adminIds: readonly string[]) {
  if (query === '') return { servers: [], accounts: [], hasMore: false };
  const [folded, key] = [fold(query), nameKey(query)];
  const address = PAGE_URL.exec(query)?.[1] ?? query;
  const code = parseInvite(query)?.code ?? null;
  const isNamed = (row: FoundRow): boolean =>
    [row.id, row.slug, row.guild_id].includes(address) ||
    (code !== null && [row.invite_code, row.previous_invite_code].includes(code));
  const isServer = (row: FoundRow): boolean =>
    isNamed(row) || fold(row.name).includes(folded) || (key !== '' && nameKey(row.name).includes(key));
  const servers = await findMatches(listingBlocks(db.kysely), isServer, SHOWN, (row) =>
    isNamed(row) ? 0 : rankOf(fold(row.name), folded),
  );
  const accounts = await findMatches(
    accountBlocks(db.kysely),
    (row) =>
      [row.id, row.discord_id].includes(query) ||
      [row.username, row.display_name].some((name) => name !== null && fold(name).includes(folded)),
    SHOWN,
    (row) => Math.min(...[row.username, row.display_name ?? ''].map((name) => rankOf(fold(name), folded))),
  );
  return {
    servers: servers.rows.map((row) => serverView(cdn, row)),
    accounts: accounts.rows.map(({ id, username, discord_id, reason }) => ({
      id,
      name: username,
      suspendedFor: reason,
      isAdmin: discord_id !== null && adminIds.includes(discord_id),
    })),
    hasMore: servers.total > SHOWN || accounts.total > SHOWN,
  };
}

/** Public servers with the term in a text that visitors see, reviews aside. */
export async function serversWithTerm(db: Database, cdn: Cdn, term: string) {
  const { rows, total } = await findMatches(
    textBlocks(db.kysely),
    async (row) => row.approval === 'approved' && (await textsOf(row)).some((text) => containsAnyTerm(text, [term])),
    MAX_BATCH,
  );
  return { total, servers: rows.map((row) => serverView(cdn, row)) };
}

/** The texts that hold a submission, the invite code, the tags, and the long description as written and as shown. */
async function textsOf(row: TextRow): Promise<string[]> {
  const { name, description, server_tag: serverTag, vanity_code: vanityCode, long_description: long } = row;
  const traits = JSON.parse(row.traits) as GuildFacts['traits'];
  const tags = JSON.parse(row.tags) as string[];
  const facts = allTextOf({ name, description, traits, serverTag, vanityCode });
  return [facts, row.invite_code, ...tags, ...(long === null ? [] : [long, await shownText(long)])];
}

/** Throws 404. */
export async function ofSameSubmitter(db: Database, cdn: Cdn, listingId: string, adminIds: readonly string[]) {
  const listing = await requireListingState(db.kysely, listingId);
  const rows = await sameSubmitter(db.kysely, listingId, MAX_BATCH);
  const submitters = listing.submitted_by === null ? [] : [listing.submitted_by];
  const [account = null] = (await suspendableAccounts(db.kysely, submitters, adminIds)).values();
  return {
    account,
    servers: rows.map((row) => ({
      ...serverView(cdn, row),
      submittedBy: row.username,
      matchedBy: row.isSame ? ('submitter' as const) : ('address' as const),
    })),
  };
}

function serverView(cdn: Cdn, row: FoundRow): FoundServer {
  const { id, name, slug, guild_id, icon_hash, approval } = row;
  const held = heldView(readReason(row.held_because));
  return { id, name, slug, approval, ...held, iconUrl: cdn.icon(guild_id, icon_hash), identityHash: hashOf(row) };
}

/** Exact names first, then names that contain it as whole words, then prefixes, then everything else. */
function rankOf(name: string, query: string): number {
  if (name === query) return 0;
  const words = (text: string): string => ` ${text.split(/[^\p{L}\p{N}\p{M}]+/u).join(' ')} `;
  if (words(name).includes(words(query))) return 1;
  return name.startsWith(query) ? 2 : 3;
}

/** The first matches, lowest rank first, and the number of all matches. */
async function findMatches<Row>(
  blocks: AsyncIterable<Row[]>,
  matches: (row: Row) => boolean | Promise<boolean>,
  limit: number,
  rank: (row: Row) => number = () => 0,
) {
  let best: { row: Row; rank: number }[] = [];
  let total = 0;
  for await (const block of blocks) {
    const matching: Row[] = [];
    for (const row of block) if (await matches(row)) matching.push(row);
    total += matching.length;
    const ranked = [...best, ...matching.map((row) => ({ row, rank: rank(row) }))];
    best = ranked.toSorted((a, b) => a.rank - b.rank).slice(0, limit);
  }
  return { rows: best.map(({ row }) => row), total };
}
