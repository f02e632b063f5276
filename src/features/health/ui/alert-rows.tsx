import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import type { HealthAlert, AlertFacts } from '#features/health/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Link } from '#web/kit/link.tsx';
import { Age } from '#web/kit/time.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { utcMinute } from '#contract/utc-minute.ts';
import { decimal, percent, whole } from '#web/kit/number.ts';
import { healthHref } from './health-address.ts';
import { AlertBadge } from './health-marks.tsx';
import { HEALTH_KEY } from './health-queries.ts';
import { texts } from './texts.ts';

/** What an alert says, in the language of the interface; the answer's own sentence where it came without its facts. */
export function alertText({ message, facts }: Pick<HealthAlert, 'message' | 'facts'>): string {
  return facts ? factsText(facts) : message;
}

function factsText(facts: AlertFacts): string {
  const { alertTexts } = texts;
  switch (facts.kind) {
    case 'invite_failing':
      return alertTexts.inviteFailing;
    case 'invite_gone':
      return alertTexts.inviteGone;
    case 'invite_moved':
      return alertTexts.inviteMoved;
    case 'invite_expires':
      return alertTexts.inviteExpires(utcMinute(facts.at));
    case 'invite_expired':
      return alertTexts.inviteExpired(utcMinute(facts.at));
    case 'counts_stale':
      return alertTexts.countsStale(utcMinute(facts.at));
    case 'member_drop':
      return alertTexts.memberDrop(...change(facts));
    case 'member_spike':
      return alertTexts.memberSpike(...change(facts));
    case 'online_falling':
      return alertTexts.onlineFalling(percent(facts.now, 1), percent(facts.before, 1));
    case 'rating_falling':
      return alertTexts.ratingFalling(decimal(facts.now), decimal(facts.before));
  }
}

function change({ percent: by, hours, before, after }: Extract<AlertFacts, { percent: number }>) {
  return [percent(by, 1), hours, whole(before), whole(after)] as const;
}

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
  const { severity, isRead, serverName, slug, alertType, createdAt } = alert;
  const message = alertText(alert);
  const typeWords: Readonly<Record<string, string>> = texts.alertTypes;
  const markRead = useMarkRead();
  const row = useRef<HTMLLIElement>(null);
  // The button goes with the click: without this the focus would go with it.
  const onRead = () => markRead.mutate(alert.id, { onSuccess: () => row.current?.focus({ preventScroll: true }) });
  return (
    <li
      ref={row}
      tabIndex={-1}
      className={
        'relative flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-[18px] py-3 first:border-t-0 ' +
        `before:absolute before:inset-y-3 before:start-0 before:w-1 before:rounded-e-full ${isRead ? 'text-ink-3 before:bg-ink-3' : EDGES[severity]}`
      }
    >
      <div className="min-w-0 flex-1 basis-60">
        <p className={isRead ? '' : 'font-semibold'}>{message}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-2xs text-ink-3">
          <AlertBadge level={severity} />
          {showsServer && (
            <Link href={healthHref({ of: { slug } })} dir="auto" className="underline underline-offset-4">
              {serverName}
            </Link>
          )}
          <span>{typeWords[alertType] ?? alertType}</span>
          <Age at={createdAt} />
          {isRead && <span>{texts.read}</span>}
        </p>
      </div>
      {!isRead && (
        <Button variant="ghost" size="sm" disabled={markRead.isPending} onClick={onRead}>
          <Check size={16} aria-hidden="true" />
          {texts.markRead}
          <span className="sr-only">{texts.markReadOf(message)}</span>
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
