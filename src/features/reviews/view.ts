import { DAY_MS, isoTime } from '#contract/time.ts';
import { avatarPath } from '#http/avatar-path.ts';
import type { OwnerReply, Review } from './contract.ts';
import type { ReviewRow } from './store.ts';

const MONTH_MS = 30 * DAY_MS;

export function reviewView(row: ReviewRow): Review {
  const months = row.member_since === null ? null : wholeMonths(row.created_at - row.member_since);
  return {
    id: row.id,
    userId: row.user_id,
    username: row.username ?? 'deleted user',
    isAuthorDeleted: row.username === null,
    userAvatar: avatarPath(row.user_id, row.avatar_url),
    rating: row.rating,
    title: row.title,
    content: row.content,
    submittedAt: isoTime(row.created_at),
    editedAt: row.updated_at === row.created_at ? null : isoTime(row.updated_at),
    verified: row.is_verified === 1,
    membershipDuration: months === null ? null : duration(months),
    membershipMonths: months,
    helpful: row.helpful_count,
    reply: replyView(row),
  };
}

export function replyView({ reply, replied_at }: Pick<ReviewRow, 'reply' | 'replied_at'>): OwnerReply | null {
  return reply === null || replied_at === null ? null : { content: reply, at: isoTime(replied_at) };
}

function wholeMonths(ms: number): number {
  return Math.max(0, Math.floor(ms / MONTH_MS));
}

/** A lower bound, since the user was first seen in the server: 'less than a month', '1 month', '14 months'. */
function duration(months: number): string {
  if (months < 1) return 'less than a month';
  return months === 1 ? '1 month' : `${months} months`;
}
