import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useHidden, withoutHidden } from '#web/session/saved-lists.ts';
import type { Server } from '#features/listings/contract.ts';
import { Link } from '#web/kit/link.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { textProps } from '#web/directory/server-badges.tsx';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { CountsLine } from '#web/directory/server-counts.tsx';
import { similarQuery } from './similar.ts';

const SHOWN = 3;

/** Other servers with the same tags or of the same category. Renders nothing if there are none or they cannot be loaded. */
export function SimilarServers({ server }: { server: Server }) {
  const { t } = useLingui();
  const { data, isError } = useQuery(similarQuery(useApi(), server));
  const hidden = useHidden();
  const similar = data && withoutHidden(data, hidden).slice(0, SHOWN);
  if (similar ? similar.length === 0 : isError) return null;
  return (
    <Panel title={t`Servers like this`} bodyClassName="grid gap-3">
      {!similar && <Skeleton className="h-10" />}
      {similar?.map((other) => (
        <SimilarLink key={other.id} server={other} />
      ))}
    </Panel>
  );
}

function SimilarLink({ server }: { server: Server }) {
  return (
    <Link href={`/server/${server.slug}`} className="group flex items-center gap-2 rounded-sm">
      <ArchIcon server={server} size={40} />
      <span className="min-w-0">
        <span {...textProps(server)} className="block truncate font-semibold group-hover:underline text-page-start">
          {server.name}
        </span>
        <span className="block text-2xs text-ink-3">
          <CountsLine server={server} />
        </span>
      </span>
    </Link>
  );
}
