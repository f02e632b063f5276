// The queue for moderators: held submissions, changes, reports, quarantined servers, appeals.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { QueueItem } from '#features/admin/contract.ts';
import { useFormat } from '#web/kit/format.ts';
import { Panel } from '#web/kit/panel.tsx';
import { Select } from '#web/kit/select.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { LoadState } from '#web/kit/load-state.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { queueQuery } from './admin-queries.ts';
import { AppealRow } from './appeal-row.tsx';
import { type RowProps, ShowMore, useAdminParam } from './queue-layout.tsx';
import { QuarantineRow } from './quarantine-row.tsx';
import { type AboutItem, ReasonDialog, type ReasonQuestion } from './reason-dialog.tsx';
import { ReportRow } from './report-row.tsx';
import { SubmissionRow } from './submission-row.tsx';
import { useAct } from './use-act.ts';
import { BulkBar } from './servers/bulk-bar.tsx';
import { ChangeRow } from './servers/change-row.tsx';
import { isSubmission, itemKey, itemsOfKind, waitsForDecision } from './servers/queue-groups.ts';
import { type Asked, ServerDialog } from './servers/server-dialogs.tsx';
import { withApproval } from './servers/use-decide.ts';
import { WaveList } from './servers/wave-list.tsx';

type Kind = QueueItem['kind'];

const KINDS: Record<Kind, MessageDescriptor> = {
  submission: msg`Submissions`,
  change: msg`Changes`,
  report: msg`Reports`,
  quarantine: msg`Quarantined`,
  appeal: msg`Appeals`,
};

function isKind(asked: string): asked is Kind {
  return Object.hasOwn(KINDS, asked);
}

/** An open dialog, and the item that it is about as it was then. */
interface Asking {
  item: QueueItem;
  question: ReasonQuestion | Asked;
}

export function Queue() {
  const { t } = useLingui();
  const { whole } = useFormat();
  const queue = useInfiniteQuery(queueQuery(useApi()));
  const { data } = queue;
  const [asked, setKind] = useAdminParam('queue');
  const kind = isKind(asked) ? asked : '';
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<Asking | null>(null);
  const acting = useAct();
  const shown = data && itemsOfKind(data, kind);
  const items = shown?.items;
  const current = items?.find((item) => asking && itemKey(item) === itemKey(asking.item));
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((before) => (isChosen ? before.union(new Set(ids)) : before.difference(new Set(ids))));
  // Items that left the queue are no longer selected.
  const chosenItems = (items ?? []).filter(isSubmission).filter(({ id }) => chosen.has(id));
  return (
    <Panel
      // The bar comes before the items in the DOM, where keyboard users find it, and is shown below them.
      bodyClassName="flex flex-col"
      title={
        <>
          <Trans>Waiting for a moderator</Trans>{' '}
          {shown && <span className="ms-1 font-normal text-ink-3">{whole(shown.waiting)}</span>}
        </>
      }
      aside={
        <Select
          aria-label={t`Filter the queue`}
          className="w-auto! max-w-full"
          options={[
            {
              value: '',
              label: t({ message: 'Everything', comment: 'Option of the filter of the queue: all kinds of items' }),
            },
            ...Object.entries(KINDS).map(([value, label]) => ({ value, label: t(label) })),
          ]}
          value={kind}
          onChange={(event) => setKind(event.target.value)}
        />
      }
    >
      <LoadState query={queue} skeleton="h-24" failed={t`Failed to fetch the queue`} />
      {items?.length === 0 && (
        <p className="text-ink-2">
          <Trans>Nothing is waiting.</Trans>
        </p>
      )}
      {chosenItems.length > 0 && <BulkBar chosen={chosenItems} deselect={(ids) => choose(ids, false)} />}
      {items && (
        <WaveList
          items={items}
          chosen={chosen}
          choose={choose}
          renderRow={(item) => <Row item={item} {...acting} ask={(question) => setAsking({ item, question })} />}
        />
      )}
      <ShowMore
        hasMore={queue.hasNextPage && shown?.isPartial === true}
        isPending={queue.isFetching}
        onMore={queue.fetchNextPage}
      >
        <Trans>Show more</Trans>
      </ShowMore>
      {queue.isFetchNextPageError && <ErrorState title={t`Failed to fetch the queue`} />}
      {asking && (
        <ItemDialog
          {...asking}
          item={current ?? asking.item}
          hasLeftQueue={!current && waitsForDecision(asking.item)}
          onClose={() => setAsking(null)}
        />
      )}
    </Panel>
  );
}

/** Not the row's own: a row that joins or leaves a wave is mounted anew, and one that was decided is removed. */
function ItemDialog({ item, question, ...about }: Asking & AboutItem) {
  if (typeof question !== 'string') return <ReasonDialog {...question} {...about} />;
  return isSubmission(item) && <ServerDialog asked={question} server={withApproval(item)} {...about} />;
}

function Row({ item, ...props }: RowProps) {
  switch (item.kind) {
    case 'submission':
      return <SubmissionRow item={item} {...props} />;
    case 'change':
      return <ChangeRow item={item} {...props} />;
    case 'report':
      return <ReportRow item={item} {...props} />;
    case 'quarantine':
      return <QuarantineRow item={item} {...props} />;
    case 'appeal':
      return <AppealRow item={item} {...props} />;
  }
}
