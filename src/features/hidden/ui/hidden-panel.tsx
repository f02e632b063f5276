// The user's hidden servers, on the profile: of the account, or of this browser for visitors.
import { Trans, useLingui } from '@lingui/react/macro';
import { useUser } from '#web/session/use-user.ts';
import { Panel } from '#web/kit/panel.tsx';
import { HiddenRow } from './hidden-here.tsx';
import { useHidden } from '#web/session/saved-lists.ts';

export function HiddenPanel() {
  const { t } = useLingui();
  const { user } = useUser();
  const hidden = useHidden();
  const newest = [...hidden].toReversed();
  return (
    <Panel title={t`Hidden servers`} className="needs-script scroll-mt-24" bodyClassName="grid gap-3">
      <p key={`${newest.length === 0} ${!user}`} className="text-ink-2">
        {newest.length === 0 ? (
          <Trans>Nothing is hidden. To hide a server from your lists, use its three-dot menu.</Trans>
        ) : user ? (
          <Trans>You won’t see them in lists, suggestions and recommendations. Nobody else sees this.</Trans>
        ) : (
          <Trans>
            You won’t see them in lists, suggestions and recommendations. Saved in this browser only, until you log in.
          </Trans>
        )}
      </p>
      {newest.length > 0 && (
        <ul className="grid max-h-[420px] grid-cols-1 gap-2 overflow-y-auto">
          {newest.map(([id, name]) => (
            <li key={id}>
              <HiddenRow server={{ id, name }} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
