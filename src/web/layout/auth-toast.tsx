import { useEffect } from 'react';
import { useNavigate, usePathname, useSearchParams } from '../address.ts';
import { useToast } from '../kit/toast.tsx';

const FAILED = 'There was an issue logging you in with Discord';
const REASONS: Readonly<Record<string, string>> = {
  unconfigured: "Sign-in isn't configured on this site",
  closed: 'Sign-in is closed at the moment',
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
    if (auth === 'success') toast({ title: 'Successfully logged in', tone: 'success' });
    if (auth === 'error') {
      toast({ title: 'Login failed', text: REASONS[search.get('reason') ?? ''] ?? FAILED, tone: 'error' });
    }
    const rest = new URLSearchParams(search);
    rest.delete('auth');
    rest.delete('reason');
    navigate(`${path}${rest.size > 0 ? `?${rest}` : ''}${location.hash}`, { replace: true });
  }, [auth, search, path, navigate, toast]);
  return null;
}
