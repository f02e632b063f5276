// The map: its servers from the catalog, their health from the database.
import type { Catalog } from '#catalog/catalog.ts';
import type { Found } from '#catalog/query.ts';
import type { Database } from '#db/open.ts';
import { measuredHealth, type MeasuredHealth } from '#features/health/health.ts';
import { type Answer, hashed } from '#http/answer.ts';
import type { Server } from '#features/listings/contract.ts';
import {
  type Cluster,
  clustersOf,
  constellation,
  type PairSimilarity,
  pairwiseSimilarity,
  qualityOf,
} from './clusters.ts';
import type { MapCluster, MapServer, SerververseMap } from './contract.ts';

/** The map shows this many servers from the top of the server list, in its order. */
const MAPPED = 20;
export const MAP_SORT = 'members';
const NO_CATEGORY = 'Other';

/** Returns the map; rebuilds it only when one of its servers or their health has changed. */
export function createMap(catalog: Catalog, db: Database): () => Promise<Answer> {
  let cached: { key: string; answer: Answer } | undefined;
  return async () => {
    const found = catalog.find({ sort: MAP_SORT, offset: 0, limit: MAPPED });
    const cards = mappedCards(catalog, found);
    const measured = await measuredHealth(
      db.kysely,
      cards.map(({ id }) => id),
    );
    const key = `${found.version} ${JSON.stringify([...measured])}`;
    if (cached?.key !== key) cached = { key, answer: hashed(mapOf(cards, measured, found.total)) };
    return cached.answer;
  };
}

/** The fields of a listing's card that the map reads. */
export type MapCard = Pick<Server, 'categories' | (keyof MapServer & keyof Server)>;

function mappedCards(catalog: Catalog, found: Found): MapCard[] {
  return JSON.parse(catalog.cardsBetween('[', found, ']').toString()) as MapCard[];
}

export function mapOf(
  cards: readonly MapCard[],
  measured: ReadonlyMap<string, MeasuredHealth>,
  total: number,
): SerververseMap {
  const similarityOf = pairwiseSimilarity(cards);
  const servers = cards.map((card) => mapServer(card, measured.get(card.id)));
  const clusters = clustersOf(cards.length, similarityOf).map((cluster, index) =>
    clusterView(`c${index + 1}`, cluster, servers, similarityOf),
  );
  return { servers, clusters, total };
}

/** The category that determines a server's color. */
export function mainCategory(categories: readonly string[]): string {
  return categories[0] ?? NO_CATEGORY;
}

function mapServer(card: MapCard, measured: MeasuredHealth | undefined): MapServer {
  const { id, slug, name, iconUrl, categories, region, memberCount, onlineCount, lastSyncedAt, inviteState } = card;
  const category = mainCategory(categories);
  const health = measured ? { ...measured, isEstimate: false } : estimatedHealth(card);
  return { id, slug, name, iconUrl, category, region, memberCount, onlineCount, lastSyncedAt, inviteState, ...health };
}

function estimatedHealth({ memberCount, onlineCount }: MapCard) {
  return {
    overallHealthScore: healthEstimate(memberCount, onlineCount),
    isEstimate: true,
    healthTrend: 'stable' as const,
    onlineRatio: null,
    healthUpdatedAt: null,
  };
}

function clusterView(
  id: string,
  cluster: Cluster,
  servers: readonly MapServer[],
  similarityOf: PairSimilarity,
): MapCluster {
  const members = cluster.map((place) => servers[place]!);
  const regions = new Set(members.map(({ region }) => region));
  const healths = members.map((member) => member.overallHealthScore).filter((score) => score !== null);
  return {
    id,
    hubId: members[0]!.id,
    serverIds: members.map((member) => member.id),
    links: constellation(cluster, similarityOf),
    category: mostFrequent(members.map(({ category }) => category)),
    region: regions.size === 1 ? members[0]!.region : null,
    quality: Math.round(qualityOf(cluster, similarityOf)),
    memberCount: sum(members.map(({ memberCount }) => memberCount ?? 0)),
    onlineCount: sum(members.map(({ onlineCount }) => onlineCount ?? 0)),
    averageHealth: healths.length === 0 ? null : Math.round(sum(healths) / healths.length),
  };
}

/** On a tie, the value that occurs first. */
function mostFrequent(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Used until a score is measured: 50 to 100, rounded; null while a count is unknown. */
export function healthEstimate(members: number | null, online: number | null): number | null {
  if (members === null || online === null) return null;
  return Math.min(100, Math.round(50 + members / 100 + online / 50));
}
