import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Appeal, Decision } from '#features/moderation/contract.ts';
import { Badge, type BadgeTone } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { failureText } from '#web/kit/failures/failure-text.ts';
import { TextAreaField } from '#web/kit/field.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { Age } from '#web/kit/time.tsx';
import { useToast } from '#web/kit/toast.tsx';
import { useAction } from '#web/kit/use-action.ts';
import { useApi } from '#web/kit/use-api.ts';
import { decisionsQuery } from './decision-queries.ts';
import { texts } from './texts.ts';

function titleOf({ kind, title }: Decision): string {
  if (kind === 'account') return texts.accountSuspended;
  return kind === 'server' ? texts.serverDeclined(title) : texts.reviewRemoved(title);
}

export function DecisionPanel({ decision }: { decision: Decision }) {
  const { excerpt, reason, at, appeal } = decision;
  return (
    <Panel title={titleOf(decision)} bodyClassName="grid gap-3 p-[18px]">
      <p className="text-xs text-ink-3">
        <Age at={at} />
      </p>
      {excerpt !== null && (
        <blockquote
          dir="auto"
          className="max-w-[40.5em] border-s-2 border-line-strong ps-3 whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]"
        >
          {excerpt}
        </blockquote>
      )}
      <p className="max-w-[40.5em] whitespace-pre-line [overflow-wrap:anywhere]">
        <b>{texts.reason}</b> <bdi>{reason}</bdi>
      </p>
      {appeal ? <OwnAppeal appeal={appeal} /> : <AppealForm decisionId={decision.id} />}
    </Panel>
  );
}

const TONES: Record<Appeal['status'], BadgeTone> = { open: 'mid', accepted: 'good', rejected: 'bad' };

function OwnAppeal({ appeal: { text, status, answer } }: { appeal: Appeal }) {
  return (
    <div className="grid justify-items-start gap-1.5 rounded-md bg-surface-2 p-4">
      <h3 className="flex flex-wrap items-center gap-2">
        {text === null ? texts.anAppeal : texts.yourAppeal} <Badge tone={TONES[status]}>{texts.statuses[status]}</Badge>
      </h3>
      {text !== null && (
        <p dir="auto" className="whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
          {text}
        </p>
      )}
      {answer !== null && (
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">
          <b>{texts.answer}</b> <bdi>{answer}</bdi>
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
    <form className="grid max-w-[40.5em] gap-2.5" onSubmit={submit}>
      <TextAreaField
        label={texts.appeal}
        hint={texts.appealHint}
        dir="auto"
        rows={4}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" className="justify-self-start" disabled={isPending || text.trim() === ''}>
        {isPending ? texts.sending : texts.sendAppeal}
      </Button>
    </form>
  );
}

function useAppeal(decisionId: string) {
  const { i18n } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const { isPending, run: send } = useAction(async (text: string): Promise<void> => {
    try {
      const call = { params: { id: decisionId }, body: { text } };
      await api('POST /api/v1/moderation/decisions/:id/appeal', call);
      toast({ title: texts.appealSent, tone: 'success' });
    } catch (error) {
      toast({ title: texts.appealFailed, text: failureText(error, texts.tryLaterText, i18n), tone: 'error' });
    } finally {
      await queries.invalidateQueries({ queryKey: decisionsQuery(api).queryKey });
    }
  });
  return { isPending, send };
}
