import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type CategoryName, categoryNamed } from '#contract/vocabulary.ts';

const NAMES: Record<CategoryName, MessageDescriptor> = {
  Gaming: msg`Gaming`,
  Music: msg`Music`,
  Technology: msg`Technology`,
  Community: msg({ message: 'Community', context: 'category' }),
  Education: msg`Education`,
  Art: msg`Art`,
  Entertainment: msg`Entertainment`,
  Sports: msg`Sports`,
  Programming: msg`Programming`,
  Other: msg({ message: 'Other', context: 'category' }),
};

/** Display name of a category. `name` is its key in responses and URLs; an unknown key is returned unchanged. */
export function categoryName(name: string, i18n: I18n): string {
  const known = categoryNamed(name);
  return known ? i18n.t(NAMES[known]) : name;
}

/** The color token of a category, for dots, icons and map markers; never for text. Unknown categories use 'Other'. */
export function categoryColor(name: string): string {
  return `var(--cat-${(categoryNamed(name) ?? 'Other').toLowerCase()})`;
}
