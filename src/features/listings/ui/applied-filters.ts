// The filters in force as words, each with the change that takes it away.
import { whole } from '#web/kit/number.ts';
import { featureLabel } from './feature-labels.ts';
import { languageName } from './language-names.ts';
import type { ListFilters } from './list-filters.ts';

export interface AppliedFilter {
  /** What the chip says. */
  label: string;
  without: Partial<ListFilters>;
}

/** Words of the sizes and their bounds, for chips and the sidebar. */
export const SIZE_LABELS = {
  small: { word: 'Small', range: 'under 100' },
  medium: { word: 'Medium', range: '100–1K' },
  large: { word: 'Large', range: '1K–10K' },
  huge: { word: 'Huge', range: '10K+' },
} as const;

type ListKey = 'category' | 'activityLevel' | 'size' | 'feature' | 'language' | 'tag';

const LABELS: { [Key in ListKey]: (value: ListFilters[Key][number]) => string } = {
  category: (name) => name,
  activityLevel: (level) => level,
  size: (size) => `${SIZE_LABELS[size].word} (${SIZE_LABELS[size].range})`,
  feature: (feature) => featureLabel(feature),
  language: (tag) => languageName(tag),
  tag: (tag) => tag.replaceAll('-', ' '),
};

/** In the order of the sidebar. */
export function appliedFilters(filters: ListFilters): AppliedFilter[] {
  const applied: AppliedFilter[] = [];
  const add = (isOn: boolean, label: string, without: Partial<ListFilters>) => isOn && applied.push({ label, without });
  add(Boolean(filters.search), `“${filters.search}”`, { search: undefined });
  applied.push(...each(filters, 'category'), ...each(filters, 'size'), ...each(filters, 'activityLevel'));
  applied.push(...each(filters, 'feature'), ...each(filters, 'language'), ...each(filters, 'tag'));
  add(filters.verified, 'Verified', { verified: false });
  add(filters.partnered, 'Partnered', { partnered: false });
  add(filters.community, 'Community', { community: false });
  const { minMembers, maxMembers } = filters;
  add(minMembers !== undefined, `At least ${whole(minMembers ?? 0)} members`, { minMembers: undefined });
  add(maxMembers !== undefined, `At most ${whole(maxMembers ?? 0)} members`, { maxMembers: undefined });
  return applied;
}

function each<Key extends ListKey>(filters: ListFilters, key: Key): AppliedFilter[] {
  const values: ListFilters[Key][number][] = filters[key];
  return values.map((value) => ({
    label: LABELS[key](value),
    without: { [key]: values.filter((other) => other !== value) },
  }));
}
