import type { SubmittedServer } from './contract.ts';
import { heldBecause, heldSentence } from '#features/holds/holds.ts';
import type { Submitted } from './submissions.ts';

/** What a submitter sees. Why a listing of somebody else waits is not her business. */
export function submittedView({ listing, isExisting, unlocked }: Submitted): SubmittedServer {
  const { id, name, slug } = listing;
  const isPending = listing.approval !== 'approved';
  const heldReason = isExisting && isPending ? heldSentence({ key: 'waiting' }) : listing.held_reason;
  return {
    server: { id, name, slug, approved: !isPending },
    isExisting,
    heldReason,
    heldBecause: heldBecause(heldReason),
    unlocked,
  };
}
