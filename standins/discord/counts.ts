// Changing member and online counts: a pure function of (guild, time), so that two processes, a restart or a test with
// its own clock all see the same numbers. Growth is slow and levels off, with a daily wave and some noise.

import type { Guild } from './guild.ts';
import { hashText, wander } from './random.ts';

/** The time at which a guild has exactly its configured number of members. */
export const ANCHOR_MS = Date.UTC(2026, 10, 1);

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** No guild grows or shrinks by more than this share, however far the clock is from the anchor. */
const MAX_GROWTH = 0.4;

interface Counts {
  members: number;
  online: number;
}

/** Counts at `nowMs`, constant within `stepMs`: Discord's own counts lag too. */
export function countsAt(guild: Guild, nowMs: number, stepMs = MINUTE_MS): Counts {
  const atMs = Math.floor(nowMs / stepMs) * stepMs;
  const members = membersAt(guild, atMs);
  const share =
    (guild.onlinePercent / 100) *
    eveningWave(guild, atMs) *
    (1 + 0.06 * wander(guild.seed ^ 7, atMs / (10 * MINUTE_MS)));
  const online = Math.round(members * share);
  return { members, online: Math.max(1, Math.min(members, online)) };
}

function membersAt(guild: Guild, atMs: number): number {
  const days = (atMs - ANCHOR_MS) / DAY_MS;
  const growth = MAX_GROWTH * Math.tanh((guild.growthPerDay * days) / MAX_GROWTH);
  const noise = atMs === ANCHOR_MS ? 0 : 0.0015 * wander(guild.seed, atMs / HOUR_MS);
  return Math.max(2, Math.round(guild.members * (1 + growth + noise)));
}

/** Highest around 8:30 pm in the members' time zone, lowest around 8:30 am, a little higher on weekends. */
function eveningWave(guild: Guild, atMs: number): number {
  const localMs = atMs + guild.utcOffsetHours * HOUR_MS;
  const hour = (localMs % DAY_MS) / HOUR_MS;
  const weekday = new Date(localMs).getUTCDay();
  const isWeekend = weekday === 0 || weekday === 6;
  const depth = 0.14 + (hashText(guild.id) % 100) / 700;
  return 1 - depth + depth * Math.cos((2 * Math.PI * (hour - 20.5)) / 24) + (isWeekend ? 0.05 : 0);
}
