// The content scenarios: well-formed but unexpected answers about an invite.

import { refusals, json, type Answer } from './answers.ts';
import type { Guild } from './guild.ts';
import {
  friendAnswer,
  groupDmAnswer,
  guildInviteAnswer,
  hubAnswer,
  isoTime,
  type InviteQuery,
} from './invite-answer.ts';
import type { ContentScenario, ScenarioOptions } from './scenarios.ts';
import type { InviteAnswer } from './shapes.ts';
import type { World } from './world.ts';

interface InviteCase {
  code: string;
  /** The normal answer, or undefined if the code is unknown. */
  plain: InviteAnswer | undefined;
  query: InviteQuery;
  options: ScenarioOptions;
  world: World;
}

const DAY_MS = 86_400_000;

/** A name with a right-to-left override, a zero-width space, a bell and a script tag, to detect missing escaping. */
const ODD_NAME = '\u202eevil\u202c \u200bNa\u0007me <script>alert(1)</script>';

/** Changes the normal answer as the scenario requires. Unknown codes stay unknown if a guild is needed. */
export function inviteScenario(name: ContentScenario, given: InviteCase): Answer {
  if (name === 'unknown-invite') return refusals.unknownInvite();
  if (name === 'expired-error') return refusals.expiredInvite();
  const changed = changedInvite(name, given);
  return changed === undefined ? refusals.unknownInvite() : json(200, changed);
}

function changedInvite(
  name: Exclude<ContentScenario, 'unknown-invite' | 'expired-error'>,
  given: InviteCase,
): InviteAnswer | undefined {
  const { code, plain, query, options } = given;
  if (name === 'group-dm') return groupDmAnswer(code, query.nowMs);
  if (name === 'friend') return friendAnswer(code, query.nowMs);
  if (name === 'hub') return hubAnswer(code, query);
  if (plain === undefined) return undefined;
  const inDays = (days: number): string => isoTime(query.nowMs + (options.expiresInMs ?? days * DAY_MS));
  switch (name) {
    case 'expired-date':
      return { ...plain, expires_at: inDays(-1) };
    case 'expiring':
      return { ...plain, expires_at: inDays(14) };
    case 'points-elsewhere':
      return elsewhere(given, plain);
    case 'null-counts':
      return withoutCounts(plain, options.keepProfile === true);
    case 'no-profile':
      return withoutProfile(plain);
    case 'unknown-features':
      return withFeatures(plain, 'SOME_FUTURE_FEATURE', 'TEAPOT_MODE_418', 'x'.repeat(120).toUpperCase());
    case 'temporary':
      return { ...plain, temporary: true };
    case 'guest':
      return { ...plain, flags: (plain.flags ?? 0) | 1 };
    case 'limited-uses':
      return { ...plain, uses: 3, max_uses: 10 };
    case 'paused':
      return withFeatures(plain, 'INVITES_DISABLED');
    case 'no-guild':
      return { ...plain, guild: undefined, guild_id: undefined, profile: undefined };
    case 'age-restricted':
      return { ...plain, guild: plain.guild && { ...plain.guild, nsfw_level: 3, nsfw: true } };
    case 'odd-name':
      return { ...plain, guild: plain.guild && { ...plain.guild, name: ODD_NAME } };
  }
}

/** Undefined fields are not serialized. */
function withoutProfile(plain: InviteAnswer): InviteAnswer {
  return { ...plain, profile: undefined };
}

/** Removes the profile too, because it has the counts as well, unless the caller tests that fallback. */
function withoutCounts(plain: InviteAnswer, keepProfile: boolean): InviteAnswer {
  const base = keepProfile ? plain : withoutProfile(plain);
  return { ...base, approximate_member_count: null, approximate_presence_count: null };
}

function withFeatures(plain: InviteAnswer, ...features: string[]): InviteAnswer {
  return { ...plain, guild: plain.guild && { ...plain.guild, features: [...plain.guild.features, ...features] } };
}

function elsewhere({ code, query, options, world }: InviteCase, plain: InviteAnswer): InviteAnswer | undefined {
  const target = options.targetCode === undefined ? undefined : world.inviteByCode(options.targetCode);
  const guild = target?.kind === 'guild' ? target.guild : neighborOf(plain.guild_id, world);
  return guild && guildInviteAnswer(code, guild, null, query);
}

function neighborOf(id: string | undefined, world: World): Guild | undefined {
  const guilds = world.guilds();
  const at = guilds.findIndex((guild) => guild.id === id);
  return guilds[(at + 1) % guilds.length];
}
