import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Server } from '#features/listings/contract.ts';
import { regionName } from '#web/directory/display-names.ts';
import { tagHref } from '#web/directory/hrefs.ts';
import { useFormat } from '#web/kit/format.ts';
import { Link } from '#web/kit/link.tsx';
import { Fact } from '#web/kit/figures.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { Age } from '#web/kit/time.tsx';
import { Day } from '#web/kit/day.tsx';
import { GrowthLine } from './growth-line.tsx';
import { inviteProblem } from '#web/directory/invite-state.ts';
import { LiveStatus } from '#web/directory/live-status.tsx';

interface AtAGlanceProps {
  server: Server;
  /** Its language, and how that is known. */
  language: ReactNode;
}

/** The facts of a listing, with its growth line and tags. */
export function AtAGlance({ server, language }: AtAGlanceProps) {
  const { i18n, t } = useLingui();
  const { whole } = useFormat();
  const channels = totalOf(server.channelCounts);
  const roles = totalOf(server.roleCounts);
  return (
    <Panel title={t`At a glance`} className="row-span-2" bodyClassName="grid gap-3">
      <dl className="grid">
        <Fact name={t`Last synced`}>
          <LastSynced server={server} />
        </Fact>
        <Fact name={t({ message: 'Counts', comment: 'Noun: the numbers of members and of people online' })}>
          {server.lastSyncedAt === null ? <Trans>unknown</Trans> : <Trans>approximate, from the invite</Trans>}
        </Fact>
        {channels !== null && <Fact name={t`Channels`}>{whole(channels)}</Fact>}
        {roles !== null && <Fact name={t`Roles`}>{whole(roles)}</Fact>}
        <Fact name={t`Region`}>{regionName(server.region, i18n)}</Fact>
        <Fact name={t`Language`}>{language}</Fact>
        <Fact name={t({ message: 'Slug', comment: 'The part of the address that names a server' })}>{server.slug}</Fact>
        <Fact name={t`Listed since`}>
          <Day at={server.createdAt} />
        </Fact>
      </dl>
      <GrowthLine serverId={server.id} />
      <Tags tags={server.tags} />
    </Panel>
  );
}

/** Shows the live state if the invite works; otherwise the notice does, and this shows the age of the stored counts. */
function LastSynced({ server }: { server: Server }) {
  const { lastSyncedAt } = server;
  return inviteProblem(server) && lastSyncedAt ? <Age at={lastSyncedAt} /> : <LiveStatus at={lastSyncedAt} />;
}

function Tags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null;
  return (
    <div className="border-t border-line pt-3">
      <h3 className="mb-2 text-sm font-normal text-ink-3">
        <Trans>Tags</Trans>
      </h3>
      <ul className="flex flex-wrap gap-1.5">
        {tags.map((tag) => (
          <li key={tag} className="min-w-0">
            <Link href={tagHref(tag)} className="chip-link">
              <bdi>{tag}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The `total` of a count's JSON text; null when unknown. */
function totalOf(counts: string | null): number | null {
  if (counts === null) return null;
  const { total } = JSON.parse(counts) as { total?: number };
  return total ?? null;
}
