// GET /invites/{code}

import { invalidForm, json, refusals, type Answer } from './answers.ts';
import { inviteAnswer, type InviteQuery } from './invite-answer.ts';
import { readFlag, type Exchange, type Route } from './routes.ts';
import { inviteScenario } from './scenario-invites.ts';
import type { ContentScenario, ScenarioOptions } from './scenarios.ts';

export const inviteRoutes: readonly Route[] = [
  { name: 'getInvite', method: 'GET', pattern: /^\/invites\/([^/]+)$/, handle: (exchange) => getInvite(exchange) },
];

/** The answer for an invite, changed by a content scenario if one is active. */
export function getInvite(
  { state, params, query, nowMs }: Exchange,
  scenario?: { name: ContentScenario; options: ScenarioOptions },
): Answer {
  const code = params[0] ?? '';
  if (!/^[\w-]{2,255}$/.test(code))
    return invalidForm('invite_code', 'STRING_TYPE_REGEX', 'String value did not match validation regex.');
  const withCounts = readFlag(query.get('with_counts'));
  if (withCounts === undefined || readFlag(query.get('with_expiration')) === undefined) {
    return invalidForm('with_counts', 'BOOLEAN_TYPE_CONVERT', 'Must be either true or false.');
  }
  const inviteQuery: InviteQuery = { withCounts, nowMs };
  const invite = state.world.inviteByCode(code);
  const plain = invite && inviteAnswer(invite, inviteQuery);
  if (scenario)
    return inviteScenario(scenario.name, {
      code,
      plain,
      query: inviteQuery,
      options: scenario.options,
      world: state.world,
    });
  return plain ? json(200, plain) : refusals.unknownInvite();
}
