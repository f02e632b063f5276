import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '#web/kit/class-names.ts';
import { Link } from '#web/kit/link.tsx';
import type { NamedServer } from '#web/session/saved-lists.ts';
import { ArchIcon } from './arch-icon.tsx';

interface SavedRowProps {
  server: NamedServer;
  className: string;
  /** Its button. @param name the shown name */
  children: (name: string) => ReactNode;
}

/** A row for a hidden server or a favorite. */
export function SavedRow({ server, className, children }: SavedRowProps) {
  const { t } = useLingui();
  const name = server.name || t`A server that is no longer listed`;
  return (
    <div className={classNames('flex min-h-16 items-center gap-3 rounded-lg border p-3', className)}>
      <ArchIcon server={{ ...server, name, iconUrl: null }} size={40} />
      {server.name ? (
        <Link
          href={`/server/${server.id}`}
          className="min-w-0 flex-1 truncate font-semibold text-page-start hover:underline"
          dir="auto"
        >
          {name}
        </Link>
      ) : (
        <span className="min-w-0 flex-1 truncate text-ink-3">{name}</span>
      )}
      {children(name)}
    </div>
  );
}
