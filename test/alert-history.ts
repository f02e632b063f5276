import type { AlertHistory } from '#features/health/alert-rules.ts';

export const NO_STARS = { count: 0, sum: 0, positive: 0 };

/** A server that causes no alert. */
export function calmHistory(at: number): AlertHistory {
  return {
    at,
    listedAt: at - 100 * 86_400_000,
    memberCount: 1000,
    onlineCount: 300,
    features: [],
    verificationLevel: 1,
    channelCount: null,
    responseMs: null,
    isInviteValid: true,
    snapshots: [],
    actions: 0,
    reviews: NO_STARS,
    reviewsBefore: NO_STARS,
    inviteState: 'live',
    inviteExpiresAt: null,
    countsAt: at,
    ratings: { recent: NO_STARS, before: NO_STARS },
  };
}
