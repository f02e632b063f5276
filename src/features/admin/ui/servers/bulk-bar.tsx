import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { MAX_BATCH } from '#contract/limits.ts';
import type { HeldSubmission } from '#features/admin/contract.ts';
import type { DecisionKind } from '#features/admin/servers-contract.ts';
import { Button } from '#web/kit/button.tsx';
import { useStoredDraft } from '#web/session/use-draft.ts';
import { ReasonDialog, type ReasonQuestion } from '../reason-dialog.tsx';
import { useFormat } from '#web/kit/format.ts';
import { useDecide, withApproval } from './use-decide.ts';

const DRAFT_SUBJECT = 'selected servers';

interface BulkBarProps {
  chosen: readonly HeldSubmission[];
  /** Deselects these. */
  deselect: (ids: readonly string[]) => void;
}

/** Actions for all selected items; remains visible while the queue scrolls. */
export function BulkBar({ chosen, deselect }: BulkBarProps) {
  const { whole } = useFormat();
  const { t } = useLingui();
  const { isPending, decide } = useDecide();
  const [question, setQuestion] = useState<ReasonQuestion | null>(null);
  // The reason is kept while servers are added and removed, but not for another selection.
  const endSelection = useEffectEvent(useStoredDraft(`reason ${DRAFT_SUBJECT}`).forget);
  useEffect(() => () => endSelection(), []);
  // The others remain selected, for the next click.
  const servers = chosen.slice(0, MAX_BATCH).map(withApproval);
  const run = async (decision: DecisionKind, reason?: string) => {
    const isDone = await decide(servers, decision, reason);
    if (isDone) deselect(servers.map(({ id }) => id));
    return isDone;
  };
  const reject = () =>
    setQuestion({
      draftSubject: DRAFT_SUBJECT,
      title: t`${plural({ count: servers.length }, { one: 'Reject # server', other: 'Reject # servers' })}`,
      description: servers.some(({ approval }) => approval === 'approved')
        ? t`They are removed from all lists. Submitters who were logged in will see the reason. You can undo this in the log.`
        : t`Their submitters will see the reason. You can undo this in the log.`,
      choices: [
        { label: t`Reject`, run: (reason) => run('reject', reason) },
        { label: t`Reject and block the server`, variant: 'destructive', run: (reason) => run('block', reason) },
      ],
    });
  return (
    <div
      data-bulk-bar=""
      className="sticky bottom-3 z-10 order-last mt-3 flex flex-wrap items-center gap-2 rounded-lg border border-line-strong bg-overlay p-3 shadow-3"
    >
      <output className="me-auto text-sm font-[650]">
        {chosen.length > servers.length
          ? t`${{ count: whole(chosen.length) }} selected; ${{ most: whole(servers.length) }} are decided at a time`
          : t`${plural({ count: chosen.length }, { one: '# selected', other: '# selected' })}`}
      </output>
      <Button size="sm" isPending={isPending} onClick={() => void run('approve')}>
        <Trans>Approve selected</Trans>
      </Button>
      <Button size="sm" variant="destructive" isPending={isPending} onClick={reject}>
        <Trans>Reject selected</Trans>
      </Button>
      <Button size="sm" variant="ghost" onClick={() => deselect(chosen.map(({ id }) => id))}>
        <Trans>Select none</Trans>
      </Button>
      {question && <ReasonDialog {...question} onClose={() => setQuestion(null)} />}
    </div>
  );
}
