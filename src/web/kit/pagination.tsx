import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

interface PaginationProps {
  page: number;
  totalPages: number;
  /** URL of a page; a real link, so that paging works without scripts. */
  hrefOf: (page: number) => string;
}

/** Previous Page, `Page X of Y`, Next Page. Renders nothing for a single page. */
export function StepPagination({ page, totalPages, hrefOf }: PaginationProps) {
  const { t } = useLingui();
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={t`Pages`} className="step-pages text-ink-2">
      <Step href={page > 1 ? hrefOf(page - 1) : null} className={buttonClass()}>
        <ArrowLeft size={16} />
        <Trans>Previous Page</Trans>
      </Step>
      <span key={page} aria-current="page">
        <Trans>
          Page {page} of {totalPages}
        </Trans>
      </span>
      <Step href={page < totalPages ? hrefOf(page + 1) : null} className={buttonClass()}>
        <Trans>Next Page</Trans>
        <ArrowRight size={16} />
      </Step>
    </nav>
  );
}

const cell =
  'inline-flex h-10 min-w-10 items-center justify-center gap-1.5 rounded-md px-2.5 font-semibold touch:h-11 touch:min-w-11';

/** Previous, at most five numbers around the current page, Next. Renders nothing for a single page. */
export function NumberedPagination({ page, totalPages, hrefOf }: PaginationProps) {
  const { t } = useLingui();
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={t`Pages`} className="flex flex-wrap justify-center gap-1 pt-7">
      <Step href={page > 1 ? hrefOf(page - 1) : null} className={classNames(cell, 'text-ink-2')}>
        <ArrowLeft size={14} />
        <span className="max-sm:sr-only">
          <Trans comment="Link to the previous page">Previous</Trans>
        </span>
      </Step>
      {pageWindow(page, totalPages).map((number) => (
        <Link
          key={number}
          href={hrefOf(number)}
          aria-label={t`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          className={classNames(cell, number === page ? 'bg-ink text-bg' : 'text-ink-2 hover:bg-surface-2')}
        >
          {number}
        </Link>
      ))}
      <Step href={page < totalPages ? hrefOf(page + 1) : null} className={classNames(cell, 'text-ink-2')}>
        <span className="max-sm:sr-only">
          <Trans comment="Link to the next page">Next</Trans>
        </span>
        <ArrowRight size={14} />
      </Step>
    </nav>
  );
}

/** A link, or a disabled button at either end. */
function Step({ href, className, children }: { href: string | null; className: string; children: ReactNode }) {
  if (href === null) {
    return (
      <button type="button" disabled className={classNames(className, 'opacity-55')}>
        {children}
      </button>
    );
  }
  return (
    <Link href={href} className={classNames(className, 'hover:bg-surface-2')}>
      {children}
    </Link>
  );
}

/** The page numbers to offer: at most five around the current one, all from 1 to `totalPages`. */
export function pageWindow(page: number, totalPages: number): number[] {
  const count = Math.min(5, totalPages);
  const first = Math.max(1, Math.min(page - 2, totalPages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
