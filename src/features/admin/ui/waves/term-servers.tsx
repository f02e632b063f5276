// What is listed with a term, and off the lists at once.
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#web/kit/button.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { LoadFailed } from '#features/admin/ui/queue-layout.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { ListedServers } from './listed-servers.tsx';
import { useDecide } from './use-decide.ts';

export function TermServers({ term, onClose }: { term: string; onClose: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const { data, isError, refetch } = useQuery({
    queryKey: ['admin', 'term', term],
    queryFn: ({ signal }) => api('GET /api/v1/admin/terms/:term/servers', { params: { term }, signal }),
  });
  const { isPending, decide } = useDecide();
  const [isAsking, setAsking] = useState(false);
  const servers = data?.servers ?? [];
  return (
    <div aria-live="polite" className="grid gap-2.5 rounded-lg border border-line bg-surface-2 p-3.5">
      {!data && isError && <LoadFailed text={t`Failed to fetch the servers`} onRetry={refetch} />}
      {!data && !isError && <Skeleton className="h-12" />}
      {data && (
        <p className="font-[650] [overflow-wrap:anywhere]">
          {data.total === 0
            ? t`No listed server contains “${term}”.`
            : t`${plural({ count: data.total }, { one: `# listed server contains “${term}”`, other: `# listed servers contain “${term}”` })}`}
        </p>
      )}
      {servers.length > 0 && <ListedServers servers={servers} />}
      <div className="flex flex-wrap gap-2">
        {servers.length > 0 && (
          <Button size="sm" variant="destructive" disabled={isPending} onClick={() => setAsking(true)}>
            <Plural value={{ count: servers.length }} one="Remove # from lists" other="Remove # from lists" />
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
      {isAsking && (
        <ReasonDialog
          title={t`${plural({ count: servers.length }, { one: 'Remove # from lists', other: 'Remove # from lists' })}`}
          description={t`They are removed from all lists, and their submitters will see the reason. You can undo this in the log.`}
          choices={[
            {
              label: t`Remove from lists`,
              variant: 'destructive',
              run: (reason) => void decide(servers, 'reject', reason),
            },
          ]}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
