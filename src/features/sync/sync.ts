// Refreshes one listing: looks up its invite and records the answer. Used by the background loop, Sync All, the sync
// button and the live preview.
import type { Database, Queries } from '#db/open.ts';
import type { AnyCaller, Caller } from '#discord/budget-rules.ts';
import type { AnsweredFacts, Discord, InviteAnswer } from '#discord/client.ts';
import { DiscordError, isDiscordError, wasRefusedLocally } from '#discord/errors.ts';
import { requireListing } from '#features/listings/listings.ts';
import { type ListingRow, listingsByTarget, lockListing, NO_INVITE } from '#features/listings/store.ts';
import { unknownInvite } from '#http/errors.ts';
import type { BotRefresh } from './bot-refresh.ts';
import { lookUpOtherInvites, switchInvite } from './other-invites.ts';
import { recordFacts, recordGone, recordMoved, recordTarget, scheduleState, stateWhenGone } from './record.ts';
import { afterView, MIN_INTERVAL_MS } from './schedule.ts';
import { bringForward, setCounts } from './store.ts';

export interface SyncDeps {
  db: Database;
  discord: Discord;
  /** Epoch ms. */
  now: () => number;
}

/** The result of a refresh. */
type Outcome = 'live' | 'gone' | 'moved' | 'superseded';

/**
 * Looks up the listing's invite and records the answer. Throws DiscordError, with the listing unchanged, if there was
 * no call or no valid answer. `superseded`: the listing's invite changed during the look-up.
 */
export async function refreshListing(
  { db, discord, now }: SyncDeps,
  row: ListingRow,
  caller: AnyCaller,
): Promise<Outcome> {
  if (row.invite_code === NO_INVITE) return 'gone';
  const answer = await lookUpListing({ db, discord, now }, row, caller);
  const isOwn = answer !== 'gone' && answer.facts.guildId === row.guild_id;
  const isBotGone = isOwn && (await hasBotLeft(discord, row, caller));
  return await db.write(async (write) => {
    // The row might have changed during the look-up, so record the answer in the current one.
    const current = await lockListing(write.tx, row.id);
    if (current.invite_code !== row.invite_code) return 'superseded';
    if (answer === 'gone') {
      await recordGone(write, current, now());
      return 'gone';
    }
    const isMoved = answer.facts.guildId !== current.guild_id;
    if (isMoved) await recordMoved(write, current, now());
    else {
      const updated = answer.isOther ? await switchInvite(write.tx, current, answer.facts.invite.code) : current;
      await recordFacts(write, updated, answer, isBotGone);
    }
    await recordTarget(write, answer.facts, now());
    return isMoved ? 'moved' : 'live';
  });
}

/** Looks up an invite for anything but a refresh, and records where it leads for the listings that have it. */
export async function lookUpAndRecordTarget(
  { db, discord, now }: SyncDeps,
  code: string,
  caller: AnyCaller,
): Promise<InviteAnswer> {
  const answer = await discord.lookUpInvite(code, caller);
  const { facts } = answer;
  if (!facts) return answer;
  const isNews = (await listingsByTarget(db.kysely, facts.invite.code, facts.guildId)).length > 0;
  if (isNews) await db.write((write) => recordTarget(write, facts, now()));
  return answer;
}

interface ListingAnswer extends AnsweredFacts {
  /** The answer is from another invite than the listing's. */
  isOther?: boolean;
}

/** The answer of the listing's invite, or of another one if that no longer leads to the guild. */
async function lookUpListing(
  { db, discord, now }: SyncDeps,
  row: ListingRow,
  caller: AnyCaller,
): Promise<ListingAnswer | 'gone'> {
  const answer = await lookUpOwnInvite(discord, row.invite_code, caller).catch(async (error: unknown) => {
    if (isDiscordError(error) && !wasRefusedLocally(error)) await recordFailedLookUp(db, row, now());
    throw error;
  });
  if (!worsensState(row, answer, now())) return answer;
  const other = await lookUpOtherInvites(discord, row, caller).catch(async (error: unknown) => {
    // The listing's own invite was looked up, even if our own limits prevented the look-up of the other one.
    await recordFailedLookUp(db, row, now());
    throw error;
  });
  return other ? { ...other, isOther: true } : answer;
}

/**
 * Whether the answer worsens the listing's state, or the look-up of another caller just did. Only then are other invites
 * tried, not at every check.
 */
function worsensState(row: ListingRow, answer: ListingAnswer | 'gone', now: number): boolean {
  if (answer === 'gone') return stateWhenGone(row, now) !== row.invite_state;
  const isKnown = row.invite_state === 'quarantined' && row.invite_state_since <= (row.invite_checked_at ?? 0);
  return answer.facts.guildId !== row.guild_id && !isKnown;
}

async function lookUpOwnInvite(discord: Discord, code: string, caller: AnyCaller): Promise<ListingAnswer | 'gone'> {
  try {
    const { facts, verdict, answeredAt, tookMs } = await discord.lookUpInvite(code, caller);
    if (facts === null)
      throw new DiscordError('unexpected-answer', `an invite that led to a guild now answers ${verdict}`);
    return { facts, answeredAt, tookMs };
  } catch (error) {
    if (isDiscordError(error, 'gone')) return 'gone';
    throw error;
  }
}

/** Whether the listing has counts of a bot that has left its guild, or is not configured any longer; false while that is unknown. */
async function hasBotLeft(discord: Discord, row: ListingRow, caller: AnyCaller): Promise<boolean> {
  if (row.channel_count === null && row.role_count === null) return false;
  const guildIds = await discord.cachedBotGuildIds(caller === 'background' ? caller : 'interactive');
  return guildIds !== undefined && !guildIds.has(row.guild_id);
}

/** Records a failed attempt, so that the listing is not looked up again immediately. */
async function recordFailedLookUp(db: Database, row: ListingRow, now: number): Promise<void> {
  await db.write(async ({ tx }) => {
    const current = await lockListing(tx, row.id);
    if (current.invite_code === row.invite_code) await setCounts(tx, row.id, { tried_at: now });
  });
}

/**
 * Whether a look-up of the listing was made within the last minute, successful or not: no other is made then. A time in
 * the future was stored before the clock was set back.
 */
export function wasJustChecked(row: Pick<ListingRow, 'checked_at' | 'tried_at'>, now: number): boolean {
  return [row.checked_at, row.tried_at].some((at) => at !== null && at <= now && now - at < MIN_INTERVAL_MS);
}

/** Refreshes a listing through the bot or its invite, at most once a minute; returns the stored row. */
export async function syncNow(
  deps: SyncDeps & { bot: BotRefresh },
  row: ListingRow,
  caller: Caller,
): Promise<ListingRow> {
  if (!wasJustChecked(row, deps.now()) && !(await deps.bot.refresh(row, 'interactive'))) {
    const outcome = await refreshListing(deps, row, caller);
    if (outcome === 'gone') throw unknownInvite();
    if (outcome === 'moved') throw unknownInvite('it leads to another server now');
  }
  return await requireListing(deps.db.kysely, row.id);
}

/** Records a view, which can bring the listing's next refresh forward. */
export async function updateViewScores(tx: Queries, row: ListingRow, now: number): Promise<void> {
  const { scores, place } = afterView(scheduleState(row), now);
  await setCounts(tx, row.id, {
    view_score: scores.viewScore,
    recent_score: scores.recentScore,
    view_score_at: scores.viewScoreAt,
  });
  if (row.invite_state === 'live') await bringForward(tx, row.id, place);
}
