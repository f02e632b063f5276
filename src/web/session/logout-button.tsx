import { Trans } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { Button, type ButtonProps } from '#web/kit/button.tsx';
import { useLogout } from './use-logout.ts';

/** Load it lazily: most pages are for visitors, who cannot log out. */
export default function LogoutButton(look: Pick<ButtonProps, 'size' | 'variant' | 'className'>) {
  const logout = useLogout();
  return (
    <Button {...look} onClick={() => void logout()}>
      <LogOut size={look.size === 'lg' ? 18 : 16} />
      <Trans>Logout</Trans>
    </Button>
  );
}
