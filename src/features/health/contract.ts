// Health of servers: metrics and their score, alerts, and the overview of the user's own servers.
import { z } from 'zod';
import { ApiError, Done, endpoint, IsoTime } from '#contract/endpoint.ts';
import { InviteState } from '#features/listings/contract.ts';

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

const figure = (text: string) => z.number().nullable().describe(`${text} Null: not enough data.`);

const metrics = {
  overallHealthScore: z.number().int().describe('0 to 100: the weighted mean of the available parts.'),
  healthTrend: Trend.describe('Over the last week.'),
  memberGrowthRate: figure('Member change in 24 hours, in percent, from two counts 12 to 48 hours apart.'),
  onlineRatio: figure('Percentage of members who are online.'),
  engagementRate: figure(
    'Views, invite clicks, reviews and favorites on this site in 7 days per 100 members; requires a listing at least one day old.',
  ),
  averageRating: z.number().int().describe('Stars x 100, cut off: 400 is 4.0. 0 if there are no reviews.'),
  totalReviews: z.number().int(),
  activityScore: figure('0 to 100: combines the number and the share of online members.'),
  positiveReviewRatio: figure('Percentage of reviews with 4 or 5 stars; requires at least 3 reviews.'),
  channelActivity: figure('0 to 100: 10 times the number of online members per channel. Requires a bot in the server.'),
  apiResponseTime: figure('Response time of Discord for the last look-up, in milliseconds.'),
  moderationHealth: figure('0 to 100: 15 points per verification level, 20 each for AutoMod and membership screening.'),
  inviteValidityStatus: z.boolean().describe('Whether the invite was valid when last checked.'),
  lastUpdated: IsoTime.nullable(),
  measured: z.number().int().describe('Number of available parts of the score.'),
  parts: z
    .array(
      z.object({
        metric: z.enum(METRICS),
        score: z.number().nullable().describe('0 to 100; above 80 the target is met.'),
        weight: z.number().describe('Share of the score, in percent.'),
      }),
    )
    .describe('The parts of the score.'),
};

const Scores = z
  .array(z.object({ at: IsoTime.describe('Midnight of a UTC day.'), score: z.number().int() }))
  .describe('Last score of each of the last 14 days, oldest first.');

export const ServerHealth = z.object({
  serverId: z.string(),
  serverName: z.string(),
  slug: z.string(),
  iconUrl: z.string().nullable(),
  memberCount: z.number().int().nullable(),
  onlineCount: z.number().int().nullable(),
  countsAt: IsoTime.nullable().describe('When the two counts were updated.'),
  scores: Scores,
  ...metrics,
});
export type ServerHealth = z.infer<typeof ServerHealth>;

