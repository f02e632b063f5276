import { compact, decimal, whole } from '#web/kit/number.ts';
import { defineTexts, plural } from '#web/kit/translate.ts';

/** Of what is seen first; the rest lies in sections/. */
export const english = {
  headTitle: 'Duskrow: find the Discord server with its lights on',
  title: 'Find the server with its lights on.',
  lead: 'Browse communities, check member counts and activity levels, and look inside before you join.',
  search: 'Search servers',
  searchAll: (count: number) => plural(count, { other: `Search ${whole(count)} servers` }),
  start: 'Start Discovering',
  apiDocs: 'View API Docs',
  /** The numbers are bold. */
  servers: (count: number) => plural(count, { one: `*1* server`, other: `*${whole(count)}* servers` }),
  members: (count: number) => `*${compact(count)}* members`,
  rating: (average: number) => `*${decimal(average)}* average rating`,
  litNow: 'Lit now',
  window: (name: string, share: string) => `${name}, ${share} of members online`,
  door: 'The lit door leads home',
  home: 'Home',
  discover: 'Discover',
  found: (count: number) =>
    plural(count, {
      one: 'Found 1 server matching your criteria',
      other: `Found ${whole(count)} servers matching your criteria`,
    }),
  quickCategories: 'Quick categories',
  all: 'All',
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
