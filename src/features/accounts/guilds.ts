// The person's own guild list, read with their consent: what they manage, and where they are a member.
import { GUILD_LIST_VALID_MS, lockUserRow, userById } from '#db/users.ts';
import type { Cdn } from '#discord/cdn.ts';
import type { Discord } from '#discord/client.ts';
import { isDiscordError } from '#discord/errors.ts';
import type { PersonGuild } from '#discord/oauth.ts';
import type { Queries, Write } from '#db/open.ts';
import { recordGuildsRead } from '#features/reputation/reputation.ts';
import { AppError } from '#http/errors.ts';
import { accessTokenFor } from './access-token.ts';
import type { ManagedServer } from './contract.ts';
import {
  dropOldRights,
  forgetGuilds,
  type GuildRow,
  guildsOf,
  listedGuilds,
  ownedByList,
  replaceGuilds,
} from './store.ts';
import type { TokenDeps } from './tokens.ts';

/** An older list is read again before it is shown. */
const LIST_MAX_AGE_MS = 3_600_000;
/** Before a right is used. */
const RIGHT_MAX_AGE_MS = 3 * 60_000;
/** While the platform cannot be asked, a right is read from a list of at most this age. */
const RIGHT_VALID_MS = 3_600_000;

export const guildListMissing = (): AppError =>
  new AppError(
    403,
    'guild_list_missing',
    'Your server list is not shared with this site. Please log in again and agree to share it.',
  );

/** @param guilds null where the person does not share their list any longer */
export async function keepGuilds(
  { tx, changed }: Write,
  userId: string,
  guilds: readonly PersonGuild[] | null,
  at: number,
): Promise<void> {
  const before = await ownedByList(tx, userId);
  if (guilds === null) await forgetGuilds(tx, userId);
  else await storeGuilds(tx, userId, guilds, at);
  // Pages of listings say whether somebody owns them.
  for (const listingId of before.symmetricDifference(await ownedByList(tx, userId))) changed(listingId);
}

async function storeGuilds(tx: Queries, userId: string, guilds: readonly PersonGuild[], at: number): Promise<void> {
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
 * Reads the list again when it is older than `maxAgeMs`. What is stored is used when the platform cannot be asked; throws
 * DiscordError when there is nothing yet, or only what is older than `validMs`.
 */
async function refreshGuilds(
  deps: TokenDeps,
  userId: string,
  { maxAgeMs = LIST_MAX_AGE_MS, validMs = GUILD_LIST_VALID_MS } = {},
): Promise<void> {
  const { db, oauth, now } = deps;
  const user = await userById(db.kysely, userId);
  if (!user || (user.guilds_at !== null && now() - user.guilds_at < maxAgeMs)) return;
  try {
    const token = await accessTokenFor(deps, userId, 'guilds');
    if (token === null) return;
    const guilds = await oauth.guilds(token);
    await db.write(async (write) => {
      // The account may have ended meanwhile, and must not end before this is written.
      if (await lockUserRow(write.tx, userId)) await keepGuilds(write, userId, guilds, now());
    });
  } catch (error) {
    const isValid = user.guilds_at !== null && now() - user.guilds_at < validMs;
    if (!isDiscordError(error) || !(isValid || error.kind === 'unauthorized')) throw error;
  }
}

/** Brings the list up to date, to the last minutes, where that is easy: what is stored has to do where the platform cannot be asked. */
export async function readGuildsAgain(deps: TokenDeps, userId: string): Promise<void> {
  try {
    await refreshGuilds(deps, userId, { maxAgeMs: RIGHT_MAX_AGE_MS });
  } catch (error) {
    if (!isDiscordError(error)) throw error;
    deps.log.warn({ kind: error.kind }, 'a list of guilds could not be read again');
  }
}

export interface ManagedDeps extends TokenDeps {
  cdn: Cdn;
  discord: Pick<Discord, 'cachedBotGuildIds'>;
}

/** The largest first; those without a count by name. */
export async function managedServers(deps: ManagedDeps, userId: string): Promise<ManagedServer[]> {
  await refreshGuilds(deps, userId);
  const guilds = await managedBy(deps, userId);
  const [listed, botGuilds] = await Promise.all([
    listedGuilds(
      deps.db.kysely,
      guilds.map(({ guild_id }) => guild_id),
    ),
    deps.discord.cachedBotGuildIds('person'),
  ]);
  return guilds
    .map((guild) => ({
      id: guild.guild_id,
      name: guild.name,
      iconUrl: deps.cdn.icon(guild.guild_id, guild.icon_hash),
      // The person's own list tells no counts without a further consent; a listed server's are known anyway.
      memberCount: guild.member_count ?? listed.get(guild.guild_id)?.member_count ?? null,
      onlineCount: guild.online_count ?? listed.get(guild.guild_id)?.online_count ?? null,
      botHasAccess: botGuilds.has(guild.guild_id),
      verified: (JSON.parse(guild.features) as string[]).includes('verified'),
      slug: listed.get(guild.guild_id)?.slug ?? null,
    }))
    .sort((a, b) => (b.memberCount ?? -1) - (a.memberCount ?? -1) || (a.name < b.name ? -1 : 1));
}

/** Null when the person's list is not known: they did not agree to share it. */
export async function isManager(deps: TokenDeps, userId: string, guildId: string): Promise<boolean | null> {
  await refreshGuilds(deps, userId);
  if ((await userById(deps.db.kysely, userId))?.guilds_at == null) return null;
  return (await managedBy(deps, userId)).some((row) => row.guild_id === guildId);
}

/** By a list that is valid still. */
async function managedBy({ db, now }: TokenDeps, userId: string): Promise<GuildRow[]> {
  const guilds = await guildsOf(db.kysely, userId, now() - GUILD_LIST_VALID_MS);
  return guilds.filter((guild) => guild.is_manager === 1);
}

/**
 * Takes the rights of people whose list was not read for long: who lost the right, and the account with the site besides,
 * must not keep a claim and a webhook. How long they were seen in a guild stays known.
 */
export async function expireRights({ db, now }: Pick<TokenDeps, 'db' | 'now'>): Promise<void> {
  await db.write(async ({ tx, changed }) => {
    for (const listingId of await dropOldRights(tx, now() - GUILD_LIST_VALID_MS)) changed(listingId);
  });
}

/**
 * Brings the person's list up to date before a right of theirs is read from it. False when there is none, or only an old one: they have to
 * sign in anew to have theirs read. Throws DiscordError when the platform cannot be asked and the list is too old to be valid.
 */
async function readRights(deps: TokenDeps, userId: string): Promise<boolean> {
  await refreshGuilds(deps, userId, { maxAgeMs: RIGHT_MAX_AGE_MS, validMs: RIGHT_VALID_MS });
  const readAt = (await userById(deps.db.kysely, userId))?.guilds_at;
  return readAt != null && deps.now() - readAt < RIGHT_VALID_MS;
}

/** The same; throws 403 when there is no valid list. */
export async function refreshRights(deps: TokenDeps, userId: string): Promise<void> {
  if (!(await readRights(deps, userId))) throw guildListMissing();
}

/** Like `isManager` for a right that is used now, by a list of the last minutes. Throws DiscordError like `refreshRights`. */
export async function holdsRight(deps: TokenDeps, userId: string, guildId: string): Promise<boolean | null> {
  return (await readRights(deps, userId)) ? await isManager(deps, userId, guildId) : null;
}
