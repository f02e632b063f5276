// Health of servers: metrics and their score, alerts, and the overview of one's own servers.
import { z } from 'zod';
import { ApiError, endpoint, IsoTime } from '#contract/endpoint.ts';

const METRICS = [
  'memberGrowthRate',
  'onlineRatio',
  'engagementRate',
  'averageRating',
  'activityScore',
  'positiveReviewRatio',
  'channelActivity',
  'apiResponseTime',
  'moderationHealth',
  'inviteValidityStatus',
] as const;
export type MetricName = (typeof METRICS)[number];

const Trend = z.enum(['improving', 'declining', 'stable']);
export type Trend = z.infer<typeof Trend>;
const Severity = z.enum(['critical', 'high', 'medium', 'low']);
export type Severity = z.infer<typeof Severity>;

const figure = (text: string) => z.number().nullable().describe(`${text} Null: not enough data.`);

const metrics = {
  overallHealthScore: z.number().int().describe('0 to 100: the weighted mean of the parts that exist.'),
  healthTrend: Trend.describe('Over a week.'),
  memberGrowthRate: figure('Change of the members in 24 hours, in percent; two counts 12 to 48 hours apart.'),
  onlineRatio: figure('Online members in percent of all.'),
  engagementRate: figure(
    'Views, clicks on the invite, reviews and favorites here in 7 days per 100 members; from the first day on.',
  ),
  averageRating: z.number().int().describe('Stars x 100: 400 is 4.0. 0 without reviews.'),
  totalReviews: z.number().int(),
  activityScore: figure('0 to 100: how many are online, and their share.'),
  positiveReviewRatio: figure('Reviews of 4 and 5 stars in percent; from 3 reviews on.'),
  channelActivity: figure('0 to 100: ten for each person online per channel. Needs a bot in the server.'),
  apiResponseTime: figure('Milliseconds that the platform took to answer the last look-up.'),
  moderationHealth: figure('0 to 100: 15 a step of the verification level, 20 each for AutoMod and screening.'),
  inviteValidityStatus: z.boolean().describe('The invite answered when it was last asked.'),
  lastUpdated: IsoTime.nullable(),
  measured: z.number().int().describe('How many of the parts of the score exist.'),
  parts: z
    .array(
      z.object({
        metric: z.enum(METRICS),
        score: z.number().nullable().describe('0 to 100; 80 is where good begins.'),
        weight: z.number().describe('Percent of the score.'),
      }),
    )
    .describe('What the score is made of.'),
};

const Scores = z
  .array(z.object({ at: IsoTime.describe('Midnight of a UTC day.'), score: z.number().int() }))
  .describe('The last score of each of the last 14 days, oldest first.');

export const ServerHealth = z.object({
  serverId: z.string(),
  serverName: z.string(),
  slug: z.string(),
  iconUrl: z.string().nullable(),
  memberCount: z.number().int().nullable(),
  onlineCount: z.number().int().nullable(),
  countsAt: IsoTime.nullable().describe('Age of the two counts.'),
  scores: Scores,
  ...metrics,
});
export type ServerHealth = z.infer<typeof ServerHealth>;

export const GlobalHealth = z.object({
  servers: z.number().int().describe('How many listed servers it is the mean of.'),
  levels: z
    .object({
      good: z.number().int().describe('80 and up.'),
      mid: z.number().int().describe('60 to 79.'),
      low: z.number().int().describe('40 to 59.'),
      bad: z.number().int().describe('Below 40.'),
    })
    .describe('Servers by their score.'),
  ...metrics,
  inviteValidityStatus: z.boolean().describe('The invite of every one of them answered when it was last asked.'),
  validInvites: z.number().int().describe('How many of them have such an invite; their share is what is scored.'),
});
export type GlobalHealth = z.infer<typeof GlobalHealth>;

const share = z.number().describe('One decimal.');

export const AlertFacts = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['invite_failing', 'invite_gone', 'invite_moved']) }),
  z.object({ kind: z.enum(['invite_expires', 'invite_expired', 'counts_stale']), at: IsoTime }),
  z.object({
    kind: z.enum(['member_drop', 'member_spike']),
    percent: share,
    hours: z.number().int(),
    before: z.number().int().describe('Members.'),
    after: z.number().int(),
  }),
  z.object({ kind: z.literal('online_falling'), now: share.describe('Percent.'), before: share }),
  z.object({ kind: z.literal('rating_falling'), now: share.describe('Stars.'), before: share }),
]);
export type AlertFacts = z.infer<typeof AlertFacts>;

export const HealthAlert = z.object({
  id: z.string(),
  serverId: z.string(),
  slug: z.string(),
  serverName: z.string(),
  alertType: z.string(),
  severity: Severity,
  message: z.string(),
  facts: AlertFacts.nullable().describe('What the message says; null for one of a former version.'),
  isRead: z.boolean(),
  createdAt: IsoTime,
});
export type HealthAlert = z.infer<typeof HealthAlert>;

