// /health: the user's servers, with a dashboard for each and one for all.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { LoginWall } from '#web/session/login-wall.tsx';
import { useSearchParams } from '#web/location.ts';
import { definePage } from '#web/page.ts';
import { Dashboard } from '#features/health/ui/dashboard.tsx';
import { metricsQuery } from '#features/health/ui/health-queries.ts';
import { healthHref, readHealth, slugOf } from '#features/health/ui/health-state.ts';
import { isServer } from '#features/health/ui/measures.ts';
import { OverviewList } from '#features/health/ui/overview-list.tsx';

function HealthPage() {
  const { t } = useLingui();
  const { of, tab } = readHealth(useSearchParams());
  return (
    <div className="wrap pt-7 pb-12">
      <LoginWall
        title={t`Community health`}
        text={t`Scores, trends and alerts for the servers you submitted, manage or favorited.`}
        label={t`Login with Discord to Access Dashboard`}
        returnTo={healthHref({ of, tab })}
      >
        {() => (of ? <Dashboard of={of} tab={tab} /> : <OverviewList />)}
      </LoginWall>
    </div>
  );
}

export default definePage({
  component: HealthPage,
  head: ({ api, i18n, queries, search }) => {
    const { of } = readHealth(search);
    const health = of && queries.getQueryData(metricsQuery(api, slugOf(of)).queryKey);
    const title = i18n.t(msg`Community health`);
    return {
      title: health && isServer(health) ? `${health.serverName} · ${title}` : title,
      description: i18n.t(msg`Scores, trends and alerts for the servers you submitted, manage or favorited.`),
      canonical: '/health',
    };
  },
});
