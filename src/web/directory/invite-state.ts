// Whether a listing's invite exists and works.
import type { Server } from '#features/listings/contract.ts';

const INVITE_URL = /^https?:\/\/(?:discord\.gg|discord(?:app)?\.com\/invite)\/([\w-]{2,255})\/?(?:[?#].*)?$/i;

type InviteState = Server['inviteState'];
type Invite = Pick<Server, 'inviteState' | 'inviteUrl'>;

/** True also for an invite that leads to another server, although the API omits its URL. */
export function hasInvite({ inviteState, inviteUrl }: Invite): boolean {
  return inviteUrl !== null || inviteState === 'quarantined';
}

/** True when the invite is known to lead to this server. */
export function isJoinable<S extends Invite>(server: S): server is S & { inviteUrl: string } {
  return server.inviteUrl !== null && server.inviteState === 'live';
}

/** How the invite is known to fail: failed the last check, expired, or leads elsewhere. Null while it works. */
export function inviteProblem({ inviteState }: Pick<Server, 'inviteState'>): Exclude<InviteState, 'live'> | null {
  return inviteState === 'live' ? null : inviteState;
}

/** The explicit code, else the one in an invite URL of either known host; null if there is none. */
export function inviteCodeOf({ inviteCode, inviteUrl }: Pick<Server, 'inviteCode' | 'inviteUrl'>): string | null {
  return inviteCode ?? INVITE_URL.exec(inviteUrl ?? '')?.[1] ?? null;
}
