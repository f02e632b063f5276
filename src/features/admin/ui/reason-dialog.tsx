import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, type ButtonVariant } from '#web/kit/button.tsx';
import { classNames } from '#web/kit/class-names.ts';
import { Dialog } from '#web/kit/dialog.tsx';
import { TextAreaField } from '#web/kit/field.tsx';
import { useAction } from '#web/kit/use-action.ts';
import { DraftNote } from '#web/session/draft-note.tsx';
import { useDraft } from '#web/session/use-draft.ts';

interface Choice {
  label: string;
  variant?: ButtonVariant;
  disabled?: boolean;
  /** Resolves to false if nothing was done: the dialog stays open, with the reason. */
  run: (reason: string) => Promise<boolean>;
}

export interface ReasonQuestion {
  /** Of the typed reason: the question and its item. */
  draftSubject: string;
  title: string;
  description: string;
  choices: readonly Choice[];
}

export interface AboutItem {
  /** Decided by another moderator, or withdrawn by its author. The dialog stays open with the typed text. */
  hasLeftQueue?: boolean;
  onClose: () => void;
}

interface ReasonDialogProps extends ReasonQuestion, AboutItem {
  /** Shown above the field. */
  children?: ReactNode;
}

/** The last one that was used: the reviews of a raid, or the servers of a spammer, are removed for one reason. */
let lastReason = '';

/** Asks for the reason of an action, which the user concerned will see. */
export function ReasonDialog({ draftSubject, title, description, choices, ...dialog }: ReasonDialogProps) {
  const { hasLeftQueue, onClose, children } = dialog;
  const { t } = useLingui();
  const draft = useDraft(`reason ${draftSubject}`, { reason: '' });
  const { reason } = draft.fields;
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isMissing = reason.trim() === '';
  const finish = () => {
    draft.forget();
    onClose();
  };
  const { isPending, run } = useAction(async (choice: Choice) => {
    if (!(await choice.run(reason))) return;
    lastReason = reason;
    finish();
  });
  const reuse = () => {
    draft.change({ reason: lastReason });
    field.current?.focus();
  };
  const choose = (choice: Choice) => {
    if (!isMissing) return void run(choice);
    // The error is there when the focus arrives, so that it is read out.
    flushSync(() => setRefused(true));
    field.current?.focus();
  };
  return (
    <Dialog open onClose={onClose} title={title} description={description}>
      {children}
      {/* Screen readers announce its changes. */}
      <output className="text-sm text-bad empty:hidden">
        {hasLeftQueue && !isPending && t`This is no longer waiting for a moderator.`}
      </output>
      <TextAreaField
        ref={field}
        label={t`Reason`}
        error={isRefused && isMissing ? t`This field is required.` : undefined}
        maxLength={500}
        value={reason}
        readOnly={isPending}
        onChange={(event) => draft.change({ reason: event.target.value })}
      />
      <DraftNote draft={draft} />
      {reason === '' && lastReason !== '' && (
        <Button size="sm" variant="ghost" className="justify-self-start" onClick={reuse}>
          <Trans comment="Button: fills in the reason that was given for the previous decision">
            Use the previous reason
          </Trans>
        </Button>
      )}
      <div className={classNames('flex flex-wrap gap-2', choices.length > 1 ? 'flex-col' : 'max-sm:flex-col')}>
        {choices.map((choice) => (
          <Button
            key={choice.label}
            variant={choice.variant}
            disabled={choice.disabled}
            isPending={isPending}
            onClick={() => choose(choice)}
          >
            {choice.label}
          </Button>
        ))}
        <Button variant="ghost" onClick={finish}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
