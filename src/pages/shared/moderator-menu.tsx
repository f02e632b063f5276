// The menu of a server as admins see it: what everybody has, and what a moderator does about the server.
import { useLingui } from '@lingui/react/macro';
import { Ban, EyeClosed, UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import MoreMenu, { type MoreMenuProps } from './more-menu.tsx';
import type { MenuItem } from '#web/kit/menu.tsx';
import { type Asked, type ModeratedServer, ServerDialog } from '#features/admin/ui/waves/server-dialogs.tsx';

/** Shows a dialog that outlives the menu; null takes it away. */
type Ask = (dialog: ReactNode) => void;

interface ModeratorMenuProps extends Omit<MoreMenuProps, 'further'> {
  ask: Ask;
}

export default function ModeratorMenu({ server, ask, ...menu }: ModeratorMenuProps) {
  const { t } = useLingui();
  const { id, name, approved } = server;
  const moderated = { id, name, approval: approved ? 'approved' : 'pending' } as const;
  const entry = (asked: Asked, label: string, icon: ReactNode): MenuItem => ({
    label,
    icon,
    run: () => show(asked, moderated, ask),
  });
  const further = [
    entry('take-off', t`Remove from lists`, <EyeClosed size={16} aria-hidden="true" />),
    entry('submitter', t`Everything from this submitter`, <UserRoundX size={16} aria-hidden="true" />),
    entry('term', t`Block a term`, <Ban size={16} aria-hidden="true" />),
  ];
  return <MoreMenu server={server} {...menu} further={further} />;
}

function show(asked: Asked, server: ModeratedServer, ask: Ask): void {
  ask(<ServerDialog asked={asked} server={server} onClose={() => ask(null)} />);
}
