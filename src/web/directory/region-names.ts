import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Region, regionNamed } from '#contract/vocabulary.ts';

// Not by `Intl.DisplayNames`: Chromium has no names of continents.
const NAMES: Record<Region, MessageDescriptor> = {
  Global: msg({ message: 'Global', comment: 'The region of a server whose people are nowhere in particular' }),
  Africa: msg`Africa`,
  Asia: msg`Asia`,
  Europe: msg`Europe`,
  'North America': msg`North America`,
  Oceania: msg`Oceania`,
  'South America': msg`South America`,
};

/** What a region is called. `name` is its key, as answers have it; one that was added later is its own name. */
export function regionName(name: string, i18n: I18n): string {
  const region = regionNamed(name);
  return region ? i18n.t(NAMES[region]) : name;
}
