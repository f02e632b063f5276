import { useState } from 'react';
import { Button, type ButtonVariant } from '#web/kit/button.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { TextAreaField } from '#web/kit/field.tsx';
import { texts } from './texts.ts';

export interface Reasoned {
  title: string;
  description: string;
  choices: readonly { label: string; variant?: ButtonVariant; run: (reason: string) => void }[];
}

/** Asks why, before something is done that a person is told of. */
export function ReasonDialog({ title, description, choices, onClose }: Reasoned & { onClose: () => void }) {
  const [reason, setReason] = useState('');
  const isGiven = reason.trim() !== '';
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={title} description={description}>
      <TextAreaField
        label={texts.reason}
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
          {texts.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
