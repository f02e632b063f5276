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
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
