// The map of servers: the first twenty with their clusters, and all servers as columns.
import { z } from 'zod';
import { endpoint, IsoTime } from '#contract/endpoint.ts';
import { InviteState } from '#features/listings/contract.ts';

const HealthScore = z
  .number()
  .int()
  .nullable()
  .describe('0 to 100. Null if there are no measurements yet and a count is unknown.');
const ESTIMATE = 'Until there are measurements, min(100, 50 + members/100 + online/50) is used.';

export const MapServer = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  iconUrl: z.string().nullable(),
  category: z.string().describe('Its first category; `Other` if it has none.'),
  region: z.string(),
  memberCount: z.number().int().nullable(),
  onlineCount: z.number().int().nullable(),
  lastSyncedAt: IsoTime.nullable(),
  inviteState: InviteState,
  overallHealthScore: HealthScore,
  isEstimate: z.boolean().describe(ESTIMATE),
  healthTrend: z.enum(['improving', 'declining', 'stable']),
  onlineRatio: z.number().nullable().describe('Percentage. Null: not enough data.'),
  healthUpdatedAt: IsoTime.nullable().describe('When the score was calculated; null for an estimate.'),
});
export type MapServer = z.infer<typeof MapServer>;

export const MapCluster = z.object({
  id: z.string(),
  hubId: z.string().describe('ID of the server that the cluster was built from.'),
  serverIds: z.array(z.string()).describe('2 to 60 servers, the hub first.'),
  links: z
    .array(z.tuple([z.number().int(), z.number().int()]))
    .describe('Lines between similar servers, as pairs of indexes into `serverIds`.'),
  category: z.string().describe('The most common category.'),
  region: z.string().nullable().describe('Null if its servers are in several regions.'),
  quality: z.number().int().describe('Mean similarity of all pairs, 0 to 100.'),
  memberCount: z.number().int().describe('Total of its servers.'),
  onlineCount: z.number().int(),
  averageHealth: z.number().int().nullable().describe('Mean of the health scores.'),
});
export type MapCluster = z.infer<typeof MapCluster>;

export const SerververseMap = z.object({
  servers: z.array(MapServer).describe('The first 20 servers of the server list in its default order.'),
  clusters: z.array(MapCluster),
  total: z.number().int().describe('Total number of listed servers.'),
});
export type SerververseMap = z.infer<typeof SerververseMap>;

export const MapPoints = z.object({
  total: z.number().int().describe('Total number of listed servers; the columns contain at most 100,000 of them.'),
  categories: z.array(z.string()).describe('Names of the categories; `category` contains indexes into this list.'),
  regions: z.array(z.string()).describe('Names of the regions; `region` contains indexes into this list.'),
  ids: z.array(z.string()),
  slugs: z.array(z.string()),
  names: z.array(z.string()),
  category: z.array(z.number().int()),
  region: z.array(z.number().int()),
  members: z.array(z.number().int().nullable()),
  online: z.array(z.number().int().nullable()),
  health: z.array(HealthScore),
  estimates: z.array(z.number().int()).describe(`Indexes of the rows whose health is an estimate. ${ESTIMATE}`),
});
export type MapPoints = z.infer<typeof MapPoints>;

const tags = ['serververse'] as const;

export const getSerververse = endpoint({
  method: 'GET',
  url: '/api/v1/serververse',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'public' },
  schema: { summary: 'Map: the first 20 servers and their clusters', tags, response: { 200: SerververseMap } },
});

export const listMapPoints = endpoint({
  method: 'GET',
  url: '/api/v1/serververse/points',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'public' },
  schema: {
    summary: 'All servers on the map, as columns',
    description: 'The nth value of each column belongs to the nth server. At most a minute old.',
    tags,
    response: { 200: MapPoints },
  },
});
