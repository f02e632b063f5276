import type { Server } from '#features/listings/contract.ts';

const INVITE_ADDRESS = /^https?:\/\/(?:discord\.gg|discord(?:app)?\.com\/invite)\/([\w-]{2,255})\/?(?:[?#].*)?$/i;

/** The explicit code, else the one in the invite address of either known host; null when there is none. */
export function inviteCodeOf({ inviteCode, inviteUrl }: Pick<Server, 'inviteCode' | 'inviteUrl'>): string | null {
  return inviteCode ?? INVITE_ADDRESS.exec(inviteUrl ?? '')?.[1] ?? null;
}
