// What waits for a moderator. Submissions that a rule holds are decided here: an admin makes them public, refuses them
// with a reason, or blocks the guild.
import { holdUser } from '#db/hold-user.ts';
import type { Queries } from '#db/open.ts';
import type { Cdn } from '#discord/cdn.ts';
import { recordSubmission } from '#features/reputation/reputation.ts';
import { heldBecause } from '#features/holds/holds.ts';
import { AppError } from '#http/errors.ts';
import type { AdminDeps } from './admin.ts';
import { appealItems } from './appeals.ts';
import type { HeldSubmission, QuarantinedItem, QueueItem } from './contract.ts';
import { log } from './decisions.ts';
import { listingState, unseenQuarantines } from './moderation-store.ts';
import { reportItems } from './reported.ts';
import { addBlock, decide, heldListings } from './store.ts';

const SHOWN = 100;
const notWaiting = (): AppError =>
  new AppError(409, 'already_decided', 'This submission does not wait any more: somebody decided about it.');

/** Of all kinds, oldest first. */
export async function queue({ db }: AdminDeps, cdn: Cdn): Promise<QueueItem[]> {
  const kinds = await Promise.all([
    heldItems(db.kysely, cdn),
    reportItems(db.kysely, cdn, SHOWN),
    quarantineItems(db.kysely, cdn),
    appealItems(db.kysely, SHOWN),
  ]);
  const since = (item: QueueItem): string => (item.kind === 'submission' ? item.submittedAt : item.since);
  return kinds.flat().toSorted((a, b) => (since(a) < since(b) ? -1 : 1));
}

async function quarantineItems(db: Queries, cdn: Cdn): Promise<QuarantinedItem[]> {
  return (await unseenQuarantines(db, SHOWN)).map(({ id, name, slug, guild_id, icon_hash, since }) => ({
    kind: 'quarantine',
    id,
    server: { id, name, slug, iconUrl: cdn.icon(guild_id, icon_hash) },
    since: new Date(since).toISOString(),
  }));
}

async function heldItems(db: Queries, cdn: Cdn): Promise<HeldSubmission[]> {
  return (await heldListings(db, SHOWN)).map((row) => ({
    kind: 'submission',
    id: row.id,
    name: row.name,
    slug: row.slug,
    iconUrl: cdn.icon(row.guild_id, row.icon_hash),
    categories: JSON.parse(row.categories) as string[],
    memberCount: row.member_count,
    onlineCount: row.online_count,
    heldReason: row.held_reason ?? 'It waits for a moderator.',
    heldBecause: row.held_reason === null ? { key: 'waiting' } : heldBecause(row.held_reason),
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
  const submitter = (await listingState(db.kysely, listingId))?.submitted_by ?? null;
  await db.write(async ({ tx, changed }) => {
    // People come before other rows, as everywhere: an owner may edit the listing at this moment.
    if (submitter !== null) await holdUser(tx, submitter);
    const approval = isApproved ? 'approved' : 'rejected';
    const decided = await decide(tx, listingId, { approval, reason, at });
    if (!decided) throw notWaiting();
    if (decision.kind === 'block') await addBlock(tx, decided.guild_id, decision.reason, at);
    if (isApproved && decided.submitted_by !== null) {
      await recordSubmission(tx, { userId: decided.submitted_by, listingId, at });
    }
    const before = { approval: 'pending' };
    const after = { approval, ...(decision.kind === 'block' && { blocked: true }) };
    await log(tx, adminId, at, { action: decision.kind, subject: listingId, reason, before, after });
    changed(listingId);
  });
}
