// /health: the servers that somebody looks after, and the dashboard of each and of all.
import { LoginWall } from '#web/session/login-wall.tsx';
import { useSearchParams } from '#web/address.ts';
import { definePage } from '#web/page.ts';
import { Dashboard } from '#features/health/ui/dashboard.tsx';
import { healthHref, readHealthAddress } from '#features/health/ui/health-address.ts';
import { OverviewList } from '#features/health/ui/overview-list.tsx';
import { texts } from '#features/health/ui/texts.ts';

function HealthPage() {
  const { of, tab } = readHealthAddress(useSearchParams());
  return (
    <div className="wrap pt-7 pb-12">
      <LoginWall title={texts.title} text={texts.lead} label={texts.login} returnTo={healthHref({ of, tab })}>
        {() => (of ? <Dashboard of={of} tab={tab} /> : <OverviewList />)}
      </LoginWall>
    </div>
  );
}

export default definePage({
  component: HealthPage,
  head: () => ({ title: texts.title, description: texts.lead, canonical: '/health', robots: 'noindex' }),
});
