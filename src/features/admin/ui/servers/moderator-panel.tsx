// The part of a server's page that only admins see. Loaded in the browser, once the user is known.
import { Trans, useLingui } from '@lingui/react/macro';
import type { Server } from '#features/listings/contract.ts';
import { Link } from '#web/kit/link.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { ServerActions } from './server-actions.tsx';
import { useAdminMessages } from './server-dialogs.tsx';

export default function ModeratorPanel({ server: { id, name, approved } }: { server: Server }) {
  const { t } = useLingui();
  if (!useAdminMessages()) return null;
  return (
    <Panel
      title={t`For moderators`}
      aside={
        <Link href="/admin" className="inline-flex min-h-8 items-center text-xs underline touch:min-h-11">
          <Trans>Admin Panel</Trans>
        </Link>
      }
    >
      <ServerActions server={{ id, name, approval: approved ? 'approved' : 'pending' }} hasTerm />
    </Panel>
  );
}
