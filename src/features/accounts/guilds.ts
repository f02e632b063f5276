// The user's guild list, read with their consent: the guilds they manage or are a member of.
import { HOUR_MS, MINUTE_MS } from '#contract/time.ts';
import { dropWebhooksWithoutOwner, GUILD_LIST_VALID_MS, lockUserRow, userById } from '#db/users.ts';
import type { Cdn } from '#discord/cdn.ts';
import type { Discord } from '#discord/client.ts';
import { isDiscordError } from '#discord/errors.ts';
import type { UserGuild } from '#discord/user.ts';
import type { Queries, Write } from '#db/open.ts';
import { recordGuildsRead } from '#features/reputation/reputation.ts';
import { AppError } from '#http/errors.ts';
import { accessTokenFor, dropRejectedToken } from './access-token.ts';
import type { ManagedServer } from './contract.ts';
import {
  dropOldRights,
  deleteGuilds,
  type GuildRow,
  guildsOf,
  listingsOfGuilds,
  ownedByList,
  replaceGuilds,
} from './store.ts';
import type { TokenDeps } from './tokens.ts';

/** An older list is read again before it is shown. */
const LIST_MAX_AGE_MS = HOUR_MS;
/** An older list is read again before a right is used. */
const RIGHT_MAX_AGE_MS = 3 * MINUTE_MS;
/** A read that failed is not repeated within this time. */
const RETRY_AFTER_MS = 10_000;
/** While Discord cannot be reached, rights are read from a list of at most this age. */
const RIGHT_VALID_MS = HOUR_MS;

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
 * throws DiscordError when none is stored or it is older than `validMs`.
 * @returns when the stored list was read; null without one
 */
async function refreshGuilds(
  deps: TokenDeps,
  userId: string,
  { maxAgeMs = LIST_MAX_AGE_MS, validMs = GUILD_LIST_VALID_MS } = {},
): Promise<number | null> {
  const { db, now } = deps;
  const user = await userById(db.kysely, userId);
  if (!user || (user.guilds_at !== null && Math.abs(now() - user.guilds_at) < maxAgeMs)) return user?.guilds_at ?? null;
  try {
    await readGuildsOnce(deps, userId);
  } catch (error) {
    const isValid = user.guilds_at !== null && now() - user.guilds_at < validMs;
    if (!isDiscordError(error) || !(isValid || error.kind === 'unauthorized')) throw error;
  }
  return (await userById(db.kysely, userId))?.guilds_at ?? null;
}

/**
 * One read for concurrent calls, and no other for a while after a failure: Discord blocks a site that sends thousands
 * of calls that it rejects.
 */
async function readGuildsOnce(deps: TokenDeps, userId: string): Promise<void> {
  const { guildReads, now } = deps;
  const last = guildReads.get(userId);
  if (last && Math.abs(now() - last.startedAt) < RETRY_AFTER_MS) return await last.done;
  const done = readGuilds(deps, userId).then(() => void guildReads.delete(userId));
  guildReads.set(userId, { startedAt: now(), done });
  await done;
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
    await refreshGuilds(deps, userId, { maxAgeMs: RIGHT_MAX_AGE_MS });
  } catch (error) {
    if (!isDiscordError(error)) throw error;
    deps.log.warn({ kind: error.kind }, 'a guild list could not be refreshed');
  }
}

interface ManagedDeps extends TokenDeps {
  cdn: Cdn;
  discord: Pick<Discord, 'cachedBotGuildIds'>;
}

/** Largest first; guilds without a count last, by name. Throws 403 when the user's list is not known. */
export async function managedServers(deps: ManagedDeps, userId: string): Promise<ManagedServer[]> {
  const readAt = await refreshGuilds(deps, userId);
  if (readAt === null || deps.now() - readAt >= GUILD_LIST_VALID_MS) throw guildListMissing();
  const guilds = await managedBy(deps, userId);
  const [listings, botGuilds] = await Promise.all([
    listingsOfGuilds(
      deps.db.kysely,
      guilds.map(({ guild_id }) => guild_id),
    ),
    deps.discord.cachedBotGuildIds('interactive'),
  ]);
  return guilds
    .map((guild) => ({
      id: guild.guild_id,
      name: guild.name,
      iconUrl: deps.cdn.icon(guild.guild_id, guild.icon_hash),
      // Counts in the user's list require another consent; those of a listed server are known anyway.
      memberCount: guild.member_count ?? listings.get(guild.guild_id)?.member_count ?? null,
      onlineCount: guild.online_count ?? listings.get(guild.guild_id)?.online_count ?? null,
      botHasAccess: botGuilds.has(guild.guild_id),
      verified: (JSON.parse(guild.features) as string[]).includes('verified'),
      slug: listings.get(guild.guild_id)?.slug ?? null,
      takenDown: listings.get(guild.guild_id)?.approval === 'opted-out',
      rejected: listings.get(guild.guild_id)?.approval === 'rejected',
    }))
    .sort((a, b) => (b.memberCount ?? -1) - (a.memberCount ?? -1) || (a.name < b.name ? -1 : 1));
}

/** Null when the user's list is unknown: they did not agree to share it. */
export async function isManager(deps: TokenDeps, userId: string, guildId: string): Promise<boolean | null> {
  return (await refreshGuilds(deps, userId)) === null ? null : await manages(deps, userId, guildId);
}

async function manages(deps: TokenDeps, userId: string, guildId: string): Promise<boolean> {
  return (await managedBy(deps, userId)).some((row) => row.guild_id === guildId);
}

/** Only from a list that is still valid. */
async function managedBy({ db, now }: TokenDeps, userId: string): Promise<GuildRow[]> {
  const guilds = await guildsOf(db.kysely, userId, now() - GUILD_LIST_VALID_MS);
  return guilds.filter((guild) => guild.is_manager === 1);
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

/**
 * Refreshes the user's list before rights are read from it. False when there is no list or only an old one: the user
 * has to log in again. Throws DiscordError when Discord cannot be reached and the stored list is too old.
 */
async function readRights(deps: TokenDeps, userId: string): Promise<boolean> {
  const readAt = await refreshGuilds(deps, userId, { maxAgeMs: RIGHT_MAX_AGE_MS, validMs: RIGHT_VALID_MS });
  return readAt !== null && deps.now() - readAt < RIGHT_VALID_MS;
}

/** Refreshes the user's list; throws 403 when there is no valid one, and DiscordError like `readRights`. */
export async function refreshRights(deps: TokenDeps, userId: string): Promise<void> {
  if (!(await readRights(deps, userId))) throw guildListMissing();
}

/** Like `isManager`, from a list a few minutes old: the right is used now. Throws DiscordError like `readRights`. */
export async function holdsRight(deps: TokenDeps, userId: string, guildId: string): Promise<boolean | null> {
  return (await readRights(deps, userId)) ? await manages(deps, userId, guildId) : null;
}
