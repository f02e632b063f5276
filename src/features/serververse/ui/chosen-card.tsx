// The chosen server, or the chosen cluster with its servers. Over the globe's corner; below it on small screens.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { MapCluster, MapServer } from '#features/serververse/contract.ts';
import { categoryColor, categoryName } from '#web/directory/category-words.ts';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { serverQuery } from '#web/directory/list-queries.ts';
import { CountsLine } from '#web/directory/server-counts.tsx';
import { Button, ButtonLink } from '#web/kit/button.tsx';
import { useFormat } from '#web/kit/format.ts';
import { Fact } from '#web/kit/figures.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { regionName } from '#web/directory/display-names.ts';
import { HealthScore, LegendDot, clusterName } from './map-side.tsx';

/** The element to scroll to. */
export const GLOBE_ID = 'globe';

/** When the focused element goes away. */
export function focusGlobe(): void {
  document.querySelector<HTMLElement>(`#${GLOBE_ID} [role="application"]`)?.focus();
}

const CARD =
  'relative z-10 m-2 grid grid-cols-1 gap-2 rounded-lg border border-line bg-overlay p-3 shadow-3 md:absolute md:top-5 md:start-5 md:m-0 md:max-h-[calc(100%-40px)] md:w-[260px] md:overflow-y-auto';

interface CardProps {
  label: string;
  /** Focus and scroll position move here whenever this changes, unless it is 0: it was chosen outside the globe. */
  flight: number;
  onClose: () => void;
  children: ReactNode;
}

function Card({ label, flight, onClose, children }: CardProps) {
  const { t } = useLingui();
  const card = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    opener.current = flight === 0 ? null : document.querySelector('main :focus');
    if (flight === 0) return;
    document.getElementById(GLOBE_ID)?.scrollIntoView();
    // In a small window the card is out of view, below the globe.
    card.current?.focus();
  }, [flight]);
  const close = () => {
    onClose();
    // One in the card of a cluster is gone.
    if (opener.current?.isConnected) opener.current.focus();
    else focusGlobe();
  };
  const closeByKey = useEffectEvent(close);
  useEffect(() => {
    const { current } = card;
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && closeByKey();
    current?.addEventListener('keydown', onKeyDown);
    return () => current?.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <section ref={card} aria-label={label} tabIndex={-1} className={CARD}>
      {children}
      <Button variant="ghost" size="icon" aria-label={t`Close`} className="absolute end-1 top-1" onClick={close}>
        <X size={16} />
      </Button>
    </section>
  );
}

interface ServerCardProps extends Pick<CardProps, 'flight' | 'onClose'> {
  server: MapServer;
}

export function ServerCard({ server, ...rest }: ServerCardProps) {
  const { t, i18n } = useLingui();
  // One of the columns, which have neither icon, time nor state.
  const isRow = server.lastSyncedAt === null;
  const { data } = useQuery({ ...serverQuery(useApi(), server.slug), enabled: isRow });
  const known = (isRow && data) || server;
  const { name, slug, category, region, overallHealthScore: score } = server;
  return (
    <Card label={name} {...rest}>
      <div className="flex items-center gap-2.5 pe-9">
        <ArchIcon server={known} size={36} isEager fallback={<CategoryCircle category={category} />} />
        <div className="min-w-0">
          <b dir="auto" className="block truncate font-[650] text-page-start">
            {name}
          </b>
          <p className="text-2xs text-ink-3">
            <CountsLine server={known} />
          </p>
        </div>
      </div>
      <dl className="grid text-xs">
        <Fact name={t`Health`}>{score === null ? t`unknown` : <HealthScore server={server} />}</Fact>
        <Fact name={t`Category`}>{categoryName(category, i18n)}</Fact>
        <Fact name={t`Region`}>{regionName(region, i18n)}</Fact>
      </dl>
      <ButtonLink href={`/server/${slug}`} size="sm">
        <Trans>View Server</Trans>
      </ButtonLink>
    </Card>
  );
}

/** The server's light on the globe, shown where there is no icon. */
function CategoryCircle({ category }: { category: string }) {
  return (
    <span
      data-category={category}
      className="block size-full rounded-full [forced-color-adjust:none]"
      style={{ background: categoryColor(category) }}
    />
  );
}

interface ClusterCardProps extends Pick<CardProps, 'flight' | 'onClose'> {
  cluster: MapCluster;
  servers: readonly MapServer[];
  onChoose: (server: MapServer) => void;
}

export function ClusterCard({ cluster, servers, onChoose, ...rest }: ClusterCardProps) {
  const { t, i18n } = useLingui();
  const { compact, percent } = useFormat();
  const name = clusterName(cluster, servers, i18n);
  const members = cluster.serverIds.map((id) => servers.find((server) => server.id === id));
  return (
    <Card label={name} {...rest}>
      <b className="truncate pe-9 font-[650]">{name}</b>
      <dl className="grid text-xs">
        <Fact name={t`Servers`}>
          <Plural value={{ count: cluster.serverIds.length }} one="# server" other="# servers" />
        </Fact>
        <Fact name={t`Members`}>{compact(cluster.memberCount)}</Fact>
        <Fact name={t`Online`}>{compact(cluster.onlineCount)}</Fact>
        <Fact name={t({ message: 'Mostly', comment: 'In front of the category that most servers of a group have' })}>
          {categoryName(cluster.category, i18n)}
        </Fact>
        <Fact name={t`Region`}>
          {cluster.region === null
            ? t({
                message: 'several',
                comment: 'In place of the region of a group of servers: they are in several regions',
              })
            : regionName(cluster.region, i18n)}
        </Fact>
        <Fact name={t`Similarity`}>{percent(cluster.quality)}</Fact>
        {cluster.averageHealth !== null && <Fact name={t`Avg Health`}>{percent(cluster.averageHealth)}</Fact>}
      </dl>
      <ul className="grid">
        {members.map(
          (server) =>
            server && (
              <li key={server.id}>
                <button
                  type="button"
                  onClick={() => onChoose(server)}
                  className="flex min-h-8 w-full items-center gap-2 rounded-control text-start text-xs hover:text-lamp-ink touch:min-h-11"
                >
                  <LegendDot category={server.category} />
                  <span dir="auto" className="min-w-0 truncate">
                    {server.name}
                  </span>
                </button>
              </li>
            ),
        )}
      </ul>
    </Card>
  );
}
