// The category tiles of the home page.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#web/kit/error-state.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { Link } from '#web/kit/link.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { CategoryIcon } from './category-icon.tsx';
import { categoriesQuery } from '#web/directory/list-queries.ts';
import { categoryName } from '#web/directory/category-words.ts';

// As many columns as fit 'Entretenimiento' next to its icon.
const TILES = 'grid grid-cols-1 gap-3 md:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]';
const TILE = 'grid grid-cols-[40px_minmax(0,1fr)] items-center gap-x-3 rounded-lg border border-line bg-surface p-3';

interface CategoryTilesProps {
  /** Target of a tile: on the home page, the list filtered by that category. */
  hrefFor: (name: string) => string;
  /** Category that currently filters the list. */
  current?: string;
}

/** One link per category that has servers. Prefetch `categoriesQuery` with the page. */
export function CategoryTiles({ hrefFor, current }: CategoryTilesProps) {
  const { i18n, t } = useLingui();
  const { data, isPending, refetch } = useQuery(categoriesQuery(useApi()));
  if (isPending) return <TileSkeletons />;
  if (!data) return <ErrorState title={t`Failed to load categories`} onRetry={() => void refetch()} />;
  const shown = data.filter((category) => category.serverCount > 0);
  if (shown.length === 0) {
    return (
      <p className="text-ink-2">
        <Trans>No Categories Yet</Trans>
      </p>
    );
  }
  return (
    <ul className={TILES}>
      {shown.map(({ name, serverCount }) => (
        <li key={name}>
          <Link
            href={hrefFor(name)}
            aria-current={name === current ? 'true' : undefined}
            className={`${TILE} hover:border-line-strong hover:bg-surface-2 aria-current:border-lamp-ink`}
          >
            <span className="row-span-2">
              <CategoryIcon name={name} />
            </span>
            <b className="font-[650]">{categoryName(name, i18n)}</b>
            <span className="text-2xs text-ink-3">
              <Plural value={{ count: serverCount }} one="# server" other="# servers" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function TileSkeletons() {
  return (
    <div className={TILES}>
      <output className="sr-only">
        <Trans>Loading categories</Trans>
      </output>
      {Array.from({ length: 8 }, (_, index) => (
        <span key={index} className={TILE}>
          <Skeleton className="row-span-2 size-10 rounded-arch" />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="mt-1 h-3 w-1/3" />
        </span>
      ))}
    </div>
  );
}
