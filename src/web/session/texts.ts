import { defineTexts } from '#web/kit/translate.ts';

export const english = {
  loadingAccount: 'Loading your account',
  logIn: 'Log In',
  logout: 'Logout',
  menu: 'Your menu',
  menuOf: (name: string) => `Your menu, ${name}`,
  profile: 'Profile',
  forYou: 'For You',
  myReviews: 'My Reviews',
  achievements: 'Achievements',
  admin: 'Admin Panel',
  sessionEnded: 'Your session has ended.',
  logInAgain: 'Log in again',
  unreachable: 'The site cannot be reached at the moment.',
  draftKept: 'Your text is kept in this browser.',
  sendLater: 'Send it again when you are back online.',
  draftNotKept: 'This browser does not keep your text: copy it before you leave the page.',
  draftRestored: 'Your unsent text has been restored.',
  discardDraft: 'Discard text',
  newerDraft: 'Another tab has a newer text.',
  takeNewerDraft: 'Use the newer text',
  draftWaiting: 'Your unsent text is kept in this browser and comes back when you log in.',
  login: 'Login',
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
