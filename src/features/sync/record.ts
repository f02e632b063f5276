// Records an upstream answer in a listing. There are only three answers: the guild's facts, "this invite is gone", and
// the facts of another guild. Anything else is an upstream failure and changes nothing. Rows that are given to these
// functions were read by `lockListing`.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/time.ts';
import type { Selectable } from 'kysely';
import type { Database, Write } from '#db/open.ts';
import type { ListingsTable } from '#db/tables.ts';
import type { AnsweredFacts } from '#discord/client.ts';
import type { BotGuild } from '#discord/guild-answers.ts';
import type { GuildFacts } from '#discord/guild-facts.ts';
import { admitChange, admitLabels, identityOf, type ListingIdentity } from '#features/holds/changes.ts';
import { nameKey } from '#features/listings/name-key.ts';
import { dropHeldChange, heldChangeOf } from '#features/holds/store.ts';
import {
  addToSyncQueue,
  allSnapshots,
  type ListingRow,
  listingsByTarget,
  lockListing,
} from '#features/listings/store.ts';
import { type AnsweredCounts, isCounted, nextCounts, initialCounts, unlessOutdated } from './next-counts.ts';
import { currentTargetMs, placeInQueue, type ScheduleState } from './schedule.ts';
import { snapshotsToDrop } from './snapshots-thinning.ts';
import {
  deleteUpstreamData,
  delistedBefore,
  addCounts,
  addSnapshot,
  deleteSnapshots,
  setCounts,
  setLanguage,
  setQueued,
  type ScheduledRow,
  updateListing,
} from './store.ts';

/** The second check, which delists a gone invite: slightly more than the documented hour later. */
const CONFIRM_AFTER_MS = HOUR_MS + 5 * MINUTE_MS;
/** A delisted listing is checked this often; it is listed again when its invite works. */
const DELISTED_RETRY_MS = DAY_MS;

/** How long upstream data of a delisted listing is kept. */
const DELISTED_RETENTION_MS = 365 * DAY_MS;
/** Listings per transaction; each can have some five hundred snapshots. */
const PURGE_BATCH = 25;

/** The schedule's input for a listing. */
export function scheduleState(row: ScheduledRow): ScheduleState & { id: string } {
  return {
    id: row.id,
    viewScore: row.view_score,
    recentScore: row.recent_score,
    viewScoreAt: row.view_score_at,
    listedAt: row.created_at,
    memberCount: row.member_count,
    changePerHour: row.change_per_hour,
    checkedAt: row.checked_at,
    requiredAt: requiredLookUp(row),
  };
}

/** When the invite has to be looked up, whatever the bot finds about the guild: null unless that is still to be done. */
export function requiredLookUp(row: ScheduledRow): number | null {
  const at = row.invite_state === 'failing' ? row.invite_state_since + CONFIRM_AFTER_MS : row.invite_expires_at;
  return at !== null && at > (row.invite_checked_at ?? 0) ? at : null;
}

/** The columns filled from a guild's facts. */
export function factColumns(facts: GuildFacts) {
  return {
    name: facts.name,
    name_key: nameKey(facts.name),
    description: facts.description,
    icon_hash: facts.iconHash,
    banner_hash: facts.bannerHash,
    discovery_splash_hash: facts.discoverySplashHash,
    splash_hash: facts.splashHash,
    features: JSON.stringify(facts.features),
    verification_level: facts.verificationLevel,
    nsfw_level: facts.nsfwLevel,
    premium_tier: facts.premiumTier,
    vanity_code: facts.vanityCode,
    server_tag: facts.serverTag,
    traits: JSON.stringify(facts.traits),
    requires_application: facts.requiresApplication ? 1 : 0,
  };
}

/**
 * The invite leads to its guild: records facts, counts and a snapshot; the listing is live (again).
 * @param answer can be a minute old
 * @param isBotGone the listing has counts of a bot that has left the guild
 * @returns the row as it is now
 */
export async function recordFacts(
  write: Write,
  row: ListingRow,
  { facts, answeredAt: at, tookMs }: AnsweredFacts,
  isBotGone = false,
): Promise<ListingRow> {
  const isBack = row.invite_state !== 'live';
  const columns = {
    ...factColumns(facts),
    invite_expires_at: facts.invite.expiresAt,
    invite_max_uses: facts.invite.maxUses,
    ...(isBack ? { invite_state: 'live' as const, invite_state_since: at } : {}),
    ...(isBotGone ? { channel_count: null, role_count: null } : {}),
  };
  const current = await recordColumns(write, row, columns, at);
  const checked = { checked_at: at, invite_checked_at: at, tried_at: null, response_ms: tookMs };
  const known = await recordCounts(write, current, facts, at, checked);
  // A purged one is not queued.
  if (isBack) await addToSyncQueue(write.tx, row.id);
  await setQueued(write.tx, row.id, queueColumns(known, at));
  return known;
}

