// The map of servers: the first twenty with their clusters, and all of them as columns.
import { z } from 'zod';
import { endpoint, IsoTime } from '#contract/endpoint.ts';

const HealthScore = z
  .number()
  .int()
  .nullable()
  .describe('0 to 100, as everywhere. Null while nothing was measured and a count is unknown.');
const ESTIMATE = 'min(100, 50 + members/100 + online/50) is used until something was measured.';

export const MapServer = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  iconUrl: z.string().nullable(),
  category: z.string().describe('The first of its categories, `Other` without any.'),
  region: z.string(),
  memberCount: z.number().int().nullable(),
  onlineCount: z.number().int().nullable(),
  lastSyncedAt: IsoTime.nullable(),
  overallHealthScore: HealthScore,
  isEstimate: z.boolean().describe(ESTIMATE),
  healthTrend: z.enum(['improving', 'declining', 'stable']),
  onlineRatio: z.number().nullable().describe('Percent. Null: not enough data.'),
  healthUpdatedAt: IsoTime.nullable().describe('When the score was worked out; null of an estimate.'),
});
export type MapServer = z.infer<typeof MapServer>;

export const MapCluster = z.object({
  id: z.string(),
  hubId: z.string().describe('The server that the cluster grew from.'),
  serverIds: z.array(z.string()).describe('The hub first; 2 to 60.'),
  links: z
    .array(z.tuple([z.number().int(), z.number().int()]))
    .describe('The lines of the constellation, as places in `serverIds`: each server is tied to the one it resembles.'),
  category: z.string().describe('The most frequent one.'),
  region: z.string().nullable().describe('Null when its servers are of several regions.'),
  quality: z.number().int().describe('Mean similarity of all pairs, 0 to 100.'),
  memberCount: z.number().int().describe('Sum over its servers.'),
  onlineCount: z.number().int(),
  averageHealth: z.number().int().nullable().describe('Mean of the scores.'),
});
export type MapCluster = z.infer<typeof MapCluster>;

export const SerververseMap = z.object({
  servers: z.array(MapServer).describe('The first twenty of the server list in its own order.'),
  clusters: z.array(MapCluster),
  total: z.number().int().describe('How many servers are listed in all.'),
});
export type SerververseMap = z.infer<typeof SerververseMap>;

export const MapPoints = z.object({
  total: z.number().int().describe('How many servers are listed in all; the columns hold at most 100,000 of them.'),
  categories: z.array(z.string()).describe('What the numbers of `category` mean.'),
  regions: z.array(z.string()).describe('What the numbers of `region` mean.'),
  ids: z.array(z.string()),
  slugs: z.array(z.string()),
  names: z.array(z.string()),
  category: z.array(z.number().int()),
  region: z.array(z.number().int()),
  members: z.array(z.number().int().nullable()),
  online: z.array(z.number().int().nullable()),
  health: z.array(HealthScore),
  estimates: z.array(z.number().int()).describe(`Rows whose health is an estimate. ${ESTIMATE}`),
});
export type MapPoints = z.infer<typeof MapPoints>;

const tags = ['serververse'] as const;

export const getSerververse = endpoint({
  method: 'GET',
  url: '/api/v1/serververse',
  config: { access: 'visitor', needs: [], rate: null, reading: 'public' },
  schema: { summary: 'The map: the first twenty servers and their clusters', tags, response: { 200: SerververseMap } },
});

export const listMapPoints = endpoint({
  method: 'GET',
  url: '/api/v1/serververse/points',
  config: { access: 'visitor', needs: [], rate: null, reading: 'public' },
  schema: {
    summary: 'All servers of the map, as columns',
    description: 'Row n of a server is the n-th value of each column. At most a minute old.',
    tags,
    response: { 200: MapPoints },
  },
});
