// Groups the servers of the map into clusters. A cluster grows from its hub, small good ones are merged, large poor
// ones are split. Deterministic: the same servers in the same order give the same clusters.
import { type Comparable, similarity } from './similarity.ts';

/** Indexes into the list of servers; the hub first. */
export type Cluster = readonly number[];

/** Similarity of two servers, by their indexes in the list. */
export type PairSimilarity = (a: number, b: number) => number;

export const MAX_CLUSTER_SIZE = 60;
const MAX_ADDED = 8;
const MAX_MERGES = 2;
const SMALL = 3;
const GOOD_QUALITY = 70;
const MERGE_ABOVE = 0.7;
const LARGE = 6;
const POOR_QUALITY = 50;

/** The similarity to the hub that a server needs to join a cluster of `size` servers; falls slightly with the size. */
export function joinThreshold(size: number): number {
  return 0.6 - size / 1000;
}

/** Computes each pair once, in advance. */
export function pairwiseSimilarity(servers: readonly Comparable[]): PairSimilarity {
  const width = servers.length;
  const known = new Float64Array(width * width);
  for (let a = 0; a < width; a++) {
    for (let b = a; b < width; b++) {
      known[a * width + b] = known[b * width + a] = similarity(servers[a]!, servers[b]!);
    }
  }
  return (a, b) => known[a * width + b]!;
}

/** Clusters of two or more; a server similar to no other is in none. Sorted by hub. */
export function clustersOf(count: number, similarityOf: PairSimilarity): Cluster[] {
  const grown = grow(count, similarityOf);
  const merged = mergeSmall(grown, similarityOf);
  const parts = merged.flatMap((cluster) => splitPoor(cluster, similarityOf));
  return parts.filter((cluster) => cluster.length > 1).sort((a, b) => a[0]! - b[0]!);
}

/** Mean similarity of all pairs x 100; 100 for a single server. */
export function qualityOf(cluster: Cluster, similarityOf: PairSimilarity): number {
  let sum = 0;
  let pairs = 0;
  for (let i = 0; i < cluster.length; i++) {
    for (let j = i + 1; j < cluster.length; j++, pairs++) sum += similarityOf(cluster[i]!, cluster[j]!);
  }
  return pairs === 0 ? 100 : (100 * sum) / pairs;
}

/** Mean similarity between the servers of two clusters. */
export function closeness(a: Cluster, b: Cluster, similarityOf: PairSimilarity): number {
  let sum = 0;
  for (const one of a) for (const other of b) sum += similarityOf(one, other);
  return sum / (a.length * b.length);
}

/** Each server not taken yet becomes a hub and takes the free servers similar enough to it, most similar first. */
export function grow(count: number, similarityOf: PairSimilarity): Cluster[] {
  const isTaken = Array.from({ length: count }, () => false);
  const clusters: Cluster[] = [];
  for (let hub = 0; hub < count; hub++) {
    if (isTaken[hub]) continue;
    const cluster = [hub];
    for (const next of nearestTo(hub, count, similarityOf).filter((index) => !isTaken[index])) {
      if (cluster.length > MAX_ADDED || similarityOf(hub, next) < joinThreshold(cluster.length)) break;
      cluster.push(next);
    }
    for (const index of cluster) isTaken[index] = true;
    clusters.push(cluster);
  }
  return clusters;
}

/** All other servers, most similar first. */
function nearestTo(hub: number, count: number, similarityOf: PairSimilarity): number[] {
  const others = Array.from({ length: count }, (_, index) => index).filter((index) => index !== hub);
  return others.sort((a, b) => similarityOf(hub, b) - similarityOf(hub, a) || a - b);
}

/** Makes at most two merges, each of the closest pair of small good clusters. */
export function mergeSmall(clusters: readonly Cluster[], similarityOf: PairSimilarity): Cluster[] {
  let merged = [...clusters];
  for (let merges = 0; merges < MAX_MERGES; merges++) {
    const pair = closestPair(merged, similarityOf);
    if (!pair) break;
    const [a, b] = pair;
    merged = merged.flatMap((cluster) => (cluster === b ? [] : [cluster === a ? [...a, ...b] : cluster]));
  }
  return merged;
}

function closestPair(clusters: readonly Cluster[], similarityOf: PairSimilarity): [Cluster, Cluster] | undefined {
  const small = clusters.filter((cluster) => canMerge(cluster, similarityOf));
  let best = MERGE_ABOVE;
  let pair: [Cluster, Cluster] | undefined;
  for (const [index, a] of small.entries()) {
    for (const b of small.slice(index + 1)) {
      const score = closeness(a, b, similarityOf);
      if (score <= best || a.length + b.length > MAX_CLUSTER_SIZE) continue;
      best = score;
      pair = [a, b];
    }
  }
  return pair;
}

function canMerge(cluster: Cluster, similarityOf: PairSimilarity): boolean {
  return cluster.length > 1 && cluster.length <= SMALL && qualityOf(cluster, similarityOf) > GOOD_QUALITY;
}

/** Splits until each part is small or good enough; the two least similar servers become the hubs of the parts. */
export function splitPoor(cluster: Cluster, similarityOf: PairSimilarity): Cluster[] {
  if (cluster.length <= LARGE || qualityOf(cluster, similarityOf) >= POOR_QUALITY) return [cluster];
  const [first, second] = leastAlike(cluster, similarityOf);
  const parts: [number[], number[]] = [[first], [second]];
  for (const index of cluster) {
    if (index === first || index === second) continue;
    parts[similarityOf(first, index) >= similarityOf(second, index) ? 0 : 1].push(index);
  }
  return parts.flatMap((part) => splitPoor(part, similarityOf));
}

function leastAlike(cluster: Cluster, similarityOf: PairSimilarity): [number, number] {
  let least: [number, number] = [cluster[0]!, cluster[1]!];
  for (const [index, a] of cluster.entries()) {
    for (const b of cluster.slice(index + 1)) {
      if (similarityOf(a, b) < similarityOf(...least)) least = [a, b];
    }
  }
  return least;
}

/**
 * The lines of a constellation, as pairs of positions in `cluster`: its maximum spanning tree, grown from the hub by
 * Prim's algorithm.
 */
export function constellation(cluster: Cluster, similarityOf: PairSimilarity): [number, number][] {
  const links: [number, number][] = [];
  const isConnected = cluster.map((_, index) => index === 0);
  while (links.length < cluster.length - 1) {
    let best: [number, number] = [0, 0];
    let score = -1;
    for (const [from, a] of cluster.entries()) {
      if (!isConnected[from]) continue;
      for (const [to, b] of cluster.entries()) {
        if (isConnected[to] || similarityOf(a, b) <= score) continue;
        best = [from, to];
        score = similarityOf(a, b);
      }
    }
    isConnected[best[1]] = true;
    links.push(best);
  }
  return links;
}
