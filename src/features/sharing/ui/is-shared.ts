import type { Server } from '#features/listings/contract.ts';

/** Whether a server has pictures, badges and cards: those on the lists have. */
export function isShared({ approved, ageRestricted, inviteState }: Server): boolean {
  return approved && !ageRestricted && (inviteState === 'live' || inviteState === 'failing');
}
