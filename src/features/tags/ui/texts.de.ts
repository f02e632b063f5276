import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  allTitle: 'Tags durchstöbern',
  allText: 'Worum es Communitys nach eigenen Worten geht, die häufigsten zuerst.',
  allDescription:
    'Discord-Communitys nach Tags: Spiele, Hobbys, Sprachen, Werkzeuge und alles andere, wofür man sich trifft.',
  none: 'Noch keine Tags',
  noneText: 'Sie kommen mit den Servern, die eingetragen werden.',
  submit: 'Server eintragen',
  loading: 'Tags werden geladen',
  failed: 'Tags konnten nicht geladen werden',
  serversWith: (tag) => `Discord-Server: ${tag}`,
  onPage: (title, page) => `${title}, Seite ${page}`,
  lead: 'Communitys mit diesem Tag.',
  description: (count, tag) =>
    plural(count, {
      one: `Eine Discord-Community mit dem Tag „${tag}“.`,
      other: `${whole(count)} Discord-Communitys mit dem Tag „${tag}“.`,
    }),
  servers: (count) => plural(count, { one: `1 Server`, other: `${whole(count)} Server` }),
  similar: 'Ähnliche Tags',
  together: (count) => plural(count, { one: `1 Server hat beide`, other: `${whole(count)} Server haben beide` }),
  notFound: 'Tag nicht gefunden',
  notFoundText: 'Kein eingetragener Server hat diesen Tag.',
  browseAll: 'Alle Tags',
  filter: 'Diese Server filtern',
} satisfies Texts;
