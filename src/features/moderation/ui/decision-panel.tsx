import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { MAX_APPEAL } from '#contract/limits.ts';
import { cleanText } from '#contract/plain-text.ts';
import type { Appeal, ModeratorDecision } from '#features/moderation/contract.ts';
import { Badge, type BadgeTone } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { TextAreaField } from '#web/kit/field.tsx';
import { DraftNote } from '#web/session/draft-note.tsx';
import { useDraft } from '#web/session/use-draft.ts';
import { Panel } from '#web/kit/panel.tsx';
import { Age } from '#web/kit/time.tsx';
import { showToast } from '#web/kit/toast-store.ts';
import { useAction } from '#web/kit/use-action.ts';
import { responseOf, showChangeFailure } from '#web/kit/lost-response.ts';
import { useApi } from '#web/kit/use-api.ts';
import { decisionsQuery } from './decisions-note.tsx';

function titleOf({ kind, title, isLifted }: ModeratorDecision, i18n: I18n): string {
  if (kind === 'account')
    return isLifted ? i18n.t(msg`Your account was suspended`) : i18n.t(msg`Your account is suspended`);
  return kind === 'server' ? i18n.t(msg`${title} was rejected`) : i18n.t(msg`Your review of ${title} was removed`);
}

export function DecisionPanel({ decision }: { decision: ModeratorDecision }) {
  const { i18n } = useLingui();
  const { excerpt, reason, at, isLifted, appeal } = decision;
  const aside = isLifted ? (
    <Badge tone="good">
      <Trans comment="State of a decision: it no longer applies">Lifted</Trans>
    </Badge>
  ) : undefined;
  return (
    <Panel title={titleOf(decision, i18n)} aside={aside} bodyClassName="grid gap-3">
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
        <b>
          <Trans>Reason:</Trans>
        </b>{' '}
        <bdi>{reason}</bdi>
      </p>
      {appeal ? <OwnAppeal appeal={appeal} /> : <AppealForm decisionId={decision.id} />}
      {appeal && <UnsentText decisionId={decision.id} sent={appeal.text ?? ''} />}
    </Panel>
  );
}

const STATUSES: Record<Appeal['status'], { name: MessageDescriptor; tone: BadgeTone }> = {
  open: { name: msg`Waiting for a moderator`, tone: 'mid' },
  accepted: { name: msg({ message: 'Accepted', comment: 'State of an appeal' }), tone: 'good' },
  rejected: { name: msg({ message: 'Rejected', context: 'appeal' }), tone: 'bad' },
  closed: {
    name: msg({ message: 'Closed', comment: 'State of an appeal: the decision was lifted before an answer' }),
    tone: 'mid',
  },
};

/** A moderator who lifts a decision writes no answer. */
const ANSWERS: Partial<Record<Appeal['status'], MessageDescriptor>> = {
  accepted: msg`A moderator agreed with you and lifted the decision.`,
  closed: msg`A moderator lifted the decision before answering your appeal.`,
};

function OwnAppeal({ appeal: { text, status, answer: written } }: { appeal: Appeal }) {
  const { t } = useLingui();
  const fixed = ANSWERS[status];
  const answer = written ?? (fixed ? t(fixed) : null);
  return (
    <div className="grid justify-items-start gap-1.5 rounded-md bg-surface-2 p-4">
      <h3 className="flex flex-wrap items-center gap-2">
        {text === null ? t`An appeal` : t`Your appeal`}{' '}
        <Badge tone={STATUSES[status].tone}>{t(STATUSES[status].name)}</Badge>
      </h3>
      {text !== null && (
        <p dir="auto" className="whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
          {text}
        </p>
      )}
      {answer !== null && (
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">
          <b>
            <Trans>Answer:</Trans>
          </b>{' '}
          <bdi>{answer}</bdi>
        </p>
      )}
    </div>
  );
}

/** What was typed after an attempt whose response was lost, or while another owner appealed: it remains readable. */
function UnsentText({ decisionId, sent }: { decisionId: string; sent: string }) {
  const draft = useDraft(`${APPEAL}${decisionId}`, { text: sent });
  const { text } = draft.fields;
  if (cleanText(text) === sent) return null;
  return (
    <div className="grid justify-items-start gap-1.5">
      <p className="font-semibold">
        <Trans>This text was not sent, because the appeal above had already been received:</Trans>
      </p>
      <p dir="auto" className="whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
        {text}
      </p>
      <Button size="sm" variant="ghost" onClick={draft.discard}>
        <Trans>Discard text</Trans>
      </Button>
    </div>
  );
}

const APPEAL = 'appeal ';

export function isAppealSubject(subject: string): boolean {
  return subject.startsWith(APPEAL);
}

function AppealForm({ decisionId }: { decisionId: string }) {
  const { t } = useLingui();
  const draft = useDraft(`${APPEAL}${decisionId}`, { text: '' });
  const { text } = draft.fields;
  const { isPending, send } = useAppeal(decisionId, draft.forget);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(text);
  };
  return (
    <form className="grid max-w-[40.5em] gap-2.5" onSubmit={submit}>
      <TextAreaField
        label={t`Appeal`}
        hint={t`You can appeal once. A moderator will read it and answer here.`}
        dir="auto"
        rows={4}
        maxLength={MAX_APPEAL}
        value={text}
        readOnly={isPending}
        onChange={(event) => draft.change({ text: event.target.value })}
      />
      <DraftNote draft={draft} />
      <Button type="submit" className="justify-self-start" isPending={isPending} disabled={text.trim() === ''}>
        {isPending ? t`Sending...` : t`Send appeal`}
      </Button>
    </form>
  );
}

function useAppeal(decisionId: string, onSent: () => void) {
  const { i18n, t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const { isPending, run: send } = useAction(async (text: string): Promise<void> => {
    try {
      const call = { params: { id: decisionId }, body: { text } };
      await responseOf(api('POST /api/v1/moderation/decisions/:id/appeal', call), async () => {
        const decisions = await api('GET /api/v1/moderation/decisions');
        return decisions.some(({ id, appeal }) => id === decisionId && appeal?.text === cleanText(text));
      });
      onSent();
      showToast({ title: t`Appeal sent`, tone: 'success' });
    } catch (error) {
      showChangeFailure(t`Your appeal was not sent`, error, i18n);
    } finally {
      await queries.invalidateQueries({ queryKey: decisionsQuery(api).queryKey });
    }
  });
  return { isPending, send };
}
