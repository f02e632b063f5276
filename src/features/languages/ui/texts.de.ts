import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  allTitle: 'Sprachen durchstöbern',
  allText: 'Communitys nach der Sprache, die dort gesprochen wird.',
  allDescription: 'Discord-Communitys nach Sprache: Finde Server, auf denen deine gesprochen wird.',
  none: 'Noch keine Sprachen',
  noneText: 'Sie kommen mit den Servern, die eingetragen werden.',
  submit: 'Server eintragen',
  loading: 'Sprachen werden geladen',
  failed: 'Sprachen konnten nicht geladen werden',
  serversIn: (language) => `Discord-Server auf ${language}`,
  onPage: (title, page) => `${title}, Seite ${page}`,
  lead: (language) => `Communitys, in denen ${language} gesprochen wird.`,
  description: (count, language) =>
    plural(count, {
      one: `Eine Discord-Community, in der ${language} gesprochen wird.`,
      other: `${whole(count)} Discord-Communitys, in denen ${language} gesprochen wird.`,
    }),
  servers: (count) => plural(count, { one: `1 Server`, other: `${whole(count)} Server` }),
  notFound: 'Sprache nicht gefunden',
  notFoundText: 'Von keinem eingetragenen Server ist diese Sprache bekannt.',
  browseAll: 'Alle Sprachen',
  filter: 'Diese Server filtern',
  sources: {
    owner: 'laut Inhabern',
    platform: 'auf Discord eingestellt',
    given: 'beim Eintragen angegeben',
    detected: 'aus der Beschreibung erkannt',
  },
  unknown: 'unbekannt',
} satisfies Texts;
