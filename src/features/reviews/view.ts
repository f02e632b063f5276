import type { Review } from './contract.ts';
import type { ReviewRow } from './store.ts';

const MONTH_MS = 30 * 86_400_000;

export function reviewView(row: ReviewRow): Review {
  return {
    id: row.id,
    userId: row.user_id,
    username: row.username,
    userAvatar: row.avatar_url,
    rating: row.rating,
    title: row.title,
    content: row.content,
    submittedAt: new Date(row.created_at).toISOString(),
    verified: row.is_verified === 1,
    membershipDuration: row.member_since === null ? null : duration(row.created_at - row.member_since),
    helpful: row.helpful_count,
  };
}

/** At least the time since the person was first seen in the server: 'less than a month', '1 month', '14 months'. */
function duration(ms: number): string {
  const months = Math.floor(ms / MONTH_MS);
  if (months < 1) return 'less than a month';
  return months === 1 ? '1 month' : `${months} months`;
}
