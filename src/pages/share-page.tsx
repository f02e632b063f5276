// /server/:identifier/share: link, badges, card, picture and feeds of a server; works without scripts.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { serverQuery } from '#web/directory/list-queries.ts';
import { useSearchParams } from '#web/location.ts';
import { ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { isMissing } from '#web/kit/failures/missing.ts';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage, type Head, type PageContext, type PageProps } from '#web/page.ts';
import { isShared, readChoice, shareHref } from '#features/sharing/ui/share-choice.ts';
import { ShareOptions } from '#features/sharing/ui/share-options.tsx';
import { absentHead, serverState, serverStatus } from './shared/server-head.ts';

function SharePage({ params }: PageProps) {
  const { t } = useLingui();
  const identifier = params['identifier'] ?? '';
  const { data: server, error, isPending, refetch } = useQuery(serverQuery(useApi(), identifier));
  const choice = readChoice(useSearchParams());
  if (isPending) return <Skeleton className="wrap my-7 h-96" />;
  if (isMissing(error)) return <NothingToShare identifier={identifier} />;
  if (!server) return <Failed onRetry={() => void refetch()} />;
  if (!isShared(server)) return <NothingToShare identifier={identifier} />;
  return (
    <div className="wrap grid max-w-[720px]! grid-cols-1 gap-6 pt-7 pb-12">
      <header className="flex flex-wrap items-center gap-4">
        <ArchIcon server={server} size={64} isEager />
        <h1 className="min-w-0 flex-1 basis-60 text-2xl [overflow-wrap:anywhere]">
          {t`Share ${{ name: server.name }}`}
        </h1>
        <ButtonLink variant="ghost" href={`/server/${server.slug}`}>
          <ArrowLeft size={16} />
          <Trans>Back to the server</Trans>
        </ButtonLink>
      </header>
      <ShareOptions server={server} choice={choice} hrefOf={(next) => shareHref(server.slug, next)} hasPreview />
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <div className="wrap py-10">
      <ErrorState level={1} title={t`Failed to load server`} onRetry={onRetry} />
    </div>
  );
}

function NothingToShare({ identifier }: { identifier: string }) {
  const { t } = useLingui();
  return (
    <div className="wrap py-10">
      <EmptyState
        level={1}
        title={t`There is nothing to share`}
        text={t`Badges, cards and pictures are only available for listed servers.`}
        action={
          <ButtonLink href={`/server/${encodeURIComponent(identifier)}`}>
            <Trans>Back to the server</Trans>
          </ButtonLink>
        }
      />
    </div>
  );
}

function shareHead(context: PageContext): Head | undefined {
  const { data: server, error } = serverState(context) ?? {};
  if (!server || isMissing(error)) return absentHead(context);
  const { i18n } = context;
  const { name } = server;
  const words = isShared(server)
    ? { title: msg`Share ${name}`, description: msg`Link, badges, card, picture and feeds of ${name}.` }
    : {
        title: msg`Server not found`,
        description: msg`Badges, cards and pictures are only available for listed servers.`,
      };
  return { title: i18n.t(words.title), description: i18n.t(words.description) };
}

function shareStatus(context: PageContext): number {
  const server = serverState(context)?.data;
  return server && !isShared(server) ? 404 : serverStatus(context);
}

export default definePage({
  component: SharePage,
  prefetch: ({ api, queries, params }) => queries.prefetchQuery(serverQuery(api, params['identifier'] ?? '')),
  head: shareHead,
  status: shareStatus,
});
