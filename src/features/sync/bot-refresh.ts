// Guilds that the bot is in are refreshed through the bot's routes, which have limits of their own: that spares the
// budget of invite look-ups. Their invites are still looked up once a day, because only that tells whether they work.
import { isDiscordError } from '#discord/errors.ts';
import { type ListingRow, listingRows } from '#features/listings/listings.ts';
import { recordBotGuild } from './record.ts';
import type { Load } from './schedule.ts';
import type { SyncDeps } from './sync.ts';

const HOUR_MS = 3_600_000;
/** How long the list of the bot's guilds is taken as it is. */
const LIST_KEPT_MS = HOUR_MS;
const INVITE_CHECK_MS = 23 * HOUR_MS;

export interface BotRefresh {
  /** True when the listing was refreshed through the bot; false when the invite has to be looked up. */
  refresh(row: ListingRow, load: Load): Promise<boolean>;
}

export function createBotRefresh({ db, discord, now }: SyncDeps): BotRefresh {
  let guildIds = new Set<string>();
  let listedAt = Number.NEGATIVE_INFINITY;

  const isInside = async (guildId: string): Promise<boolean> => {
    if (!discord.hasBot) return false;
    if (now() - listedAt >= LIST_KEPT_MS) {
      // Also after a failure the list is not asked for again at once.
      listedAt = now();
      guildIds = new Set(await discord.botGuildIds('background'));
    }
    return guildIds.has(guildId);
  };

  return {
    async refresh(row, load) {
      const isInviteFresh = row.invite_checked_at !== null && now() - row.invite_checked_at < INVITE_CHECK_MS;
      if (row.invite_state !== 'live' || !isInviteFresh) return false;
      try {
        if (!(await isInside(row.guild_id))) return false;
        const guild = await discord.botGuild(row.guild_id, 'background');
        await db.write(async (write) => {
          const [current] = await listingRows(write.tx, [row.id]);
          if (current) await recordBotGuild(write, current, guild, now(), load);
        });
        return true;
      } catch (error) {
        if (!isDiscordError(error)) throw error;
        // Whatever keeps the bot from answering, the invite still can.
        return false;
      }
    },
  };
}
