// Refreshes guilds that the bot is in through the bot's routes, which have their own limits and so save look-ups. Their
// invites are still looked up once a day and when they expire: only a look-up shows whether an invite works.
import { HOUR_MS } from '#contract/time.ts';
import type { Database } from '#db/open.ts';
import type { Priority } from '#discord/budget-rules.ts';
import type { Discord } from '#discord/client.ts';
import { isDiscordError } from '#discord/errors.ts';
import { type ListingRow, listingById, lockListing } from '#features/listings/store.ts';
import { shareRun } from '#src/in-flight.ts';
import { recordBotGuild, requiredLookUp } from './record.ts';

const INVITE_CHECK_MS = 23 * HOUR_MS;

export interface BotRefresh {
  /**
   * True if the listing was refreshed, by the bot or since `row` was read; false if the invite has to be looked up.
   * Concurrent calls for a listing are deduplicated. Requests and jobs each have their own instance: a user must not wait
   * for a call with the limits of a job.
   */
  refresh(row: ListingRow, priority: Priority): Promise<boolean>;
  /** The same without the daily invite look-up, for when the budget is spent. */
  refreshOnly(row: ListingRow, priority: Priority): Promise<boolean>;
}

interface BotRefreshDeps {
  db: Database;
  discord: Discord;
  /** Epoch ms. */
  now: () => number;
}

export function createBotRefresh({ db, discord, now }: BotRefreshDeps): BotRefresh {
  const inFlight = new Map<string, Promise<boolean>>();

  const refreshByBot = async (row: ListingRow, priority: Priority): Promise<boolean> => {
    try {
      // A refresh that ended since the caller read the row need not be repeated.
      const stored = await listingById(db.kysely, row.id);
      if (stored?.checked_at !== row.checked_at) return stored?.invite_state === 'live';
      if (!(await discord.cachedBotGuildIds(priority))?.has(row.guild_id)) return false;
      const guild = await discord.botGuild(row.guild_id, priority);
      await db.write(async (write) => {
        const current = await lockListing(write.tx, row.id);
        await recordBotGuild(write, current, guild, now());
      });
      return true;
    } catch (error) {
      if (!isDiscordError(error)) throw error;
      // Fall back to the invite, whatever the bot's error.
      return false;
    }
  };

  const refreshOnly: BotRefresh['refreshOnly'] = async (row, priority) => {
    if (!discord.hasBot || row.invite_state !== 'live') return false;
    return await shareRun(inFlight, row.id, () => refreshByBot(row, priority));
  };

  return {
    async refresh(row, priority) {
      const lookUpAt = Math.min((row.invite_checked_at ?? 0) + INVITE_CHECK_MS, requiredLookUp(row) ?? Infinity);
      return now() < lookUpAt && (await refreshOnly(row, priority));
    },
    refreshOnly,
  };
}
