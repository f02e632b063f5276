import { Trans, useLingui } from '@lingui/react/macro';
import { LogIn, Menu, X } from 'lucide-react';
import { useUser } from '#web/session/use-user.ts';
import { lazyPart } from '#web/kit/lazy-part.tsx';
import { Link } from '#web/kit/link.tsx';
import { useCloseFromOutside } from '#web/kit/use-close-from-outside.ts';
import { entries, entryHref, isCurrent } from './entries.ts';
import { LoginLink } from '#web/session/login-link.tsx';
import { openPalette } from './palette-host.tsx';

const LogoutButton = lazyPart(() => import('#web/session/logout-button.tsx'), { isQuiet: true });

/** A sheet below the bar. A <details>, so that it opens without scripts; a choice, Esc, or a tap or the focus outside closes it. */
export function MobileMenu({ path }: { path: string }) {
  const { t } = useLingui();
  const { ref, close } = useCloseFromOutside();
  return (
    <details ref={ref} className="group lg:hidden">
      <summary
        aria-label={t`Menu`}
        className="grid size-11 list-none place-items-center rounded-md text-ink-2 hover:bg-surface-2 hover:text-ink [&::-webkit-details-marker]:hidden"
      >
        <Menu size={20} className="group-open:hidden" />
        <X size={20} className="hidden group-open:block" />
      </summary>
      <nav
        aria-label={t`Menu`}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--nav-height))] overflow-y-auto border-b border-line bg-overlay shadow-3"
      >
        <ul className="wrap grid gap-1 py-3">
          {entries.map((entry) => (
            <li key={entry.href}>
              <Link
                href={entryHref(entry, path)}
                aria-current={isCurrent(entry, path) ? 'page' : undefined}
                onClick={close}
                className="flex min-h-12 items-center rounded-md px-3 text-md font-[550] text-ink-2 hover:bg-surface-2 aria-[current]:text-ink aria-[current]:rounded-s-none aria-[current]:shadow-[inset_3px_0_0_var(--lamp)] rtl:aria-[current]:shadow-[inset_-3px_0_0_var(--lamp)] forced-colors:aria-[current]:border-s-2"
              >
                {t(entry.name)}
              </Link>
            </li>
          ))}
          <li>
            <button
              type="button"
              onClick={() => {
                close();
                openPalette();
              }}
              className="needs-script flex min-h-12 w-full items-center gap-2.5 rounded-md px-3 text-md font-[550] text-ink-2 hover:bg-surface-2"
            >
              <Trans>Command menu</Trans>
            </button>
          </li>
          <li className="mt-2 border-t border-line pt-3">
            <LoginOrLogout />
          </li>
        </ul>
      </nav>
    </details>
  );
}

function LoginOrLogout() {
  const { user } = useUser();
  if (user) return <LogoutButton size="lg" className="w-full" />;
  return (
    <LoginLink size="lg" className="w-full">
      <LogIn size={18} />
      <Trans>Login</Trans>
    </LoginLink>
  );
}
