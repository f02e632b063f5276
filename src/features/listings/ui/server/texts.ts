import { whole } from '#web/kit/number.ts';
import { defineTexts, plural } from '#web/kit/translate.ts';

/** Of a server's page. */
export const english = {
  loading: 'Loading the server',
  notFound: 'Server not found',
  notFoundText: "The server you're looking for doesn't exist or has been removed.",
  back: 'Back',
  failed: 'Failed to load server',
  facts: 'Server facts',
  actions: 'Server actions',
  report: 'Report this server',
  headTitle: 'Discord server',
  headMissing: 'This server doesn’t exist or has been removed.',
  headFailed: 'This server cannot be shown just now.',
  /** For search engines, after the server's own description. */
  headCounts: (name: string, members: number | null) =>
    members === null ? `${name} on Discord.` : `${name} on Discord: about ${whole(members)} members.`,
  breadcrumb: 'Breadcrumb',
  discover: 'Discover',
  community: 'Community',
  verification: (level: string) => `Verification: ${level}`,
  join: 'Join Server',
  radio: 'Radio',
  newTab: '(opens in a new tab)',
  members: 'Members',
  online: 'Online now',
  rating: 'Rating',
  reviews: (count: number) => plural(count, { one: '1 review', other: `${whole(count)} reviews` }),
  boosts: 'Boosts',
  noBoosts: 'None',
  glance: 'At a glance',
  lastSynced: 'Last synced',
  counts: 'Counts',
  countsSource: 'approximate, from the invite',
  channels: 'Channels',
  roles: 'Roles',
  region: 'Region',
  language: 'Language',
  slug: 'Slug',
  listedSince: 'Listed since',
  tags: 'Tags',
  growth: 'Growth',
  notEnough: 'not enough data',
  /** Around the first and the last day. */
  growthLine: (first: number, last: number): [string, string, string] => [
    `${whole(first)} members on `,
    `, ${whole(last)} on `,
    last === first ? ': no change.' : last > first ? `: up ${whole(last - first)}.` : `: down ${whole(first - last)}.`,
  ],
  oddGrowth: 'Unusual growth',
  /** Around the day; the shares of the members online are percentages. */
  oddGrowthText: (before: number, after: number, shareBefore: string, shareNow: string): [string, string] => [
    `Unusual growth: from ${whole(before)} to ${whole(after)} members on `,
    `, while the share online went from ${shareBefore} to ${shareNow}. For a week it is ranked by the members it had before.`,
  ],
  ranking: 'How ranking works',
  invite: 'Invite',
  inviteStates: {
    failing:
      'Discord says this invite no longer works. We’ll check again in about an hour; if it still fails, the server leaves the lists until it has a working invite.',
    expired:
      'This invite has expired or was revoked. We check it every day, and the server returns to the lists as soon as it works again.',
    quarantined:
      'This invite now leads to a different server, so you can’t join here. We check it every day until it leads back.',
  },
  invitesPaused:
    'This server has paused its invites. You can still try, but Discord may turn you away until they are open again.',
  /** Around an age. */
  lastChecked: ['Last checked ', '.'] as readonly [string, string],
  newInvite: '[Submit a new invite] to bring it back.',
  spread: 'User distribution',
  simulated: 'Simulated',
  simulatedText: 'Randomly generated for illustration. Discord does not publish member locations.',
  showOthers: (count: number) => plural(count, { other: `Show ${count} others` }),
  hideOthers: (count: number) => plural(count, { other: `Hide ${count} others` }),
  similar: 'Servers like this',
  noSimilar: 'None in this category yet.',
  ageTitle: 'Age-restricted server',
  ageText: (name: string) =>
    `Discord marks ${name} as age-restricted. You must be 18 or older, and of age where you live, to look inside.`,
  ageConfirm: 'I am 18 or older',
  backHome: 'Back to Home',
  ageNoScript: 'Your answer is kept in this browser, so looking inside needs JavaScript.',
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
