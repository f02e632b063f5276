import { Trans } from '@lingui/react/macro';
import { isDraftWaiting } from '#web/kit/drafts.ts';
import { useUser } from './use-user.ts';

interface WaitingDraftProps {
  /** Which drafts the form that is missing here would hold, by their subjects. */
  isOf: (subject: string) => boolean;
}

/** In the place of a form that only who is signed in sees: that its text is still there, where there is one. */
export function WaitingDraft({ isOf }: WaitingDraftProps) {
  const { isLoading } = useUser();
  if (isLoading || !isDraftWaiting(isOf)) return null;
  return (
    <p className="max-w-sm text-sm text-ink">
      <Trans>Your unsent text is saved in this browser and comes back when you log in.</Trans>
    </p>
  );
}
