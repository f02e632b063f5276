import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useRef, useState } from 'react';
import { isResponseLost } from '#contract/client.ts';
import { MAX_REPORT } from '#contract/limits.ts';
import { DraftNote } from '#web/session/draft-note.tsx';
import { useDraft } from '#web/session/use-draft.ts';
import type { ReportBody } from '#features/moderation/contract.ts';
import DecisionsNote from './decisions-note.tsx';
import { REPORT_REASONS, type ReportReason } from '#contract/vocabulary.ts';
import { useUser } from '#web/session/use-user.ts';
import { Button } from '#web/kit/button.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { useInvalidFieldFocus } from '#web/kit/failures/field-errors.ts';
import { showChangeFailure } from '#web/kit/lost-response.ts';
import { FieldError, TextAreaField } from '#web/kit/field.tsx';
import { RadioGroup } from '#web/kit/radio-group.tsx';
import { showToast } from '#web/kit/toast-store.ts';
import { useAction } from '#web/kit/use-action.ts';
import { useApi } from '#web/kit/use-api.ts';
import { reportReason } from '#web/directory/report-reasons.ts';

export interface ReportDialogProps {
  subject: Pick<ReportBody, 'subjectType' | 'subjectId'>;
  /** For the title: the name of the server, or of the review's author. */
  name: string;
  onClose: () => void;
}

/** Suspended users see why they cannot report, instead of the form. */
export default function ReportDialog(props: ReportDialogProps) {
  const { t } = useLingui();
  const { name, onClose } = props;
  const suspendedFor = useUser().user?.suspendedFor ?? null;
  const isSuspended = suspendedFor !== null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Report ${name}`}
      description={isSuspended ? undefined : t`A moderator will look at it. Nobody else can see who reported it.`}
    >
      {isSuspended ? <DecisionsNote suspendedFor={suspendedFor} /> : <ReportForm {...props} />}
      {isSuspended && (
        <Button className="justify-self-start" onClick={onClose}>
          {t`Close`}
        </Button>
      )}
    </Dialog>
  );
}

/** A reason from a fixed list, and details for the moderator. */
function ReportForm({ subject, onClose }: ReportDialogProps) {
  const { i18n, t } = useLingui();
  const draft = useDraft(`report ${subject.subjectType} ${subject.subjectId}`, { reason: '', text: '' });
  const { text } = draft.fields;
  const reason = REPORT_REASONS.find((known) => known === draft.fields.reason);
  const finish = () => {
    draft.forget();
    onClose();
  };
  const { isPending, send } = useReport(finish);
  const { user, isLoading } = useUser();
  const group = useId();
  const [refusals, setRefusals] = useState(0);
  const form = useInvalidFieldFocus(refusals);
  const isMissing = refusals > 0 && !reason;
  const options = REPORT_REASONS.map((value) => ({ value, label: reportReason(value, i18n) }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason) void send({ ...subject, reason, text });
    else setRefusals(refusals + 1);
  };
  return (
    <form ref={form} className="grid gap-3.5" noValidate onSubmit={submit}>
      <RadioGroup
        role="radiogroup"
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${group}-error` : undefined}
        legend={t`What is wrong?`}
        name={group}
        options={options}
        value={reason ?? ''}
        onChange={(value) => draft.change({ reason: value })}
      />
      {isMissing && <FieldError id={`${group}-error`}>{t`This field is required.`}</FieldError>}
      <TextAreaField
        label={t({ message: 'Details', comment: 'Label of a text field' })}
        hint={t`Optional.`}
        dir="auto"
        rows={3}
        maxLength={MAX_REPORT}
        value={text}
        readOnly={isPending}
        onChange={(event) => draft.change({ text: event.target.value })}
      />
      <DraftNote draft={draft} />
      {!user && !isLoading && (
        <p className="text-xs text-ink-3">
          <Trans>You are not logged in, so your report counts half as much.</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="lamp" isPending={isPending}>
          {isPending ? t`Sending...` : t`Send report`}
        </Button>
        <Button variant="ghost" onClick={finish}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

type Report = ReportDialogProps['subject'] & { reason: ReportReason; text: string };

function useReport(onDone: () => void) {
  const { i18n, t } = useLingui();
  const api = useApi();
  /** The last report without a response: it might have been received. */
  const lostReport = useRef('');
  const { isPending, run: send } = useAction(async (body: Report): Promise<void> => {
    const report = JSON.stringify(body);
    try {
      const { isNew } = await api('POST /api/v1/reports', { body });
      const isSent = isNew || report === lostReport.current;
      showToast({ title: isSent ? t`Report sent` : t`You have reported this before`, tone: 'success' });
      // Words that were not recorded remain readable.
      if (isSent || !body.text.trim()) onDone();
    } catch (error) {
      if (isResponseLost(error)) lostReport.current = report;
      showChangeFailure(t`Your report was not sent`, error, i18n);
    }
  });
  return { isPending, send };
}
