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
  sessionEnded: 'Du bist nicht mehr angemeldet.',
  logInAgain: 'Erneut anmelden',
  unreachable: 'Die Website ist gerade nicht erreichbar.',
  draftKept: 'Dein Text bleibt in diesem Browser gespeichert.',
  sendLater: 'Sende ihn noch einmal, sobald du wieder online bist.',
  draftNotKept: 'Dieser Browser speichert deinen Text nicht: Kopiere ihn, bevor du die Seite verlässt.',
  draftRestored: 'Dein noch nicht gesendeter Text wurde wiederhergestellt.',
  discardDraft: 'Text verwerfen',
  newerDraft: 'In einem anderen Tab gibt es einen neueren Text.',
  takeNewerDraft: 'Neueren Text übernehmen',
  draftWaiting:
    'Dein nicht gesendeter Text ist in diesem Browser gespeichert und erscheint wieder, sobald du dich anmeldest.',
  login: 'Anmelden',
} satisfies Texts;
