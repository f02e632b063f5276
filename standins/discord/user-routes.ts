// GET /users/@me and GET /users/@me/guilds, for users (OAuth token) and for the bot.

import { invalidForm, json, refusals, type Answer } from './answers.ts';
import { callerOf, type Caller } from './callers.ts';
import { botMemberships, compareIds, membershipsOf, userGuild, type Membership } from './memberships.ts';
import { readFlag, type Exchange, type Route } from './routes.ts';
import { botUser } from './sandbox-app.ts';
import type { SampleUser } from './sample-users.ts';

export const userRoutes: readonly Route[] = [
  { name: 'getUser', method: 'GET', pattern: /^\/users\/@me$/, handle: getUser },
  { name: 'getUserGuilds', method: 'GET', pattern: /^\/users\/@me\/guilds$/, handle: getUserGuilds },
];

const PAGE_SIZE = 200;

function getUser(exchange: Exchange): Answer {
  const caller = callerOf(exchange);
  if (caller.kind === 'bot') return json(200, { ...botUser, verified: true, mfa_enabled: true, flags: 0 });
  if (caller.kind !== 'user' || !caller.grant.scopes.includes('identify')) return refusals.unauthorized();
  return json(200, userBody(caller.user, caller.grant.scopes.includes('email')));
}

/** Email address and verification only with the scope `email`. */
export function userBody(user: SampleUser, withEmail: boolean): object {
  return {
    id: user.id,
    username: user.username,
    discriminator: user.discriminator,
    global_name: user.globalName,
    avatar: user.avatar,
    banner: null,
    accent_color: null,
    avatar_decoration_data: null,
    collectibles: null,
    primary_guild: null,
    public_flags: 0,
    flags: 0,
    premium_type: 0,
    mfa_enabled: false,
    locale: user.locale,
    ...(withEmail ? { email: user.email, verified: user.isVerified } : {}),
  };
}

function getUserGuilds(exchange: Exchange): Answer {
  const caller = callerOf(exchange);
  const memberships = membershipsFor(caller, exchange);
  if (memberships === null) return refusals.unauthorized();
  const { query, nowMs } = exchange;
  const limit = Number(query.get('limit') ?? PAGE_SIZE);
  if (!Number.isInteger(limit) || limit < 1 || limit > PAGE_SIZE) {
    return invalidForm('limit', 'NUMBER_TYPE_RANGE', `int value should be between 1 and ${PAGE_SIZE}.`);
  }
  const withCounts = readFlag(query.get('with_counts')) === true && canSeeCounts(caller);
  const page = pageOf(memberships, { limit, before: query.get('before'), after: query.get('after') });
  return json(
    200,
    page.map((membership) => userGuild(membership, withCounts ? { nowMs } : null)),
  );
}

function membershipsFor(caller: Caller, { state }: Exchange): Membership[] | null {
  if (caller.kind === 'bot') return botMemberships(state.botGuilds, state.world);
  if (caller.kind !== 'user' || !caller.grant.scopes.includes('guilds')) return null;
  return membershipsOf(caller.user, state.world);
}

/** A user's token needs an additional scope for counts. */
function canSeeCounts(caller: Caller): boolean {
  return caller.kind === 'bot' || (caller.kind === 'user' && caller.grant.scopes.includes('guilds.members.read'));
}

/** `before` selects the last items below an id, `after` the first ones above it. */
function pageOf(
  list: readonly Membership[],
  { limit, before, after }: { limit: number; before: string | null; after: string | null },
): Membership[] {
  const matching = list.filter(
    ({ guild }) =>
      (before === null || compareIds(guild.id, before) < 0) && (after === null || compareIds(guild.id, after) > 0),
  );
  return before !== null && after === null ? matching.slice(-limit) : matching.slice(0, limit);
}
