// A visitor's favorites, on the profile; those of users are in its tabs.
import { Trans, useLingui } from '@lingui/react/macro';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { Link } from '#web/kit/link.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { usePersisted } from '#web/kit/use-persisted.ts';
import { localFavorites } from '#web/session/saved-lists.ts';
import { useUser } from '#web/session/use-user.ts';
import { HeartButton } from './heart-button.tsx';

export function VisitorFavorites() {
  const { t } = useLingui();
  const { user, former, isLoading } = useUser();
  const { owner, names } = usePersisted(localFavorites);
  if (user || former || isLoading || owner !== null) return null;
  const newest = [...names].toReversed();
  return (
    <Panel title={t`Favorites`} className="scroll-mt-24" bodyClassName="grid gap-3 p-[18px]">
      <p className="text-ink-2">
        {newest.length === 0 ? (
          <Trans>Press a server’s heart to add it here.</Trans>
        ) : (
          <Trans>Saved in this browser only, until you log in.</Trans>
        )}
      </p>
      {newest.length > 0 && (
        <ul className="grid max-h-[420px] gap-2 overflow-y-auto">
          {newest.map(([id, storedName]) => {
            const name = storedName || t`A server that is no longer listed`;
            return (
              <li key={id} className="flex min-h-16 items-center gap-3 rounded-lg border border-line p-3">
                <ArchIcon server={{ id, name, iconUrl: null }} size={40} />
                <Link
                  href={`/server/${id}`}
                  className="min-w-0 flex-1 truncate font-semibold hover:underline"
                  dir="auto"
                >
                  {name}
                </Link>
                <HeartButton server={{ id, name }} look="row" />
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
