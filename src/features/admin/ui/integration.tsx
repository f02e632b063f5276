// The Discord connection: a test, Sync All with its progress, and the used budget.
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { PlugZap, RefreshCw } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { ApiFailure } from '#contract/client.ts';
import { failureText } from '#web/kit/failures/failure-text.ts';
import type { SyncStatus } from '#features/admin/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { utcMinute } from '#contract/short-forms.ts';
import { isoTime, MINUTE_MS } from '#contract/time.ts';
import { Tile, Tiles } from '#web/kit/figures.tsx';
import { formatOf, useFormat } from '#web/kit/format.ts';
import { Panel } from '#web/kit/panel.tsx';
import { showToast } from '#web/kit/toast-store.ts';
import { useAction } from '#web/kit/use-action.ts';
import { useApi } from '#web/kit/use-api.ts';

export function Integration({ status }: { status: SyncStatus }) {
  const { i18n, t } = useLingui();
  const { whole } = useFormat();
  const { run, budget } = status;
  const awaitEnd = useEndToast(run);
  const { isPending, test, sync, cancel } = useIntegration(awaitEnd);
  const isRunning = run?.status === 'running';
  return (
    <Panel
      title={t`Discord Integration`}
      aside={
        <>
          <Button size="sm" isPending={isPending} onClick={() => void test()}>
            <PlugZap size={16} />
            <Trans>Test Connection</Trans>
          </Button>
          <Button
            size="sm"
            variant={isRunning ? 'outline' : 'lamp'}
            isPending={isPending}
            onClick={() => void (isRunning ? cancel() : sync())}
          >
            {!isRunning && <RefreshCw size={16} />}
            <span>{isRunning ? t`Cancel` : t`Sync All`}</span>
          </Button>
        </>
      }
      bodyClassName="grid gap-4"
    >
      {run && run.status !== 'done' && (
        <div className="grid gap-1.5">
          <progress
            className="achievement-progress"
            max={Math.max(1, run.total)}
            value={run.synced}
            aria-label={t`Sync All progress`}
          />
          <p aria-live="polite" className="text-xs text-ink-2">
            {runText(run, i18n)}
          </p>
        </div>
      )}
      <Tiles className="md:grid-cols-4">
        <Tile name={t`Total Servers`}>{whole(status.totalServers)}</Tile>
        <Tile name={t`Discord Connected`}>{whole(status.discordConnected)}</Tile>
        <Tile name={t`Recently Synced`}>{whole(status.recentlysynced)}</Tile>
        <Tile name={t`Need Sync`}>{whole(status.serversNeedingSync)}</Tile>
      </Tiles>
      <Freshness status={status} />
      <p className="text-xs text-ink-3">{t`${{ used: whole(budget.used) }} of ${{ limit: whole(budget.limit) }} look-ups used in the last ten minutes. Updated every 30 seconds.`}</p>
    </Panel>
  );
}

