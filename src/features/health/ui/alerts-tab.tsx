import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErrorState } from '#web/kit/error-state.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { AlertRows } from './alert-rows.tsx';
import { texts } from './texts.ts';
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
  const title = slug === undefined ? texts.alertsOfYours : texts.alerts;
  if (data === undefined && isError) {
    return <ErrorState level={2} title={texts.failedAlerts} onRetry={() => void refetch()} />;
  }
  return (
    <Panel title={title} aside={aside} bodyClassName={data && data.length > 0 ? 'overflow-hidden' : undefined}>
      {data === undefined && <Skeleton className="h-16" />}
      {data === null && <p className="text-ink-2">{texts.alertsOfOthers}</p>}
      {data?.length === 0 && (
        <p className="flex items-center gap-2 text-ink-2">
          <Check size={16} aria-hidden="true" className="text-good" />
          {texts.allClear}
        </p>
      )}
      {data && data.length > 0 && <AlertRows alerts={data.slice(0, most)} showsServer={slug === undefined} />}
    </Panel>
  );
}
