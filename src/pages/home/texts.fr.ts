import { compact, decimal, whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  headTitle: 'Duskrow : trouvez le serveur Discord aux lumières allumées',
  title: 'Trouvez le serveur aux lumières allumées.',
  lead: 'Parcourez les communautés, regardez leur nombre de membres et leur activité, et jetez un œil avant de rejoindre.',
  search: 'Rechercher des serveurs',
  searchAll: (count) =>
    plural(count, {
      one: `Rechercher parmi ${whole(count)} serveur`,
      other: `Rechercher parmi ${whole(count)} serveurs`,
    }),
  start: 'Commencer à découvrir',
  apiDocs: 'Voir la documentation de l’API',
  servers: (count) => plural(count, { one: `*${whole(count)}* serveur`, other: `*${whole(count)}* serveurs` }),
  members: (count) => plural(count, { one: `*${compact(count)}* membre`, other: `*${compact(count)}* membres` }),
  rating: (average) => `*${decimal(average)}* de note moyenne`,
  litNow: 'Allumés en ce moment',
  window: (name, share) => `${name}, ${share} des membres en ligne`,
  door: 'La porte éclairée mène à l’accueil',
  home: 'Accueil',
  discover: 'Découvrir',
  found: (count) =>
    plural(count, {
      one: `${whole(count)} serveur correspond à vos critères`,
      other: `${whole(count)} serveurs correspondent à vos critères`,
    }),
  quickCategories: 'Accès rapide aux catégories',
  all: 'Toutes',
} satisfies Texts;