export const GlobalHealth = z.object({
  servers: z.number().int().describe('Number of listed servers in the mean.'),
  levels: z
    .object({
      good: z.number().int().describe('80 and up.'),
      mid: z.number().int().describe('60 to 79.'),
      low: z.number().int().describe('40 to 59.'),
      bad: z.number().int().describe('Below 40.'),
    })
    .describe('Number of servers by score.'),
  ...metrics,
  inviteValidityStatus: z.boolean().describe('Whether the invites of all these servers were valid when last checked.'),
  validInvites: z.number().int().describe('Number of these servers with a valid invite; their share is scored.'),
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

/** The API returns them as text: a page that is still open may meet a type of a newer server. */
export const ALERT_TYPES = [
  'invite_dead',
  'invite_expiring',
  'invite_moved',
  'counts_stale',
  'member_drop',
  'member_spike',
  'online_falling',
  'rating_falling',
] as const;
export type AlertType = (typeof ALERT_TYPES)[number];

export const HealthAlert = z.object({
  id: z.string(),
  serverId: z.string(),
  slug: z.string(),
  serverName: z.string(),
  alertType: z.string(),
  severity: Severity,
  message: z.string(),
  facts: AlertFacts.nullable().describe('Data of the message; null for alerts from an earlier version.'),
  isRead: z.boolean(),
  createdAt: IsoTime.describe('When it was raised, or last became worse.'),
});
export type HealthAlert = z.infer<typeof HealthAlert>;

export const HealthOverviewItem = z.object({
  serverId: z.string(),
  serverName: z.string(),
  slug: z.string(),
  iconUrl: z.string().nullable(),
  memberCount: z.number().int().nullable(),
  onlineCount: z.number().int().nullable(),
  countsAt: IsoTime.nullable().describe('When the two counts were updated.'),
  inviteState: InviteState,
  alertLevel: z.enum(['critical', 'high', 'medium', 'low', 'none']).describe('Severity of the worst open alert.'),
  overallHealthScore: z.number().int().nullable().describe('Null right after the server is listed.'),
  healthTrend: Trend,
  scores: Scores,
  lastUpdated: IsoTime.nullable(),
});
export type HealthOverviewItem = z.infer<typeof HealthOverviewItem>;

export const CommunityStats = z.object({
  healthyServers: z.number().int().describe('Servers with a score of 80 or more.'),
  criticalAlerts: z.number().int(),
  highAlerts: z.number().int(),
  totalServers: z.number().int(),
});
export type CommunityStats = z.infer<typeof CommunityStats>;

export const RatingHistory = z.object({
  points: z
    .array(z.object({ at: IsoTime, averageRating: z.number().int(), totalReviews: z.number().int() }))
    .describe(
      'Average of all reviews so far (stars x 100) at the last review of each week with reviews; oldest first.',
    ),
});
export type RatingHistory = z.infer<typeof RatingHistory>;

const tags = ['health'] as const;
const params = z.object({ serverId: z.string().max(200).describe('ID or slug.') });

export const getGlobalHealth = endpoint({
  method: 'GET',
  url: '/api/v1/health/metrics',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'public' },
  schema: {
    summary: 'Health of all listed servers',
    description: 'Each metric is the mean of the servers that have it; the rating is the average of all reviews.',
    tags,
    response: { 200: GlobalHealth },
  },
});

export const getServerHealth = endpoint({
  method: 'GET',
  url: '/api/v1/health/metrics/:serverId',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'by-viewer' },
  schema: { summary: 'Health of one server', tags, params, response: { 200: ServerHealth, 404: ApiError } },
});

export const getRatingHistory = endpoint({
  method: 'GET',
  url: '/api/v1/health/ratings/:serverId',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'by-viewer' },
  schema: { summary: 'Rating of one server over time', tags, params, response: { 200: RatingHistory, 404: ApiError } },
});

export const listAlerts = endpoint({
  method: 'GET',
  url: '/api/v1/health/alerts',
  config: { access: 'user', needs: [], rate: 'ownData', cacheScope: 'personal' },
  schema: {
    summary: 'Open alerts of the servers that the caller submitted, manages or favorited',
    description: 'Most severe first, then newest.',
    tags,
    hide: true,
    response: { 200: z.array(HealthAlert), 401: ApiError, 429: ApiError },
  },
});

export const listServerAlerts = endpoint({
  method: 'GET',
  url: '/api/v1/health/alerts/:serverId',
  config: { access: 'user', needs: [], rate: 'ownData', cacheScope: 'personal' },
  schema: {
    summary: 'Open alerts of one of these servers',
    tags,
    hide: true,
    params,
    response: { 200: z.array(HealthAlert), 401: ApiError, 404: ApiError, 429: ApiError },
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
      200: Done,
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
  config: { access: 'user', needs: [], rate: 'ownData', cacheScope: 'personal' },
  schema: {
    summary: 'Servers that the caller submitted, manages or favorited',
    description: 'Most severe alert first, then lowest score.',
    tags,
    hide: true,
    response: { 200: z.array(HealthOverviewItem), 401: ApiError, 429: ApiError },
  },
});

export const getCommunityStats = endpoint({
  method: 'GET',
  url: '/api/v1/health/community-stats',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'by-viewer' },
  schema: {
    summary: "Number of servers and alerts: of the caller's servers, or of all servers for visitors",
    tags,
    response: { 200: CommunityStats },
  },
});
