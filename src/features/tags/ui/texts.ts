import { defineTexts, plural } from '#web/kit/translate.ts';
import { whole } from '#web/kit/number.ts';

export const english = {
  allTitle: 'Browse Tags',
  allText: 'What communities say they are about, the most used first.',
  allDescription: 'Discord communities by tag: games, hobbies, languages, tools and everything else people meet for.',
  none: 'No Tags Yet',
  noneText: 'They come with the servers that are submitted.',
  submit: 'Submit a Server',
  loading: 'Loading tags',
  failed: 'Failed to load tags',
  /** For titles. */
  serversWith: (tag: string) => `Discord Servers: ${tag}`,
  onPage: (title: string, page: number) => `${title}, page ${page}`,
  lead: 'Communities with this tag.',
  description: (count: number, tag: string) =>
    plural(count, {
      one: `A Discord community with the tag “${tag}”.`,
      other: `${whole(count)} Discord communities with the tag “${tag}”.`,
    }),
  servers: (count: number) => plural(count, { one: '1 server', other: `${whole(count)} servers` }),
  similar: 'Similar tags',
  together: (count: number) => plural(count, { one: '1 server has both', other: `${whole(count)} servers have both` }),
  notFound: 'Tag Not Found',
  notFoundText: 'No listed server has this tag.',
  browseAll: 'Browse All Tags',
  filter: 'Filter these servers',
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
