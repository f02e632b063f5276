import { defineTexts, plural } from '#web/kit/translate.ts';

export const english = {
  title: 'Live Discord Server Preview',
  source: "Data fetched directly from Discord's API",
  storedTitle: 'Discord Server Preview',
  lastKnown: { now: 'Last known data, from just now', ago: (age: string) => `Last known data, from ${age}` },
  loadingPreview: 'Loading the preview',
  failed: 'Unable to load Discord server data',
  failedText: 'The invite may be expired or the server is not accessible',
  tryAgain: 'Try again',
  none: 'Live Discord data is not available for this server.',
  unknown: 'unknown',
  onlineNow: 'Online right now',
  ofMembers: (count: string) => `of ${count}`,
  share: (share: string, window: string) => `${share} online. Each lit window is ${window} of members.`,
  beforeJoining: 'Before you join',
  verification: 'Verification',
  serverTag: 'Server tag',
  vanityInvite: 'Vanity invite',
  joining: 'Joining',
  notes: {
    'invites-paused': 'Invites are paused',
    'limited-uses': 'Limited number of uses',
    'apply-to-join': 'You apply to join',
    expiring: 'Will expire',
    'age-restricted': 'For adults',
  },
  comma: ', ',
  loading: 'loading',
  traits: 'What it is like',
  features: 'Platform features',
  countOf: (count: number, total: number) => `${count} of ${total}`,
  more: (count: number) => `+${count} more`,
  /** For readers, after the text above. */
  moreNote: 'features, login required',
  loginRequired: 'Login Required',
  loginText: (count: number) =>
    plural(count, { other: `Log in to see all ${count} platform features of this server.` }),
  login: 'Login',
  notNow: 'Not now',
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
