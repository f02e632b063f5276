// What a listing's invite is good for.
import type { Server } from '#features/listings/contract.ts';

const INVITE_ADDRESS = /^https?:\/\/(?:discord\.gg|discord(?:app)?\.com\/invite)\/([\w-]{2,255})\/?(?:[?#].*)?$/i;

type InviteState = Server['inviteState'];
type Invite = Pick<Server, 'inviteState' | 'inviteUrl'>;

/** An invite that leads to another server is there, though its address is not told. */
export function hasInvite({ inviteState, inviteUrl }: Invite): boolean {
  return inviteUrl !== null || inviteState === 'quarantined';
}

/** True when the invite is known to lead to this server. */
export function isJoinable<S extends Invite>(server: S): server is S & { inviteUrl: string } {
  return server.inviteUrl !== null && server.inviteState === 'live';
}

/** How the invite is known to fail: gone at the last check, gone for good, or leading elsewhere. Null while it works. */
export function inviteProblem({ inviteState }: Pick<Server, 'inviteState'>): Exclude<InviteState, 'live'> | null {
  return inviteState === 'live' ? null : inviteState;
}

/** The explicit code, else the one in the invite address of either known host; null when there is none. */
export function inviteCodeOf({ inviteCode, inviteUrl }: Pick<Server, 'inviteCode' | 'inviteUrl'>): string | null {
  return inviteCode ?? INVITE_ADDRESS.exec(inviteUrl ?? '')?.[1] ?? null;
}
