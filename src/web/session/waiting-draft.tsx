import { Trans } from '@lingui/react/macro';
import { isDraftWaiting } from './drafts.ts';
import { useUser } from './use-user.ts';

interface WaitingDraftProps {
  /** Selects the drafts of the form that is missing here, by subject. */
  isOf: (subject: string) => boolean;
}

/** Replaces a form that only logged-in users see: a note that its draft still exists, if there is one. */
export function WaitingDraft({ isOf }: WaitingDraftProps) {
  const { isLoading } = useUser();
  if (isLoading || !isDraftWaiting(isOf)) return null;
  return (
    <p className="max-w-sm text-sm text-ink">
      <Trans>Your unsent text is saved in this browser and comes back when you log in.</Trans>
    </p>
  );
}