export const HealthOverviewItem = z.object({
  serverId: z.string(),
  serverName: z.string(),
  slug: z.string(),
  iconUrl: z.string().nullable(),
  memberCount: z.number().int().nullable(),
  onlineCount: z.number().int().nullable(),
  countsAt: IsoTime.nullable().describe('Age of the two counts.'),
  alertLevel: z.enum(['critical', 'high', 'medium', 'low', 'none']).describe('Of the worst open alert.'),
  overallHealthScore: z.number().int().nullable().describe('Null in the first moments of a listing.'),
  healthTrend: Trend,
  scores: Scores,
  lastUpdated: IsoTime.nullable(),
});
export type HealthOverviewItem = z.infer<typeof HealthOverviewItem>;

export const CommunityStats = z.object({
  healthyServers: z.number().int().describe('With a score of 80 or more.'),
  criticalAlerts: z.number().int(),
  highAlerts: z.number().int(),
  totalServers: z.number().int(),
});
export type CommunityStats = z.infer<typeof CommunityStats>;

export const RatingHistory = z.object({
  points: z
    .array(z.object({ at: IsoTime, averageRating: z.number().int(), totalReviews: z.number().int() }))
    .describe('Stars x 100 of all reviews so far, at the end of each week that brought one; oldest first.'),
});
export type RatingHistory = z.infer<typeof RatingHistory>;

const tags = ['health'] as const;
const params = z.object({ serverId: z.string().max(200).describe('Id or slug.') });

export const getGlobalHealth = endpoint({
  method: 'GET',
  url: '/api/v1/health/metrics',
  config: { access: 'visitor', needs: [], rate: null, reading: 'public' },
  schema: {
    summary: 'Health over all listed servers',
    description: 'Each metric is the mean over the servers that have it; the rating is that of all reviews.',
    tags,
    response: { 200: GlobalHealth },
  },
});

export const getServerHealth = endpoint({
  method: 'GET',
  url: '/api/v1/health/metrics/:serverId',
  config: { access: 'visitor', needs: [], rate: null, reading: 'by-viewer' },
  schema: { summary: 'Health of one server', tags, params, response: { 200: ServerHealth, 404: ApiError } },
});

export const getRatingHistory = endpoint({
  method: 'GET',
  url: '/api/v1/health/ratings/:serverId',
  config: { access: 'visitor', needs: [], rate: null, reading: 'by-viewer' },
  schema: { summary: 'Rating of one server over time', tags, params, response: { 200: RatingHistory, 404: ApiError } },
});

export const listAlerts = endpoint({
  method: 'GET',
  url: '/api/v1/health/alerts',
  config: { access: 'user', needs: [], rate: null, reading: 'personal' },
  schema: {
    summary: 'Open alerts of the servers that one submitted, manages or favorited',
    description: 'The most severe first, then the newest.',
    tags,
    hide: true,
    response: { 200: z.array(HealthAlert), 401: ApiError },
  },
});

export const listServerAlerts = endpoint({
  method: 'GET',
  url: '/api/v1/health/alerts/:serverId',
  config: { access: 'user', needs: [], rate: null, reading: 'personal' },
  schema: {
    summary: 'Open alerts of one of these servers',
    tags,
    hide: true,
    params,
    response: { 200: z.array(HealthAlert), 401: ApiError, 404: ApiError },
  },
});

export const readAlert = endpoint({
  method: 'POST',
  url: '/api/v1/health/alerts/:id/read',
  config: { access: 'user', needs: ['writes'], rate: 'activity' },
  schema: {
    summary: 'Mark an alert as read',
    tags,
    hide: true,
    params: z.object({ id: z.string().max(200) }),
    response: {
      200: z.object({ success: z.literal(true) }),
      401: ApiError,
      403: ApiError,
      404: ApiError,
      429: ApiError,
    },
  },
});

export const getHealthOverview = endpoint({
  method: 'GET',
  url: '/api/v1/health/overview',
  config: { access: 'user', needs: [], rate: null, reading: 'personal' },
  schema: {
    summary: 'Servers that one submitted, manages or favorited',
    description: 'The most severe alert first, then the lowest score.',
    tags,
    hide: true,
    response: { 200: z.array(HealthOverviewItem), 401: ApiError },
  },
});

export const getCommunityStats = endpoint({
  method: 'GET',
  url: '/api/v1/health/community-stats',
  config: { access: 'visitor', needs: [], rate: null, reading: 'by-viewer' },
  schema: {
    summary: "Servers and alerts in numbers: over one's own servers, for visitors over all",
    tags,
    response: { 200: CommunityStats },
  },
});
