import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  loading: 'Chargement du serveur',
  notFound: 'Serveur introuvable',
  notFoundText: 'Le serveur que vous cherchez n’existe pas ou a été retiré.',
  back: 'Retour',
  failed: 'Impossible de charger le serveur',
  facts: 'Informations sur le serveur',
  actions: 'Actions sur le serveur',
  report: 'Signaler ce serveur',
  headTitle: 'Serveur Discord',
  headMissing: 'Ce serveur n’existe pas ou a été retiré.',
  headFailed: 'Ce serveur ne peut pas être affiché pour le moment.',
  headCounts: (name, members) =>
    members === null
      ? `${name} sur Discord.`
      : plural(members, {
          one: `${name} sur Discord : environ ${whole(members)} membre.`,
          other: `${name} sur Discord : environ ${whole(members)} membres.`,
        }),
  breadcrumb: 'Fil d’Ariane',
  discover: 'Découvrir',
  community: 'Communauté',
  verification: (level) => `Vérification : ${level}`,
  join: 'Rejoindre le serveur',
  radio: 'Radio',
  newTab: '(s’ouvre dans un nouvel onglet)',
  members: 'Membres',
  online: 'En ligne',
  rating: 'Note',
  reviews: (count) => plural(count, { other: `${whole(count)} avis` }),
  boosts: 'Boosts',
  noBoosts: 'Aucun',
  glance: 'En un coup d’œil',
  lastSynced: 'Dernière synchronisation',
  counts: 'Chiffres',
  countsSource: 'approximatifs, selon l’invitation',
  channels: 'Salons',
  roles: 'Rôles',
  region: 'Région',
  language: 'Langue',
  slug: 'Nom court',
  listedSince: 'Référencé depuis',
  tags: 'Tags',
  growth: 'Croissance',
  notEnough: 'pas assez de données',
  growthLine: (first, last) => [
    plural(first, { one: `${whole(first)} membre le `, other: `${whole(first)} membres le ` }),
    `, ${whole(last)} le `,
    last === first
      ? ' : aucun changement.'
      : last > first
        ? ` : ${whole(last - first)} de plus.`
        : ` : ${whole(first - last)} de moins.`,
  ],
  oddGrowth: 'Croissance inhabituelle',
  oddGrowthText: (before, after, shareBefore, shareNow) => [
    `Croissance inhabituelle : de ${whole(before)} à ${whole(after)} membres le `,
    `, tandis que la part en ligne est passée de ${shareBefore} à ${shareNow}. Pendant une semaine, il est classé selon le nombre de membres d’avant.`,
  ],
  ranking: 'Comment le classement se fait',
  invite: 'Invitation',
  inviteStates: {
    failing:
      'Discord indique que cette invitation n’est plus valable. Nous la vérifierons à nouveau dans une heure environ ; si elle ne fonctionne toujours pas, le serveur quitte les listes jusqu’à ce qu’il en ait une valable.',
    expired:
      'Cette invitation a expiré ou a été révoquée. Nous la vérifions chaque jour, et le serveur revient dans les listes dès qu’elle fonctionne.',
    quarantined:
      'Cette invitation mène maintenant à un autre serveur : il n’est plus possible de rejoindre celui-ci. Nous la vérifions chaque jour jusqu’à ce qu’elle mène de nouveau ici.',
  },
  invitesPaused:
    'Ce serveur a mis ses invitations en pause. Vous pouvez essayer, mais Discord vous refusera peut-être l’entrée tant qu’elles ne sont pas rouvertes.',
  lastChecked: ['Dernière vérification : ', '.'],
  newInvite: '[Proposez une nouvelle invitation] pour le faire revenir.',
  spread: 'Répartition des utilisateurs',
  simulated: 'Simulé',
  simulatedText: 'Tiré au hasard à titre d’illustration. Discord ne publie pas où se trouvent les membres.',
  showOthers: (count) => plural(count, { one: `Afficher ${count} autre`, other: `Afficher ${count} autres` }),
  hideOthers: (count) => plural(count, { one: `Masquer ${count} autre`, other: `Masquer ${count} autres` }),
  similar: 'Serveurs similaires',
  noSimilar: 'Aucun dans cette catégorie pour l’instant.',
  ageTitle: 'Serveur réservé aux adultes',
  ageText: (name) =>
    `Discord indique que ${name} est soumis à une limite d’âge. Pour y jeter un œil, vous devez avoir 18 ans ou plus et être majeur là où vous vivez.`,
  ageConfirm: 'J’ai 18 ans ou plus',
  backHome: 'Retour à l’accueil',
  ageNoScript: 'Votre réponse est gardée dans ce navigateur : pour y jeter un œil, il faut JavaScript.',
} satisfies Texts;
