import { type ActivityLevel, type Sort, VERIFICATION_LEVELS } from '#contract/vocabulary.ts';
import { compact, whole } from '#web/kit/number.ts';
import { defineTexts, plural } from '#web/kit/translate.ts';
import type { Freshness } from './live-status.tsx';

const short = (count: number | null) => (count === null ? 'unknown' : compact(count));

/** Of cards and lists. What only one page or part shows lies in the folders beside. */
export const english = {
  unknown: 'unknown',
  /** The number is bold. */
  members: (count: number | null) => `*${short(count)}* members`,
  online: (count: number | null) => `*${short(count)}* online`,
  counts: (members: number | null, online: number | null) => `${short(members)} members · ${short(online)} online`,
  /** Around the age of the count. */
  membersSource: (count: number): [string, string] => [`${whole(count)} members: approximate, from the invite, `, ''],
  onlineSource: (count: number): [string, string] => [`${whole(count)} online: approximate, from the invite, `, ''],
  source: ['Approximate, from the invite, ', ''] as readonly [string, string],
  levels: {
    'Very Active': 'Very Active',
    Active: 'Active',
    Growing: 'Growing',
    Casual: 'Casual',
  } satisfies Record<ActivityLevel, string> as Record<ActivityLevel, string>,
  freshness: {
    live: { word: 'Live', limit: 'within 30 minutes' },
    synced: { word: 'Synced', limit: 'under 24 hours' },
    stale: { word: 'Stale', limit: 'older than 24 hours' },
  } satisfies Record<Freshness, { word: string; limit: string }>,
  checked: { now: 'checked just now', ago: (age: string) => `checked ${age}` },
  inviteProblems: {
    failing: 'Invite not working',
    expired: 'Invite expired',
    quarantined: 'Invite now opens another server',
  },
  notSynced: 'Not synced yet',
  syncRhythm: 'Synced automatically every few hours, quiet servers every day.',
  verified: 'Verified',
  partnered: 'Partnered',
  boostLevel: (tier: number) => `Level ${tier}`,
  noReviews: 'No reviews yet',
  /** For readers, before the rating and after the number of reviews. */
  rated: 'Rated',
  reviewsAfter: (count: number) => plural(count, { other: 'reviews' }),
  moreFeatures: (count: number) => `+${count} more`,
  loading: 'Loading servers',
  servers: 'Servers',
  view: 'View',
  gridView: 'Grid view',
  listView: 'List view',
  sortServers: 'Sort servers',
  sort: 'Sort',
  sorts: {
    relevance: 'Sort by Relevance',
    members: 'Most Members',
    memberCount: 'Most Members',
    online: 'Most Online',
    activity: 'Most Active',
    newest: 'Newest',
    name: 'Name',
    rating: 'Top Rated',
  } satisfies Record<Sort, string> as Record<Sort, string>,
  firstPage: 'First page',
  noPage: (page: number) => `There is no page ${page}`,
  failedServers: 'Failed to load servers',
  listShorter: 'The list is shorter.',
  outOf: (rating: number) => `${rating} out of 5 stars`,
  /** As the platform numbers them. */
  verificationLevels: [...VERIFICATION_LEVELS] as string[],
  onlineLast: 'Last known online',
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
