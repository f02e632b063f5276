import { type FormEvent, useId, useState } from 'react';
import { REPORT_REASONS, type ReportReason } from '#contract/vocabulary.ts';
import { Button } from '#web/kit/button.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { TextAreaField } from '#web/kit/field.tsx';
import { RadioGroup } from '#web/kit/radio-group.tsx';
import { useToast } from '#web/kit/toast.tsx';
import { useApi } from '#web/kit/use-api.ts';
import type { ReportButtonProps } from './report-button.tsx';

const OPTIONS = Object.entries(REPORT_REASONS).map(([value, label]) => ({ value, label }));

interface ReportDialogProps extends Pick<ReportButtonProps, 'subject' | 'name'> {
  onClose: () => void;
}

/** What is wrong, from a closed list, and what a moderator should know. */
export default function ReportDialog({ subject, name, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState('');
  const { isPending, send } = useReport(onClose);
  const group = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason) void send({ ...subject, reason, text });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Report ${name}`}
      description="A moderator will look at it. Nobody else sees who reported."
    >
      <form className="grid gap-3.5" onSubmit={submit}>
        <RadioGroup
          legend="What is wrong?"
          name={group}
          options={OPTIONS}
          value={reason ?? ''}
          onChange={(value) => setReason(value as ReportReason)}
        />
        <TextAreaField
          label="Details"
          hint="Optional."
          rows={3}
          maxLength={1000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="lamp" disabled={isPending || reason === undefined}>
            {isPending ? 'Sending...' : 'Send report'}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type Report = ReportButtonProps['subject'] & { reason: ReportReason; text: string };

function useReport(onDone: () => void) {
  const api = useApi();
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  const send = async (body: Report): Promise<void> => {
    setPending(true);
    try {
      const { isNew } = await api('POST /api/v1/reports', { body });
      toast({ title: isNew ? 'Report sent' : 'You have reported this before', tone: 'success' });
      onDone();
    } catch (error) {
      const text = error instanceof Error ? error.message : 'Please try again later.';
      toast({ title: 'Your report was not sent', text, tone: 'error' });
    } finally {
      setPending(false);
    }
  };
  return { isPending, send };
}
