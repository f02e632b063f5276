// Display names of the platform's server features. The set is open: unknown features are title-cased.
import type { I18n, MessageDescriptor } from '@lingui/core';
import { FEATURE_NAMES } from './feature-names.ts';
import { featureText } from './list-filters.ts';

/** The display name. `feature` is the platform's name in lower snake_case. */
export function featureLabel(feature: string, i18n: I18n): string {
  const name = nameOf(feature);
  return name ? i18n.t(name) : titleCased(feature);
}

/** The name within a sentence; in English as users type it. */
export function featureName(feature: string, i18n: I18n): string {
  return i18n.locale === 'en' ? featureText(feature) : featureLabel(feature, i18n);
}

/** `feature` is external input: `constructor` must not find an inherited property. */
function nameOf(feature: string): MessageDescriptor | undefined {
  return Object.hasOwn(FEATURE_NAMES, feature) ? FEATURE_NAMES[feature] : undefined;
}

function titleCased(feature: string): string {
  const words = featureText(feature).toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
