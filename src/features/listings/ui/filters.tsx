// The filters of a list in their three places: the sidebar, the sheet on narrow screens, the chips above the results.
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { FILTERS, type RangeEntry, type ValueEntry, type ValueOf } from '#contract/filters.ts';
import type { Facets } from '#features/listings/contract.ts';
import { Button, ButtonLink } from '#web/kit/button.tsx';
import { Sheet } from '#web/kit/dialog.tsx';
import { Link } from '#web/kit/link.tsx';
import { countFilters, type ListFilters } from '#web/directory/list-filters.ts';
import { useListFilters } from '#web/directory/use-list-filters.ts';
import { categoryName } from '#web/directory/category-words.ts';
import { languageName, regionName } from '#web/directory/display-names.ts';
import { featureLabel } from '#web/directory/feature-labels.ts';
import { ACTIVITY_LABELS } from '#web/directory/server-badges.tsx';
import { FilterForm } from './filter-form.tsx';
import { FLAG_WORDS, SIZE_WORDS } from './filter-words.ts';

interface AppliedFilter {
  /** Text of the chip. */
  label: string;
  without: Partial<ListFilters>;
}

const LABELS: { [Entry in ValueEntry as Entry['name']]: (value: ValueOf<Entry>, i18n: I18n) => string } = {
  category: categoryName,
  activityLevel: (level, i18n) => i18n.t(ACTIVITY_LABELS[level]),
  size: (size, i18n) => `${i18n.t(SIZE_WORDS[size].word)} (${i18n.t(SIZE_WORDS[size].range)})`,
  feature: featureLabel,
  language: languageName,
  region: regionName,
  tag: (tag) => tag.replaceAll('-', ' '),
};

const ENDS: Record<RangeEntry['name'], Record<'min' | 'max', (count: number) => MessageDescriptor>> = {
  members: {
    min: (count) => msg`At least ${plural(count, { one: '# member', other: '# members' })}`,
    max: (count) => msg`At most ${plural(count, { one: '# member', other: '# members' })}`,
  },
};

/** The applied filters in words, each with the change that removes it, in the order of FILTERS. */
export function appliedFilters(filters: ListFilters, i18n: I18n): AppliedFilter[] {
  const typed = filters.search
    ? [{ label: i18n.t(msg`“${{ text: filters.search }}”`), without: { search: undefined } }]
    : [];
  return [...typed, ...FILTERS.flatMap((filter) => appliedOf(filter, filters, i18n))];
}

function appliedOf(filter: (typeof FILTERS)[number], filters: ListFilters, i18n: I18n): AppliedFilter[] {
  if (filter.kind === 'flag') {
    const { name } = filter;
    return filters[name] ? [{ label: i18n.t(FLAG_WORDS[name]), without: { [name]: false } }] : [];
  }
  if (filter.kind === 'range') {
    const { name, min, max } = filter;
    const ends = [
      { end: min, label: ENDS[name].min },
      { end: max, label: ENDS[name].max },
    ];
    return ends.flatMap(({ end, label }) => {
      const count = filters[end];
      return count === undefined ? [] : [{ label: i18n.t(label(count)), without: { [end]: undefined } }];
    });
  }
  const label = LABELS[filter.name] as (value: string, i18n: I18n) => string;
  const values: readonly string[] = filters[filter.name];
  return values.map((value) => ({
    label: label(value, i18n),
    without: { [filter.name]: values.filter((other) => other !== value) },
  }));
}

interface FiltersProps {
  /** Counts next to the values; undefined while they load. */
  facets?: Facets;
  /** Id of the element that Apply Filters scrolls to. */
  resultsId: string;
}

/** Next to the list from 1024 px on. Without scripts it is also above the list on narrow screens. */
export function FilterSidebar({ facets, resultsId }: FiltersProps) {
  return (
    <div className="filter-sidebar">
      <FilterForm facets={facets} resultsId={resultsId} applyClassName="pt-3.5 pe-2 ps-1.5" />
    </div>
  );
}

/**
 * At the bottom of narrow screens, within reach of a thumb: the button that opens the filters in a sheet.
 * @param children more controls of the list, next to the button
 */
export function FilterDock({ facets, resultsId, children }: FiltersProps & { children: ReactNode }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  // On a slow phone the sheet opens immediately, and its hundred rows follow.
  const isFilled = useDeferredValue(isOpen);
  const { filters, clearHref } = useListFilters();
  const count = countFilters(filters);
  return (
    <>
      <section aria-label={t`List controls`} data-dock="" className="dock dock-within">
        <Button
          size="lg"
          className="needs-script min-w-0 flex-1 px-2.5 text-sm"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <SlidersHorizontal size={16} />
          <Trans>Filters</Trans>
          {count > 0 && (
            <span className="grid h-5 min-w-5 place-items-center rounded-full bg-lamp px-1.5 text-2xs font-bold text-on-lamp">
              <span aria-hidden="true">{count}</span>
              <span key={count} className="sr-only">
                <Plural value={count} one="# applied" other="# applied" />
              </span>
            </span>
          )}
        </Button>
        {children}
      </section>
      {/* Outside the dock, which wide screens hide: an open sheet that is hidden would leave the page inert. */}
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t`Filters`}
        aside={
          <ButtonLink href={clearHref} variant="ghost" size="sm" onClick={() => setOpen(false)}>
            <Trans>Clear</Trans>
          </ButtonLink>
        }
      >
        {isFilled ? (
          <FilterForm
            facets={facets}
            resultsId={resultsId}
            applyClassName="border-t border-line px-4 py-3"
            onApply={() => setOpen(false)}
          />
        ) : (
          <div className="h-dvh" />
        )}
      </Sheet>
    </>
  );
}

/** The applied filters, each a link to the list without it; nothing when there are none. */
export function FilterChips({ hidesFeature = false }: { hidesFeature?: boolean }) {
  const { t, i18n } = useLingui();
  const { filters, hrefFor, clearHref } = useListFilters();
  const applied = appliedFilters(hidesFeature ? { ...filters, feature: [] } : filters, i18n);
  if (applied.length === 0) return null;
  const chips = applied.map(({ label, without }) => ({ label, href: hrefFor(without) }));
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={t`Applied filters`} className="contents">
        {chips.map(({ label, href }) => (
          <li key={href}>
            <Link
              href={href}
              aria-label={t`Remove filter ${label}`}
              className="inline-flex h-8 max-w-[80vw] items-center gap-1.5 rounded-full border border-line-strong bg-surface-2 pe-1 ps-3 text-2xs font-medium text-ink-2 hover:text-ink touch:h-11"
            >
              <span dir="auto" className="truncate">
                {label}
              </span>
              <X size={24} className="p-1.5" />
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink href={clearHref} variant="ghost" size="sm">
        <Trans comment="Verb: removes all filters">Clear all</Trans>
      </ButtonLink>
    </div>
  );
}
