// Whether a directory can list the guild of an invite. Pure.
// Paused, limited, expiring and apply-to-join invites are accepted; `GuildFacts` flags them.
import { type GuildFacts, expiryOf } from './guild-facts.ts';
import type { InviteShape } from './shapes.ts';

/** Why an invite is refused. */
export type InviteRefusal =
  | 'group-dm'
  | 'friend'
  /** A student hub: joining it by invite has no effect. */
  | 'hub'
  /** Grants a voice visit, not membership. */
  | 'guest'
  /** Membership ends with the visit. */
  | 'temporary'
  /** The answer has an expiry in the past. */
  | 'expired'
  /** Open to Discord's own staff only. */
  | 'staff-only'
  /** The answer has no guild, or one without an id or a name. */
  | 'no-guild';

type InviteVerdict = 'ok' | InviteRefusal;

const GUILD = 0;
const GROUP_DM = 1;
const FRIEND = 2;

/**
 * @param facts result of `guildFacts` for the same answer
 * @param now epoch ms
 */
export function inviteVerdict(invite: InviteShape, facts: GuildFacts | null, now: number): InviteVerdict {
  if (invite.type === GROUP_DM) return 'group-dm';
  if (invite.type === FRIEND) return 'friend';
  const expiresAt = expiryOf(invite);
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  if (!facts || (invite.type ?? GUILD) !== GUILD) return 'no-guild';
  if (facts.features.includes('hub')) return 'hub';
  if (facts.features.some(isForStaff)) return 'staff-only';
  if (facts.invite.isGuest) return 'guest';
  return facts.invite.isTemporary ? 'temporary' : 'ok';
}

function isForStaff(feature: string): boolean {
  return feature === 'internal_employee_only' || feature.startsWith('staff_level_');
}
