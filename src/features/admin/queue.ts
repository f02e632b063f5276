// Submissions that a rule holds: an admin makes them public, refuses them with a reason, or blocks the guild.
import type { Cdn } from '#discord/cdn.ts';
import { recordSubmission } from '#features/reputation/reputation.ts';
import { AppError } from '#http/errors.ts';
import type { AdminDeps } from './admin.ts';
import type { HeldSubmission } from './contract.ts';
import { addAction, addBlock, decide, heldListings } from './store.ts';

const SHOWN = 100;
const notWaiting = (): AppError =>
  new AppError(409, 'already_decided', 'This submission does not wait any more: somebody decided about it.');

export async function queue({ db }: AdminDeps, cdn: Cdn): Promise<HeldSubmission[]> {
  return (await heldListings(db.kysely, SHOWN)).map((row) => ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    iconUrl: cdn.icon(row.guild_id, row.icon_hash),
    categories: JSON.parse(row.categories) as string[],
    memberCount: row.member_count,
    onlineCount: row.online_count,
    heldReason: row.held_reason ?? 'It waits for a moderator.',
    isInviteValid: row.invite_state === 'live',
    submittedAt: new Date(row.created_at).toISOString(),
    submittedBy: row.username,
  }));
}

export type Decision = { kind: 'approve' } | { kind: 'reject' | 'block'; reason: string };

/** One of two admins who decide at once is told so: throws 409. */
export async function decideSubmission(
  { db, now }: AdminDeps,
  adminId: string,
  listingId: string,
  decision: Decision,
): Promise<void> {
  const at = now();
  const isApproved = decision.kind === 'approve';
  const reason = decision.kind === 'approve' ? null : decision.reason;
  await db.write(async ({ tx, changed }) => {
    const approval = isApproved ? 'approved' : 'rejected';
    const decided = await decide(tx, listingId, { approval, reason, at });
    if (!decided) throw notWaiting();
    if (decision.kind === 'block') await addBlock(tx, decided.guild_id, decision.reason, at);
    if (isApproved && decided.submitted_by !== null) {
      await recordSubmission(tx, { userId: decided.submitted_by, listingId, at });
    }
    await addAction(tx, {
      admin_id: adminId,
      action: decision.kind,
      subject: listingId,
      reason,
      before: JSON.stringify({ approval: 'pending' }),
      after: JSON.stringify({ approval }),
      created_at: at,
    });
    changed(listingId);
  });
}
