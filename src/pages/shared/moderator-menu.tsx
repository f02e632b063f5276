// The menu of a server for admins: the entries that every user has, and moderation actions.
import { useLingui } from '@lingui/react/macro';
import { Ban, EyeClosed, UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import MoreMenu, { type MoreMenuProps } from './more-menu.tsx';
import type { MenuItem } from '#web/kit/menu.tsx';
import { type Asked, type ModeratedServer, ServerDialog } from '#features/admin/ui/servers/server-dialogs.tsx';

/** Shows a dialog that outlives the menu; null removes it. */
type ShowDialog = (dialog: ReactNode) => void;

interface ModeratorMenuProps extends Omit<MoreMenuProps, 'extraItems'> {
  showDialog: ShowDialog;
}

export default function ModeratorMenu({ server, showDialog, ...menu }: ModeratorMenuProps) {
  const { t } = useLingui();
  const { id, name, approved } = server;
  const moderated = { id, name, approval: approved ? 'approved' : 'pending' } as const;
  const entry = (asked: Asked, label: string, icon: ReactNode): MenuItem => ({
    label,
    icon,
    run: () => openDialog(asked, moderated, showDialog),
  });
  const extraItems = [
    entry('delist', t`Remove from lists`, <EyeClosed size={16} />),
    entry('submitter', t`Everything from this submitter`, <UserRoundX size={16} />),
    entry('term', t`Block a term`, <Ban size={16} />),
  ];
  return <MoreMenu server={server} {...menu} extraItems={extraItems} />;
}

function openDialog(asked: Asked, server: ModeratedServer, showDialog: ShowDialog): void {
  showDialog(<ServerDialog asked={asked} server={server} onClose={() => showDialog(null)} />);
}