/** For a new listing, whose row was inserted with the same facts: writes each row once. */
export async function recordFirstFacts(
  { tx, changed }: Write,
  listing: Selectable<ListingsTable>,
  { facts, answeredAt: at, tookMs }: AnsweredFacts,
): Promise<void> {
  const none = initialCounts(listing.id, at);
  const checked = { checked_at: at, invite_checked_at: at, response_ms: tookMs };
  const counts = { ...none, ...nextCounts(none, facts, [], at), ...checked };
  await addCounts(tx, counts, queueColumns({ ...listing, ...counts }, at));
  if (isCounted(facts)) await addSnapshot(tx, listing.id, at, facts);
  changed(listing.id);
}

/**
 * Another invite led to the guild: records facts, counts and a snapshot. The state of the listing's own invite and the
 * time of its next look-up are unchanged.
 * @returns the row as it is now
 */
export async function recordFactsOfOther(write: Write, row: ListingRow, { facts, answeredAt: at }: AnsweredFacts) {
  const current = await recordColumns(write, row, factColumns(facts), at);
  return await recordCounts(write, current, facts, at, {});
}

/** Records the bot's data of a guild: everything except traits, server tag and invite. */
export async function recordBotGuild(write: Write, row: ListingRow, guild: BotGuild, now: number): Promise<void> {
  // While a change is held, the row has the values before it.
  const latest = (await heldChangeOf(write.tx, row.id)) ?? row;
  const columns = {
    name: guild.name ?? latest.name,
    banner_hash: guild.bannerHash,
    splash_hash: guild.splashHash,
    features: JSON.stringify(guild.features),
    verification_level: guild.verificationLevel,
    vanity_code: guild.vanityCode,
    ...profileColumns(row, latest, guild),
    channel_count: guild.channelCount,
    role_count: guild.roleCount,
  };
  const current = await recordColumns(write, row, columns, now);
  // Every guild has a locale, but only communities have to choose one; elsewhere it means nothing.
  const locale = guild.features.includes('community') ? guild.locale : null;
  const isKnown = locale === row.language && row.language_from === 'platform';
  if (locale !== null && !isKnown) await setLanguage(write.tx, row.id, locale);
  const known = await recordCounts(write, current, guild, now, { checked_at: now, tried_at: null });
  await setQueued(write.tx, row.id, queueColumns(known, now));
}

/**
 * An invite can have these values, mostly from the guild's profile, where the guild itself has none. So null from the
 * bot does not delete them; the daily look-up of the invite does.
 */
function profileColumns(row: ListingRow, latest: ListingIdentity, guild: BotGuild) {
  return {
    description: guild.description ?? latest.description,
    icon_hash: guild.iconHash ?? latest.icon_hash,
    discovery_splash_hash: guild.discoverySplashHash ?? row.discovery_splash_hash,
    nsfw_level: guild.nsfwLevel ?? row.nsfw_level,
    premium_tier: guild.premiumTier ?? row.premium_tier,
  };
}

/** The columns that tags and language are derived from. */
const TEXT_COLUMNS: readonly (keyof ListingRow)[] = ['name', 'description', 'features', 'traits', 'vanity_code'];

type Columns = Partial<ListingRow> & ListingIdentity;

/** Writes the wide row only if something in it changed: most syncs change only counts. Resolves to the new row. */
async function recordColumns({ tx }: Write, row: ListingRow, answered: Columns, now: number): Promise<ListingRow> {
  const words = await admitChange(tx, row, identityOf(answered), now);
  // The bot's data has no traits and no tag. A moderator reviews a pending listing with all labels that can hold it.
  const labels = row.approval === 'pending' ? {} : await admitLabels(tx, { ...row, ...answered });
  const columns = { ...answered, ...words, ...labels, name_key: nameKey(words.name) };
  const changed = Object.entries(columns).filter(([column, value]) => row[column as keyof ListingRow] !== value);
  if (changed.length === 0) return row;
  const areTextsNew = changed.some(([column]) => TEXT_COLUMNS.includes(column as keyof ListingRow));
  await updateListing(tx, row.id, {
    ...Object.fromEntries(changed),
    updated_at: now,
    ...(areTextsNew ? { described: null } : {}),
  });
  return { ...row, ...columns };
}

type Checked = Partial<Pick<ListingRow, 'checked_at' | 'invite_checked_at' | 'tried_at' | 'response_ms'>>;

