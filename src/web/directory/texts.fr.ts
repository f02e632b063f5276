import { compact, whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

const short = (count: number | null) => (count === null ? 'inconnu' : compact(count));

export default {
  unknown: 'inconnu',
  members: (count) =>
    count === null
      ? 'Membres : *inconnu*'
      : plural(count, { one: `*${compact(count)}* membre`, other: `*${compact(count)}* membres` }),
  online: (count) => (count === null ? 'en ligne : *inconnu*' : `*${compact(count)}* en ligne`),
  counts: (members, online) => `Membres : ${short(members)} · En ligne : ${short(online)}`,
  membersSource: (count) => [
    plural(count, {
      one: `${whole(count)} membre : approximatif, selon l’invitation, `,
      other: `${whole(count)} membres : approximatif, selon l’invitation, `,
    }),
    '',
  ],
  onlineSource: (count) => [`${whole(count)} en ligne : approximatif, selon l’invitation, `, ''],
  source: ['Approximatif, selon l’invitation, ', ''],
  levels: { 'Very Active': 'Très actif', Active: 'Actif', Growing: 'En croissance', Casual: 'Tranquille' },
  freshness: {
    live: { word: 'En direct', limit: '30 minutes au plus' },
    synced: { word: 'À jour', limit: 'moins de 24 heures' },
    stale: { word: 'Ancien', limit: 'plus de 24 heures' },
  },
  checked: { now: 'vérifié à l’instant', ago: (age) => `vérifié ${age}` },
  inviteProblems: {
    failing: 'L’invitation ne fonctionne pas',
    expired: 'Invitation expirée',
    quarantined: 'L’invitation mène désormais à un autre serveur',
  },
  notSynced: 'Pas encore synchronisé',
  syncRhythm: 'Synchronisé automatiquement toutes les quelques heures, chaque jour pour les serveurs calmes.',
  verified: 'Vérifié',
  partnered: 'Partenaire',
  boostLevel: (tier) => `Niveau ${tier}`,
  noReviews: 'Sans avis',
  rated: 'Note :',
  reviewsAfter: (count) => plural(count, { other: 'avis' }),
  moreFeatures: (count) => `+${count} autres`,
  loading: 'Chargement des serveurs',
  servers: 'Serveurs',
  view: 'Affichage',
  gridView: 'En grille',
  listView: 'En liste',
  sortServers: 'Trier les serveurs',
  sort: 'Trier',
  sorts: {
    relevance: 'Par pertinence',
    members: 'Plus de membres',
    memberCount: 'Plus de membres',
    online: 'Plus de monde en ligne',
    activity: 'Plus actifs',
    newest: 'Récents',
    name: 'Nom',
    rating: 'Mieux notés',
  },
  firstPage: 'Première page',
  noPage: (page) => `Il n’y a pas de page ${page}`,
  failedServers: 'Impossible de charger les serveurs',
  listShorter: 'La liste est plus courte.',
  outOf: (rating) => `${whole(rating)} étoiles sur 5`,
  verificationLevels: ['Aucune', 'Faible', 'Moyenne', 'Élevée', 'Très élevée'],
  onlineLast: 'En ligne, dernier relevé',
} satisfies Texts;
