import type { Texts } from './texts.ts';

export default {
  loadingAccount: 'Dein Konto wird geladen',
  logIn: 'Anmelden',
  logout: 'Abmelden',
  menu: 'Dein Menü',
  menuOf: (name) => `Dein Menü, ${name}`,
  profile: 'Profil',
  forYou: 'Für dich',
  myReviews: 'Meine Bewertungen',
  achievements: 'Erfolge',
  admin: 'Verwaltung',
} satisfies Texts;
