// /admin: the state of the directory, the link to the platform, submissions that wait, and what admins did.
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { LoginWall } from '#features/accounts/ui/login-wall.tsx';
import { Badge } from '#web/kit/badge.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { whole } from '#web/kit/number.ts';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage } from '#web/page.ts';
import { ActionLog } from './action-log.tsx';
import { syncStatusQuery } from './admin-queries.ts';
import { Integration } from './integration.tsx';
import { Queue } from './queue.tsx';
import { BlockedTerms, Switches } from './switches.tsx';
import { Tiles } from './tiles.tsx';

function AdminPage() {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pt-7 pb-12">
      <LoginWall title="Admin Panel" text="Please log in as an admin." returnTo="/admin">
        {(user) => (user.isAdmin ? <AdminPanel /> : <NotAllowed />)}
      </LoginWall>
    </div>
  );
}

function NotAllowed() {
  return <EmptyState level={1} title="Not allowed" text="This page is for the admins of the site." />;
}

function AdminPanel() {
  const { data: status, isError, refetch } = useQuery(syncStatusQuery(useApi()));
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h1 tabIndex={-1} className="text-3xl">
          Admin Panel
        </h1>
        <Badge tone="lamp" icon={<ShieldCheck aria-hidden="true" />}>
          Admin Access
        </Badge>
      </div>
      {isError && !status && (
        <ErrorState
          level={2}
          title="Failed to fetch sync status"
          text="Please try again later"
          onRetry={() => void refetch()}
        />
      )}
      {isError && status && (
        <p role="alert" className="rounded-lg border border-bad px-4 py-3">
          Failed to fetch sync status. What you see is older.
        </p>
      )}
      {!status && !isError && <Skeleton className="h-24" />}
      {status && (
        <Tiles
          items={[
            ['Total Servers', whole(status.totalServers)],
            ['Discord Connected', whole(status.discordConnected)],
            status.isOnline ? ['System Status', 'Online', 'text-good'] : ['System Status', 'Paused', 'text-low'],
          ]}
        />
      )}
      {status && <Integration status={status} />}
      <Queue />
      <Switches />
      <BlockedTerms />
      <ActionLog />
    </>
  );
}

export default definePage({
  component: AdminPage,
  head: () => ({ title: 'Admin Panel', description: 'For the admins of the site.', robots: 'noindex' }),
});
