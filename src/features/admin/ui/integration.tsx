// The link to the platform: a test of it, Sync All with its progress, and what is left of the budget.
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { PlugZap, RefreshCw } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { ApiFailure } from '#contract/client.ts';
import { failureText } from '#web/kit/failures/failure-text.ts';
import type { SyncStatus } from '#features/admin/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { utcMinute } from '#contract/utc-minute.ts';
import { percent, whole } from '#web/kit/number.ts';
import { Panel } from '#web/kit/panel.tsx';
import { useToast } from '#web/kit/toast.tsx';
import { useAction } from '#web/kit/use-action.ts';
import { useApi } from '#web/kit/use-api.ts';
import { texts } from './texts.ts';
import { Tiles } from './tiles.tsx';

export function Integration({ status }: { status: SyncStatus }) {
  const { run, budget } = status;
  const awaitEnd = useEndToast(run);
  const { isPending, test, sync, cancel } = useIntegration(awaitEnd);
  const isRunning = run?.status === 'running';
  return (
    <Panel
      title={texts.integration}
      aside={
        <>
          <Button size="sm" disabled={isPending} onClick={() => void test()}>
            <PlugZap size={16} aria-hidden="true" />
            {texts.testConnection}
          </Button>
          {isRunning ? (
            <Button size="sm" disabled={isPending} onClick={() => void cancel()}>
              {texts.cancel}
            </Button>
          ) : (
            <Button size="sm" variant="lamp" disabled={isPending} onClick={() => void sync()}>
              <RefreshCw size={16} aria-hidden="true" />
              {texts.syncAll}
            </Button>
          )}
        </>
      }
      bodyClassName="grid gap-4 p-[18px]"
    >
      {run && (
        <div className="grid gap-1.5">
          <progress
            className="achievement-progress"
            max={Math.max(1, run.total)}
            value={run.synced}
            aria-label={texts.progress}
          />
          <p aria-live="polite" className="text-xs text-ink-2">
            {whole(run.synced)} / {whole(run.total)} · {runText(run)}
          </p>
        </div>
      )}
      <Tiles
        items={[
          [texts.totalServers, whole(status.totalServers)],
          [texts.connected, whole(status.discordConnected)],
          [texts.recentlySynced, whole(status.recentlysynced)],
          [texts.needSync, whole(status.serversNeedingSync)],
        ]}
      />
      <Freshness status={status} />
      <p className="text-xs text-ink-3">{texts.budget(whole(budget.used), whole(budget.limit))}</p>
    </Panel>
  );
}

/** Every server's counts are promised to be younger than a day, those of much viewed ones younger than that. */
function Freshness({ status }: { status: SyncStatus }) {
  const { totalServers, serversNeedingSync: late, isOnline, pausedUntil, promises, budget } = status;
  return (
    <div className="grid gap-1 text-xs text-ink-2">
      <p>
        {late === 0 ? texts.allInTime : texts.late(late, whole(totalServers))}
        {totalServers > budget.syncsPerDay && texts.tooMany(whole(budget.syncsPerDay))}
      </p>
      {promises && promises.of > 0 && <p>{promisesText(promises)}</p>}
      {!isOnline && <p>{pausedUntil ? texts.lookupsPausedUntil(utcMinute(pausedUntil)) : texts.lookupsPaused}</p>}
    </div>
  );
}

function promisesText({ kept, of }: NonNullable<SyncStatus['promises']>): string {
  return texts.promises(whole(kept), whole(of), percent(Math.floor((100 * kept) / of)));
}

function runText({ status, synced, total, failed }: NonNullable<SyncStatus['run']>): string {
  return texts.runs[status](synced, total, failed);
}

interface Failure {
  title: string;
  /** When the server refused and gave no reason. */
  refused: string;
  /** When it gave no answer at all. */
  unanswered: string;
}

const syncFailed = (): Failure => ({
  title: texts.syncFailed,
  refused: texts.syncFailed,
  unanswered: texts.syncUnanswered,
});
const testFailed = (): Failure => ({
  title: texts.testFailed,
  refused: texts.testRefused,
  unanswered: texts.testUnanswered,
});

function reasonOf(error: unknown, { refused, unanswered }: Failure, i18n: I18n): string {
  if (!(error instanceof ApiFailure)) return unanswered;
  // A failure without a code is a proxy's, and its text says nothing.
  return error.code ? failureText(error, refused, i18n) : refused;
}

function useIntegration(awaitEnd: () => void) {
  const { i18n } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const { isPending, run: attempt } = useAction(
    async (call: () => Promise<unknown>, failure: Failure): Promise<void> => {
      try {
        await call();
        await queries.invalidateQueries({ queryKey: ['admin'] });
      } catch (error) {
        toast({ title: failure.title, text: reasonOf(error, failure, i18n), tone: 'error' });
      }
    },
  );
  const test = () =>
    attempt(async () => {
      const { hasBot } = await api('POST /api/v1/discord/connection-test');
      toast({ title: texts.testDone, text: hasBot ? texts.withBot : texts.withoutBot, tone: 'success' });
    }, testFailed());
  const sync = () =>
    attempt(async () => {
      await api('POST /api/v1/discord/sync-all');
      awaitEnd();
    }, syncFailed());
  const cancel = () => attempt(() => api('DELETE /api/v1/discord/sync-all'), syncFailed());
  return { isPending, test, sync, cancel };
}

/** Tells of the end of a run that was seen going on, or that was started here: a short one is over before it is seen. */
function useEndToast(run: SyncStatus['run']): () => void {
  const toast = useToast();
  const isAwaited = useRef(false);
  useEffect(() => {
    const wasAwaited = isAwaited.current;
    isAwaited.current = run?.status === 'running';
    if (!wasAwaited || run?.status !== 'done') return;
    if (run.synced === 0 && run.failed > 0) {
      toast({ title: texts.syncFailed, text: texts.syncUnanswered, tone: 'error' });
    } else toast({ title: texts.syncDone, text: runText(run), tone: 'success' });
  }, [run, toast]);
  return useCallback(() => void (isAwaited.current = true), []);
}
