import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import type { CurrentUser } from '#features/accounts/contract.ts';
import { Link } from '#web/kit/link.tsx';
import { useCloseFromOutside } from '#web/kit/use-close-from-outside.ts';
import { useLogout } from './use-logout.ts';
import { UserPicture } from './user-picture.tsx';

const ENTRIES = [
  { href: '/profile', name: msg`Profile` },
  { href: '/recommendations', name: msg`For You` },
  { href: '/reviews', name: msg`My Reviews` },
  { href: '/achievements', name: msg`Achievements` },
];
const ADMIN = { href: '/admin', name: msg`Admin Panel` };

const row =
  'flex min-h-10 w-full items-center gap-2.5 rounded-md px-3 text-start font-[550] text-ink-2 hover:bg-surface-2 hover:text-ink touch:min-h-11';

/** The menu below the user's picture. */
export default function ProfileMenu({ user }: { user: CurrentUser }) {
  const { t } = useLingui();
  const { ref, close } = useCloseFromOutside();
  const logout = useLogout();
  return (
    <details ref={ref} className="relative">
      <summary
        aria-label={t`Your menu, ${{ name: user.username }}`}
        className="grid size-11 list-none place-items-center rounded-full hover:bg-surface-2 [&::-webkit-details-marker]:hidden"
      >
        <UserPicture name={user.username} url={user.profileImageUrl} size={34} />
      </summary>
      <nav
        aria-label={t`Your menu`}
        className="absolute top-[calc(100%+8px)] end-0 w-60 rounded-lg border border-line bg-overlay p-2 shadow-3"
      >
        <p dir="auto" className="truncate px-3 py-2 text-sm font-[650] text-page-start">
          {user.username}
          {user.discriminator && <span className="font-normal text-ink-3">#{user.discriminator}</span>}
        </p>
        <ul className="grid gap-0.5">
          {[...ENTRIES, ...(user.isAdmin ? [ADMIN] : [])].map(({ href, name }) => (
            <li key={href}>
              <Link href={href} className={row} onClick={close}>
                {t(name)}
              </Link>
            </li>
          ))}
          <li className="mt-1 border-t border-line pt-1">
            <button type="button" className={row} onClick={() => void logout()}>
              <LogOut size={16} />
              <Trans>Logout</Trans>
            </button>
          </li>
        </ul>
      </nav>
    </details>
  );
}
