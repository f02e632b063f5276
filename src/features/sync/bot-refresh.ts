// Guilds that the bot is in are refreshed through the bot's routes, which have limits of their own: that spares the
// budget of invite look-ups. Their invites are still looked up once a day, because only that tells whether they work.
import type { Priority } from '#discord/budget-rules.ts';
import { isDiscordError } from '#discord/errors.ts';
import { listingRows } from '#features/listings/listings.ts';
import type { ListingRow } from '#features/listings/store.ts';
import { recordBotGuild } from './record.ts';
import type { SyncDeps } from './sync.ts';

const HOUR_MS = 3_600_000;
const INVITE_CHECK_MS = 23 * HOUR_MS;

export interface BotRefresh {
  /**
   * True when the listing was refreshed through the bot; false when the invite has to be looked up. Equal calls in
   * flight are one.
   */
  refresh(row: ListingRow, priority: Priority): Promise<boolean>;
  /** The same without the daily look-up of the invite, for when there is none to be had. */
  refreshOnly(row: ListingRow, priority: Priority): Promise<boolean>;
}

export function createBotRefresh({ db, discord, now }: SyncDeps): BotRefresh {
  const underWay = new Map<string, Promise<boolean>>();

  const ask = async (row: ListingRow, priority: Priority): Promise<boolean> => {
    try {
      if (!(await discord.cachedBotGuildIds(priority)).has(row.guild_id)) return false;
      const guild = await discord.botGuild(row.guild_id, priority);
      await db.write(async (write) => {
        const [current] = await listingRows(write.tx, [row.id]);
        if (current) await recordBotGuild(write, current, guild, now());
      });
      return true;
    } catch (error) {
      if (!isDiscordError(error)) throw error;
      // Whatever keeps the bot from answering, the invite still can.
      return false;
    }
  };

  const refreshOnly: BotRefresh['refreshOnly'] = async (row, priority) => {
    if (!discord.hasBot || row.invite_state !== 'live') return false;
    const asked = underWay.get(row.id) ?? ask(row, priority).finally(() => underWay.delete(row.id));
    underWay.set(row.id, asked);
    return await asked;
  };

  return {
    async refresh(row, priority) {
      const isInviteFresh = row.invite_checked_at !== null && now() - row.invite_checked_at < INVITE_CHECK_MS;
      return isInviteFresh && (await refreshOnly(row, priority));
    },
    refreshOnly,
  };
}
