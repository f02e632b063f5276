import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  title: 'Parcourir les serveurs Discord',
  titleWith: (feature) => `Serveurs Discord avec : ${feature}`,
  titleOf: (category) => `Serveurs Discord : ${category}`,
  onPage: (title, page) => `${title}, page ${page}`,
  description:
    'Communautés Discord avec le nombre actuel de membres et de personnes en ligne, leur activité et des avis. Cherchez, comparez et jetez un œil avant de rejoindre.',
  searchServers: 'Rechercher des serveurs',
  search: 'Rechercher',
  found: (count) => plural(count, { one: `${whole(count)} serveur trouvé`, other: `${whole(count)} serveurs trouvés` }),
  failed: 'Impossible de charger les serveurs',
  none: 'Aucun serveur trouvé',
  noneWith: (feature) => `Aucun serveur trouvé avec la fonctionnalité « ${feature} »`,
  noneText: 'Essayez de modifier vos critères de recherche',
  clearFilters: 'Retirer les filtres',
  feature: (feature) => `Fonctionnalité : ${feature}`,
  clearFilter: 'Retirer le filtre',
  showing: (feature) => `Serveurs avec la fonctionnalité Discord : ${feature}`,
} satisfies Texts;
