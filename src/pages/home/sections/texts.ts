import { defineTexts } from '#web/kit/translate.ts';

export const english = {
  /** The list, where it has nothing to show. */
  failed: 'Failed to load servers. Please try again.',
  none: 'No servers found',
  noneText: 'Try adjusting your search criteria',
  clearFilters: 'Clear filters',
  listControls: 'List controls',
  categories: 'Categories',
  browseCategories: 'Browse Categories',
  submit: 'Add Your Community',
  submitText: 'Share any Discord server. No management permissions required.',
  byInvite: 'Submit by invite link',
  api: 'Build on the row',
  apiText: 'A public read-only API. No keys needed, no rate limit, data synced daily.',
  /** Before the address. */
  baseUrl: 'Base URL:',
  apiDocs: 'View API Docs',
  example: 'cURL example',
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
