import { whole } from '#web/kit/number.ts';
import { defineTexts, plural } from '#web/kit/translate.ts';

/** 'API response' stays as it is. */
const withinSentence = (name: string) => (/^[A-Z]{2}/.test(name) ? name : name.toLowerCase());

export const english = {
  title: 'Community health',
  lead: 'Scores, trends and alerts of the servers that you submitted, manage or favorited.',
  login: 'Login with Discord to Access Dashboard',
  listLead: 'How the servers that you submitted, manage or favorited are doing.',
  viewGlobal: 'View Global Dashboard',
  stats: {
    healthy: 'Healthy Servers',
    critical: 'Critical Alerts',
    high: 'High Alerts',
    total: 'Total Servers',
  },
  failedStats: 'Failed to fetch community stats',
  failedOverview: 'Failed to fetch health overview',
  failedMetrics: 'Failed to fetch health metrics',
  failedAlerts: 'Failed to fetch health alerts',
  failedChart: 'Failed to load the chart. Refresh tries again.',
  /** Around a time. */
  oldMetrics: ['Failed to fetch health metrics. What you see was fetched ', '.'] as readonly [string, string],
  oldAlerts: ['Failed to fetch health alerts. What you see was fetched ', '.'] as readonly [string, string],
  search: 'Search servers',
  found: (count: number) => `${whole(count)} found`,
  none: 'No Servers Found',
  noMatch: 'No servers match your search criteria.',
  noAccess: "You don't have access to any server health data.",
  browse: 'Browse servers',
  back: 'Back to all servers',
  allServers: 'All listed servers',
  dashboard: 'Dashboard',
  tabs: { overview: 'Overview', community: 'Community', technical: 'Technical', alerts: 'Alerts' },
  /** Behind the number of alerts; on small screens for readers only. */
  unread: (count: number) => plural(count, { other: ' unread' }),
  /** The middle is always seen, the rest on large screens. */
  autoRefresh: ['', 'Auto', ' Refresh'] as readonly [string, string, string],
  every: 'Every 30 seconds',
  refresh: 'Refresh',
  severities: { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low', none: 'All clear' },
  notYet: 'Health not worked out yet',
  score: (score: number) => `Health ${score} of 100`,
  /** Below the number. */
  ofHundred: 'of 100',
  noneBelow: 'No measure is below its mark.',
  oneBelow: (name: string) => `${name} is the one measure below its mark.`,
  twoBelow: (first: string, second: string) => `${first} and ${withinSentence(second)} are below their marks.`,
  manyBelow: (count: number) => `${count} measures are below their marks.`,
  growth: (change: string) => `${change} members in 24 h`,
  noGrowth: 'not enough data members in 24 h',
  measuredOf: (measured: number, all: number) => `from ${measured} of ${all}`,
  meanOf: (count: number) => plural(count, { one: 'mean of 1 server', other: `mean of ${whole(count)} servers` }),
  /** Between a day and a time of it. */
  atTime: (time: string) => `, ${time}`,
  notEnough: 'not enough data',
  noReviews: 'No reviews yet',
  healthScore: 'Health score',
  lastDays: 'last 14 days',
  scoreOverTime: (from: number, to: number, days: number) =>
    plural(days, {
      one: `Score from ${from} to ${to} in 1 day. The dashed line is at 80, where healthy begins.`,
      other: `Score from ${from} to ${to} in ${days} days. The dashed line is at 80, where healthy begins.`,
    }),
  byScore: 'Servers by score',
  againstMarks: 'Against the marks',
  community: 'Community',
  reviews: (count: number) => plural(count, { one: '1 review', other: `${whole(count)} reviews` }),
  overTime: 'Over time',
  overTimeText: 'Open a server to see its members, its online count and its rating over time.',
  members: 'Members',
  online: 'Online',
  rating: 'Rating',
  membersOver: (first: string, from: string, last: string, to: string) =>
    `${first} members on ${from}, ${last} on ${to}.`,
  onlineOver: (first: string, from: string, last: string, to: string) =>
    `${first} online on ${from}, ${last} on ${to}.`,
  ratingOver: (first: string, from: string, last: string, to: string) =>
    `${first} stars on ${from}, ${last} on ${to}. The dashed line is at 4.`,
  technical: 'Technical',
  /** Around an age. */
  countsAt: ['Counts ', ''] as readonly [string, string],
  noCounts: 'Counts not known yet',
  madeOf: 'What the score is made of',
  points: (count: number) => plural(count, { one: '1 point', other: `${whole(count)} points` }),
  notCounted: 'not counted',
  weighted: (score: string, weight: number) => `${score}, weight ${weight}`,
  scoreOfServer: (score: number) =>
    `${score} is the mean of the parts that exist, by their weights. 80 points are given at the mark, 0 and 100 at the ends of a range.`,
  scoreOfAll: (score: number) =>
    `${score} is the mean of the scores of all servers; the parts are those of their means. 80 points are given at the mark, 0 and 100 at the ends of a range.`,
  /** Before the name of a measure, for readers. */
  met: 'Met: ',
  notMet: 'Not met: ',
  unknown: 'Unknown: ',
  plus: '+',
  ofFive: (stars: string) => `${stars} of 5`,
  milliseconds: (count: string) => `${count} ms`,
  valid: 'Valid',
  notValid: 'Not valid',
  shareValid: (share: string) => `${share} valid`,
  /** What each is called, where good begins, and what it is worked out from. */
  measures: {
    memberGrowthRate: {
      name: 'Member growth',
      good: 'good when above 0%',
      formula: 'Change of the members in 24 hours, between two counts 12 to 48 hours apart.',
    },
    onlineRatio: {
      name: 'Online ratio',
      good: 'good when above 25%',
      formula: 'Online members of all members, from the last counts.',
    },
    engagementRate: {
      name: 'Engagement',
      good: 'good when above 15',
      formula: 'Views, clicks on the invite, reviews and favorites here in 7 days, per 100 members.',
    },
    averageRating: { name: 'Rating', good: 'good when above 4.0', formula: 'Mean of all reviews.' },
    activityScore: {
      name: 'Activity score',
      good: 'good when above 60',
      formula: 'Up to 60 points for how many are online, up to 40 for their share of the members.',
    },
    positiveReviewRatio: {
      name: 'Positive reviews',
      good: 'good when above 80%',
      formula: 'Reviews of 4 and 5 stars of all, from 3 reviews on.',
    },
    channelActivity: {
      name: 'Channel activity',
      good: 'good when above 40',
      formula: 'Ten points for each person online per channel. Needs a bot in the server.',
    },
    apiResponseTime: {
      name: 'API response',
      good: 'good when under 1,000 ms',
      formula: 'How long Discord took to answer the last look-up.',
    },
    moderationHealth: {
      name: 'Moderation',
      good: 'good when above 75',
      formula: '15 points a step of the verification level, 20 each for AutoMod and membership screening.',
    },
    inviteValidityStatus: {
      name: 'Invite',
      good: 'good when valid',
      formula: 'Whether the invite answered when it was last asked.',
    },
  },
  alerts: 'Alerts',
  alertsOfYours: 'Alerts of your servers',
  allAlerts: (count: number) => `All ${whole(count)} alerts`,
  alertsOfOthers: 'Alerts are for those who submitted, manage or favorited this server.',
  allClear: 'All clear. Alerts close by themselves when their cause ends.',
  read: 'Read',
  markRead: 'Mark Read',
  /** Behind 'Mark Read', for readers. */
  markReadOf: (message: string) => `: ${message}`,
  alertTypes: {
    invite_dead: 'Invite',
    invite_expiring: 'Invite',
    invite_moved: 'Invite',
    counts_stale: 'Counts',
    member_drop: 'Members',
    member_spike: 'Members',
    online_falling: 'Online',
    rating_falling: 'Rating',
  },
  /** What alerts say, word for word as the API does. See alert-text.ts. */
  alertTexts: {
    inviteFailing: 'The invite answers no more. A second check decides.',
    inviteGone: 'The invite is gone. The server left the lists.',
    inviteMoved: 'The invite leads to another server now. The server left the lists.',
    inviteExpires: (at: string) => `The invite expires at ${at}.`,
    inviteExpired: (at: string) => `The invite expired at ${at}.`,
    countsStale: (since: string) => `The platform has answered no counts since ${since}.`,
    memberDrop: (share: string, hours: number, before: string, after: string) =>
      `Members fell by ${share} in ${hours} hours (${before} to ${after}).`,
    memberSpike: (share: string, hours: number, before: string, after: string) =>
      `Members rose by ${share} in ${hours} hours (${before} to ${after}).`,
    onlineFalling: (now: string, before: string) =>
      `${now} of the members are online, after ${before} in the week before.`,
    ratingFalling: (now: string, before: string) =>
      `Reviews of the last 30 days give ${now} stars, those before ${before}.`,
  },
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
