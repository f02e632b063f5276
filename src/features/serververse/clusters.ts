// Clusters of the map: which servers stand together. A cluster grows from its hub, small good ones are merged, large
// poor ones are split. Pure: the same servers in the same order give the same clusters.
import { type Comparable, similarity } from './similarity.ts';

/** Places in the list of servers; the hub first. */
export type Cluster = readonly number[];

/** Similarity by places in the list. */
export type Likeness = (a: number, b: number) => number;

export const MOST_IN_CLUSTER = 60;
const MOST_ADDED = 8;
const MOST_MERGES = 2;
const SMALL = 3;
const GOOD_QUALITY = 70;
const MERGE_ABOVE = 0.7;
const LARGE = 6;
const POOR_QUALITY = 50;

/** What a server must resemble the hub by, to join a cluster of `size` servers: a little less the more there are. */
export function joinThreshold(size: number): number {
  return 0.6 - size / 1000;
}

/** Each pair is compared once. */
export function likenessOf(servers: readonly Comparable[]): Likeness {
  const width = servers.length;
  const known = new Float64Array(width * width);
  for (let a = 0; a < width; a++) {
    for (let b = a; b < width; b++) {
      known[a * width + b] = known[b * width + a] = similarity(servers[a]!, servers[b]!);
    }
  }
  return (a, b) => known[a * width + b]!;
}

/** Clusters of two or more; a server that resembles nobody is in none. In the order of their hubs. */
export function clustersOf(count: number, likeness: Likeness): Cluster[] {
  const grown = grow(count, likeness);
  const merged = mergeSmall(grown, likeness);
  const parts = merged.flatMap((cluster) => splitPoor(cluster, likeness));
  return parts.filter((cluster) => cluster.length > 1).sort((a, b) => a[0]! - b[0]!);
}

/** Mean similarity of all pairs x 100; 100 for a single server. */
export function qualityOf(cluster: Cluster, likeness: Likeness): number {
  let sum = 0;
  let pairs = 0;
  for (let i = 0; i < cluster.length; i++) {
    for (let j = i + 1; j < cluster.length; j++, pairs++) sum += likeness(cluster[i]!, cluster[j]!);
  }
  return pairs === 0 ? 100 : (100 * sum) / pairs;
}

/** Mean similarity between the servers of two clusters. */
export function closeness(a: Cluster, b: Cluster, likeness: Likeness): number {
  let sum = 0;
  for (const one of a) for (const other of b) sum += likeness(one, other);
  return sum / (a.length * b.length);
}

/** Each server that is still free becomes a hub and takes, best first, the free ones that resemble it enough. */
export function grow(count: number, likeness: Likeness): Cluster[] {
  const isTaken = Array.from({ length: count }, () => false);
  const clusters: Cluster[] = [];
  for (let hub = 0; hub < count; hub++) {
    if (isTaken[hub]) continue;
    const cluster = [hub];
    for (const next of nearestTo(hub, count, likeness).filter((place) => !isTaken[place])) {
      if (cluster.length > MOST_ADDED || likeness(hub, next) < joinThreshold(cluster.length)) break;
      cluster.push(next);
    }
    for (const place of cluster) isTaken[place] = true;
    clusters.push(cluster);
  }
  return clusters;
}

/** All others, the most similar first. */
function nearestTo(hub: number, count: number, likeness: Likeness): number[] {
  const others = Array.from({ length: count }, (_, place) => place).filter((place) => place !== hub);
  return others.sort((a, b) => likeness(hub, b) - likeness(hub, a) || a - b);
}

/** At most two merges, each of the closest pair of small good clusters. */
export function mergeSmall(clusters: readonly Cluster[], likeness: Likeness): Cluster[] {
  let merged = [...clusters];
  for (let merges = 0; merges < MOST_MERGES; merges++) {
    const pair = closestPair(merged, likeness);
    if (!pair) break;
    const [a, b] = pair;
    merged = merged.flatMap((cluster) => (cluster === b ? [] : [cluster === a ? [...a, ...b] : cluster]));
  }
  return merged;
}

function closestPair(clusters: readonly Cluster[], likeness: Likeness): [Cluster, Cluster] | undefined {
  const small = clusters.filter((cluster) => canMerge(cluster, likeness));
  let best = MERGE_ABOVE;
  let pair: [Cluster, Cluster] | undefined;
  for (const [index, a] of small.entries()) {
    for (const b of small.slice(index + 1)) {
      const score = closeness(a, b, likeness);
      if (score <= best || a.length + b.length > MOST_IN_CLUSTER) continue;
      best = score;
      pair = [a, b];
    }
  }
  return pair;
}

function canMerge(cluster: Cluster, likeness: Likeness): boolean {
  return cluster.length > 1 && cluster.length <= SMALL && qualityOf(cluster, likeness) > GOOD_QUALITY;
}

/** Parts that are small or good enough. The two that resemble each other least become the hubs of two parts. */
export function splitPoor(cluster: Cluster, likeness: Likeness): Cluster[] {
  if (cluster.length <= LARGE || qualityOf(cluster, likeness) >= POOR_QUALITY) return [cluster];
  const [first, second] = leastAlike(cluster, likeness);
  const parts: [number[], number[]] = [[first], [second]];
  for (const place of cluster) {
    if (place === first || place === second) continue;
    parts[likeness(first, place) >= likeness(second, place) ? 0 : 1].push(place);
  }
  return parts.flatMap((part) => splitPoor(part, likeness));
}

function leastAlike(cluster: Cluster, likeness: Likeness): [number, number] {
  let least: [number, number] = [cluster[0]!, cluster[1]!];
  for (const [index, a] of cluster.entries()) {
    for (const b of cluster.slice(index + 1)) {
      if (likeness(a, b) < likeness(...least)) least = [a, b];
    }
  }
  return least;
}

/**
 * The lines of a constellation, as pairs of places in `cluster`: starting at the hub, the server that is most like one
 * that is tied already is tied to it.
 */
export function constellation(cluster: Cluster, likeness: Likeness): [number, number][] {
  const links: [number, number][] = [];
  const isTied = cluster.map((_, index) => index === 0);
  while (links.length < cluster.length - 1) {
    let best: [number, number] = [0, 0];
    let score = -1;
    for (const [from, a] of cluster.entries()) {
      if (!isTied[from]) continue;
      for (const [to, b] of cluster.entries()) {
        if (isTied[to] || likeness(a, b) <= score) continue;
        best = [from, to];
        score = likeness(a, b);
      }
    }
    isTied[best[1]] = true;
    links.push(best);
  }
  return links;
}
