import { useLingui } from '@lingui/react/macro';
import { classNames } from '#web/kit/class-names.ts';
import { Link } from '#web/kit/link.tsx';

/** The logo with the wordmark, linking to the home page. */
export function Brand({ isSmall = false }: { isSmall?: boolean }) {
  const { t } = useLingui();
  const size = isSmall ? 24 : 30;
  return (
    <Link
      href="/"
      aria-label={t`Duskrow home`}
      className={classNames(
        'inline-flex min-h-11 items-center gap-[9px] font-display font-bold tracking-[-0.025em] text-ink [font-stretch:82%]',
        isSmall ? 'text-lg' : 'me-1 text-[1.5rem] leading-none max-[359px]:text-[1.25rem] lg:me-5',
      )}
    >
      <Logo size={size} />
      <span aria-hidden="true" className={classNames('-translate-y-px', !isSmall && 'max-[19rem]:hidden')}>
        duskrow
      </span>
    </Link>
  );
}

/** Three arched windows, the tall one lit. The tile has the same color in both themes. */
function Logo({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="#0E303D" />
      <path d="M5.5 25v-7.5a3 3 0 0 1 6 0V25zM21 25V14.5a3 3 0 0 1 6 0V25z" fill="#4E93A8" />
      <path d="M13 25V10.5a3.5 3.5 0 0 1 7 0V25z" fill="#FFC25F" />
    </svg>
  );
}
