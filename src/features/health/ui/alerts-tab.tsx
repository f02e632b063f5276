import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErrorState } from '#web/kit/error-state.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { AlertRows } from './alert-rows.tsx';
import type { Alerts } from './use-alerts.ts';

interface AlertsPanelProps {
  alerts: Alerts;
  /** Undefined for all of one's own. */
  slug: string | undefined;
  /** How many are shown. */
  most?: number;
  aside?: ReactNode;
}

export function AlertsTab(props: Pick<AlertsPanelProps, 'alerts' | 'slug'>) {
  return <AlertsPanel {...props} />;
}

export function AlertsPanel({ alerts: { data, isError, refetch }, slug, most, aside }: AlertsPanelProps) {
  const title = slug === undefined ? 'Alerts of your servers' : 'Alerts';
  if (data === undefined && isError) {
    return (
      <ErrorState
        level={2}
        title="Failed to fetch health alerts"
        text="Please try again later"
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Panel title={title} aside={aside} bodyClassName={data && data.length > 0 ? 'overflow-hidden' : undefined}>
      {data === undefined && <Skeleton className="h-16" />}
      {data === null && (
        <p className="text-ink-2">Alerts are for those who submitted, manage or favorited this server.</p>
      )}
      {data?.length === 0 && (
        <p className="flex items-center gap-2 text-ink-2">
          <Check size={16} aria-hidden="true" className="text-good" />
          All clear. Alerts close by themselves when their cause ends.
        </p>
      )}
      {data && data.length > 0 && <AlertRows alerts={data.slice(0, most)} showsServer={slug === undefined} />}
    </Panel>
  );
}
