import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  allTitle: 'Parcourir les tags',
  allText: 'Ce dont les communautés disent parler, les plus utilisés d’abord.',
  allDescription: 'Communautés Discord par tag : jeux, loisirs, langues, outils et tout ce qui rassemble.',
  none: 'Pas encore de tags',
  noneText: 'Ils arrivent avec les serveurs proposés.',
  submit: 'Proposer un serveur',
  loading: 'Chargement des tags',
  failed: 'Impossible de charger les tags',
  serversWith: (tag) => `Serveurs Discord : ${tag}`,
  onPage: (title, page) => `${title}, page ${page}`,
  lead: 'Communautés avec ce tag.',
  description: (count, tag) =>
    plural(count, {
      one: `Une communauté Discord avec le tag « ${tag} ».`,
      other: `${whole(count)} communautés Discord avec le tag « ${tag} ».`,
    }),
  servers: (count) => plural(count, { one: `${whole(count)} serveur`, other: `${whole(count)} serveurs` }),
  similar: 'Tags similaires',
  together: (count) =>
    plural(count, { one: `${whole(count)} serveur a les deux`, other: `${whole(count)} serveurs ont les deux` }),
  notFound: 'Tag introuvable',
  notFoundText: 'Aucun serveur de la liste n’a ce tag.',
  browseAll: 'Parcourir tous les tags',
  filter: 'Filtrer ces serveurs',
} satisfies Texts;
