import { useLingui } from '@lingui/react/macro';
import { Copy, Eye, EyeOff, Minus, Scale } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useCompare } from '#features/compare/ui/use-compare.ts';
import { useHidden } from '#web/session/saved-lists.ts';
import { useHide } from '#features/hidden/ui/use-hide.ts';
import Menu, { type MenuItem } from '#web/kit/menu.tsx';
import { useCopyLink } from './use-copy-link.ts';

export interface MoreMenuProps {
  server: { id: string; slug: string; name: string; iconUrl: string | null; approved: boolean; ageRestricted: boolean };
  anchor: HTMLElement;
  onClose: () => void;
  extraItems?: readonly MenuItem[];
}

export default function MoreMenu({ server, anchor, onClose, extraItems = [] }: MoreMenuProps) {
  const { t } = useLingui();
  const compare = useCompare(server);
  const isHidden = useHidden().has(server.id);
  const { hide, show } = useHide();
  const copyLink = useCopyLink();
  const hideHere = () => {
    const item = anchor.closest('li');
    const next = item?.nextElementSibling ?? item?.previousElementSibling;
    flushSync(() => void hide(server));
    // A list that leaves it out has removed the button, and the focus with it.
    if (!anchor.isConnected) next?.querySelector('a')?.focus({ preventScroll: true });
  };
  const CompareIcon = compare.isChosen ? Minus : Scale;
  const compareItem = { label: compare.label, icon: <CompareIcon size={16} />, run: compare.toggle };
  const HideIcon = isHidden ? Eye : EyeOff;
  return (
    <Menu
      label={t`More for ${{ name: server.name }}`}
      anchor={anchor}
      onClose={onClose}
      items={[
        ...(compare.isOffered ? [compareItem] : []),
        {
          label: isHidden ? t`Show again` : t`Hide for me`,
          icon: <HideIcon size={16} />,
          run: isHidden ? () => void show(server) : hideHere,
        },
        {
          label: t`Copy link`,
          icon: <Copy size={16} />,
          run: () => void copyLink(`/server/${server.slug}`),
        },
        ...extraItems,
      ]}
    />
  );
}
