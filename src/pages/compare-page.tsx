// /compare: up to four servers side by side. The URL holds the selection: shareable, and works without scripts.
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useCopyLink } from './shared/use-copy-link.ts';
import { useSearchParams } from '#web/location.ts';
import { Button } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { formatOf } from '#web/kit/format.ts';
import { Link } from '#web/kit/link.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage, type PageContext } from '#web/page.ts';
import { AddServer } from '#features/compare/ui/add-server.tsx';
import { comparisonHref, readCompare } from '#features/compare/ui/compare-state.ts';
import {
  type Column,
  columnQuery,
  distinctColumns,
  isCompared,
  loadingColumn,
  prefetchCompare,
} from '#features/compare/ui/compare-queries.ts';
import { CompareTable } from '#features/compare/ui/compare-table.tsx';

function ComparePage() {
  const { t } = useLingui();
  const state = readCompare(useSearchParams());
  const api = useApi();
  const results = useQueries({ queries: state.slugs.map((slug) => columnQuery(api, slug)) });
  const failed = results.filter(({ isLoadingError }) => isLoadingError);
  const selection = distinctColumns(state.slugs.map((slug, index) => results[index]?.data ?? loadingColumn(slug)));
  const columns = selection.filter((column) => results.some(({ data }) => data === column));
  const isLoading = columns.length === 0 && selection.length > 0;
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-7 pb-12">
      <div>
        <h1 className="text-3xl">
          <Trans>Compare servers</Trans>
        </h1>
        <p className="mt-2 max-w-[41.5em] text-ink-2">
          <Trans>Up to four servers side by side. What differs stands out. Copy the address to share it.</Trans>
        </p>
      </div>
      {state.leftOut > 0 && (
        <p className="rounded-md bg-mid-tint px-4 py-3 text-mid">
          <Plural
            value={{ count: state.leftOut }}
            one="Four servers fit side by side. # more was left out."
            other="Four servers fit side by side. # more were left out."
          />
        </p>
      )}
      {failed.length > 0 && (
        <ErrorState
          level={2}
          title={t`The servers could not be loaded`}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        />
      )}
      {failed.length === 0 && isLoading && <Skeleton className="h-96 rounded-lg" />}
      {failed.length === 0 && !isLoading && (
        <Shown selection={selection} columns={columns} onlyDifferences={state.onlyDifferences} />
      )}
      <AddServer state={state} shownIds={columns.flatMap(({ server }) => server?.id ?? [])} />
    </div>
  );
}

interface ShownProps {
  /** All servers of the URL, for links: also those that are still loading. */
  selection: Column[];
  columns: Column[];
  onlyDifferences: boolean;
}

function Shown({ selection, columns, onlyDifferences }: ShownProps) {
  const { t } = useLingui();
  const copyLink = useCopyLink();
  if (columns.length === 0)
    return (
      <EmptyState
        level={2}
        title={t`Nothing to compare yet`}
        text={
          <>
            <Trans>Search for a server below.</Trans>{' '}
            <span className="needs-script">
              <Trans>Or choose “Add to compare” in a card’s three-dot menu.</Trans>
            </span>
          </>
        }
      />
    );
  const slugs = selection.map(({ server, slug }) => server?.slug ?? slug);
  const loading = selection.length - columns.length;
  const canDiffer = columns.filter(isCompared).length + loading > 1;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {canDiffer && (
          <Link
            href={comparisonHref({ slugs, onlyDifferences: !onlyDifferences })}
            replace
            rel="nofollow"
            className="inline-flex min-h-11 items-center font-semibold underline"
          >
            {onlyDifferences ? t`Show everything` : t`Show differences only`}
          </Link>
        )}
        {selection.length === 1 && (
          <p className="text-ink-2">
            <Trans>Add another server to see how they differ.</Trans>
          </p>
        )}
        <Button
          size="sm"
          className="needs-script ms-auto"
          onClick={() => void copyLink(comparisonHref({ slugs, onlyDifferences }))}
        >
          <Link2 size={16} />
          <Trans>Copy link</Trans>
        </Button>
      </div>
      <CompareTable slugs={selection.map(({ slug }) => slug)} columns={columns} onlyDifferences={onlyDifferences} />
    </div>
  );
}

function namesOf({ api, queries, search }: PageContext): { slugs: string[]; names: string[] } {
  const { slugs } = readCompare(search);
  const columnOf = (slug: string) => queries.getQueryData(columnQuery(api, slug).queryKey) ?? loadingColumn(slug);
  const columns = distinctColumns(slugs.map(columnOf));
  return {
    slugs: columns.map(({ server, slug }) => server?.slug ?? slug),
    names: columns.flatMap(({ server }) => server?.name ?? []),
  };
}

export default definePage({
  component: ComparePage,
  prefetch: prefetchCompare,
  head: (context) => {
    const { slugs, names } = namesOf(context);
    const { i18n } = context;
    const list = formatOf(i18n).list(names);
    return {
      title: names.length > 0 ? i18n.t(msg`Compare ${list}`) : i18n.t(msg`Compare servers`),
      description: i18n.t(
        msg`Discord servers side by side: members, people online, activity, rating, features and health.`,
      ),
      canonical: comparisonHref({ slugs }),
    };
  },
});
