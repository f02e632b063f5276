import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button, type ButtonVariant } from '#web/kit/button.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { useInvalidFieldFocus } from '#web/kit/failures/field-errors.ts';
import { TextAreaField } from '#web/kit/field.tsx';
import { useAction } from '#web/kit/use-action.ts';

interface Choice {
  label: string;
  variant?: ButtonVariant;
  disabled?: boolean;
  /** Resolves to false if nothing was done: the dialog stays open, with the reason. */
  run: (reason: string) => Promise<boolean>;
}

export interface ReasonQuestion {
  title: string;
  description: string;
  choices: readonly Choice[];
}

interface ReasonDialogProps extends ReasonQuestion {
  onClose: () => void;
  /** Shown above the field. */
  children?: ReactNode;
}

/** Asks for the reason of an action, which the user concerned will see. */
export function ReasonDialog({ title, description, choices, onClose, children }: ReasonDialogProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [refusals, setRefusals] = useState(0);
  const form = useInvalidFieldFocus(refusals);
  const isMissing = reason.trim() === '';
  const { isPending, run } = useAction(async (choice: Choice) => {
    if (isMissing) setRefusals(refusals + 1);
    else if (await choice.run(reason)) onClose();
  });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={title} description={description}>
      {/* Enter in a checkbox would submit it, with no choice made. */}
      <form ref={form} className="grid grid-cols-1 gap-3.5" noValidate onSubmit={(event) => event.preventDefault()}>
        {children}
        <TextAreaField
          label={t`Reason`}
          error={refusals > 0 && isMissing ? t`This field is required.` : undefined}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="flex flex-wrap gap-2 max-sm:flex-col">
          {choices.map((choice) => (
            <Button
              key={choice.label}
              variant={choice.variant}
              disabled={choice.disabled}
              isPending={isPending}
              onClick={() => void run(choice)}
            >
              {choice.label}
            </Button>
          ))}
          <Button variant="ghost" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
