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
} satisfies Texts;
