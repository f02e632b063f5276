import { defineTexts } from '#web/kit/translate.ts';

export const english = {
  tryLaterText: 'Please try again later.',
  cancel: 'Cancel',
  sending: 'Sending...',
  moderation: 'Moderation',
  decided: 'A moderator decided about something you posted.',
  /** @param reason what a moderator wrote */
  suspended: (reason: string) => `Your account is suspended and can write nothing: ${reason}`,
  seeWhy: 'See why and appeal',
  decisions: 'Moderation decisions',
  decisionsLead: 'What moderators decided about what you posted, and why. You can appeal against each decision once.',
  decisionsFailed: 'Failed to load decisions',
  noDecisions: 'Nothing was decided',
  noDecisionsText: 'If you posted something while you were signed in, log in to see what became of it.',
  serverDeclined: (server: string) => `${server} was declined`,
  reviewRemoved: (server: string) => `Your review of ${server} was removed`,
  accountSuspended: 'Your account is suspended',
  reason: 'Reason:',
  statuses: { open: 'Waits for a moderator', accepted: 'Accepted', rejected: 'Rejected' },
  anAppeal: 'An appeal',
  yourAppeal: 'Your appeal',
  answer: 'Answer:',
  appeal: 'Appeal',
  appealHint: 'Once. A moderator reads it and answers here.',
  sendAppeal: 'Send appeal',
  appealSent: 'Appeal sent',
  appealFailed: 'Your appeal was not sent',
  /** What a button does, and with what. */
  buttonOf: (label: string, name: string) => `${label}: ${name}`,
  /** @param name of a server, or of whom a review is, in words */
  report: (name: string) => `Report ${name}`,
  reportText: 'A moderator will look at it. Nobody else sees who reported.',
  whatIsWrong: 'What is wrong?',
  details: 'Details',
  optional: 'Optional.',
  asVisitor: 'You are not logged in: your report counts half.',
  sendReport: 'Send report',
  reportSent: 'Report sent',
  reportedBefore: 'You have reported this before',
  reportFailed: 'Your report was not sent',
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
