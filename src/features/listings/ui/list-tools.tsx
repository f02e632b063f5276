// Sort and view of a list, which are in the URL and work without scripts.
import { Trans, useLingui } from '@lingui/react/macro';
import { LayoutGrid, List } from 'lucide-react';
import type { Sort } from '#contract/filters.ts';
import { usePathname } from '#web/location.ts';
import { Button } from '#web/kit/button.tsx';
import { classNames } from '#web/kit/class-names.ts';
import { Segmented } from '#web/kit/segmented.tsx';
import { Select } from '#web/kit/select.tsx';
import { effectiveSort, filterPairs, type ListFilters } from '#web/directory/list-filters.ts';
import { useListFilters } from '#web/directory/use-list-filters.ts';
import { SORT_LABELS } from './filter-words.ts';

/** Two names of the same order: one of them is from older URLs. */
const SAME_ORDER: Partial<Record<Sort, Sort>> = { members: 'memberCount', memberCount: 'members' };

/** The options and value of a sort select: an order from the URL that the page does not offer is added. */
export function offeredSorts(sorts: readonly Sort[], sort: Sort): { offered: readonly Sort[]; chosen: Sort } {
  const known = sorts.find((offered) => offered === sort || offered === SAME_ORDER[sort]);
  return known ? { offered: sorts, chosen: known } : { offered: [...sorts, sort], chosen: sort };
}

export function ViewToggle({ className }: { className?: string }) {
  const { t } = useLingui();
  const { filters, hrefFor } = useListFilters();
  return (
    <Segmented
      label={t({ message: 'View', context: 'noun', comment: 'Name of the switch between grid and list' })}
      value={filters.view}
      className={className}
      options={[
        {
          value: 'grid',
          label: t`Grid view`,
          icon: <LayoutGrid />,
          href: hrefFor({ view: 'grid' }),
        },
        { value: 'list', label: t`List view`, icon: <List />, href: hrefFor({ view: 'list' }) },
      ]}
    />
  );
}

interface SortSelectProps {
  sorts: readonly Sort[];
  /** The page's own names for them, if any. */
  labels?: Partial<Record<Sort, string>>;
  /** The page's order when the URL has none. */
  defaultSort: Sort;
  className?: string;
}

/** Applies immediately; without scripts a button next to it submits the form. */
export function SortSelect({ sorts, labels, defaultSort, className }: SortSelectProps) {
  const { t } = useLingui();
  const { filters, apply } = useListFilters();
  const path = usePathname();
  const sort = effectiveSort(filters, defaultSort);
  const { offered, chosen } = offeredSorts(sorts, sort);
  return (
    <form method="get" action={path} className={classNames('flex min-w-0 items-center gap-2', className)}>
      <HiddenFilters filters={filters} except={['sort', 'page']} />
      <Select
        aria-label={t`Sort servers`}
        name="sort"
        autoComplete="off"
        options={offered.map((value) => ({ value, label: labels?.[value] ?? t(SORT_LABELS[value]) }))}
        value={chosen}
        onChange={(event) => apply({ sort: offered.find((value) => value === event.target.value) })}
        className="w-auto min-w-0 lg:min-w-42"
      />
      <span className="without-script">
        <Button type="submit">
          <Trans>Sort</Trans>
        </Button>
      </span>
    </form>
  );
}

interface HiddenFiltersProps {
  filters: ListFilters;
  /** Filters that the form has fields for or resets. */
  except: readonly (keyof ListFilters)[];
}

/** Preserves the filters of the URL in a GET form that changes some of them. */
export function HiddenFilters({ filters, except }: HiddenFiltersProps) {
  return filterPairs(filters)
    .filter(([key]) => !(except as readonly string[]).includes(key))
    .map(([key, value]) => <input key={`${key} ${value}`} type="hidden" name={key} value={value} />);
}
