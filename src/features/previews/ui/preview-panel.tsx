// The live panel of a server page. The HTML shows stored data; the browser then fetches the platform's answer.
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CloudOff, RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import { codeOf } from '#contract/client.ts';
import type { Server } from '#features/listings/contract.ts';
import { SERVERS_KEY, invitePreviewQuery } from '#web/directory/list-queries.ts';
import { LiveStatus } from '#web/directory/live-status.tsx';
import { Button } from '#web/kit/button.tsx';
import { failureText } from '#web/kit/failures/failure-text.ts';
import { isMissing } from '#web/kit/failures/missing.ts';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { Age } from '#web/kit/time.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { useEngaged } from '#web/kit/hydration.tsx';
import { FeatureList } from './feature-list.tsx';
import { JoinFacts, OnlineFacts, Traits } from './preview-facts.tsx';
import { livePreview, type PanelPreview, storedPreview } from './panel-preview.ts';

interface PreviewPanelProps {
  server: Server;
  inviteCode: string;
}

/** 'Live Discord Server Preview': the platform's answer to the invite, with its age. */
export function PreviewPanel({ server, inviteCode }: PreviewPanelProps) {
  const { t } = useLingui();
  // Look-ups are limited: only spend one on an engaged user.
  const isEngaged = useEngaged();
  const query = { ...invitePreviewQuery(useApi(), inviteCode), enabled: isEngaged };
  const { data, error, isFetching, refetch } = useQuery(query);
  // An invite that leads to another server now answers with that one's data. A pending server is not listed.
  const isAboutIt = data?.data.listedAs === (server.approved ? server.slug : null);
  const preview = isAboutIt ? livePreview(data) : storedPreview(server);
  useRefetchedServer(isMissing(error) || (preview?.at ?? '') > (server.lastSyncedAt ?? ''));
  const hasFailed = error !== null && !data;
  const isLoading = !data && !hasFailed;
  return (
    <Pane
      title={t`Live Discord Server Preview`}
      source={t`Data fetched directly from Discord's API`}
      status={preview?.at && <LiveStatus at={preview.at} className="ms-auto" />}
      isBusy={isLoading && isEngaged}
    >
      {hasFailed && <Failed error={error} isTrying={isFetching} onRetry={() => void refetch()} />}
      {isLoading && !preview && <PreviewSkeleton />}
      {preview && <Facts server={server} preview={preview} isLoading={isLoading} isLast={hasFailed} />}
    </Pane>
  );
}

/** A look-up stores new counts, or that the invite is dead, with the server; the rest of the page must say the same. */
function useRefetchedServer(isOutdated: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (isOutdated) void queries.invalidateQueries({ queryKey: [SERVERS_KEY, 'one'] });
  }, [isOutdated, queries]);
}

/** Replaces the live panel while the invite does not work: stored data with its age. */
export function StoredPanel({ server }: { server: Server }) {
  const { t } = useLingui();
  const preview = storedPreview(server);
  if (!preview) return <NoPreviewPanel server={server} />;
  const lastKnown = (age: string) => t`Last known data, from ${age}`;
  const source = preview.at && <Age at={preview.at} phrase={lastKnown} />;
  return (
    <Pane title={t`Discord Server Preview`} source={source}>
      <Facts server={server} preview={preview} isLoading={false} isLast />
    </Pane>
  );
}

interface FactsProps {
  server: Server;
  preview: PanelPreview;
  isLoading: boolean;
  /** No newer data arrives. */
  isLast: boolean;
}

function Facts({ server, preview, isLoading, isLast }: FactsProps) {
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <OnlineFacts preview={preview} isLast={isLast} />
        <JoinFacts preview={preview} isLoading={isLoading} />
      </div>
      <Traits traits={preview.traits} isLoading={isLoading} />
      <FeatureList features={preview.features} returnTo={`/server/${server.slug}`} />
    </>
  );
}

interface PaneProps {
  title: string;
  source: ReactNode;
  status?: ReactNode;
  isBusy?: boolean;
  children: ReactNode;
}

/** The only panel with a lit top, like an open window. */
function Pane({ title, source, status, isBusy = false, children }: PaneProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      aria-busy={isBusy}
      className="overflow-hidden rounded-[28px_28px_14px_14px] border border-line bg-surface"
    >
      <header className="flex flex-wrap items-center gap-3 bg-linear-to-b from-lamp-tint to-transparent px-5 pt-[18px] pb-4">
        <div>
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          <p className="text-xs text-ink-2">{source}</p>
        </div>
        {status}
      </header>
      <div className="grid grid-cols-1 gap-[18px] px-5 pt-1 pb-5">{children}</div>
    </section>
  );
}

/** Placeholders until the first answer arrives. */
function PreviewSkeleton() {
  return (
    <>
      <output className="sr-only">
        <Trans>Loading the preview</Trans>
      </output>
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-[132px] rounded-md" />
        <Skeleton className="h-[132px] rounded-md" />
      </div>
      <Skeleton className="h-8 w-3/5 rounded-full" />
      <Skeleton className="h-[54px]" />
    </>
  );
}

/** Codes of look-ups that did not read the invite at Discord. */
const LOOK_UP_FAILED = ['discord_data', 'discord_fetch_failed'];

/** Above the stored data, if any. If this site did not look the invite up, it is not to blame. */
function Failed({ error, isTrying, onRetry }: { error: Error; isTrying: boolean; onRetry: () => void }) {
  const { t, i18n } = useLingui();
  const inviteText = t`The invite may be expired or the server is not accessible`;
  const isLookedUp = isMissing(error) || LOOK_UP_FAILED.includes(codeOf(error) ?? '');
  return (
    <div role="alert" className="grid justify-items-center gap-2.5 py-3 text-center">
      <CloudOff size={20} />
      <h3 className="type-title text-xl">
        <Trans>Unable to load Discord server data</Trans>
      </h3>
      <p className="text-ink-2">{isLookedUp ? inviteText : failureText(error, i18n, inviteText)}</p>
      <Button size="sm" onClick={onRetry} isPending={isTrying}>
        <RefreshCw size={16} className={isTrying ? 'spin' : undefined} />
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

/** Replaces the panel when there is no invite to look up. */
export function NoPreviewPanel({ server }: { server: Server }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2 rounded-lg border border-line bg-surface p-[18px]">
      <h2 id={id} className="text-xl [overflow-wrap:anywhere]">
        <bdi>{server.name}</bdi>
      </h2>
      {server.description && (
        <p dir="auto" className="text-ink-2 text-page-start">
          {server.description}
        </p>
      )}
      <p className="text-ink-3">
        <Trans>Live Discord data is not available for this server.</Trans>
      </p>
    </section>
  );
}
