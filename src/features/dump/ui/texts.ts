// `[...]` is the words of a link.
import { whole } from '#web/kit/number.ts';
import { defineTexts, plural } from '#web/kit/translate.ts';

export const english = {
  title: 'Open data',
  lead: 'All listed servers in one file, made once a day. No key, no account.',
  file: 'The file',
  download: 'Download',
  date: 'Day',
  servers: 'Servers',
  serverCount: (count: number) => plural(count, { one: '1 server', other: `${whole(count)} servers` }),
  size: 'Size',
  format: 'Format',
  formatText: 'JSON Lines, compressed by gzip: one server a line, newest listed first',
  checksum: 'SHA-256',
  licence: 'Licence',
  noLicence: 'The operator has not named one yet. Ask before you publish what you make of it.',
  description: 'The same facts as JSON',
  off: 'Not offered at the moment',
  offText: 'This site does not offer its data as one file at the moment. The API can be read server by server.',
  making: 'The file is made this moment',
  makingText: 'Please reload the page in a few seconds.',
  failed: 'The file could not be described',
  failedFields: 'The fields could not be loaded',
  later: 'Please try again later',
  use: 'How to use it',
  fetchTitle: 'Fetch, check and read it',
  clientTitle: 'The same with the client for JavaScript',
  rules: 'What to know',
  rulesList: [
    'Counts are approximate, as the platform gave them; lastSyncedAt says how old they are. What is unknown is null.',
    'Only what everybody can see here is in it. Servers that wait for a moderator, were taken down or are for adults are not.',
    'When a server in it is taken down, the file is withdrawn at once and made anew without it. Fetch it anew each day, and drop what is not in it any more.',
    'Ask with the ETag of your file in If-None-Match: the answer is 304 while it is the newest. Range goes on with a download.',
  ],
  /** The link leads to the API. */
  api: 'For single servers, searches and changes during the day there is [the API].',
  fields: 'Fields of a line',
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
