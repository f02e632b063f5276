import { whole } from '#web/kit/number.ts';
import { defineTexts, plural } from '#web/kit/translate.ts';

/** Of the page of all servers. */
export const english = {
  title: 'Browse Discord Servers',
  titleWith: (feature: string) => `Discord servers with ${feature}`,
  titleOf: (category: string) => `${category} Discord servers`,
  onPage: (title: string, page: number) => `${title}, page ${page}`,
  description:
    'Discord communities with live member and online counts, activity levels and reviews. Search, compare and look inside before you join.',
  searchServers: 'Search servers',
  search: 'Search',
  found: (count: number) => plural(count, { one: 'Found 1 server', other: `Found ${whole(count)} servers` }),
  failed: 'Failed to load servers',
  none: 'No servers found',
  noneWith: (feature: string) => `No servers found with the "${feature}" feature`,
  noneText: 'Try adjusting your search criteria',
  clearFilters: 'Clear filters',
  feature: (feature: string) => `Feature: ${feature}`,
  clearFilter: 'Clear Filter',
  showing: (feature: string) => `Showing servers with Discord feature: ${feature}`,
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
