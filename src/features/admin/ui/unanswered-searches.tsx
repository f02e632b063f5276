// Searches without results, most frequent first: the lexicon might lack their words.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#web/kit/button.tsx';
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx';
import { Link } from '#web/kit/link.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { LoadState } from '#web/kit/load-state.tsx';
import { Age } from '#web/kit/time.tsx';
import { useApi } from '#web/kit/use-api.ts';
import type { UnansweredSearch } from '#features/unanswered/contract.ts';
import { unansweredQuery } from './admin-queries.ts';
import { useAct } from './use-act.ts';

export function UnansweredSearches() {
  const { t } = useLingui();
  const api = useApi();
  const searches = useQuery(unansweredQuery(api));
  const { isPending, act } = useAct();
  const [isAsking, setAsking] = useState(false);
  const clear = () => act(t`Searches cleared`, () => api('DELETE /api/v1/admin/unanswered-searches'));
  return (
    <Panel title={<Trans>Searches that found nothing</Trans>} bodyClassName="grid gap-3">
      <LoadState query={searches} skeleton="h-24" failed={t`Failed to fetch the searches`} />
      <p className="text-xs text-ink-3">
        <Trans>
          A search is listed once two addresses have made it, and counts once per address and day. The 1,000 most recent
          are kept for 90 days.
        </Trans>
      </p>
      {searches.data?.length === 0 && (
        <p className="text-ink-2">
          <Trans>No searches are listed. Those from a single address are not counted.</Trans>
        </p>
      )}
      {searches.data && searches.data.length > 0 && (
        <>
          <SearchList searches={searches.data} />
          <Button size="sm" className="justify-self-start" onClick={() => setAsking(true)}>
            <Trans context="searches" comment="Verb: deletes all recorded searches">
              Clear all
            </Trans>
          </Button>
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t`Clear the searches that found nothing?`}
        description={t`The list and its counts are deleted for all admins. This cannot be undone.`}
        action={
          <Trans context="searches" comment="Verb: deletes all recorded searches">
            Clear all
          </Trans>
        }
        onConfirm={clear}
        isPending={isPending}
      />
    </Panel>
  );
}

/** The links are focusable, so that the box scrolls by keyboard too. */
function SearchList({ searches }: { searches: readonly UnansweredSearch[] }) {
  return (
    <ul className="max-h-96 divide-y divide-line overflow-auto text-xs">
      {searches.map(({ search, times, lastAt }) => (
        <li key={search} className="flex flex-wrap items-center gap-x-3 py-1.5">
          <Link href={`/servers?${new URLSearchParams({ search })}`} className="underline [overflow-wrap:anywhere]">
            <bdi>{search}</bdi>
          </Link>
          <span>
            <Plural value={times} one="# time" other="# times" />
          </span>
          <Age at={lastAt} className="ms-auto text-ink-3" />
        </li>
      ))}
    </ul>
  );
}
