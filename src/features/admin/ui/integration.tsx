// The link to the platform: a test of it, Sync All with its progress, and what is left of the budget.
import { useQueryClient } from '@tanstack/react-query';
import { PlugZap, RefreshCw } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiFailure } from '#contract/client.ts';
import type { SyncStatus } from '#features/admin/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { utcMinute } from '#web/kit/age.ts';
import { whole } from '#web/kit/number.ts';
import { Panel } from '#web/kit/panel.tsx';
import { useToast } from '#web/kit/toast.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { Tiles } from './tiles.tsx';

export function Integration({ status }: { status: SyncStatus }) {
  const { run, budget } = status;
  const awaitEnd = useEndToast(run);
  const { isPending, test, sync, cancel } = useIntegration(awaitEnd);
  const isRunning = run?.status === 'running';
  return (
    <Panel
      title="Discord Integration"
      aside={
        <>
          <Button size="sm" disabled={isPending} onClick={() => void test()}>
            <PlugZap size={16} aria-hidden="true" />
            Test Connection
          </Button>
          {isRunning ? (
            <Button size="sm" disabled={isPending} onClick={() => void cancel()}>
              Cancel
            </Button>
          ) : (
            <Button size="sm" variant="lamp" disabled={isPending} onClick={() => void sync()}>
              <RefreshCw size={16} aria-hidden="true" />
              Sync All
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
            aria-label="Progress of Sync All"
          />
          <p aria-live="polite" className="text-xs text-ink-2">
            {whole(run.synced)} / {whole(run.total)} · {run.message}
          </p>
        </div>
      )}
      <Tiles
        items={[
          ['Total Servers', whole(status.totalServers)],
          ['Discord Connected', whole(status.discordConnected)],
          ['Recently Synced', whole(status.recentlysynced)],
          ['Need Sync', whole(status.serversNeedingSync)],
        ]}
      />
      <Freshness status={status} />
      <p className="text-xs text-ink-3">
        {whole(budget.used)} of {whole(budget.limit)} look-ups used in ten minutes. Asked every 30 seconds.
      </p>
    </Panel>
  );
}

/** Every server's counts are promised to be younger than a day, those of much viewed ones younger than that. */
function Freshness({ status }: { status: SyncStatus }) {
  const { totalServers, serversNeedingSync: late, isOnline, pausedUntil, promises, budget } = status;
  return (
    <div className="grid gap-1 text-xs text-ink-2">
      <p>
        {late === 0
          ? 'Every server was synced within 24 hours, as promised.'
          : `${whole(late)} of ${whole(totalServers)} servers ${late === 1 ? 'was' : 'were'} not synced within the promised 24 hours.`}
        {totalServers > budget.syncsPerDay &&
          ` The ${whole(budget.syncsPerDay)} look-ups of a day do not reach for all of them.`}
      </p>
      {promises && promises.of > 0 && (
        <p>
          {whole(promises.kept)} of {whole(promises.of)} servers ({Math.floor((100 * promises.kept) / promises.of)}%)
          are within the shorter promise that their size and views give them.
        </p>
      )}
      {!isOnline && (
        <p>
          Look-ups are paused after refusals of Discord
          {pausedUntil && ` until ${utcMinute(pausedUntil)}`}.
        </p>
      )}
    </div>
  );
}

interface Failure {
  title: string;
  /** When the server refused and gave no reason. */
  refused: string;
  /** When it gave no answer at all. */
  unanswered: string;
}

const SYNC_FAILED: Failure = {
  title: 'Bulk sync failed',
  refused: 'Bulk sync failed',
  unanswered: 'Failed to sync servers with Discord',
};
const TEST_FAILED: Failure = {
  title: 'Discord connection failed',
  refused: 'Connection test failed',
  unanswered: 'Unable to connect to Discord API',
};

function reasonOf(error: unknown, { refused, unanswered }: Failure): string {
  if (!(error instanceof ApiFailure)) return unanswered;
  // A failure without a code is a proxy's, and its text says nothing.
  return error.code ? error.message : refused;
}

function useIntegration(awaitEnd: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  const attempt = async (call: () => Promise<unknown>, failure: Failure): Promise<void> => {
    setPending(true);
    try {
      await call();
      await queries.invalidateQueries({ queryKey: ['admin'] });
    } catch (error) {
      toast({ title: failure.title, text: reasonOf(error, failure), tone: 'error' });
    } finally {
      setPending(false);
    }
  };
  const test = () =>
    attempt(async () => {
      const { message } = await api('POST /api/v1/discord/connection-test');
      toast({ title: 'Discord connection successful', text: message, tone: 'success' });
    }, TEST_FAILED);
  const sync = () =>
    attempt(async () => {
      await api('POST /api/v1/discord/sync-all');
      awaitEnd();
    }, SYNC_FAILED);
  const cancel = () => attempt(() => api('DELETE /api/v1/discord/sync-all'), SYNC_FAILED);
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
      toast({ title: SYNC_FAILED.title, text: SYNC_FAILED.unanswered, tone: 'error' });
    } else toast({ title: 'Bulk sync completed', text: run.message, tone: 'success' });
  }, [run, toast]);
  return useCallback(() => void (isAwaited.current = true), []);
}
