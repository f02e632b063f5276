// /admin: the state of the directory, the link to the platform, submissions that wait, and what admins did.
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { LoginWall } from '#web/session/login-wall.tsx';
import { Badge } from '#web/kit/badge.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { whole } from '#web/kit/number.ts';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage } from '#web/page.ts';
import { ActionLog } from '#features/admin/ui/action-log.tsx';
import { syncStatusQuery } from '#features/admin/ui/admin-queries.ts';
import { Integration } from '#features/admin/ui/integration.tsx';
import { Queue } from '#features/admin/ui/queue.tsx';
import { BlockedTerms, Switches } from '#features/admin/ui/switches.tsx';
import { texts } from '#features/admin/ui/texts.ts';
import { UnansweredSearches } from '#features/admin/ui/unanswered-searches.tsx';
import { Tiles } from '#features/admin/ui/tiles.tsx';
import { FindPanel } from '#features/admin/ui/waves/find-panel.tsx';

function AdminPage() {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pt-7 pb-12">
      <LoginWall title={texts.title} text={texts.loginText} returnTo="/admin">
        {(user) => (user.isAdmin ? <AdminPanel /> : <NotAllowed />)}
      </LoginWall>
    </div>
  );
}

function NotAllowed() {
  return <EmptyState level={1} title={texts.notAllowed} text={texts.notAllowedText} />;
}

function AdminPanel() {
  const { data: status, isError, refetch } = useQuery(syncStatusQuery(useApi()));
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h1 tabIndex={-1} className="text-3xl">
          {texts.title}
        </h1>
        <Badge tone="lamp" icon={<ShieldCheck aria-hidden="true" />}>
          {texts.access}
        </Badge>
      </div>
      {isError && !status && <ErrorState level={2} title={texts.failedStatus} onRetry={() => void refetch()} />}
      {isError && status && (
        <p role="alert" className="rounded-lg border border-bad px-4 py-3">
          {texts.oldStatus}
        </p>
      )}
      {!status && !isError && <Skeleton className="h-24" />}
      {status && (
        <Tiles
          items={[
            [texts.totalServers, whole(status.totalServers)],
            [texts.connected, whole(status.discordConnected)],
            status.isOnline
              ? [texts.systemStatus, texts.online, 'text-good']
              : [texts.systemStatus, texts.paused, 'text-low'],
          ]}
        />
      )}
      {status && <Integration status={status} />}
      <Queue />
      <FindPanel />
      <Switches />
      <BlockedTerms />
      <UnansweredSearches />
      <ActionLog />
    </>
  );
}

export default definePage({
  component: AdminPage,
  head: () => ({ title: texts.title, description: texts.description, robots: 'noindex' }),
});
