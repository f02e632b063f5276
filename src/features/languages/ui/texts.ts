import { whole } from '#web/kit/number.ts';
import { defineTexts, plural } from '#web/kit/translate.ts';

export const english = {
  allTitle: 'Browse Languages',
  allText: 'Communities by the language that is spoken there.',
  allDescription: 'Discord communities by language: find servers where people speak yours.',
  none: 'No Languages Yet',
  noneText: 'They come with the servers that are submitted.',
  submit: 'Submit a Server',
  loading: 'Loading languages',
  failed: 'Failed to load languages',
  /** For titles. The name is in English. */
  serversIn: (language: string) => `Discord Servers in ${language}`,
  onPage: (title: string, page: number) => `${title}, page ${page}`,
  lead: (language: string) => `Communities where people speak ${language}.`,
  description: (count: number, language: string) =>
    plural(count, {
      one: `A Discord community where people speak ${language}.`,
      other: `${whole(count)} Discord communities where people speak ${language}.`,
    }),
  servers: (count: number) => plural(count, { one: '1 server', other: `${whole(count)} servers` }),
  notFound: 'Language Not Found',
  notFoundText: 'No listed server is known to be in this language.',
  browseAll: 'Browse All Languages',
  filter: 'Filter these servers',
  /** How the language of a server is known, below its name. */
  sources: {
    owner: 'said by its owners',
    platform: 'set on Discord',
    given: 'told with the submission',
    detected: 'detected from the description',
  },
  unknown: 'unknown',
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
