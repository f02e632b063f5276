import type { SubmittedServer } from './contract.ts';
import type { Submitted } from './submissions.ts';

/** What a submitter is told. Why a listing of somebody else waits is not her business. */
export function submittedView({ listing, isExisting, unlocked }: Submitted): SubmittedServer {
  const { id, name, slug } = listing;
  const isPending = listing.approval !== 'approved';
  return {
    server: { id, name, slug, approved: !isPending },
    isExisting,
    heldReason: isExisting && isPending ? 'It is waiting for a moderator.' : listing.held_reason,
    unlocked,
  };
}
