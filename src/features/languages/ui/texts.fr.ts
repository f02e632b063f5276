import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  allTitle: 'Parcourir les langues',
  allText: 'Les communautés selon la langue qu’on y parle.',
  allDescription: 'Communautés Discord par langue : trouvez des serveurs où l’on parle la vôtre.',
  none: 'Pas encore de langues',
  noneText: 'Elles arrivent avec les serveurs proposés.',
  submit: 'Proposer un serveur',
  loading: 'Chargement des langues',
  failed: 'Impossible de charger les langues',
  serversIn: (language) => `Serveurs Discord : ${language}`,
  onPage: (title, page) => `${title}, page ${page}`,
  lead: (language) => `Communautés où l’on parle cette langue : ${language}.`,
  description: (count, language) =>
    plural(count, {
      one: `Une communauté Discord de cette langue : ${language}.`,
      other: `${whole(count)} communautés Discord de cette langue : ${language}.`,
    }),
  servers: (count) => plural(count, { one: `${whole(count)} serveur`, other: `${whole(count)} serveurs` }),
  notFound: 'Langue introuvable',
  notFoundText: 'Aucun serveur de la liste n’est connu dans cette langue.',
  browseAll: 'Parcourir toutes les langues',
  filter: 'Filtrer ces serveurs',
  sources: {
    owner: 'selon ses propriétaires',
    platform: 'réglée sur Discord',
    given: 'indiquée lors de la proposition',
    detected: 'détectée d’après la description',
  },
  unknown: 'inconnue',
} satisfies Texts;
