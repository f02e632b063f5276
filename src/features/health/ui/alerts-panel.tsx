import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#web/kit/error-state.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import type { HealthAlert } from '#features/health/contract.ts';
import { useApi } from '#web/kit/use-api.ts';
import { AlertRows } from './alert-rows.tsx';
import { alertsQuery, overviewQuery } from './health-queries.ts';

export interface Alerts {
  /** Undefined while loading; null for a server that is not the user's own. */
  data: HealthAlert[] | null | undefined;
  isError: boolean;
  /** When the data was fetched, epoch ms; 0 before that. */
  fetchedAt: number;
  refetch: () => unknown;
}

/** Alerts of one of the user's own servers, or of all of them. Does not request alerts of other servers. */
export function useAlerts(slug: string | undefined): Alerts {
  const api = useApi();
  const overview = useQuery({ ...overviewQuery(api), enabled: slug !== undefined });
  // The URL can contain its id instead.
  const isOwn = slug === undefined || overview.data?.some((one) => one.slug === slug || one.serverId === slug);
  const alerts = useQuery({ ...alertsQuery(api, slug), enabled: isOwn === true });
  const { dataUpdatedAt: fetchedAt } = alerts;
  if (isOwn === false) return { data: null, isError: false, fetchedAt, refetch: overview.refetch };
  if (isOwn === undefined && overview.isError) {
    return { data: undefined, isError: true, fetchedAt, refetch: overview.refetch };
  }
  return { data: alerts.data, isError: alerts.isError, fetchedAt, refetch: alerts.refetch };
}

interface AlertsPanelProps {
  alerts: Pick<Alerts, 'data' | 'isError' | 'refetch'>;
  /** They are those of all servers of the user. False where all belong to one server. */
  showsServer: boolean;
  /** Maximum number shown. */
  max?: number;
  aside?: ReactNode;
}

export function AlertsPanel({ alerts: { data, isError, refetch }, showsServer, max, aside }: AlertsPanelProps) {
  const { t } = useLingui();
  const title = showsServer ? t`Alerts for your servers` : t`Alerts`;
  if (data === undefined && isError) {
    return <ErrorState level={2} title={t`Failed to fetch health alerts`} onRetry={() => void refetch()} />;
  }
  const rows = data?.slice(0, max) ?? [];
  return (
    // The rows have their own padding.
    <Panel title={title} aside={aside} padding={rows.length > 0 ? '' : undefined} bodyClassName="overflow-hidden">
      {data === undefined && <Skeleton className="h-16" />}
      {data === null && (
        <p className="text-ink-2">
          <Trans>
            Only people who submitted, manage or favorited this server see its alerts, and only while it is public.
          </Trans>
        </p>
      )}
      {data?.length === 0 && (
        <p className="flex items-center gap-2 text-ink-2">
          <Check size={16} className="text-good" />
          <Trans>All clear. Alerts close by themselves once their cause is gone.</Trans>
        </p>
      )}
      {rows.length > 0 && <AlertRows alerts={rows} showsServer={showsServer} />}
    </Panel>
  );
}
