import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, type ButtonVariant } from '#web/kit/button.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { TextAreaField } from '#web/kit/field.tsx';

export interface ReasonQuestion {
  title: string;
  description: string;
  choices: readonly { label: string; variant?: ButtonVariant; run: (reason: string) => void }[];
}

/** Asks for the reason of an action, which the user concerned will see. */
export function ReasonDialog({ title, description, choices, onClose }: ReasonQuestion & { onClose: () => void }) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const isGiven = reason.trim() !== '';
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={title} description={description}>
      <TextAreaField
        label={t`Reason`}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        {choices.map(({ label, variant, run }) => (
          <Button
            key={label}
            variant={variant}
            disabled={!isGiven}
            onClick={() => {
              onClose();
              run(reason);
            }}
          >
            {label}
          </Button>
        ))}
        <Button variant="ghost" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
