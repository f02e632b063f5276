// The admin log: who did what, with the state before and after. Actions can be undone from here.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { ownValue } from '#contract/vocabulary.ts';
import type { AdminAction } from '#features/admin/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Link } from '#web/kit/link.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { LoadState } from '#web/kit/load-state.tsx';
import { Age } from '#web/kit/time.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { actionLogQuery } from './admin-queries.ts';
import { hasUnblocked, loggedChange, wasListed } from './logged-change.ts';
import { LongText, ShowMore } from './queue-layout.tsx';
import { useDecide } from './servers/use-decide.ts';
import type { Act } from './use-act.ts';
import { reviewTitle } from './report-row.tsx';
import { isSwitch, SWITCHES } from './switches.tsx';

/** Text after the name of the admin. */
const ACTIONS: Readonly<Record<string, MessageDescriptor>> = {
  approve: msg({ message: 'approved', context: 'after the name of an admin' }),
  reject: msg({ message: 'rejected', context: 'after the name of an admin' }),
  block: msg({ message: 'blocked', context: 'after the name of an admin' }),
  undo: msg`undid a decision about`,
  'approve-change': msg`approved a change of`,
  'refuse-change': msg`rejected a change of`,
  'undo-change': msg`undid a decision about a change of`,
  unblock: msg({ message: 'unblocked', context: 'after the name of an admin' }),
  'dismiss-reports': msg`dismissed the reports about`,
  'remove-review': msg`removed a review`,
  'restore-review': msg`restored a review`,
  'dismiss-quarantine': msg`noted the quarantine of`,
  suspend: msg`suspended an account`,
  reinstate: msg`reinstated an account`,
  'accept-appeal': msg`accepted an appeal about`,
  'reject-appeal': msg`rejected an appeal about`,
  'add-term': msg`blocked a term`,
  'remove-term': msg`allowed a term`,
  switch: msg`changed a setting`,
  'sync-all': msg`started a bulk sync`,
  'cancel-sync-all': msg`canceled a bulk sync`,
  'connection-test': msg`tested the connection`,
  'clear-searches': msg`cleared the searches that found nothing`,
};

const REMOVED_FROM_LISTS = msg({ message: 'removed from lists', context: 'after the name of an admin' });

function verbOf(entry: AdminAction): MessageDescriptor | undefined {
  if (entry.action === 'reject' && wasListed(entry)) return REMOVED_FROM_LISTS;
  return ownValue(ACTIONS, entry.action === 'unblock' && !hasUnblocked(entry) ? 'approve' : entry.action);
}

interface Undo {
  label: MessageDescriptor;
  run: (api: Api, id: string) => Promise<unknown>;
}

const UNDO = {
  'remove-review': {
    label: msg`Restore review`,
    run: (api, id) => api('POST /api/v1/admin/reviews/:id/restore', { params: { id } }),
  },
  suspend: {
    label: msg`Reinstate`,
    run: (api, id) => api('POST /api/v1/admin/users/:id/reinstate', { params: { id } }),
  },
} satisfies Record<string, Undo>;

function isUndoable(action: string): action is keyof typeof UNDO {
  return Object.hasOwn(UNDO, action);
}

export function ActionLog() {
  const { t } = useLingui();
  const log = useInfiniteQuery(actionLogQuery(useApi()));
  const { data } = log;
  const { isPending, act, undo } = useDecide();
  const undoable = data ? latestOfEach(data) : new Set<string>();
  return (
    <Panel title={t`Admin log`}>
      <LoadState query={log} skeleton="h-24" failed={t`Failed to fetch the log`} />
      {data?.length === 0 && (
        <p className="text-ink-2">
          <Trans>Nothing yet.</Trans>
        </p>
      )}
      <ul className="grid divide-y divide-line">
        {data &&
          batchesOf(data).map((entries) => (
            <Entry key={entries[0]!.id} {...{ entries, undoable, isPending, act, undo }} />
          ))}
      </ul>
      <ShowMore hasMore={log.hasNextPage} isPending={log.isFetching} onMore={log.fetchNextPage}>
        <Trans>Show older</Trans>
      </ShowMore>
      {log.isFetchNextPageError && <ErrorState title={t`Failed to fetch the log`} />}
    </Panel>
  );
}

interface EntryProps {
  /** The entries of one batch, or a single one. */
  entries: readonly AdminAction[];
  undoable: ReadonlySet<string>;
  isPending: boolean;
  act: Act;
  undo: (actionId: string) => Promise<boolean>;
}

