// The three dots of a server, for less frequent actions. The menu is fetched on hover or focus.
import { useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useUser } from '#web/session/use-user.ts';
import { iconButtonClass, type IconLook } from '#web/kit/button.tsx';
import { lazyPart } from '#web/kit/lazy-part.tsx';
import type { MoreMenuProps } from './more-menu.tsx';

const MoreMenu = lazyPart(() => import('./more-menu.tsx'), { giveUp: ({ onClose }) => onClose() });
const ModeratorMenu = lazyPart(() => import('./moderator-menu.tsx'), {
  giveUp: ({ onClose }) => onClose(),
});

interface MoreButtonProps extends Pick<MoreMenuProps, 'server'> {
  look: IconLook;
}

export function MoreButton({ server, look }: MoreButtonProps) {
  const { t } = useLingui();
  const { user } = useUser();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<ReactNode>(null);
  const isAdmin = user?.isAdmin === true;
  const { preload } = isAdmin ? ModeratorMenu : MoreMenu;
  const menu = { server, onClose: () => setAnchor(null) };
  return (
    <>
      <button
        type="button"
        aria-label={t`More for ${{ name: server.name }}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => setAnchor(event.currentTarget)}
        className={iconButtonClass(look)}
      >
        <Ellipsis size={look === 'framed' ? 18 : 16} />
      </button>
      {anchor &&
        (isAdmin ? (
          <ModeratorMenu {...menu} anchor={anchor} showDialog={setDialog} />
        ) : (
          <MoreMenu {...menu} anchor={anchor} />
        ))}
      {dialog}
    </>
  );
}
