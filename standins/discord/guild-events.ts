// Scheduled events of a guild, derived from its seed. Only a bot in the guild can see them.

import type { Guild } from './guild.ts';
import { fractionOf, pickFrom, snowflakeAt } from './random.ts';

const NAMES = ['Open evening', 'Show and tell', 'Newcomers table', 'Monthly quiz', 'Repair hour'];
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Up to two in the coming days; many guilds have none. */
export function eventsOf(guild: Guild, nowMs: number): object[] {
  const today = Math.floor(nowMs / DAY_MS) * DAY_MS;
  return Array.from({ length: Math.floor(fractionOf(guild.seed, 'events') * 3) }, (_, index) => {
    const startMs = today + (index + 2) * DAY_MS + 19 * HOUR_MS;
    return {
      id: snowflakeAt(today, guild.seed + index),
      guild_id: guild.id,
      channel_id: null,
      name: pickFrom(NAMES, guild.seed + index, 'event'),
      description: null,
      scheduled_start_time: new Date(startMs).toISOString(),
      scheduled_end_time: new Date(startMs + 2 * HOUR_MS).toISOString(),
      privacy_level: 2,
      status: 1,
      entity_type: 3,
      entity_id: null,
      entity_metadata: { location: 'Voice lounge' },
      user_count: Math.round(guild.members * 0.01),
      image: null,
    };
  });
}
