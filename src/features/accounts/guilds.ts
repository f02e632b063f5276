// The user's guild list, read with their consent: the guilds they manage or are a member of.
import { HOUR_MS, MINUTE_MS } from '#contract/time.ts';
import { dropWebhooksWithoutOwner, GUILD_LIST_VALID_MS, lockUserRow, userById } from '#db/users.ts';
import type { Cdn } from '#discord/cdn.ts';
import type { Discord } from '#discord/client.ts';
import { isDiscordError } from '#discord/errors.ts';
import type { UserGuild } from '#discord/user.ts';
import type { Queries, Write } from '#db/open.ts';
import { isVisibleTo, type Viewer } from '#features/listings/listings.ts';
import { recordGuildsRead } from '#features/reputation/reputation.ts';
import { AppError } from '#http/errors.ts';
import { shareRun } from '#src/in-flight.ts';
import { accessTokenFor, dropRejectedToken } from './access-token.ts';
import type { ManagedServer } from './contract.ts';
import {
  dropOldRights,
  deleteGuilds,
  type GuildRow,
  listingsOfGuilds,
  managedGuildsOf,
  ownedByList,
  replaceGuilds,
} from './store.ts';
import type { TokenDeps } from './tokens.ts';

/** How old a user's list may be, in ms. */
interface ListAge {
  /** An older one is read again. */
  maxAgeMs: number;
  /** An older one is not used, even if it cannot be read again. */
  validMs: number;
}

export const FOR_DISPLAY: ListAge = { maxAgeMs: HOUR_MS, validMs: GUILD_LIST_VALID_MS };
/** A right that is used now. */
export const FOR_RIGHTS: ListAge = { maxAgeMs: 3 * MINUTE_MS, validMs: HOUR_MS };
/** A read that failed is not repeated within this time. */
const RETRY_AFTER_MS = 10_000;

export const guildListMissing = (): AppError =>
  new AppError(
    403,
    'guild_list_missing',
    'Your server list is not shared with this site. Please log in again and agree to share it.',
  );

/** @param guilds null when the user no longer shares the list */
export async function storeGuildList(
  { tx, changed }: Write,
  userId: string,
  guilds: readonly UserGuild[] | null,
  at: number,
): Promise<void> {
  const before = await ownedByList(tx, userId);
  if (guilds === null) await deleteGuilds(tx, userId);
  else await storeGuilds(tx, userId, guilds, at);
  const after = await ownedByList(tx, userId);
  await dropWebhooksWithoutOwner(tx, [...before.difference(after)]);
  // Listing pages show whether the listing has an owner.
  for (const listingId of before.symmetricDifference(after)) changed(listingId);
}

async function storeGuilds(tx: Queries, userId: string, guilds: readonly UserGuild[], at: number): Promise<void> {
  const rows = guilds.map((guild) => ({
    guild_id: guild.id,
    name: guild.name,
    icon_hash: guild.iconHash,
    features: JSON.stringify(guild.features),
    member_count: guild.memberCount,
    online_count: guild.onlineCount,
    is_manager: guild.isManager ? 1 : 0,
  }));
  await replaceGuilds(tx, userId, rows, at);
  await recordGuildsRead(tx, { userId, at });
}

/**
 * Reads the list again when it is older than `maxAgeMs`. Falls back to the stored list when Discord cannot be reached;
 * throws DiscordError when that is not valid.
 * @returns whether a valid list is stored now; otherwise the user has to log in again and share it
 */
async function refreshGuilds(deps: TokenDeps, userId: string, { maxAgeMs, validMs }: ListAge): Promise<boolean> {
  const { db, now } = deps;
  const user = await userById(db.kysely, userId);
  if (!user) return false;
  const isValid = (readAt: number | null | undefined): boolean =>
    typeof readAt === 'number' && now() - readAt < validMs;
  if (user.guilds_at !== null && Math.abs(now() - user.guilds_at) < maxAgeMs) return true;
  try {
    await readGuildsOnce(deps, userId);
  } catch (error) {
    if (!isDiscordError(error) || !(isValid(user.guilds_at) || error.kind === 'unauthorized')) throw error;
  }
  return isValid((await userById(db.kysely, userId))?.guilds_at);
}

/**
 * One read for concurrent calls, and no other for a while after a failure: Discord blocks a site that sends thousands
 * of calls that it rejects.
 */
async function readGuildsOnce(deps: TokenDeps, userId: string): Promise<void> {
  const { inFlight, failed } = deps.guildReads;
  const last = failed.get(userId);
  if (last && Math.abs(deps.now() - last.at) < RETRY_AFTER_MS) throw last.error;
  await shareRun(inFlight, userId, async () => {
    try {
      await readGuilds(deps, userId);
      failed.delete(userId);
    } catch (error) {
      failed.set(userId, { at: deps.now(), error });
      throw error;
    }
  });
}

