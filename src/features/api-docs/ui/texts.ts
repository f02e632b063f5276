import { defineTexts } from '#web/kit/translate.ts';

/** What calls and their fields say of themselves comes from their contracts, in English; see in-english.tsx. */
export const english = {
  title: 'API Documentation',
  lead: 'A public read-only API. No keys needed, no rate limit, data synced daily.',
  usage: 'Usage guidelines',
  guidelines: [
    'Reads need no key and have no limit per client. A busy process answers 503 with Retry-After: please wait that long.',
    'Ask again with the ETag of the last answer in If-None-Match: when nothing changed you get 304 and no body.',
    'Counts are approximate, as the platform gives them; lastSyncedAt says how old they are. Unknown counts are null.',
    'For everything at once walk by cursor: cursor=first, then the nextCursor of each answer. Pages can shift meanwhile, a walk cannot.',
    'Several values of one filter are repeated keys and mean OR; different filters mean AND. Unknown parameters are ignored.',
    'Writing calls are for servers, not for pages of other sites, and have limits: 429 with Retry-After. So has looking up invites that are not stored yet, also by a read.',
  ],
  openApi: 'OpenAPI 3.1 document',
  allServers: 'All servers as one file',
  failed: 'Failed to load the documentation',
  tryLater: 'Please try again later',
  calls: 'Calls',
  baseUrl: 'Base URL',
  /** After "Copy", for readers. */
  theBaseUrl: 'base URL',
  callIn: (summary: string, language: string) => `${summary}, ${language}`,
  endpoints: 'Endpoints',
  inPath: 'In the path',
  inQuery: 'In the query',
  inBody: 'In the body (JSON)',
  inAnswer: 'In the answer',
  required: 'required',
  /** Around the names of the two fields of a refusal. */
  refusals: (statuses: readonly number[]): [string, string, string] => [
    `May refuse with ${statuses.join(', ')}. The body then holds `,
    ' and ',
    '.',
  ],
  languageOfExample: 'Language of the example',
  exampleOf: (summary: string, language: string) => `${summary}: ${language} example`,
  tryIt: 'Try it',
  send: 'Send',
  sending: 'Sending...',
  answer: 'Answer',
  outcome: (status: string, ms: number) => `${status}, ${ms} ms`,
  noAnswer: 'No answer',
  cutHere: (length: number) => `… cut here, ${length} characters`,
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
