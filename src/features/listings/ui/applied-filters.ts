// The filters in force as words, each with the change that takes it away.
import { FILTERS, type ValueEntry, type ValueOf } from '#contract/filters.ts';
import { categoryName } from '#features/categories/ui/category-words.ts';
import { regionName } from '#features/serververse/ui/regions/region-name.ts';
import { featureLabel } from './feature-labels.ts';
import { texts } from './filters/texts.ts';
import { languageName } from './language-names.ts';
import type { ListFilters } from './list-filters.ts';
import { texts as listTexts } from './texts.ts';

export interface AppliedFilter {
  /** What the chip says. */
  label: string;
  without: Partial<ListFilters>;
}

const LABELS: { [Entry in ValueEntry as Entry['name']]: (value: ValueOf<Entry>) => string } = {
  category: categoryName,
  activityLevel: (level) => listTexts.levels[level],
  size: (size) => `${texts.sizes[size].word} (${texts.sizes[size].range})`,
  feature: (feature) => featureLabel(feature),
  language: (tag) => languageName(tag),
  region: regionName,
  tag: (tag) => tag.replaceAll('-', ' '),
};

/** In the order of the table. */
export function appliedFilters(filters: ListFilters): AppliedFilter[] {
  const typed = filters.search ? [{ label: texts.typed(filters.search), without: { search: undefined } }] : [];
  return [...typed, ...FILTERS.flatMap((filter) => appliedOf(filter, filters))];
}

function appliedOf(filter: (typeof FILTERS)[number], filters: ListFilters): AppliedFilter[] {
  if (filter.kind === 'flag') {
    const { name } = filter;
    return filters[name] ? [{ label: texts.badgeWords[name], without: { [name]: false } }] : [];
  }
  if (filter.kind === 'range') {
    const { least, most } = filter;
    const ends = [
      { end: least, label: texts.atLeast },
      { end: most, label: texts.atMost },
    ];
    return ends.flatMap(({ end, label }) => {
      const count = filters[end];
      return count === undefined ? [] : [{ label: label(count), without: { [end]: undefined } }];
    });
  }
  const label = LABELS[filter.name] as (value: string) => string;
  const values: readonly string[] = filters[filter.name];
  return values.map((value) => ({
    label: label(value),
    without: { [filter.name]: values.filter((other) => other !== value) },
  }));
}