async function readGuilds(deps: TokenDeps, userId: string): Promise<void> {
  const { db, oauth, now } = deps;
  const token = await accessTokenFor(deps, userId, 'guilds');
  if (token === null) return;
  try {
    const guilds = await oauth.guilds(token);
    await db.write(async (write) => {
      // The account might be deleted by now; the lock keeps it from being deleted during this write.
      if (await lockUserRow(write.tx, userId)) await storeGuildList(write, userId, guilds, now());
    });
  } catch (error) {
    if (isDiscordError(error, 'unauthorized')) await dropRejectedToken(deps, userId, token);
    throw error;
  }
}

/** Refreshes a list older than a few minutes, and leaves it unchanged when Discord cannot be reached. */
export async function tryRefreshGuilds(deps: TokenDeps, userId: string): Promise<void> {
  try {
    await refreshGuilds(deps, userId, { ...FOR_DISPLAY, maxAgeMs: FOR_RIGHTS.maxAgeMs });
  } catch (error) {
    if (!isDiscordError(error)) throw error;
    deps.log.warn({ kind: error.kind }, 'a guild list could not be refreshed');
  }
}

interface ManagedDeps extends TokenDeps {
  cdn: Cdn;
  discord: Pick<Discord, 'cachedBotGuildIds'>;
}

/** Largest first; guilds without a count last, by name, then id. Throws 403 when the user's list is not known. */
export async function managedServers(deps: ManagedDeps, viewer: Viewer & { userId: string }): Promise<ManagedServer[]> {
  const guilds = await managedGuilds(deps, viewer.userId, FOR_DISPLAY);
  if (guilds === null) throw guildListMissing();
  const [listings, botGuilds] = await Promise.all([
    listingsOfGuilds(
      deps.db.kysely,
      guilds.map(({ guild_id }) => guild_id),
    ),
    deps.discord.cachedBotGuildIds('interactive'),
  ]);
  return guilds
    .map((guild) => {
      const listing = listings.get(guild.guild_id);
      return {
        id: guild.guild_id,
        name: guild.name,
        iconUrl: deps.cdn.icon(guild.guild_id, guild.icon_hash),
        // Counts in the user's list require another consent; those of a listed server are known anyway.
        memberCount: guild.member_count ?? listing?.member_count ?? null,
        onlineCount: guild.online_count ?? listing?.online_count ?? null,
        botHasAccess: botGuilds?.has(guild.guild_id) === true,
        verified: (JSON.parse(guild.features) as string[]).includes('verified'),
        slug: listing?.slug ?? null,
        visible: listing !== undefined && isVisibleTo(listing, viewer),
        pending: listing?.approval === 'pending',
        takenDown: listing?.approval === 'opted-out',
        rejected: listing?.approval === 'rejected',
      };
    })
    .sort((a, b) => (b.memberCount ?? -1) - (a.memberCount ?? -1) || (a.name < b.name ? -1 : Number(a.name > b.name)));
}

/** Null without a valid list. Throws DiscordError like `refreshGuilds`. */
async function managedGuilds(deps: TokenDeps, userId: string, age: ListAge): Promise<GuildRow[] | null> {
  return (await refreshGuilds(deps, userId, age)) ? await managedGuildsOf(deps.db.kysely, userId) : null;
}

/** Null without a valid list. Throws DiscordError when Discord cannot be reached and the stored list is too old. */
export async function isManager(
  deps: TokenDeps,
  userId: string,
  guildId: string,
  age: ListAge,
): Promise<boolean | null> {
  const guilds = await managedGuilds(deps, userId, age);
  return guilds?.some((guild) => guild.guild_id === guildId) ?? null;
}

/** Refreshes a list older than a few minutes; throws 403 without a valid one, and DiscordError like `isManager`. */
export async function requireGuilds(deps: TokenDeps, userId: string): Promise<void> {
  if (!(await refreshGuilds(deps, userId, FOR_RIGHTS))) throw guildListMissing();
}

/**
 * Drops the rights of users whose list was not read for 30 days: users who lost a right and no longer visit the site
 * must not keep a claim and a webhook. How long they were seen in a guild is retained.
 */
export async function expireRights({ db, now }: Pick<TokenDeps, 'db' | 'now'>): Promise<void> {
  await db.write(async ({ tx, changed }) => {
    const listingIds = await dropOldRights(tx, now() - GUILD_LIST_VALID_MS);
    await dropWebhooksWithoutOwner(tx, listingIds);
    for (const listingId of listingIds) changed(listingId);
  });
}
