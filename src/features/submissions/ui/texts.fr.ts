import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  title: 'Ajoutez votre communauté',
  lead: 'Partagez n’importe quel serveur Discord et aidez les autres à découvrir de belles communautés. Aucun droit de gestion requis !',
  byInvite: 'Proposer par lien d’invitation',
  inviteLink: 'Lien d’invitation',
  agree: 'J’accepte les conditions : ce serveur respecte les conditions et les règles communautaires de Discord.',
  submitServer: 'Proposer le serveur',
  submit: 'Proposer',
  submitting: 'Envoi en cours...',
  retrieving: 'Récupération des vraies données de Discord...',
  noScript: 'Proposer un serveur nécessite JavaScript. Parcourir et rechercher fonctionnent sans.',
  guidelines: 'Règles',
  guidelinesList: [
    { title: 'Tout serveur public', text: 'Il a une invitation que des inconnus peuvent utiliser.' },
    { title: 'Les communautés actives sont bienvenues', text: 'Des gens qui se parlent, quelle que soit la taille.' },
    {
      title: 'Tous les sujets',
      text: 'Tant qu’ils respectent les conditions et les règles communautaires de la plateforme.',
    },
    { title: 'Aucun droit de gestion requis', text: 'Vous n’avez pas à posséder ni à diriger le serveur.' },
  ],
  howItWorks: 'Comment ça marche',
  steps: [
    { title: 'Collez le lien d’invitation', text: 'Un lien complet ou juste le code.' },
    {
      title: 'Les données arrivent toutes seules',
      text: 'Le nom, l’icône, la description et les fonctionnalités viennent de Discord.',
    },
    {
      title: 'De vrais nombres de membres et de personnes en ligne',
      text: 'Ce que Discord dit de l’invitation, daté.',
    },
    {
      title: 'Mise à jour chaque jour',
      text: 'Chaque serveur au moins une fois par jour, les plus animés plus souvent.',
    },
  ],
  categories: 'Catégories',
  proposed: 'Proposées d’après les données publiques de la communauté. Corrigez ce qui ne va pas.',
  pickOne: 'Choisissez au moins une catégorie.',
  chosenOf: (chosen, most) => `${chosen} sur ${most}`,
  submittingInvite: ['Invitation à proposer : ', ''],
  firstOfSeveral: 'Plusieurs invitations trouvées ; la première est utilisée.',
  lookingUp: 'Consultation de l’invitation',
  noPreview: 'Pas d’aperçu pour le moment. Vous pouvez proposer le serveur quand même.',
  alreadyListed: 'Déjà référencé : [voir sa page]. Le proposer à nouveau actualise ce qui y est affiché.',
  notes: {
    'invites-paused': 'Ses invitations sont en pause : on pourra entrer quand le serveur les rouvrira.',
    'limited-uses': 'Cette invitation a un nombre limité d’utilisations.',
    'apply-to-join': 'Les nouveaux membres font une demande pour entrer.',
    expiring: 'Cette invitation expire. Une invitation permanente garde la fiche ouverte.',
    'age-restricted': 'Discord le signale avec une limite d’âge, un modérateur le regarde donc d’abord.',
  },
  manage: 'Proposer un serveur que vous gérez',
  loadingAccount: 'Chargement de votre compte',
  connect:
    'Connectez votre compte Discord pour voir les serveurs que vous gérez et les proposer en un clic. C’est facultatif : tout le monde peut proposer par lien d’invitation.',
  login: 'Se connecter avec Discord',
  logout: 'Se déconnecter',
  loggedInAs: ['Connecté en tant que ', ''],
  managedFailed: 'Impossible de charger vos serveurs',
  noManaged: 'Il vous faut le droit MANAGE_GUILD pour proposer des serveurs',
  members: (count) => plural(count, { one: `${count} membre`, other: `${whole(count)} membres` }),
  membersUnknown: 'Nombre de membres inconnu',
  view: 'Voir',
  inviteTo: (name) => `Une invitation pour ${name}`,
  inviteNeeded:
    'Ce serveur ne montre aucune invitation publique. Veuillez coller un lien d’invitation qui y mène et n’expire jamais.',
  inviteUrl: 'Lien d’invitation Discord',
  cancel: 'Annuler',
  submitted: 'Serveur ajouté',
  updated: 'Serveur mis à jour',
  isOnTheRow: (name) => `${name} est dans la rangée.`,
  isWaiting: (name) => `${name} attend un modérateur.`,
  submitFailed: 'Impossible de proposer le serveur',
  wentWrong: 'Un problème est survenu',
  success: {
    waits: (name) => `${name} attend un modérateur`,
    waitsAgain:
      'Il a déjà été proposé et n’est encore dans aucune liste. Le serveur est actualisé automatiquement chaque jour.',
    waitsFirst: (reason) =>
      `${reason} Vous seul pouvez voir sa page tant qu’un modérateur ne l’a pas regardée. Le serveur est actualisé automatiquement chaque jour.`,
    updated: (name) => `${name} a été mis à jour`,
    updatedText:
      'Il était déjà référencé. Ses informations sont à jour avec les dernières données de Discord. Le serveur est actualisé automatiquement chaque jour.',
    added: (name) => `${name} est dans la rangée`,
    addedText: 'Tout le monde peut le trouver maintenant. Le serveur est actualisé automatiquement chaque jour.',
    view: 'Voir la page du serveur',
    back: 'Retour à l’accueil',
  },
  pending: 'En attente',
  pendingText:
    'Ce serveur attend un modérateur. Tant qu’il n’est pas approuvé, vous seul pouvez voir cette page, et il n’est dans aucune liste. S’il est refusé, le motif se trouve dans [Décisions de modération].',
  inviteRequired: { title: 'Invitation requise', text: 'Veuillez indiquer le lien d’invitation d’un serveur Discord.' },
  agreementRequired: { title: 'Accord requis', text: 'Vous devez accepter les conditions.' },
  failed: { title: 'Échec de l’envoi', text: 'Veuillez réessayer plus tard.' },
  refused: {
    discord_data: {
      title: 'Serveur Discord inaccessible',
      text: 'Impossible de récupérer les données de Discord. Veuillez vérifier que le lien d’invitation est valide et accessible.',
    },
    invalid_invite: {
      title: 'Invitation Discord non valide',
      text: 'Veuillez indiquer le lien d’invitation valide d’un serveur Discord.',
    },
    unknown_invite: {
      title: 'Lien d’invitation non valide',
      text: 'Le lien d’invitation Discord semble non valide ou expiré.',
    },
    discord_fetch_failed: {
      title: 'Erreur de connexion à Discord',
      text: 'Impossible de se connecter à Discord. Veuillez vérifier le lien d’invitation et réessayer.',
    },
  },
} satisfies Texts;
