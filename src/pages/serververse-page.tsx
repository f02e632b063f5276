// /serververse: the servers as lights on a night globe.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Sparkles, Waypoints } from 'lucide-react';
import { useState } from 'react';
import type { Server } from '#features/listings/contract.ts';
import type { MapServer, SerververseMap } from '#features/serververse/contract.ts';
import { ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { LoadState } from '#web/kit/load-state.tsx';
import { TabPanel } from '#web/kit/link-tabs.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage, type Head, type PageContext } from '#web/page.ts';
import { FindServer } from '#features/serververse/ui/find-server.tsx';
import { HealthTab } from '#features/serververse/ui/health-tab.tsx';
import { type Chosen, MapView, nextFlight } from '#features/serververse/ui/map-view.tsx';
import { formatOf } from '#web/kit/format.ts';
import { mapQuery, NO_HEALTH_DATA } from '#features/serververse/ui/map-queries.ts';
import { MapSwitch, TABS_PREFIX, MapTabs, useMapState } from '#features/serververse/ui/map-switch.tsx';

function mapHead({ api, queries, site, i18n }: PageContext): Head {
  const map = queries.getQueryData(mapQuery(api).queryKey);
  const description = map
    ? i18n.t(
        msg`Discord communities as lights on a night globe; lines join the ones that resemble each other. ${{ total: formatOf(i18n).whole(map.total) }} are listed.`,
      )
    : i18n.t(msg`Discord communities as lights on a night globe; lines join the ones that resemble each other.`);
  const title = i18n.t(msg`Serververse Map`);
  return {
    title,
    description,
    canonical: '/serververse',
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: title,
      description,
      url: `${site.publicUrl}/serververse`,
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: (map?.servers ?? []).map(({ name, slug }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: `${site.publicUrl}/server/${slug}`,
        })),
      },
    },
  };
}

function SerververseMapPage() {
  const { t } = useLingui();
  const map = useQuery(mapQuery(useApi()));
  return (
    <div className="wrap flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-7 pb-12">
      <Title />
      {map.data && map.data.servers.length > 0 && <LoadedMap map={map.data} />}
      <div className="w-full empty:hidden">
        <LoadState query={map} skeleton="mt-2 h-[60vh] rounded-xl" failed={t`Failed to load servers`} level={2} />
      </div>
      {map.data?.servers.length === 0 && <Empty />}
    </div>
  );
}

function Title() {
  return (
    <div>
      <h1 className="text-3xl">
        <Trans>Serververse Map</Trans>
      </h1>
      <p className="mt-1 text-ink-2">
        <Trans>Every colored light is a community. Lines join the ones that resemble each other.</Trans>
      </p>
    </div>
  );
}

function Empty() {
  const { t } = useLingui();
  const action = (
    <ButtonLink href="/submit">
      <Trans>Submit a Server</Trans>
    </ButtonLink>
  );
  return (
    <EmptyState
      title={t`No Servers Yet`}
      text={t`The first light has yet to be lit.`}
      level={2}
      action={action}
      className="mt-2 w-full"
    />
  );
}

/** In the row of the title and below it. */
function LoadedMap({ map }: { map: SerververseMap }) {
  const { t } = useLingui();
  const { state, apply } = useMapState();
  const { tab, isAll, areClustersShown } = state;
  const [chosen, setChosen] = useState<Chosen>();
  // Beyond a tab or another set of servers, for which the globe starts anew.
  const [isPaused, setPaused] = useState(false);
  const find = (server: Server) => {
    const mapped = map.servers.find(({ id }) => id === server.id);
    setChosen({ kind: 'server', server: mapped ?? unmapped(server), flight: nextFlight(chosen) });
    if (tab !== 'map' || (!mapped && !isAll)) apply({ tab: 'map', isAll: isAll || !mapped });
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 max-md:w-full">
        <FindServer onFind={find} />
        {tab === 'map' && (
          <MapSwitch change={{ isAll: !isAll }} className="needs-script">
            <Sparkles size={16} />
            <span>{isAll ? t`Show Top Servers` : t`Show All Servers`}</span>
          </MapSwitch>
        )}
        {tab === 'map' && !isAll && (
          <MapSwitch change={{ areClustersShown: !areClustersShown }}>
            <Waypoints size={16} />
            <span>{areClustersShown ? t`Hide Clusters` : t`Show Clusters`}</span>
          </MapSwitch>
        )}
      </div>
      <div className="w-full">
        <div className="mb-5">
          <MapTabs />
        </div>
        <TabPanel prefix={TABS_PREFIX} tab={tab}>
          {tab === 'map' ? (
            <MapView
              map={map}
              isAll={isAll}
              areClustersShown={areClustersShown}
              // Without clusters none of them is chosen.
              chosen={chosen?.kind === 'cluster' && (isAll || !areClustersShown) ? undefined : chosen}
              onChoose={setChosen}
              isPaused={isPaused}
              onPause={setPaused}
            />
          ) : (
            <HealthTab servers={map.servers} />
          )}
        </TabPanel>
      </div>
    </>
  );
}

/** The map entry of a server that is not in `map.servers`; its health is loaded with the points. */
function unmapped({
  id,
  slug,
  name,
  iconUrl,
  categories,
  region,
  memberCount,
  onlineCount,
  lastSyncedAt,
  inviteState,
}: Server): MapServer {
  const category = categories[0] ?? 'Other';
  const health = { ...NO_HEALTH_DATA, overallHealthScore: null, isEstimate: false };
  return { id, slug, name, iconUrl, category, region, memberCount, onlineCount, lastSyncedAt, inviteState, ...health };
}

export default definePage({
  component: SerververseMapPage,
  prefetch: ({ api, queries }) => queries.prefetchQuery(mapQuery(api)),
  head: mapHead,
});
