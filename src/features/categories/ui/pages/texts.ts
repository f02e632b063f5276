import type { Sort } from '#contract/vocabulary.ts';
import { compact, whole } from '#web/kit/number.ts';
import { defineTexts, plural } from '#web/kit/translate.ts';

/** Apart from the categories' names, which the first sight of the home page needs. */
export const english = {
  allTitle: 'Browse Categories',
  allText: 'Find a community by what it is about.',
  allDescription: 'Discord communities by what they are about: games, music, study, art, code and more.',
  none: 'No Categories Yet',
  noneText: 'They fill up as servers are submitted.',
  submit: 'Submit a Server',
  loading: 'Loading categories',
  failed: 'Failed to load categories',
  popular: 'Popular',
  servers: (count: number) => plural(count, { one: '1 server', other: `${whole(count)} servers` }),
  members: (count: number) => plural(count, { other: `${compact(count)} members` }),
  exactMembers: (count: number) => plural(count, { other: `${whole(count)} members` }),
  /** For readers, after the number. */
  averageRating: 'average rating',
  serversOf: (category: string) => `${category} Discord Servers`,
  onPage: (title: string, page: number) => `${title}, page ${page}`,
  description: (text: string, servers: number, members: number) =>
    `${text} ${whole(servers)} communities with ${whole(members)} members.`,
  sorts: { members: 'Members', online: 'Online Users', activity: 'Activity Level', name: 'Name' } satisfies Partial<
    Record<Sort, string>
  >,
  noServers: 'No Servers Yet',
  noServersText: 'Be the first to add one to this category.',
  notFound: 'Category Not Found',
  notFoundText: 'This category doesn’t exist or has no servers.',
  browseAll: 'Browse All Categories',
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
