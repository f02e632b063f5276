import { useLingui } from '@lingui/react';
import { type FormEvent, useId } from 'react';
import { DraftNote } from '#web/session/draft-note.tsx';
import { useDraft } from '#web/session/use-draft.ts';
import { REPORT_REASONS, type ReportReason } from '#contract/vocabulary.ts';
import { useUser } from '#web/session/use-user.ts';
import { Button } from '#web/kit/button.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { failureText } from '#web/kit/failures/failure-text.ts';
import { TextAreaField } from '#web/kit/field.tsx';
import { RadioGroup } from '#web/kit/radio-group.tsx';
import { useToast } from '#web/kit/toast.tsx';
import { useAction } from '#web/kit/use-action.ts';
import { useApi } from '#web/kit/use-api.ts';
import type { ReportButtonProps } from './report-button.tsx';
import { reportReason } from '#web/directory/report-reasons.ts';
import { texts } from './texts.ts';

interface ReportDialogProps extends Pick<ReportButtonProps, 'subject' | 'name'> {
  onClose: () => void;
}

/** What is wrong, from a closed list, and what a moderator should know. */
export default function ReportDialog({ subject, name, onClose }: ReportDialogProps) {
  const { i18n } = useLingui();
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
  const options = REPORT_REASONS.map((value) => ({ value, label: reportReason(value, i18n) }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason) void send({ ...subject, reason, text });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.report(name)}
      description={texts.reportText}
    >
      <form className="grid gap-3.5" onSubmit={submit}>
        <RadioGroup
          legend={texts.whatIsWrong}
          name={group}
          options={options}
          value={reason ?? ''}
          onChange={(value) => draft.change({ reason: value })}
        />
        <TextAreaField
          label={texts.details}
          hint={texts.optional}
          dir="auto"
          rows={3}
          maxLength={1000}
          value={text}
          onChange={(event) => draft.change({ text: event.target.value })}
        />
        <DraftNote draft={draft} />
        {!user && !isLoading && <p className="text-xs text-ink-3">{texts.asVisitor}</p>}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="lamp" disabled={isPending || reason === undefined}>
            {isPending ? texts.sending : texts.sendReport}
          </Button>
          <Button variant="ghost" onClick={finish}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type Report = ReportButtonProps['subject'] & { reason: ReportReason; text: string };

function useReport(onDone: () => void) {
  const { i18n } = useLingui();
  const api = useApi();
  const toast = useToast();
  const { isPending, run: send } = useAction(async (body: Report): Promise<void> => {
    try {
      const { isNew } = await api('POST /api/v1/reports', { body });
      toast({ title: isNew ? texts.reportSent : texts.reportedBefore, tone: 'success' });
      onDone();
    } catch (error) {
      toast({ title: texts.reportFailed, text: failureText(error, texts.tryLaterText, i18n), tone: 'error' });
    }
  });
  return { isPending, send };
}
