import type { Texts } from './texts.ts';

export default {
  loadingAccount: 'Chargement de votre compte',
  logIn: 'Se connecter',
  logout: 'Se déconnecter',
  menu: 'Votre menu',
  menuOf: (name) => `Votre menu, ${name}`,
  profile: 'Profil',
  forYou: 'Pour vous',
  myReviews: 'Mes avis',
  achievements: 'Succès',
  admin: 'Administration',
  sessionEnded: 'Votre session a pris fin.',
  logInAgain: 'Se reconnecter',
  unreachable: 'Le site est injoignable pour le moment.',
  draftKept: 'Votre texte est conservé dans ce navigateur.',
  sendLater: 'Renvoyez-le une fois la connexion rétablie.',
  draftNotKept: 'Ce navigateur ne conserve pas votre texte : copiez-le avant de quitter la page.',
  draftRestored: 'Le texte que vous n’aviez pas envoyé a été restauré.',
  discardDraft: 'Supprimer le texte',
  newerDraft: 'Un autre onglet contient un texte plus récent.',
  takeNewerDraft: 'Utiliser le texte plus récent',
  draftWaiting:
    'Le texte que vous n’avez pas envoyé est conservé dans ce navigateur et réapparaîtra quand vous vous connecterez.',
  login: 'Se connecter',
} satisfies Texts;
