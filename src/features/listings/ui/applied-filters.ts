// The filters in force as words, each with the change that takes it away.
import { categoryName } from '#web/directory/category-words.ts';
import { regionName } from '#web/directory/regions/region-name.ts';
import { featureLabel } from '#web/directory/feature-labels.ts';
import { texts } from './filters/texts.ts';
import { languageName } from '#web/directory/language-names.ts';
import type { ListFilters } from '#web/directory/list-filters.ts';
import { texts as listTexts } from '#web/directory/texts.ts';

export interface AppliedFilter {
  /** What the chip says. */
  label: string;
  without: Partial<ListFilters>;
}

type ListKey = 'category' | 'activityLevel' | 'size' | 'feature' | 'language' | 'region' | 'tag';

const LABELS: { [Key in ListKey]: (value: ListFilters[Key][number]) => string } = {
  category: categoryName,
  activityLevel: (level) => listTexts.levels[level],
  size: (size) => `${texts.sizes[size].word} (${texts.sizes[size].range})`,
  feature: (feature) => featureLabel(feature),
  language: (tag) => languageName(tag),
  region: regionName,
  tag: (tag) => tag.replaceAll('-', ' '),
};

/** In the order of the sidebar. */
export function appliedFilters(filters: ListFilters): AppliedFilter[] {
  const applied: AppliedFilter[] = [];
  const add = (isOn: boolean, label: string, without: Partial<ListFilters>) => isOn && applied.push({ label, without });
  add(Boolean(filters.search), texts.typed(filters.search ?? ''), { search: undefined });
  applied.push(...each(filters, 'category'), ...each(filters, 'size'), ...each(filters, 'activityLevel'));
  applied.push(...each(filters, 'feature'), ...each(filters, 'language'));
  applied.push(...each(filters, 'region'), ...each(filters, 'tag'));
  add(filters.verified, texts.badgeWords.verified, { verified: false });
  add(filters.partnered, texts.badgeWords.partnered, { partnered: false });
  add(filters.community, texts.badgeWords.community, { community: false });
  const { minMembers, maxMembers } = filters;
  add(minMembers !== undefined, texts.atLeast(minMembers ?? 0), { minMembers: undefined });
  add(maxMembers !== undefined, texts.atMost(maxMembers ?? 0), { maxMembers: undefined });
  return applied;
}

function each<Key extends ListKey>(filters: ListFilters, key: Key): AppliedFilter[] {
  const values: ListFilters[Key][number][] = filters[key];
  return values.map((value) => ({
    label: LABELS[key](value),
    without: { [key]: values.filter((other) => other !== value) },
  }));
}
