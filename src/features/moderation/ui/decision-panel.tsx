import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Appeal, Decision } from '#features/moderation/contract.ts';
import { Badge, type BadgeTone } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { TextAreaField } from '#web/kit/field.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { Age } from '#web/kit/time.tsx';
import { useToast } from '#web/kit/toast.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { decisionsQuery } from './decision-queries.ts';

function titleOf({ kind, title }: Decision): string {
  return {
    server: `${title} was declined`,
    review: `Your review of ${title} was removed`,
    account: 'Your account is suspended',
  }[kind];
}

export function DecisionPanel({ decision }: { decision: Decision }) {
  const { excerpt, reason, at, appeal } = decision;
  return (
    <Panel title={titleOf(decision)} bodyClassName="grid gap-3 p-[18px]">
      <p className="text-xs text-ink-3">
        <Age at={at} format="long" />
      </p>
      {excerpt !== null && (
        <blockquote className="max-w-[66ch] border-l-2 border-line-strong pl-3 whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
          {excerpt}
        </blockquote>
      )}
      <p className="max-w-[66ch] whitespace-pre-line [overflow-wrap:anywhere]">
        <b>Reason:</b> {reason}
      </p>
      {appeal ? <OwnAppeal appeal={appeal} /> : <AppealForm decisionId={decision.id} />}
    </Panel>
  );
}

const STATUS: Record<Appeal['status'], { tone: BadgeTone; text: string }> = {
  open: { tone: 'mid', text: 'Waits for a moderator' },
  accepted: { tone: 'good', text: 'Accepted' },
  rejected: { tone: 'bad', text: 'Rejected' },
};

function OwnAppeal({ appeal: { text, status, answer } }: { appeal: Appeal }) {
  return (
    <div className="grid justify-items-start gap-1.5 rounded-md bg-surface-2 p-4">
      <h3 className="flex flex-wrap items-center gap-2">
        {text === null ? 'An appeal' : 'Your appeal'} <Badge tone={STATUS[status].tone}>{STATUS[status].text}</Badge>
      </h3>
      {text !== null && <p className="whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">{text}</p>}
      {answer !== null && (
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">
          <b>Answer:</b> {answer}
        </p>
      )}
    </div>
  );
}

function AppealForm({ decisionId }: { decisionId: string }) {
  const [text, setText] = useState('');
  const { isPending, send } = useAppeal(decisionId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(text);
  };
  return (
    <form className="grid max-w-[66ch] gap-2.5" onSubmit={submit}>
      <TextAreaField
        label="Appeal"
        hint="Once. A moderator reads it and answers here."
        rows={4}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" className="justify-self-start" disabled={isPending || text.trim() === ''}>
        {isPending ? 'Sending...' : 'Send appeal'}
      </Button>
    </form>
  );
}

function useAppeal(decisionId: string) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  const send = async (text: string): Promise<void> => {
    setPending(true);
    try {
      const call = { params: { id: decisionId }, body: { text } };
      await api('POST /api/v1/moderation/decisions/:id/appeal', call);
      toast({ title: 'Appeal sent', tone: 'success' });
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'Please try again later.';
      toast({ title: 'Your appeal was not sent', text: reason, tone: 'error' });
    } finally {
      await queries.invalidateQueries({ queryKey: decisionsQuery(api).queryKey });
      setPending(false);
    }
  };
  return { isPending, send };
}
