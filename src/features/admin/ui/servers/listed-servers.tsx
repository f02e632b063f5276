import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FoundServer } from '#features/admin/servers-contract.ts';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { heldText } from '#web/directory/held-text.ts';
import { Badge, type BadgeTone } from '#web/kit/badge.tsx';
import { Link } from '#web/kit/link.tsx';
import type { ReactNode } from 'react';

/** The states of a server. */
export const APPROVALS: Record<FoundServer['approval'], { name: MessageDescriptor; tone: BadgeTone }> = {
  approved: { name: msg`Public`, tone: 'good' },
  pending: { name: msg({ message: 'Waiting', comment: 'State of a server: it waits for a moderator' }), tone: 'mid' },
  rejected: { name: msg`Rejected`, tone: 'bad' },
  'opted-out': { name: msg`Taken down`, tone: 'low' },
};

interface ListedServersProps<Listed extends FoundServer> {
  servers: readonly Listed[];
  /** Shown below the name of a server. */
  renderNote?: (server: Listed) => ReactNode;
  /** Actions for one server. */
  renderActions: (server: Listed) => ReactNode;
}

export function ListedServers<Listed extends FoundServer>({
  servers,
  renderNote,
  renderActions,
}: ListedServersProps<Listed>) {
  const { i18n, t } = useLingui();
  return (
    <ul className="grid max-h-80 divide-y divide-line overflow-y-auto">
      {servers.map((server) => (
        <li key={server.id} className="flex flex-wrap items-center gap-2.5 py-2">
          <ArchIcon server={server} size={32} />
          <span className="min-w-0 flex-1 basis-28 text-sm [overflow-wrap:anywhere]">
            {server.approval === 'approved' ? (
              <Link href={`/server/${server.slug}`} dir="auto" className="hover:underline">
                {server.name}
              </Link>
            ) : (
              <bdi>{server.name}</bdi>
            )}
            <Why>{heldText(server, i18n)}</Why>
            {renderNote && <span className="block text-2xs text-ink-3">{renderNote(server)}</span>}
          </span>
          <Badge tone={APPROVALS[server.approval].tone}>{t(APPROVALS[server.approval].name)}</Badge>
          {renderActions(server)}
        </li>
      ))}
    </ul>
  );
}

/** Why it is not listed, or an account is suspended. */
export function Why({ children }: { children: string | null }) {
  return (
    <span dir="auto" className="block text-2xs text-ink-3 text-page-start empty:hidden">
      {children}
    </span>
  );
}
