// Reports a server or a review. Who is not signed in is led to the login first.
import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useWriter } from '#features/accounts/ui/use-user.ts';
import type { ReportBody } from '#features/moderation/contract.ts';
import { Button, ButtonLink } from '#web/kit/button.tsx';
import { late } from '#web/kit/late.tsx';
import { texts } from './texts.ts';

const ReportDialog = late(() => import('./report-dialog.tsx'), { giveUp: ({ onClose }) => onClose() });

export interface ReportButtonProps {
  subject: Pick<ReportBody, 'subjectType' | 'subjectId'>;
  /** What it is called in the title of the dialog: a server's name, or whose review. */
  name: string;
  /** Words of the button. */
  label: string;
  /** Path of this site to come back to after a login. */
  returnTo: string;
}

export function ReportButton({ subject, name, label, returnTo }: ReportButtonProps) {
  const user = useWriter();
  const [isOpen, setOpen] = useState(false);
  const face = (
    <>
      <Flag size={14} aria-hidden="true" />
      {label}
    </>
  );
  // The name says which of many: 'Report the review of …'.
  const full = texts.buttonOf(label, name);
  if (!user) {
    const href = `/api/v1/auth/login?returnTo=${encodeURIComponent(returnTo)}`;
    return (
      <ButtonLink size="sm" variant="ghost" href={href} aria-label={full} className="justify-self-start">
        {face}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={full} className="justify-self-start" onClick={() => setOpen(true)}>
        {face}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog subject={subject} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
