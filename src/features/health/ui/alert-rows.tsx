import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { AlertFacts, AlertType, HealthAlert } from '#features/health/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { formatOf } from '#web/kit/format.ts';
import { Link } from '#web/kit/link.tsx';
import { Age } from '#web/kit/time.tsx';
import { showChangeFailure } from '#web/kit/lost-response.ts';
import { useAction } from '#web/kit/use-action.ts';
import { useApi } from '#web/kit/use-api.ts';
import { useUser } from '#web/session/use-user.ts';
import { utcMinute } from '#contract/short-forms.ts';
import { ownValue } from '#contract/vocabulary.ts';
import { healthHref } from './health-state.ts';
import { AlertBadge } from './alert-badge.tsx';
import { HEALTH_KEY } from './health-queries.ts';

/** The text of an alert in the interface language; the API's own message if the alert has no facts. */
export function alertText({ message, facts }: Pick<HealthAlert, 'message' | 'facts'>, i18n: I18n): string {
  return facts ? factsText(facts, i18n) : message;
}

/** The English text matches the API's word for word. See alert-message.ts. */
function factsText(facts: AlertFacts, i18n: I18n): string {
  const { percent, decimal } = formatOf(i18n);
  switch (facts.kind) {
    case 'invite_failing':
      return i18n.t(msg`The invite stopped working. We’ll check again before removing it from lists.`);
    case 'invite_gone':
      return i18n.t(msg`The invite is gone, so the server is no longer listed.`);
    case 'invite_moved':
      return i18n.t(msg`The invite now leads to another server, so this one is no longer listed.`);
    case 'invite_expires':
      return i18n.t(msg`The invite expires at ${{ time: utcMinute(facts.at) }}.`);
    case 'invite_expired':
      return i18n.t(msg`The invite expired at ${{ time: utcMinute(facts.at) }}.`);
    case 'counts_stale':
      return i18n.t(msg`Discord has sent no counts since ${{ time: utcMinute(facts.at) }}.`);
    case 'member_drop':
    case 'member_spike':
      return changeText(facts, i18n);
    case 'online_falling':
      return i18n.t(
        msg`${{ now: percent(facts.now, 1) }} of the members are online, down from ${{ before: percent(facts.before, 1) }} the week before.`,
      );
    case 'rating_falling':
      return i18n.t(
        msg`Reviews of the last 30 days average ${{ now: decimal(facts.now) }} stars, earlier ones ${{ before: decimal(facts.before) }}.`,
      );
  }
}

function changeText(facts: Extract<AlertFacts, { percent: number }>, i18n: I18n): string {
  const { percent, whole } = formatOf(i18n);
  const share = percent(facts.percent, 1);
  const [before, after] = [whole(facts.before), whole(facts.after)];
  const hours = facts.hours;
  return facts.kind === 'member_drop'
    ? i18n.t(
        msg`Members fell by ${share} in ${plural(hours, { one: '# hour', other: '# hours' })} (${before} to ${after}).`,
      )
    : i18n.t(
        msg`Members rose by ${share} in ${plural(hours, { one: '# hour', other: '# hours' })} (${before} to ${after}).`,
      );
}

const TYPE_NAMES: Readonly<Record<AlertType, MessageDescriptor>> = {
  invite_dead: msg`Invite`,
  invite_expiring: msg`Invite`,
  invite_moved: msg`Invite`,
  counts_stale: msg`Counts`,
  member_drop: msg`Members`,
  member_spike: msg`Members`,
  online_falling: msg`Online`,
  rating_falling: msg`Rating`,
};

const EDGES = {
  critical: 'before:bg-bad-fill',
  high: 'before:bg-low-fill',
  medium: 'before:bg-mid-fill',
  low: 'before:bg-sky',
} as const;

interface AlertRowsProps {
  alerts: readonly HealthAlert[];
  /** False where all alerts belong to one server. */
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
  const { t, i18n } = useLingui();
  const message = alertText(alert, i18n);
  const typeName = ownValue(TYPE_NAMES, alertType);
  const markRead = useMarkRead();
  const suspendedFor = useUser().user?.suspendedFor ?? null;
  return (
    <li
      data-heading="p"
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
          <span>{typeName ? t(typeName) : alertType}</span>
          <Age at={createdAt} />
          {isRead && (
            <span>
              <Trans context="alert">Read</Trans>
            </span>
          )}
        </p>
      </div>
      {!isRead && suspendedFor === null && (
        <Button variant="ghost" size="sm" isPending={markRead.isPending} onClick={() => void markRead.run(alert.id)}>
          <Check size={16} />
          <span>
            <Trans>
              Mark Read<span className="sr-only">: {message}</span>
            </Trans>
          </span>
        </Button>
      )}
    </li>
  );
}

function useMarkRead() {
  const { i18n, t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  return useAction(async (id: string): Promise<void> => {
    try {
      await api('POST /api/v1/health/alerts/:id/read', { params: { id } });
    } catch (error) {
      showChangeFailure(t`Nothing was changed`, error, i18n);
    }
    await queries.invalidateQueries({ queryKey: [HEALTH_KEY, 'alerts'] });
  });
}
