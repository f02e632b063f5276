import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  title: 'Données ouvertes',
  lead: 'Tous les serveurs listés dans un seul fichier, refait une fois par jour. Sans clé, sans compte.',
  file: 'Le fichier',
  download: 'Télécharger',
  date: 'Jour',
  servers: 'Serveurs',
  serverCount: (count) => plural(count, { one: `${whole(count)} serveur`, other: `${whole(count)} serveurs` }),
  size: 'Taille',
  format: 'Format',
  formatText: 'JSON Lines, compressé avec gzip : un serveur par ligne, les plus récents d’abord',
  checksum: 'Empreinte SHA-256',
  licence: 'Licence',
  noLicence: 'L’exploitant n’en a pas encore indiqué. Demande avant de publier ce que tu en fais.',
  description: 'Les mêmes informations en JSON',
  off: 'Non proposé pour le moment',
  offText:
    'Ce site ne propose pas ses données en un seul fichier pour le moment. L’API permet de les lire serveur par serveur.',
  making: 'Le fichier est en cours de création',
  makingText: 'Recharge la page dans quelques secondes.',
  failed: 'Les informations sur le fichier n’ont pas pu être chargées',
  failedFields: 'Impossible de charger les champs',
  later: 'Réessaie plus tard',
  use: 'Comment l’utiliser',
  fetchTitle: 'Le récupérer, le vérifier et le lire',
  clientTitle: 'La même chose avec le client pour JavaScript',
  rules: 'Bon à savoir',
  rulesList: [
    'Les nombres sont approximatifs, tels que la plateforme les a donnés ; lastSyncedAt indique leur âge. Ce qui est inconnu vaut null.',
    'Il ne contient que ce que tout le monde peut voir ici. Les serveurs en attente de modération, retirés ou réservés aux adultes n’y sont pas.',
    'Quand un serveur qu’il contient est retiré, le fichier est retiré aussitôt et refait sans lui. Récupère-le chaque jour et efface ce qui n’y est plus.',
    'Demande avec l’ETag de ton fichier dans If-None-Match : tant qu’il est le plus récent, la réponse est 304. Range permet de reprendre un téléchargement.',
  ],
  api: 'Pour un seul serveur, une recherche ou les changements de la journée, il y a [l’API].',
  fields: 'Champs d’une ligne',
} satisfies Texts;
