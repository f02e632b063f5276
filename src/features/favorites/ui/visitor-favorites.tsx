// A visitor's favorites, on the profile; those of users are in its tabs.
import { Trans, useLingui } from '@lingui/react/macro';
import { SavedRow } from '#web/directory/saved-row.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { usePersisted } from '#web/kit/use-persisted.ts';
import { localFavorites } from '#web/session/saved-lists.ts';
import { useUser } from '#web/session/use-user.ts';
import { HeartButton } from './heart-button.tsx';

export function VisitorFavorites() {
  const { user, former, isFetching } = useUser();
  const { accountId, names } = usePersisted(localFavorites);
  // The server renders it too, as most who see this page's login prompt are visitors: nothing moves down later.
  if (user || former || isFetching || accountId !== null) return null;
  return <Favorites names={names} />;
}

function Favorites({ names }: { names: ReadonlyMap<string, string> }) {
  const { t } = useLingui();
  const newest = [...names].toReversed();
  return (
    <Panel title={t`Favorites`} className="needs-script scroll-mt-24" bodyClassName="grid gap-3">
      <p key={String(newest.length === 0)} className="text-ink-2">
        {newest.length === 0 ? (
          <Trans>Press a server’s heart to add it here.</Trans>
        ) : (
          <Trans>Saved in this browser only, until you log in.</Trans>
        )}
      </p>
      {newest.length > 0 && (
        <ul className="grid max-h-[420px] grid-cols-1 gap-2 overflow-y-auto">
          {newest.map(([id, name]) => (
            <li key={id}>
              <SavedRow server={{ id, name }} className="border-line">
                {() => <HeartButton server={{ id, name }} look="row" />}
              </SavedRow>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
