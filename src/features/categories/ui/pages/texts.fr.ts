import { compact, whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  allTitle: 'Parcourir les catégories',
  allText: 'Trouvez une communauté par son sujet.',
  allDescription: 'Communautés Discord par sujet : jeux, musique, études, art, code et plus encore.',
  none: 'Pas encore de catégories',
  noneText: 'Elles se remplissent à mesure que des serveurs sont proposés.',
  submit: 'Proposer un serveur',
  loading: 'Chargement des catégories',
  failed: 'Impossible de charger les catégories',
  popular: 'Populaire',
  servers: (count) => plural(count, { one: `${whole(count)} serveur`, other: `${whole(count)} serveurs` }),
  members: (count) => plural(count, { one: `${compact(count)} membre`, other: `${compact(count)} membres` }),
  exactMembers: (count) => plural(count, { one: `${whole(count)} membre`, other: `${whole(count)} membres` }),
  averageRating: 'de note moyenne',
  serversOf: (category) => `Serveurs Discord : ${category}`,
  onPage: (title, page) => `${title}, page ${page}`,
  description: (text, servers, members) =>
    `${text} ${plural(servers, { one: `${whole(servers)} communauté`, other: `${whole(servers)} communautés` })} avec ${plural(members, { one: `${whole(members)} membre`, other: `${whole(members)} membres` })}.`,
  sorts: { members: 'Membres', online: 'Personnes en ligne', activity: 'Niveau d’activité', name: 'Nom' },
  noServers: 'Pas encore de serveurs',
  noServersText: 'Proposez le premier de cette catégorie.',
  notFound: 'Catégorie introuvable',
  notFoundText: 'Cette catégorie n’existe pas ou n’a pas de serveurs.',
  browseAll: 'Parcourir toutes les catégories',
} satisfies Texts;
