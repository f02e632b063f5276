import { useEffect } from 'react';
import { tellOtherTabs } from '#web/session/session-news.ts';
import { useNavigate, usePathname, useSearchParams } from '../address.ts';
import { useToast } from '../kit/toast.tsx';
import { texts } from './texts.ts';

const REASONS: Readonly<Record<string, 'loginUnconfigured' | 'loginClosed'>> = {
  unconfigured: 'loginUnconfigured',
  closed: 'loginClosed',
};

/** Says how signing in went, on whatever page it ends, and takes the parameter out of the address. */
export function AuthToast() {
  const path = usePathname();
  const search = useSearchParams();
  const navigate = useNavigate();
  const toast = useToast();
  const auth = search.get('auth');
  useEffect(() => {
    if (auth === null) return;
    if (auth === 'success') {
      toast({ title: texts.loggedIn, tone: 'success' });
      tellOtherTabs();
    }
    if (auth === 'error') {
      const reason = REASONS[search.get('reason') ?? ''] ?? 'loginFailedText';
      toast({ title: texts.loginFailed, text: texts[reason], tone: 'error' });
    }
    const rest = new URLSearchParams(search);
    rest.delete('auth');
    rest.delete('reason');
    navigate(`${path}${rest.size > 0 ? `?${rest}` : ''}${location.hash}`, { replace: true });
  }, [auth, search, path, navigate, toast]);
  return null;
}
