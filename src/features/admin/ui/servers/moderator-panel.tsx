// The part of a server's page that only admins see. Loaded in the browser, once the user is known.
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { Server } from '#features/listings/contract.ts';
import { Link } from '#web/kit/link.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { focusHeading } from '#web/kit/use-restored-focus.ts';
import { ServerActions } from './server-actions.tsx';

export default function ModeratorPanel({ server: { id, name, approved } }: { server: Server }) {
  const { t } = useLingui();
  // A removed server's page disappears, with the button that had the focus.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusHeading(document.querySelector<HTMLElement>('main h1'));
    },
    [],
  );
  return (
    <Panel
      title={t`For moderators`}
      aside={
        <Link href="/admin" className="text-xs underline">
          <Trans>Admin Panel</Trans>
        </Link>
      }
      bodyClassName="p-[18px]"
    >
      <ServerActions server={{ id, name, approval: approved ? 'approved' : 'pending' }} hasTerm />
    </Panel>
  );
}
