// /admin: directory status, platform integration, pending submissions, and the log of admin actions.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { LoginWall } from '#web/session/login-wall.tsx';
import { Badge } from '#web/kit/badge.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { LoadState } from '#web/kit/load-state.tsx';
import { Tile, Tiles } from '#web/kit/figures.tsx';
import { useFormat } from '#web/kit/format.ts';
import { useApi } from '#web/kit/use-api.ts';
import { definePage } from '#web/page.ts';
import { ActionLog } from '#features/admin/ui/action-log.tsx';
import { syncStatusQuery } from '#features/admin/ui/admin-queries.ts';
import { Integration } from '#features/admin/ui/integration.tsx';
import { Queue } from '#features/admin/ui/queue.tsx';
import { BlockedTerms, Switches } from '#features/admin/ui/switches.tsx';
import { UnansweredSearches } from '#features/admin/ui/unanswered-searches.tsx';
import { FindPanel } from '#features/admin/ui/servers/find-panel.tsx';

function AdminPage() {
  const { t } = useLingui();
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-7 pb-12">
      <LoginWall title={t`Admin Panel`} text={t`Please log in as an admin.`} returnTo="/admin" hasForms>
        {(user) => (user.isAdmin ? <AdminPanel /> : <NotAllowed />)}
      </LoginWall>
    </div>
  );
}

function NotAllowed() {
  const { t } = useLingui();
  return <EmptyState level={1} title={t`Not allowed`} text={t`This page is for admins only.`} />;
}

function AdminPanel() {
  const { whole } = useFormat();
  const { t } = useLingui();
  const sync = useQuery(syncStatusQuery(useApi()));
  const status = sync.data;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-3xl">
          <Trans>Admin Panel</Trans>
        </h1>
        <Badge tone="lamp" icon={<ShieldCheck />}>
          <Trans>Admin Access</Trans>
        </Badge>
      </div>
      <LoadState query={sync} skeleton="h-24" failed={t`Failed to fetch sync status`} level={2} />
      {sync.isError && status && (
        <p role="alert" className="rounded-lg border border-bad px-4 py-3">
          <Trans>Failed to fetch sync status. The numbers below may be out of date.</Trans>
        </p>
      )}
      {status && (
        <Tiles className="max-md:*:last:col-span-full md:grid-cols-3">
          <Tile name={t`Total Servers`}>{whole(status.totalServers)}</Tile>
          <Tile name={t`Discord Connected`}>{whole(status.discordConnected)}</Tile>
          <Tile name={t`System Status`} color={status.isOnline ? 'text-good' : 'text-low'}>
            {status.isOnline
              ? t({ message: 'Online', context: 'state', comment: 'State of the system: it works' })
              : t({ message: 'Paused', comment: 'State of the system: background work is paused' })}
          </Tile>
        </Tiles>
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
  head: ({ i18n }) => ({
    title: i18n.t(msg`Admin Panel`),
    description: i18n.t(msg`For the admins of the site.`),
  }),
});
