// What an answer of the upstream does to a listing. Only three things are answers: the guild's facts, "this invite is
// gone", and the facts of another guild. Everything else is the upstream's trouble and changes nothing.
import type { Selectable } from 'kysely';
import type { Write } from '#db/open.ts';
import type { ListingsTable } from '#db/tables.ts';
import type { BotGuild } from '#discord/guild-answers.ts';
import type { GuildFacts } from '#discord/guild-facts.ts';
import { admitChange } from '#features/holds/changes.ts';
import { nameKey } from '#features/listings/name-key.ts';
import type { ListingRow } from '#features/listings/store.ts';
import { type AnsweredCounts, isCounted, nextCounts, noCounts } from './next-counts.ts';
import { currentTargetMs, nextTurn, type ScheduleState } from './schedule.ts';
import { snapshotsToDrop } from './snapshots-thinning.ts';
import {
  addCounts,
  addSnapshot,
  dropSnapshots,
  setByInvite,
  setCounts,
  setLanguage,
  setQueued,
  snapshotsOf,
  type ScheduledRow,
} from './store.ts';

const HOUR_MS = 3_600_000;
/** A second look decides whether a gone invite leaves the lists; a little over the promised hour. */
const CONFIRM_AFTER_MS = HOUR_MS + 5 * 60_000;
/** A hidden listing comes back by itself when its invite answers again. */
const HIDDEN_RETRY_MS = 24 * HOUR_MS;

/** What the schedule has to know of a listing. */
export function scheduleState(row: ScheduledRow): ScheduleState & { id: string } {
  return {
    id: row.id,
    viewScore: row.view_score,
    recentScore: row.recent_score,
    viewScoreAt: row.view_score_at,
    listedAt: row.created_at,
    memberCount: row.member_count,
    changePerHour: row.change_per_hour,
    lastSyncedAt: row.checked_at,
    askAt: row.invite_state === 'failing' ? row.invite_state_since + CONFIRM_AFTER_MS : row.invite_expires_at,
  };
}

/** The columns that a guild's facts fill. */
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
    boost_count: facts.boostCount,
    vanity_code: facts.vanityCode,
    server_tag: facts.serverTag,
    traits: JSON.stringify(facts.traits),
    requires_application: facts.requiresApplication ? 1 : 0,
  };
}

/** The invite answered its guild: facts, counts, a snapshot, and the listing is live (again). */
export async function recordFacts(write: Write, row: ListingRow, facts: GuildFacts, now: number): Promise<void> {
  const isBack = row.invite_state !== 'live';
  const columns = {
    ...factColumns(facts),
    invite_expires_at: facts.invite.expiresAt,
    invite_max_uses: facts.invite.maxUses,
    ...(isBack ? { invite_state: 'live' as const, invite_state_since: now } : {}),
  };
  await recordColumns(write, row, columns, now);
  const checked = { checked_at: now, invite_checked_at: now };
  const known = await recordCounts(write, { ...row, ...columns }, facts, now, checked);
  await setQueued(write.tx, row.id, turnAfter(known, now));
}

/** The invite brought a new listing, whose row was made of the same facts: each thing is written once. */
export async function recordFirstFacts(
  { tx, changed }: Write,
  listing: Selectable<ListingsTable>,
  facts: GuildFacts,
  now: number,
): Promise<void> {
  const none = noCounts(listing.id, now);
  const counts = { ...none, ...nextCounts(none, facts, [], now), checked_at: now, invite_checked_at: now };
  await addCounts(tx, counts, turnAfter({ ...listing, ...counts }, now));
  if (isCounted(facts)) await addSnapshot(tx, listing.id, now, facts);
  changed(listing.id);
}

/**
 * Another invite than the listing's answered its guild: facts, counts and a snapshot. Of the listing's own nothing was
 * learnt: what is said of it stays, and so does the time when it is asked.
 */
export async function recordFactsOfOther(write: Write, row: ListingRow, facts: GuildFacts, now: number): Promise<void> {
  const columns = factColumns(facts);
  await recordColumns(write, row, columns, now);
  await recordCounts(write, { ...row, ...columns }, facts, now, {});
}

/** What the bot sees of a guild that it is in: all but the traits, the tag and the invite. */
export async function recordBotGuild(write: Write, row: ListingRow, guild: BotGuild, now: number): Promise<void> {
  const name = guild.name ?? row.name;
  const columns = {
    name,
    name_key: nameKey(name),
    banner_hash: guild.bannerHash,
    splash_hash: guild.splashHash,
    features: JSON.stringify(guild.features),
    verification_level: guild.verificationLevel,
    vanity_code: guild.vanityCode,
    ...profileColumns(row, guild),
    channel_count: guild.channelCount,
    role_count: guild.roleCount,
  };
  await recordColumns(write, row, columns, now);
  const locale = chosenLocale(guild);
  const isKnown = locale === row.language && row.language_from === 'platform';
  if (locale !== null && !isKnown) await setLanguage(write.tx, row.id, locale);
  const known = await recordCounts(write, { ...row, ...columns }, guild, now, { checked_at: now });
  await setQueued(write.tx, row.id, turnAfter(known, now));
}

/**
 * What an invite says also where the guild itself does not, mostly by the guild's profile. So the bot's null takes
 * nothing away: what is really gone goes when the invite is looked up, which is once a day for these guilds too.
 */
