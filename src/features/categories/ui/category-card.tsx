// One category in the list of all categories.
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Flame, Star } from 'lucide-react';
import { Badge } from '#web/kit/badge.tsx';
import { Link } from '#web/kit/link.tsx';
import { useFormat } from '#web/kit/format.ts';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { CategoryIcon } from './category-icon.tsx';
import { type CategoryRow } from './category-queries.ts';
import { categoryHref } from '#web/directory/hrefs.ts';
import { categoryDescription } from '#web/directory/category-descriptions.ts';
import { categoryName } from '#web/directory/category-words.ts';

/** A category with this many servers is labeled popular. */
const POPULAR_FROM = 3;

const CARD =
  'relative grid grid-cols-[56px_minmax(0,1fr)] items-start gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4';

export function CategoryCard({ category }: { category: CategoryRow }) {
  const { i18n } = useLingui();
  const { name, description, serverCount, totalMembers, averageRating } = category;
  return (
    <article
      className={`${CARD} transition-[border-color,background-color] duration-[var(--fast)] hover:border-line-strong hover:bg-surface-2`}
    >
      <CategoryIcon name={name} size={56} />
      <div className="grid grid-cols-1 gap-1">
        <div className="flex min-h-[22px] flex-wrap items-center gap-2">
          <h2 className="min-w-0 type-text text-md font-[650] tracking-[-0.005em]">
            {/* It covers the count. */}
            <Link href={categoryHref(name)} title={useCountSource(totalMembers)} className="card-link">
              {categoryName(name, i18n)}
            </Link>
          </h2>
          {serverCount >= POPULAR_FROM && (
            <Badge tone="lamp" icon={<Flame />} className="ms-auto">
              <Trans>Popular</Trans>
            </Badge>
          )}
        </div>
        <p className="text-xs text-ink-2">{categoryDescription(name, description, i18n)}</p>
      </div>
      <p className="col-span-2 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-3 text-xs text-ink-2">
        <span>
          <Plural value={{ count: serverCount }} one="# server" other="# servers" />
        </span>
        <MemberCount count={totalMembers} />
        {averageRating > 0 && <Rating value={averageRating} />}
      </p>
    </article>
  );
}

/** The exact number and its source: counts of different ages add up to it. */
export function useCountSource(count: number): string {
  const { t } = useLingui();
  return t`${plural({ count }, { one: '# member, by the last known counts', other: '# members, by the last known counts' })}`;
}

/** '48.2K members'. */
export function MemberCount({ count, title }: { count: number; title?: string }) {
  const members = useFormat().compact(count);
  return (
    <span title={title}>
      <Plural value={count} one={`${members} member`} other={`${members} members`} />
    </span>
  );
}

/** A star and the average with one decimal. */
export function Rating({ value }: { value: number }) {
  const { decimal } = useFormat();
  return (
    <span className="inline-flex items-center gap-1.5 font-[650] text-ink">
      <Star size={14} className="fill-star stroke-none" />
      {decimal(value)}
      <span className="sr-only">
        <Trans>average rating</Trans>
      </span>
    </span>
  );
}

export function CategoryCardSkeleton() {
  return (
    <div aria-hidden="true" className={CARD}>
      <Skeleton className="size-14 rounded-arch" />
      <div className="grid gap-2 pt-1">
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-3" />
      </div>
      <div className="col-span-2 flex gap-4 border-t border-line pt-3">
        <Skeleton className="h-[19px] w-20" />
        <Skeleton className="h-[19px] w-24" />
      </div>
    </div>
  );
}
