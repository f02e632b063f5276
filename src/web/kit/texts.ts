import { defineTexts } from './translate.ts';

export const english = {
  pages: 'Pages',
  previousPage: 'Previous Page',
  nextPage: 'Next Page',
  pageOf: (page: number, total: number) => `Page ${page} of ${total}`,
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
  dismiss: 'Dismiss',
  notification: 'Notification',
  tryAgain: 'Try again',
  tryLater: 'Please try again later',
  /** Radix puts the key into the braces. */
  notifications: 'Notifications ({hotkey})',
  close: (title: string) => `Close ${title.toLowerCase()}`,
  justNow: 'just now',
  notEnough: 'not enough data',
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
