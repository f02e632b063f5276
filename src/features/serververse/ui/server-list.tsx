// The map as a list: everything on the globe, for users who cannot see, turn or run it.
import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';
import type { MapServer } from '#features/serververse/contract.ts';
import { categoryName } from '#web/directory/category-words.ts';
import { CountsLine } from '#web/directory/server-counts.tsx';
import { Button } from '#web/kit/button.tsx';
import { Link } from '#web/kit/link.tsx';
import { useHydrated } from '#web/kit/hydration.tsx';
import { regionName } from '#web/directory/display-names.ts';
import { HealthScore, LegendDot } from './map-side.tsx';

interface ServerListProps {
  servers: readonly MapServer[];
  onShow: (server: MapServer) => void;
}

export function ServerList({ servers, onShow }: ServerListProps) {
  return (
    <section aria-labelledby="mapped-servers">
      <h2 id="mapped-servers" className="mb-4 text-2xl">
        <Trans>On the map</Trans>
      </h2>
      <ol className="grid grid-cols-1 gap-3 md:grid-cols-2 lg:grid-cols-3">
        {servers.map((server) => (
          <li key={server.id} className="grid rounded-lg border border-line bg-surface p-3.5">
            <Row server={server} onShow={onShow} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Row({ server, onShow }: { server: MapServer } & Pick<ServerListProps, 'onShow'>) {
  const { t, i18n } = useLingui();
  const isHydrated = useHydrated();
  const { name, slug, category, region } = server;
  return (
    <div className="flex items-start gap-2.5">
      <div className="grid min-w-0 flex-1 gap-1">
        <Link
          href={`/server/${slug}`}
          dir="auto"
          className="-my-0.5 truncate py-0.5 font-[650] underline-offset-4 hover:underline text-page-start"
        >
          {name}
        </Link>
        <p className="text-xs text-ink-2">
          <CountsLine server={server} />
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2">
          <span className="inline-flex items-center gap-1.5">
            <LegendDot category={category} />
            {categoryName(category, i18n)}
          </span>
          <span>{regionName(region, i18n)}</span>
          <HealthScore server={server} />
        </p>
      </div>
      {isHydrated && (
        <Button variant="ghost" size="icon" aria-label={t`Show ${name} on the map`} onClick={() => onShow(server)}>
          <MapPin size={16} />
        </Button>
      )}
    </div>
  );
}
