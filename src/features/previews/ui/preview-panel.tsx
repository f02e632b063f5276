// The live panel of a server page. The HTML shows what is stored; the browser then asks for the platform's own answer.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CloudOff, RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import type { Server } from '#features/listings/contract.ts';
import { inviteProblem } from '#web/directory/invite-state.ts';
import { SERVERS_KEY, invitePreviewQuery } from '#web/directory/list-queries.ts';
import { LiveStatus } from '#web/directory/live-status.tsx';
import { Button } from '#web/kit/button.tsx';
import { isMissing } from '#web/kit/failures/missing.ts';
import { Age } from '#web/kit/time.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { useEngaged } from '#web/kit/use-engaged.ts';
import { FeatureList } from './feature-list.tsx';
import { JoinFacts } from './join-facts.tsx';
import { OnlineFacts } from './online-facts.tsx';
import { livePreview, type PanelPreview, storedPreview } from './panel-preview.ts';
import { PreviewSkeleton } from './preview-skeleton.tsx';
import { texts } from './texts.ts';
import { Traits } from './traits.tsx';

interface PreviewPanelProps {
  server: Server;
  inviteCode: string;
}

/** 'Live Discord Server Preview': the platform's answer to the invite, with its age. */
export function PreviewPanel({ server, inviteCode }: PreviewPanelProps) {
  // A look-up is spent where somebody is.
  const query = { ...invitePreviewQuery(useApi(), inviteCode), enabled: useEngaged() };
  const { data, error, isFetching, refetch } = useQuery(query);
  useNewsOfInvite(error);
  const preview = data ? livePreview(data) : storedPreview(server);
  const hasFailed = error !== null && !data;
  const isLoading = !data && !hasFailed;
  return (
    <Pane
      title={texts.title}
      source={texts.source}
      status={preview?.at && !hasFailed && <LiveStatus at={preview.at} className="ms-auto" />}
      isBusy={isLoading}
    >
      {hasFailed && <Failed isTrying={isFetching} onRetry={() => void refetch()} />}
      {!hasFailed && !preview && <PreviewSkeleton />}
      {!hasFailed && preview && <Facts server={server} preview={preview} isLoading={isLoading} />}
    </Pane>
  );
}

/** What the look-up has just found out about the invite is stored with the server: its page shows it. */
function useNewsOfInvite(error: Error | null): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (isMissing(error)) void queries.invalidateQueries({ queryKey: [SERVERS_KEY, 'one'] });
  }, [error, queries]);
}

/** In its place while the invite does not work: what is stored, with its age. */
export function StoredPanel({ server }: { server: Server }) {
  const preview = storedPreview(server);
  if (!preview) return <NoPreviewPanel server={server} />;
  const source = preview.at && <Age at={preview.at} phrase={texts.lastKnown} />;
  return (
    <Pane title={texts.storedTitle} source={source}>
      <Facts server={server} preview={preview} isLoading={false} />
    </Pane>
  );
}

interface FactsProps {
  server: Server;
  preview: PanelPreview;
  isLoading: boolean;
}

function Facts({ server, preview, isLoading }: FactsProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <OnlineFacts preview={preview} isLast={inviteProblem(server) !== null} />
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

/** The one panel with a lit top: an open window. */
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
      <div className="grid gap-[18px] px-5 pt-1 pb-5">{children}</div>
    </section>
  );
}

function Failed({ isTrying, onRetry }: { isTrying: boolean; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-center gap-2.5 py-6 text-center">
      <CloudOff size={20} aria-hidden="true" />
      <h3 className="type-title text-xl">{texts.failed}</h3>
      <p className="text-ink-2">{texts.failedText}</p>
      <Button size="sm" onClick={onRetry} aria-disabled={isTrying}>
        <RefreshCw size={16} aria-hidden="true" className={isTrying ? 'spin' : undefined} />
        {texts.tryAgain}
      </Button>
    </div>
  );
}

/** Stands in the panel's place where there is no invite to ask about. */
export function NoPreviewPanel({ server }: { server: Server }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2 rounded-lg border border-line bg-surface p-[18px]">
      <h2 id={id} className="text-xl [overflow-wrap:anywhere]">
        <bdi>{server.name}</bdi>
      </h2>
      {server.description && (
        <p dir="auto" className="text-ink-2 rtl:text-right">
          {server.description}
        </p>
      )}
      <p className="text-ink-3">{texts.none}</p>
    </section>
  );
}
