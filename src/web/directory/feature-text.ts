/** The feature as people type it: `welcome_screen` is 'welcome screen'. Apart from the labels: every list needs it. */
export function featureText(feature: string): string {
  return feature.replaceAll('_', ' ').trim();
}
