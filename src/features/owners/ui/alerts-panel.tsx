import { useQuery } from '@tanstack/react-query';
import { AlertRows } from '#features/health/ui/alert-rows.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { alertsQuery } from '#features/health/ui/health-queries.ts';
import { texts } from './texts.ts';

/** What the health of this server asks to be looked at. */
export function AlertsPanel({ serverId }: { serverId: string }) {
  const { data, isError, refetch } = useQuery(alertsQuery(useApi(), serverId));
  return (
    <Panel title={texts.alerts} bodyClassName="">
      {!data && !isError && <Skeleton className="m-[18px] h-16" />}
      {!data && isError && <ErrorState title={texts.alertsFailed} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="p-[18px] text-ink-2">{texts.noAlerts}</p>}
      {data && data.length > 0 && <AlertRows alerts={data} showsServer={false} />}
    </Panel>
  );
}
