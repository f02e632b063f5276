import type { SubmittedServer } from './contract.ts';
import { heldView, type Reason, readReason } from '#features/holds/held-because.ts';
import type { Submitted } from './submissions.ts';

/** The submitter's view. Hides why an existing listing is held: another user might have submitted it. */
export function submittedView({ listing, isExisting, unlocked }: Submitted): SubmittedServer {
  const { id, name, slug } = listing;
  const isPending = listing.approval !== 'approved';
  const reason: Reason | null = isExisting && isPending ? { key: 'waiting' } : readReason(listing.held_because);
  return {
    server: { id, name, slug, approved: !isPending },
    isExisting,
    ...heldView(reason),
    unlocked,
  };
}