/** The freshness target of every server is at most a day, and shorter for frequently viewed ones. */
function Freshness({ status }: { status: SyncStatus }) {
  const { t } = useLingui();
  const { totalServers, serversNeedingSync: late, isOnline, pausedUntil, isOutage, targets, budget } = status;
  const { percent, whole } = useFormat();
  const total = whole(totalServers);
  const tooFew =
    totalServers > budget.syncsPerDay
      ? ` ${t`${{ perDay: whole(budget.syncsPerDay) }} look-ups a day are not enough for all of them.`}`
      : '';
  return (
    <div className="grid gap-1 text-xs text-ink-2">
      <p>
        <Trans>
          Total Servers includes public servers that are on no list: age-restricted ones, and those whose invite no
          longer works or leads to another server.
        </Trans>
      </p>
      <p>
        {(late === 0
          ? t`Every server was synced in the last 24 hours.`
          : t`${plural(late, { one: `# of ${total} servers was not synced in the last 24 hours.`, other: `# of ${total} servers were not synced in the last 24 hours.` })}`) +
          tooFew}
      </p>
      {targets && targets.of > 0 && (
        <p>{t`${{ kept: whole(targets.met) }} of ${{ all: whole(targets.of) }} servers with a working invite (${{ share: percent(Math.floor((100 * targets.met) / targets.of)) }}) refreshed on schedule.`}</p>
      )}
      {!isOnline && pausedUntil && (
        <p>
          {isOutage
            ? t`Discord is not responding, so background look-ups are paused until ${{ at: endMinute(pausedUntil) }}.`
            : t`Discord refused look-ups, so they are paused until ${{ at: endMinute(pausedUntil) }}.`}
        </p>
      )}
    </div>
  );
}

/** Rounded up, so that the pause is over by then. */
function endMinute(at: string): string {
  return utcMinute(isoTime(Math.ceil(Date.parse(at) / MINUTE_MS) * MINUTE_MS));
}

/** The outcome of a Sync All run; in English the same as the API's message. */
function runText({ status, failed, ...counts }: NonNullable<SyncStatus['run']>, i18n: I18n): string {
  const { whole } = formatOf(i18n);
  const synced = whole(counts.synced);
  const total = whole(counts.total);
  if (status === 'done') return i18n.t(msg`Successfully synced ${synced} out of ${total} servers`);
  if (status === 'cancelled') return i18n.t(msg`Canceled after ${synced} of ${total} servers`);
  if (failed === 0) return i18n.t(msg`${synced} of ${total} servers synced`);
  return i18n.t(msg`${synced} of ${total} servers synced, ${{ failed: whole(failed) }} without an answer`);
}

interface Failure {
  title: MessageDescriptor;
  /** When the server refused and gave no reason. */
  refused: MessageDescriptor;
  /** When it did not answer at all. */
  unanswered: MessageDescriptor;
}

const SYNC_FAILED: Failure = {
  title: msg`Bulk sync failed`,
  refused: msg`Bulk sync failed`,
  unanswered: msg`Failed to sync servers with Discord`,
};
const TEST_FAILED: Failure = {
  title: msg`Discord connection failed`,
  refused: msg`Connection test failed`,
  unanswered: msg`Unable to connect to Discord API`,
};

function reasonOf(error: unknown, { refused, unanswered }: Failure, i18n: I18n): string {
  if (!(error instanceof ApiFailure)) return i18n.t(unanswered);
  // A failure without a code is a proxy's, and its text is of no use.
  return error.code ? failureText(error, i18n, i18n.t(refused)) : i18n.t(refused);
}

function useIntegration(awaitEnd: () => void) {
  const { i18n, t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const { isPending, run: attempt } = useAction(
    async (call: () => Promise<unknown>, failure: Failure): Promise<void> => {
      try {
        await call();
        await queries.invalidateQueries({ queryKey: ['admin'] });
      } catch (error) {
        showToast({ title: t(failure.title), text: reasonOf(error, failure, i18n), tone: 'error' });
      }
    },
  );
  const test = () =>
    attempt(async () => {
      const { hasBot } = await api('POST /api/v1/discord/connection-test');
      showToast({
        title: t`Discord connection successful`,
        text: hasBot
          ? t`Bot is connected and ready to sync server data`
          : t`Invite look-ups work; no bot is configured`,
        tone: 'success',
      });
    }, TEST_FAILED);
  const sync = () =>
    attempt(async () => {
      await api('POST /api/v1/discord/sync-all');
      awaitEnd();
    }, SYNC_FAILED);
  const cancel = () => attempt(() => api('DELETE /api/v1/discord/sync-all'), SYNC_FAILED);
  return { isPending, test, sync, cancel };
}

/** Shows a toast when a run ends that was seen or started here: a short one ends before it is seen. */
function useEndToast(run: SyncStatus['run']): () => void {
  const { i18n, t } = useLingui();
  const isAwaited = useRef(false);
  useEffect(() => {
    const wasAwaited = isAwaited.current;
    isAwaited.current = run?.status === 'running';
    if (!wasAwaited || run?.status !== 'done') return;
    if (run.synced === 0 && run.failed > 0) {
      showToast({ title: t`Bulk sync failed`, text: t`Failed to sync servers with Discord`, tone: 'error' });
    } else showToast({ title: t`Bulk sync completed`, text: runText(run, i18n), tone: 'success' });
  }, [run, t, i18n]);
  return useCallback(() => void (isAwaited.current = true), []);
}
