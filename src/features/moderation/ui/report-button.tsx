// Reports a server or a review. Visitors can report, too.
import { useLingui } from '@lingui/react/macro';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/kit/button.tsx';
import { lazyPart } from '#web/kit/lazy-part.tsx';
import type { ReportDialogProps } from './report-dialog.tsx';

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'), { giveUp: ({ onClose }) => onClose() });

interface ReportButtonProps extends Omit<ReportDialogProps, 'onClose'> {
  /** Text of the button. */
  label: string;
}

export function ReportButton({ subject, name, label }: ReportButtonProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  // The accessible name says which of many, as in 'Report the review of …'.
  const full = t`${label}: ${name}`;
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-label={full}
        className="needs-script justify-self-start"
        onClick={() => setOpen(true)}
      >
        <Flag size={14} />
        {label}
      </Button>
      {isOpen && <ReportDialog subject={subject} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
