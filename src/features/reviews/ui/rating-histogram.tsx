import { Plural, Trans } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { classNames } from '#web/kit/class-names.ts';
import { Meter } from '#web/kit/figures.tsx';
import { useFormat } from '#web/kit/format.ts';
import { Link } from '#web/kit/link.tsx';

interface RatingHistogramProps {
  /** Reviews with 1, 2, 3, 4 and 5 stars. */
  histogram: number[];
  /** The stars that the list is filtered by, or null. */
  chosen: number | null;
  /** URL of the reviews with these stars; null: of all. */
  hrefOf: (stars: number | null) => string;
}

const row =
  '-mx-1.5 grid min-h-7 grid-cols-[26px_1fr_auto] items-center gap-2.5 rounded-sm px-1.5 text-xs text-ink-2 touch:min-h-11';

/** The distribution of ratings, 5 to 1. Each row is a link to the reviews with its stars, that of the chosen one to all. */
export function RatingHistogram({ histogram, chosen, hrefOf }: RatingHistogramProps) {
  const { whole } = useFormat();
  const total = histogram.reduce((sum, count) => sum + count, 0);
  return (
    <fieldset className="grid gap-0.5">
      <legend className="sr-only">
        <Trans>Filter reviews by rating</Trans>
      </legend>
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = histogram[stars - 1] ?? 0;
        const content = (
          <>
            <span aria-hidden="true" className="inline-flex items-center gap-1">
              {stars}
              <Star size={12} fill="var(--star)" strokeWidth={0} />
            </span>
            <span className="sr-only">
              <Trans>
                <Plural value={stars} one="# star" other="# stars" />,{' '}
                <Plural value={count} one="# review" other="# reviews" />
              </Trans>
            </span>
            <Meter
              share={count === 0 ? 0 : Math.max(count / total, 0.02)}
              fill="bg-pane-on"
              className="h-2 rounded-xs"
            />
            <span aria-hidden="true" className="min-w-8 text-end text-ink-3">
              {whole(count)}
            </span>
          </>
        );
        if (count === 0) {
          return (
            <div key={stars} className={row}>
              {content}
            </div>
          );
        }
        return (
          <Link
            key={stars}
            href={hrefOf(chosen === stars ? null : stars)}
            rel="nofollow"
            aria-current={chosen === stars ? 'true' : undefined}
            className={classNames(
              row,
              'hover:bg-surface-2 aria-[current]:bg-surface-2 aria-[current]:font-semibold aria-[current]:text-ink',
            )}
          >
            {content}
          </Link>
        );
      })}
    </fieldset>
  );
}
