// The map: what stands on it, made from the catalog without the database.
import type { Catalog, Found } from '#catalog/catalog.ts';
import { type Encoded, encodeJson } from '#http/encoded.ts';
import type { Server } from '#features/listings/contract.ts';
import { type Cluster, clustersOf, constellation, type Likeness, likenessOf, qualityOf } from './clusters.ts';
import type { MapCluster, MapServer, SerververseMap } from './contract.ts';
import { healthEstimate } from './health-estimate.ts';

/** The map shows the first of the server list, in its own order. */
const MAPPED = 20;
export const MAP_SORT = 'members';
const NO_CATEGORY = 'Other';

/** Answers the map; it is worked out again only when one of its servers changed. */
export function createMap(catalog: Catalog): () => Encoded {
  let stamp: number | undefined;
  let encoded: Encoded | undefined;
  return () => {
    const found = catalog.find({ sort: MAP_SORT, offset: 0, limit: MAPPED });
    if (!encoded || stamp !== found.stamp) {
      stamp = found.stamp;
      encoded = { body: encodeJson(mapOf(mappedServers(catalog, found), found.total)), tag: stamp.toString(36) };
    }
    return encoded;
  };
}

/** Ids of the servers on the map, in its order. */
export function mappedIds(catalog: Catalog): string[] {
  return catalog.ids(catalog.find({ sort: MAP_SORT, offset: 0, limit: MAPPED }));
}

/** A listing's card, as far as the map reads it. */
export type MapCard = Pick<
  Server,
  'id' | 'slug' | 'name' | 'iconUrl' | 'categories' | 'region' | 'memberCount' | 'onlineCount' | 'lastSyncedAt'
>;

function mappedServers(catalog: Catalog, found: Found): MapCard[] {
  return JSON.parse(catalog.cardsBetween('[', found, ']').toString()) as MapCard[];
}

export function mapOf(cards: readonly MapCard[], total: number): SerververseMap {
  const likeness = likenessOf(cards);
  const servers = cards.map(mapServer);
  const clusters = clustersOf(cards.length, likeness).map((cluster, index) =>
    clusterView(`c${index + 1}`, cluster, servers, likeness),
  );
  return { servers, clusters, total };
}

/** The category that a server is coloured by. */
export function mainCategory(categories: readonly string[]): string {
  return categories[0] ?? NO_CATEGORY;
}

function mapServer(card: MapCard): MapServer {
  const { id, slug, name, iconUrl, categories, region, memberCount, onlineCount, lastSyncedAt } = card;
  const health = healthEstimate(memberCount, onlineCount);
  const category = mainCategory(categories);
  return { id, slug, name, iconUrl, category, region, memberCount, onlineCount, lastSyncedAt, health };
}

function clusterView(id: string, cluster: Cluster, servers: readonly MapServer[], likeness: Likeness): MapCluster {
  const members = cluster.map((place) => servers[place]!);
  const regions = new Set(members.map(({ region }) => region));
  const healths = members.map(({ health }) => health).filter((health) => health !== null);
  return {
    id,
    hubId: members[0]!.id,
    serverIds: members.map((member) => member.id),
    links: constellation(cluster, likeness),
    category: mostFrequent(members.map(({ category }) => category)),
    region: regions.size === 1 ? members[0]!.region : null,
    quality: Math.round(qualityOf(cluster, likeness)),
    memberCount: sum(members.map(({ memberCount }) => memberCount ?? 0)),
    onlineCount: sum(members.map(({ onlineCount }) => onlineCount ?? 0)),
    averageHealth: healths.length === 0 ? null : Math.round(sum(healths) / healths.length),
  };
}

/** Of several the one that comes first. */
function mostFrequent(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