function profileColumns(row: ListingRow, guild: BotGuild) {
  return {
    description: guild.description ?? row.description,
    icon_hash: guild.iconHash ?? row.icon_hash,
    discovery_splash_hash: guild.discoverySplashHash ?? row.discovery_splash_hash,
    nsfw_level: guild.nsfwLevel ?? row.nsfw_level,
    premium_tier: guild.premiumTier ?? row.premium_tier,
    boost_count: guild.boostCount ?? row.boost_count,
  };
}

/** Every guild has a locale; it says something only where somebody had to choose it, and that is in communities. */
function chosenLocale({ locale, features }: BotGuild): string | null {
  return features.includes('community') ? locale : null;
}

/** What tags and the language are read from. */
const TEXT_COLUMNS: readonly (keyof ListingRow)[] = ['name', 'description', 'features', 'traits', 'vanity_code'];

type Columns = Partial<ListingRow> & Pick<ListingRow, 'name' | 'description' | 'icon_hash'>;

/** The wide row is written only when something in it changed: most syncs move counts alone. */
async function recordColumns({ tx }: Write, row: ListingRow, answered: Columns, now: number): Promise<void> {
  const { name, description, icon_hash } = answered;
  const words = await admitChange(tx, row, { name, description, icon_hash }, now);
  const columns: Columns = { ...answered, ...words, name_key: nameKey(words.name) };
  const changed = Object.entries(columns).filter(([column, value]) => row[column as keyof ListingRow] !== value);
  if (changed.length === 0) return;
  const areTextsNew = changed.some(([column]) => TEXT_COLUMNS.includes(column as keyof ListingRow));
  await setByInvite(tx, row, {
    ...Object.fromEntries(changed),
    updated_at: now,
    ...(areTextsNew ? { described: null } : {}),
  });
}

/** @returns the row with what was counted and checked */
async function recordCounts(
  { tx, changed }: Write,
  row: ListingRow,
  answer: AnsweredCounts,
  now: number,
  checked: Partial<Pick<ListingRow, 'checked_at' | 'invite_checked_at'>>,
): Promise<ListingRow> {
  const history = await snapshotsOf(tx, row.id);
  const counts = { ...nextCounts(row, answer, history, now), ...checked };
  await setCounts(tx, row.id, counts);
  if (isCounted(answer)) {
    await addSnapshot(tx, row.id, now, answer);
    // Old ones thin out whenever a new one comes, so that no job has to walk through all listings.
    const times = [...history.map(({ at }) => at), now];
    await dropSnapshots(tx, row.id, snapshotsToDrop(times, now));
  }
  changed(row.id);
  return { ...row, ...counts };
}

/** The listing's place in the queue after an answer. */
function turnAfter(row: ScheduledRow, now: number) {
  const { dueAt, askAt, popularity } = nextTurn(scheduleState(row), now);
  return { due_at: dueAt, ask_at: askAt, popularity, asked_at: now };
}

/** The state that a listing comes to when its invite is gone at this look. */
export function stateWhenGone(row: ListingRow, now: number): ListingRow['invite_state'] {
  if (row.invite_state === 'live') return 'failing';
  const isConfirmed = row.invite_state === 'failing' && now - row.invite_state_since >= HOUR_MS;
  return isConfirmed ? 'expired' : row.invite_state;
}

/**
 * The upstream says that the invite is gone. The first time the page says so; the listing leaves the lists when a check
 * at least an hour later confirms it. Nothing is deleted.
 */
export async function recordGone({ tx, changed }: Write, row: ListingRow, now: number): Promise<void> {
  const state = stateWhenGone(row, now);
  if (!(await recordState({ tx }, row, state, now))) return;
  await setCounts(tx, row.id, { checked_at: now, invite_checked_at: now });
  changed(row.id);
  const failingSince = state === row.invite_state ? row.invite_state_since : now;
  const askAt = state === 'failing' ? failingSince + CONFIRM_AFTER_MS : null;
  await setQueued(tx, row.id, { due_at: askAt ?? now + HIDDEN_RETRY_MS, ask_at: askAt, asked_at: now });
}

/** The invite now answers another guild: nothing of that guild is kept or shown under this listing. */
export async function recordMoved({ tx, changed }: Write, row: ListingRow, now: number): Promise<void> {
  if (!(await recordState({ tx }, row, 'quarantined', now))) return;
  await setCounts(tx, row.id, { checked_at: now, invite_checked_at: now });
  changed(row.id);
  await setQueued(tx, row.id, { due_at: now + HIDDEN_RETRY_MS, ask_at: null, asked_at: now });
}

/** False when an owner gave the listing another invite meanwhile: the answer says nothing of that one. */
async function recordState(
  { tx }: Pick<Write, 'tx'>,
  row: ListingRow,
  state: ListingRow['invite_state'],
  now: number,
): Promise<boolean> {
  if (state === row.invite_state) return true;
  return await setByInvite(tx, row, { invite_state: state, invite_state_since: now, updated_at: now });
}

/** Whether the stored answer is younger than the listing's freshness target. */
export function isTargetMet(row: ScheduledRow, now: number): boolean {
  return row.checked_at !== null && now - row.checked_at < currentTargetMs(scheduleState(row), now);
}
