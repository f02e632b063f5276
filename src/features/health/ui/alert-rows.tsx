import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import type { HealthAlert } from '#features/health/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Link } from '#web/kit/link.tsx';
import { Age } from '#web/kit/time.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { healthHref } from './health-address.ts';
import { AlertBadge } from './health-marks.tsx';
import { HEALTH_KEY } from './health-queries.ts';

const TYPE_WORDS: Readonly<Record<string, string>> = {
  invite_dead: 'Invite',
  invite_expiring: 'Invite',
  invite_moved: 'Invite',
  counts_stale: 'Counts',
  member_drop: 'Members',
  member_spike: 'Members',
  online_falling: 'Online',
  rating_falling: 'Rating',
};

const EDGES = {
  critical: 'before:bg-bad-fill',
  high: 'before:bg-low-fill',
  medium: 'before:bg-mid-fill',
  low: 'before:bg-sky',
} as const;

interface AlertRowsProps {
  alerts: readonly HealthAlert[];
  /** Left out where all are of one server. */
  showsServer: boolean;
}

export function AlertRows({ alerts, showsServer }: AlertRowsProps) {
  return (
    <ul>
      {alerts.map((alert) => (
        <AlertRow key={alert.id} alert={alert} showsServer={showsServer} />
      ))}
    </ul>
  );
}

function AlertRow({ alert, showsServer }: { alert: HealthAlert; showsServer: boolean }) {
  const { severity, message, isRead, serverName, slug, alertType, createdAt } = alert;
  const markRead = useMarkRead();
  const row = useRef<HTMLLIElement>(null);
  // The button goes with the click: without this the focus would go with it.
  const onRead = () => markRead.mutate(alert.id, { onSuccess: () => row.current?.focus({ preventScroll: true }) });
  return (
    <li
      ref={row}
      tabIndex={-1}
      className={
        'relative flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 pr-[18px] pl-[18px] first:border-t-0 ' +
        `before:absolute before:inset-y-3 before:left-0 before:w-1 before:rounded-r-full ${isRead ? 'text-ink-3 before:bg-ink-3' : EDGES[severity]}`
      }
    >
      <div className="min-w-0 flex-1 basis-60">
        <p className={isRead ? '' : 'font-semibold'}>{message}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-2xs text-ink-3">
          <AlertBadge level={severity} />
          {showsServer && (
            <Link href={healthHref({ of: { slug } })} className="underline underline-offset-4">
              {serverName}
            </Link>
          )}
          <span>{TYPE_WORDS[alertType] ?? alertType}</span>
          <Age at={createdAt} />
          {isRead && <span>Read</span>}
        </p>
      </div>
      {!isRead && (
        <Button variant="ghost" size="sm" disabled={markRead.isPending} onClick={onRead}>
          <Check size={16} aria-hidden="true" />
          Mark Read
          <span className="sr-only">: {message}</span>
        </Button>
      )}
    </li>
  );
}

/** A failure is only logged: the button stays for another try. */
function useMarkRead() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => await api('POST /api/v1/health/alerts/:id/read', { params: { id } }),
    onError: (error) => console.error('The alert could not be marked as read.', error),
    onSuccess: async () => await queries.invalidateQueries({ queryKey: [HEALTH_KEY, 'alerts'] }),
  });
}
