import { expect, it } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import { guildFacts } from './guild-facts.ts';
import { inviteJson } from '#test/discord-invite.ts';
import { inviteVerdict } from './invite-verdict.ts';
import { InviteShape } from './shapes.ts';

const NOW = Date.UTC(2026, 10, 1);

function verdict(json: unknown) {
  const invite = InviteShape.parse(json);
  return inviteVerdict(invite, guildFacts(invite, 'lanternfen'), NOW);
}

const withFeature = (feature: string) => inviteJson({ guild: { features: ['NEWS', feature] } });

it.each([
  ['ok', inviteJson()],
  ['ok', inviteJson({ type: undefined })],
  ['ok', inviteJson({ expires_at: new Date(NOW + DAY_MS).toISOString() })],
  ['ok', inviteJson({ max_uses: 5 })],
  ['ok', inviteJson({ flags: 2 | 4 | 8 })],
  ['ok', inviteJson({ guild: { nsfw_level: 3 } })],
  ['ok', withFeature('INVITES_DISABLED')],
  ['ok', withFeature('MEMBER_VERIFICATION_MANUAL_APPROVAL')],
  ['ok', withFeature('LINKED_TO_HUB')],
  ['group-dm', { type: 1, code: 'x', channel: { id: '1190000000000000001', type: 3, name: null } }],
  ['friend', { type: 2, code: 'x', channel: null, inviter: { username: 'wren' } }],
  ['friend', { type: 2, code: 'x', expires_at: new Date(NOW - DAY_MS).toISOString() }],
  ['hub', withFeature('HUB')],
  ['staff-only', withFeature('INTERNAL_EMPLOYEE_ONLY')],
  ['staff-only', withFeature('STAFF_LEVEL_COLLABORATOR_REQUIRED')],
  ['guest', inviteJson({ flags: 3 })],
  ['temporary', inviteJson({ temporary: true })],
  ['expired', inviteJson({ expires_at: new Date(NOW).toISOString() })],
  ['expired', inviteJson({ expires_at: '2026-10-31T23:59:59.999999+00:00', guild: null })],
  ['no-guild', inviteJson({ guild: null })],
  ['no-guild', inviteJson({ type: 7 })],
  ['no-guild', {}],
])('%s: %j', (wanted, json) => {
  expect(verdict(json)).toBe(wanted);
});
