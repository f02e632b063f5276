import { Plural, Trans } from '@lingui/react/macro';
import { Server, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#web/kit/badge.tsx';
import { Link } from '#web/kit/link.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';

const FRAME =
  'grid grid-cols-[72px_minmax(0,1fr)] items-start gap-x-5 gap-y-4 pb-6 md:grid-cols-[72px_minmax(0,1fr)_auto]';

interface ListHeaderProps {
  /** An arch of 72 px. */
  icon: ReactNode;
  title: string;
  /** Language of the title, where it isn't the interface's. */
  titleLanguage?: string;
  text: string;
  /** Number of its servers. */
  total: number;
  /** More facts about it, as list items. */
  facts?: ReactNode;
  /** The same servers beside the form with all filters. */
  filterHref: string;
  /** Sort and view, at the right end; under the text on small screens. */
  tools: ReactNode;
}

/** What the servers of a list have in common: a category, a tag, a language. */
export function ListHeader({ icon, title, titleLanguage, text, total, facts, filterHref, tools }: ListHeaderProps) {
  return (
    <header className={FRAME}>
      {icon}
      <div className="grid grid-cols-1 gap-2">
        <h1 lang={titleLanguage} dir="auto" className="text-page-start text-3xl [overflow-wrap:anywhere]">
          {title}
        </h1>
        <p className="text-ink-2">{text}</p>
        <ul className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <li>
            <Badge tone="outline" icon={<Server />}>
              <Plural value={{ count: total }} one="# server" other="# servers" />
            </Badge>
          </li>
          {facts}
          {total > 0 && (
            <li>
              <Link
                href={filterHref}
                className="inline-flex min-h-6 items-center gap-1.5 text-xs font-semibold text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink touch:min-h-11"
              >
                <SlidersHorizontal size={14} />
                <Trans>Filter these servers</Trans>
              </Link>
            </li>
          )}
        </ul>
      </div>
      {tools && <div className="col-span-2 self-end md:col-span-1">{tools}</div>}
    </header>
  );
}

/** The arch of a list that has no picture: an icon on a tint. */
export function ListArch({ icon }: { icon: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-18 shrink-0 place-items-center rounded-arch bg-sky-tint text-sky [&_svg]:size-8"
    >
      {icon}
    </span>
  );
}

export function ListHeaderSkeleton() {
  return (
    <div aria-hidden="true" className={FRAME}>
      <Skeleton className="size-18 rounded-arch" />
      <div className="grid grid-cols-1 gap-2">
        <Skeleton className="h-[39px] w-48" />
        <Skeleton className="h-[21px] w-64" />
        <Skeleton className="h-[22px] w-40" />
      </div>
    </div>
  );
}
