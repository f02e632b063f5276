// The three dots of a server, for less frequent actions. The menu is fetched on hover or focus.
import { useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useUser } from '#web/session/use-user.ts';
import { lazyPart } from '#web/kit/lazy-part.tsx';
import type { MoreMenuProps } from './more-menu.tsx';

const MoreMenu = lazyPart(() => import('./more-menu.tsx'), { giveUp: ({ onClose }) => onClose() });
const ModeratorMenu = lazyPart(() => import('./moderator-menu.tsx'), {
  giveUp: ({ onClose }) => onClose(),
});

interface MoreButtonProps extends Pick<MoreMenuProps, 'server'> {
  /** `banner`: on an image, `row`: in a list, `framed`: among other buttons. */
  look: 'banner' | 'row' | 'framed';
}

const LOOKS = {
  banner: 'size-10 md:size-9 rounded-md bg-scrim/62 text-white hover:bg-scrim',
  row: 'size-10 rounded-md text-ink-2 hover:bg-surface-2 hover:text-ink',
  framed: 'size-12 rounded-md border border-line-strong bg-surface text-ink-2 hover:bg-surface-2',
} as const;

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
        className={`needs-script relative z-2 inline-grid shrink-0 place-items-center touch:min-h-11 touch:min-w-11 ${LOOKS[look]}`}
      >
        <Ellipsis aria-hidden="true" size={look === 'framed' ? 18 : 16} />
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
