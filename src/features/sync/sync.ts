// Refreshing one listing: one look-up, and its answer recorded. Used by the background loop, the sync button, the live
// preview and a repeated submission alike.
import type { Database, Queries } from '#db/open.ts';
import type { Asker, Caller } from '#discord/budget-rules.ts';
import type { Discord } from '#discord/client.ts';
import { DiscordError, isDiscordError, wasNotAsked } from '#discord/errors.ts';
import type { GuildFacts } from '#discord/guild-facts.ts';
import { listingRows } from '#features/listings/listings.ts';
import type { ListingRow } from '#features/listings/store.ts';
import { serverNotFound, unknownInvite } from '#http/errors.ts';
import type { BotRefresh } from './bot-refresh.ts';
import { askOtherInvites, takeOtherInvite } from './other-invites.ts';
import { recordFacts, recordGone, recordMoved, scheduleState, stateWhenGone } from './record.ts';
import { afterView } from './schedule.ts';
import { bringForward, setCounts } from './store.ts';

export interface SyncDeps {
  db: Database;
  discord: Discord;
  /** Epoch ms. */
  now: () => number;
}

/** A sooner sync of the same listing answers what is stored. */
const MIN_GAP_MS = 60_000;

/** What the look-up said of the listing. */
export type Outcome = 'live' | 'gone' | 'moved' | 'superseded';

/**
 * Looks the listing's invite up and records the answer. Throws DiscordError when the upstream could not be asked or
 * gave no answer; the listing is then as it was. `superseded`: the listing got another invite meanwhile, or has none.
 */
export async function refreshListing({ db, discord, now }: SyncDeps, row: ListingRow, asker: Asker): Promise<Outcome> {
  if (row.invite_code === null) return 'superseded';
  const answer = await ask({ db, discord, now }, { ...row, invite_code: row.invite_code }, asker);
  return await db.write(async (write) => {
    // The row may have changed while the upstream was asked: the answer is recorded on what is stored now.
    const [current] = await listingRows(write.tx, [row.id]);
    if (current?.invite_code !== row.invite_code) return 'superseded';
    if (answer === 'gone') {
      await recordGone(write, current, now());
      return 'gone';
    }
    if (answer.facts.guildId !== current.guild_id) {
      await recordMoved(write, current, now());
      return 'moved';
    }
    const served = answer.isOther ? await takeOtherInvite(write.tx, current, answer.facts.invite.code) : current;
    if (!served) return 'superseded';
    await recordFacts(write, served, answer.facts, now());
    await setCounts(write.tx, row.id, { response_ms: answer.tookMs });
    return 'live';
  });
}

interface Answer {
  facts: GuildFacts;
  tookMs: number;
  /** It came by another invite than the listing's. */
  isOther?: boolean;
}

/** What the listing's invite leads to; when that is no longer its guild, what another invite says that does. */
async function ask(
  { db, discord, now }: SyncDeps,
  row: ListingRow & { invite_code: string },
  asker: Asker,
): Promise<Answer | 'gone'> {
  const answer = await lookUp(discord, row.invite_code, asker).catch(async (error: unknown) => {
    if (isDiscordError(error) && !wasNotAsked(error)) await noteTry(db, row, now());
    throw error;
  });
  if (!isLosing(row, answer, now())) return answer;
  const other = await askOtherInvites(discord, row, asker).catch(async (error: unknown) => {
    // The platform was asked about the listing, even where our own limits kept the other invite from being asked.
    await noteTry(db, row, now());
    throw error;
  });
  return other ? { ...other, isOther: true } : answer;
}

/** Whether the answer would move the listing on towards the end: other invites are not asked at each look after that. */
function isLosing(row: ListingRow, answer: Answer | 'gone', now: number): boolean {
  if (answer === 'gone') return stateWhenGone(row, now) !== row.invite_state;
  return answer.facts.guildId !== row.guild_id && row.invite_state !== 'quarantined';
}

async function lookUp(discord: Discord, code: string, asker: Asker): Promise<Answer | 'gone'> {
  try {
    const { facts, verdict, tookMs } = await discord.lookUpInvite(code, asker);
    if (facts === null) throw new DiscordError('odd-answer', `an invite that led to a guild now answers ${verdict}`);
    return { facts, tookMs };
  } catch (error) {
    if (isDiscordError(error, 'gone')) return 'gone';
    throw error;
  }
}

/** Remembers that the upstream was asked in vain, so that it is not asked about the same listing again at once. */
async function noteTry(db: Database, row: ListingRow, now: number): Promise<void> {
  await db.write(({ tx }) => setCounts(tx, row.id, { tried_at: now }));
}

/** Whether the upstream was asked about the listing within the last minute, with or without an answer. */
export function wasJustAsked(row: ListingRow, now: number): boolean {
  return now - Math.max(row.checked_at ?? 0, row.tried_at ?? 0) < MIN_GAP_MS;
}

/** The stored counts of a listing, after the bot or its invite was asked when that was more than a minute ago. */
export async function syncNow(
  deps: SyncDeps & { bot: BotRefresh },
  row: ListingRow,
  caller: Caller,
): Promise<ListingRow> {
  if (!wasJustAsked(row, deps.now()) && !(await deps.bot.refresh(row, 'person'))) {
    const outcome = await refreshListing(deps, row, caller);
    if (outcome === 'gone') throw unknownInvite();
    if (outcome === 'moved') throw unknownInvite('it leads to another server now');
  }
  const [current] = await listingRows(deps.db.kysely, [row.id]);
  if (!current) throw serverNotFound();
  return current;
}

/** A view: the listing's rate grows, and with it the listing may be due earlier. */
export async function addView(tx: Queries, row: ListingRow, now: number): Promise<void> {
  const { scores, turn } = afterView(scheduleState(row), now);
  await setCounts(tx, row.id, {
    view_score: scores.viewScore,
    recent_score: scores.recentScore,
    view_score_at: scores.viewScoreAt,
  });
  if (row.invite_state === 'live') await bringForward(tx, row.id, turn);
}
