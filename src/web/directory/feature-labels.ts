// What the platform's server features are called on our pages. The set is open: what we don't know is shown title-cased.
import type { I18n, MessageDescriptor } from '@lingui/core';
import { FEATURE_NAMES } from './feature-names.ts';
import { featureText } from './list-filters.ts';

/** The name people see. `feature` is a lower snake_case name of the platform. */
export function featureLabel(feature: string, i18n: I18n): string {
  const name = nameOf(feature);
  return name ? i18n.t(name) : titleCased(feature);
}

/** In a sentence: in English as people type it. */
export function featureName(feature: string, i18n: I18n): string {
  return i18n.locale === 'en' ? featureText(feature) : featureLabel(feature, i18n);
}

/** The name is the platform's: `constructor` must not find what every object has. */
function nameOf(feature: string): MessageDescriptor | undefined {
  return Object.hasOwn(FEATURE_NAMES, feature) ? FEATURE_NAMES[feature] : undefined;
}

function titleCased(feature: string): string {
  const words = featureText(feature).toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
