import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { notifyOtherTabs } from '#web/session/use-session-watch.ts';
import { useNavigate, usePathname, useSearchParams } from '../address.ts';
import { useToast } from '../kit/toast.tsx';

const REASONS: Readonly<Record<string, MessageDescriptor>> = {
  unconfigured: msg`Sign-in isn't configured on this site`,
  closed: msg`Sign-in is closed at the moment`,
};

/** Says how signing in went, on whatever page it ends, and takes the parameter out of the address. Load it for such an address alone. */
export default function AuthToast() {
  const { t } = useLingui();
  const path = usePathname();
  const search = useSearchParams();
  const navigate = useNavigate();
  const toast = useToast();
  const auth = search.get('auth');
  useEffect(() => {
    if (auth === null) return;
    if (auth === 'success') {
      toast({ title: t`Successfully logged in`, tone: 'success' });
      notifyOtherTabs();
    }
    if (auth === 'error') {
      const reason = REASONS[search.get('reason') ?? ''] ?? msg`There was an issue logging you in with Discord`;
      toast({ title: t`Login failed`, text: t(reason), tone: 'error' });
    }
    const rest = new URLSearchParams(search);
    rest.delete('auth');
    rest.delete('reason');
    navigate(`${path}${rest.size > 0 ? `?${rest}` : ''}${location.hash}`, { replace: true });
  }, [auth, search, path, navigate, toast, t]);
  return null;
}