function Entry({ entries, undoable, isPending, act, undo }: EntryProps) {
  const { t } = useLingui();
  const api = useApi();
  const entry = entries[0]!;
  const { action } = entry;
  const known = verbOf(entry);
  const isLatest = entries.some(({ id }) => undoable.has(id));
  const single = isLatest && entry.batchId === null && isUndoable(action) ? action : undefined;
  const isDecision = isLatest && single === undefined && UNDOABLE_DECISIONS.has(action) && entry.before !== entry.after;
  return (
    <li className="grid gap-1 py-2 text-xs">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
        <b dir="auto">{entry.admin ?? t`deleted user`}</b>
        <span>{known ? t(known) : action}</span>
        {entries.length === 1 ? (
          <Subject {...entry} />
        ) : (
          <b>
            <Plural value={{ count: entries.length }} one="# server" other="# servers" />
          </b>
        )}
        <Age at={entry.at} className="ms-auto text-ink-3" />
        {single && (
          <Button
            size="sm"
            variant="ghost"
            isPending={isPending}
            onClick={() => void act(t`Undone`, () => UNDO[single].run(api, entry.subject))}
          >
            {t(UNDO[single].label)}
          </Button>
        )}
        {isDecision && (
          <Button size="sm" variant="ghost" isPending={isPending} onClick={() => void undo(entry.id)}>
            <Plural value={{ count: entries.length }} one="Undo" other="Undo all #" />
          </Button>
        )}
      </p>
      {entry.reason && (
        <p dir="auto" className="text-ink-2 [overflow-wrap:anywhere] rtl:text-right">
          {entry.reason}
        </p>
      )}
      {entries.length === 1 ? (
        <Change {...entry} />
      ) : (
        <details>
          <summary className="cursor-pointer text-ink-3">
            <Trans>Show all</Trans>
          </summary>
          <ul className="grid gap-1 pt-1">
            {entries.map((one) => (
              <li key={one.id}>
                <Subject {...one} />
                <Change {...one} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** Their subject is an id of a run, or a word of the code. */
const SITE_WIDE: ReadonlySet<string> = new Set(['sync-all', 'cancel-sync-all', 'connection-test', 'clear-searches']);

/** Its name, or its id when nothing else is known. */
function Subject({ action, subject, subjectName, subjectSlug, review }: AdminAction) {
  const { i18n, t } = useLingui();
  if (SITE_WIDE.has(action)) return null;
  if (action === 'switch' && isSwitch(subject)) return <b>{t(SWITCHES[subject].label)}</b>;
  const name = review && subjectName !== null ? reviewTitle(subjectName, review, i18n) : subjectName;
  if (name !== null && subjectSlug !== null)
    return (
      <Link href={`/server/${subjectSlug}`} dir="auto" className="inline-block py-1 underline [overflow-wrap:anywhere]">
        {name}
      </Link>
    );
  if (name !== null) return <bdi className="[overflow-wrap:anywhere]">{name}</bdi>;
  return (
    <code dir="auto" className="font-mono text-ink-3 [overflow-wrap:anywhere]">
      {subject}
    </code>
  );
}

/** Decisions about servers; undoing one restores their previous state. */
const UNDOABLE_DECISIONS: ReadonlySet<string> = new Set([
  'approve',
  'reject',
  'block',
  'approve-change',
  'refuse-change',
]);

/** Groups the actions of one batch. */
function batchesOf(entries: readonly AdminAction[]): AdminAction[][] {
  return [...Map.groupBy(entries, ({ id, batchId }) => batchId ?? id).values()];
}

function Change(entry: AdminAction) {
  const { i18n } = useLingui();
  // The action says it all, and the rest are ids.
  if (entry.action.endsWith('-appeal')) return null;
  const { approval, details } = loggedChange(entry, i18n);
  return (
    <>
      {approval && (
        // The arrow points to the right in every language.
        <p dir="ltr" className="text-ink-3 rtl:text-right">
          <bdi>{approval[0]}</bdi> → <bdi>{approval[1]}</bdi>
        </p>
      )}
      {details !== null && (
        <div dir="ltr" className="text-ink-3 [overflow-wrap:anywhere] rtl:text-right">
          <LongText text={details} />
        </div>
      )}
    </>
  );
}

/** The latest action on each subject, and on its changes: only that one can be undone, unless an appeal has undone it. */
function latestOfEach(entries: readonly AdminAction[]): Set<string> {
  const latest = new Map<string, string>();
  const undone = new Set<unknown>();
  for (const { id, subject, subjectName, action, before } of entries) {
    if (action === 'accept-appeal' && before !== null)
      undone.add((JSON.parse(before) as { decision?: string }).decision);
    // Of a deleted account: it cannot be reinstated, and all of them have the same subject.
    if (action === 'suspend' && subjectName === null) continue;
    const key = action.endsWith('-change') ? `change ${subject}` : subject;
    if (!latest.has(key)) latest.set(key, id);
  }
  return new Set([...latest.values()].filter((id) => !undone.has(id)));
}
