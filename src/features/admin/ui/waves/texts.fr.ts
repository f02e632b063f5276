import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  choose: (server) => `Choisir ${server}`,
  chooseAll: 'Tout choisir',
  chosen: (count) => plural(count, { one: `${whole(count)} choisi`, other: `${whole(count)} choisis` }),
  chooseNone: 'Ne rien choisir',
  fromOneSubmitter: (count) => `${whole(count)} serveurs d’une même personne`,
  lookingAlike: (count) => `${whole(count)} serveurs qui se ressemblent`,
  publicText: 'Il est référencé, et aucun modérateur ne l’a encore vu.',
  looksFine: 'Rien à redire',
  approveChosen: 'Approuver le choix',
  declineChosen: 'Refuser le choix',
  declineMany: (count) => plural(count, { one: 'Refuser 1 serveur', other: `Refuser ${whole(count)} serveurs` }),
  declineManyText:
    'Ils quittent toutes les listes. La personne qui les a proposés apprend la raison. Le journal permet d’annuler.',
  chosenOfMost: (count, most) => `${whole(count)} choisis, traités par ${whole(most)}`,
  decided: ({ decided, left, deadInvites }) =>
    [
      plural(decided, { one: `${whole(decided)} serveur traité`, other: `${whole(decided)} serveurs traités` }),
      left > 0 && `quelqu’un a été plus rapide pour ${whole(left)}`,
      deadInvites > 0 &&
        plural(deadInvites, {
          one: `${whole(deadInvites)} non approuvé, car l’invitation ne fonctionne pas`,
          other: `${whole(deadInvites)} non approuvés, car l’invitation ne fonctionne pas`,
        }),
    ]
      .filter(Boolean)
      .join(' ; '),
  ofSubmitter: 'Tout de cette personne',
  submitterOf: (server) => `Tout ce qui vient de la personne qui a proposé ${server}`,
  submitterText: 'D’après le compte et le navigateur et, pour les deux derniers jours, aussi d’après l’adresse.',
  declineAll: (count) => plural(count, { one: 'Refuser 1 serveur', other: `Refuser les ${whole(count)}` }),
  suspendToo: (name) => `Suspendre aussi le compte ${name}`,
  onlySuspend: (name) => `Suspendre seulement ${name}`,
  nothingOfTheirs: 'Rien de cette personne n’est référencé ni en attente.',
  failed: 'Impossible de charger les serveurs',
  approvals: { approved: 'Public', pending: 'En attente', rejected: 'Refusé', 'opted-out': 'Retiré' },
  change: 'Changement',
  now: 'Actuel',
  new: 'Nouveau',
  noDescription: 'sans description',
  newIcon: 'Une autre icône',
  showNew: 'Montrer le nouveau',
  keepOld: 'Garder l’ancien',
  newShown: 'Le nouveau est affiché',
  oldKept: 'L’ancien reste',
  listedWith: (term, count) =>
    plural(count, {
      one: `${whole(count)} serveur référencé contient « ${term} »`,
      other: `${whole(count)} serveurs référencés contiennent « ${term} »`,
    }),
  noneWith: (term) => `Aucun serveur référencé ne contient « ${term} ».`,
  seeListed: (term) => `Voir les serveurs contenant ${term}`,
  close: 'Fermer',
  takeOff: 'Retirer des listes',
  takeOffMany: (count) =>
    plural(count, { one: 'En retirer 1 des listes', other: `En retirer ${whole(count)} des listes` }),
  takeOffName: (server) => `Retirer ${server} des listes`,
  takeOffAndBlock: 'Retirer et bloquer pour de bon',
  find: 'Trouver des serveurs et des comptes',
  findHint: 'Par nom, adresse ou identifiant, dans tous les états.',
  findButton: 'Trouver',
  nothingFound: 'Rien trouvé.',
  servers: 'Serveurs',
  accounts: 'Comptes',
  suspended: 'Suspendu',
  moderate: 'Pour la modération',
  blockTerm: 'Bloquer un terme',
  undoAll: (count) => plural(count, { one: 'Annuler', other: `Annuler les ${whole(count)}` }),
  subjects: (count) => plural(count, { one: `${whole(count)} serveur`, other: `${whole(count)} serveurs` }),
} satisfies Texts;