/** @returns the row with the new counts and check times */
async function recordCounts(
  { tx, changed }: Write,
  row: ListingRow,
  answered: AnsweredCounts,
  now: number,
  checked: Checked,
): Promise<ListingRow> {
  const history = await allSnapshots(tx, row.id);
  const answer = unlessOutdated(answered, history, now);
  const counts = { ...nextCounts(row, answer, history, now), ...checked };
  await setCounts(tx, row.id, counts);
  if (isCounted(answer)) {
    await addSnapshot(tx, row.id, now, answer);
    // Thin old snapshots with each new one, so that no job has to scan all listings.
    await deleteSnapshots(tx, row.id, snapshotsToDrop([...history.map(({ at }) => at), now], now));
  }
  changed(row.id);
  return { ...row, ...counts };
}

/** The listing's place in the queue after an answer. */
function queueColumns(row: ScheduledRow, now: number) {
  const { dueAt, requiredAt, popularity } = placeInQueue(scheduleState(row), now);
  return { due_at: dueAt, required_at: requiredAt, popularity };
}

/** The state of a listing after a check that found its invite gone. */
export function stateWhenGone(row: ListingRow, now: number): ListingRow['invite_state'] {
  if (row.invite_state === 'live') return 'failing';
  // Also if the first check seems to be later: the clock was set back.
  const isConfirmed = row.invite_state === 'failing' && Math.abs(now - row.invite_state_since) >= HOUR_MS;
  return isConfirmed ? 'expired' : row.invite_state;
}

/**
 * The upstream reports the invite as gone. After the first such check the page shows it; a check at least an hour later
 * confirms it and delists the listing. Nothing is deleted.
 */
export async function recordGone({ tx, changed }: Write, row: ListingRow, now: number): Promise<void> {
  const state = stateWhenGone(row, now);
  await recordState(tx, row, state, now);
  await setCounts(tx, row.id, { checked_at: now, invite_checked_at: now });
  changed(row.id);
  const failingSince = state === row.invite_state ? row.invite_state_since : now;
  const requiredAt = state === 'failing' ? failingSince + CONFIRM_AFTER_MS : null;
  await setQueued(tx, row.id, { due_at: requiredAt ?? now + DELISTED_RETRY_MS, required_at: requiredAt });
}

/** The invite now leads to another guild: no data of that guild is stored or shown for this listing. */
export async function recordMoved({ tx, changed }: Write, row: ListingRow, now: number): Promise<void> {
  await recordState(tx, row, 'quarantined', now);
  await setCounts(tx, row.id, { checked_at: now, invite_checked_at: now });
  changed(row.id);
  await setQueued(tx, row.id, { due_at: now + DELISTED_RETRY_MS, required_at: null });
}

/**
 * An invite led to this guild, which is recorded for the listings that have it. Those of other guilds are quarantined;
 * their refresh, which tries their other invites, is due.
 */
export async function recordTarget({ tx, changed }: Write, facts: GuildFacts, now: number): Promise<void> {
  for (const { id, invite_code } of await listingsByTarget(tx, facts.invite.code, facts.guildId)) {
    const row = await lockListing(tx, id);
    if (row.invite_code !== invite_code) continue;
    changed(row.id);
    if (row.guild_id === facts.guildId) await setCounts(tx, row.id, { invite_checked_at: now });
    else await recordState(tx, row, 'quarantined', now);
    await setQueued(tx, row.id, { due_at: now });
  }
}

async function recordState(tx: Write['tx'], row: ListingRow, state: ListingRow['invite_state'], now: number) {
  if (state === row.invite_state) return;
  await updateListing(tx, row.id, { invite_state: state, invite_state_since: now, updated_at: now });
}

/** Purges upstream data of listings that were delisted a year ago; guild id and slug stay. */
export async function purgeDelisted(db: Database, now: number): Promise<void> {
  const purgeSome = async (): Promise<number> =>
    await db.write(async ({ tx, changed }) => {
      const ids = await delistedBefore(tx, now - DELISTED_RETENTION_MS, PURGE_BATCH);
      await deleteUpstreamData(tx, ids, now);
      for (const id of ids) {
        await dropHeldChange(tx, id);
        changed(id);
      }
      return ids.length;
    });
  while ((await purgeSome()) === PURGE_BATCH);
}

/** Whether the last check is more recent than the listing's freshness target requires. */
export function isTargetMet(row: ScheduledRow, now: number): boolean {
  const { checked_at: at } = row;
  return at !== null && at <= now && now - at < currentTargetMs(scheduleState(row), now);
}
