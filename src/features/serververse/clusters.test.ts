import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Cluster,
  closeness,
  clustersOf,
  constellation,
  grow,
  joinThreshold,
  type PairSimilarity,
  pairwiseSimilarity,
  mergeSmall,
  MAX_CLUSTER_SIZE,
  qualityOf,
  splitPoor,
} from './clusters.ts';
import { type Comparable, similarity } from './similarity.ts';

const names = ['Gaming', 'Music', 'Art', 'Sports'];
const server = fc.record<Comparable>({
  categories: fc.uniqueArray(fc.constantFrom(...names), { maxLength: 3 }),
  region: fc.constantFrom('Global', 'Europe', 'Asia'),
  memberCount: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  onlineCount: fc.option(fc.integer({ min: 0, max: 300_000 })),
});
const servers = fc.array(server, { maxLength: 80 });

/** An arbitrary symmetric similarity: the rules hold whatever the weights are. */
const matrix = fc.integer({ min: 0, max: 40 }).chain((count) =>
  fc
    .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: count ** 2, maxLength: count ** 2 })
    .map((cells) => {
      const similarityOf: PairSimilarity = (a, b) => cells[Math.min(a, b) * count + Math.max(a, b)]!;
      return { count, similarityOf };
    }),
);

const sorted = (indexes: Iterable<number>): number[] => [...indexes].sort((a, b) => a - b);
const all = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe('clustersOf', () => {
  it('puts each server in at most one cluster of 2 to 60 servers', () => {
    fc.assert(
      fc.property(matrix, ({ count, similarityOf }) => {
        const clusters = clustersOf(count, similarityOf);
        const members = clusters.flat();
        expect(new Set(members).size).toBe(members.length);
        for (const cluster of clusters) {
          expect(cluster.length).toBeGreaterThan(1);
          expect(cluster.length).toBeLessThanOrEqual(MAX_CLUSTER_SIZE);
        }
      }),
    );
  });

  it('leaves no cluster of more than six servers with a quality below 50', () => {
    fc.assert(
      fc.property(matrix, ({ count, similarityOf }) => {
        for (const cluster of clustersOf(count, similarityOf)) {
          expect(cluster.length <= 6 || qualityOf(cluster, similarityOf) >= 50).toBe(true);
        }
      }),
    );
  });

  it('returns the same clusters for the same servers', () => {
    fc.assert(
      fc.property(servers, (list) => {
        const clusters = clustersOf(list.length, pairwiseSimilarity(list));
        expect(clustersOf(list.length, pairwiseSimilarity(structuredClone(list)))).toEqual(clusters);
      }),
    );
  });

  it('returns no clusters for no server or one', () => {
    expect(clustersOf(0, () => 1)).toEqual([]);
    expect(clustersOf(1, () => 1)).toEqual([]);
  });
});

describe('grow', () => {
  it('takes each server once, at most eight plus the hub, each similar enough to the hub', () => {
    fc.assert(
      fc.property(matrix, ({ count, similarityOf }) => {
        const clusters = grow(count, similarityOf);
        expect(sorted(clusters.flat())).toEqual(all(count));
        for (const [hub, ...others] of clusters as [number, ...number[]][]) {
          expect(others.length).toBeLessThanOrEqual(8);
          for (const [index, other] of others.entries()) {
            expect(similarityOf(hub, other)).toBeGreaterThanOrEqual(joinThreshold(index + 1));
          }
        }
      }),
    );
  });

  it('lowers the threshold slightly as the cluster grows', () => {
    expect([1, 8, 60].map(joinThreshold)).toEqual([0.599, 0.592, 0.54]);
  });
});

describe('mergeSmall', () => {
  it('merges at most two pairs of small, good clusters that are closer than 0.7', () => {
    fc.assert(
      fc.property(matrix, ({ count, similarityOf }) => {
        const before = grow(count, similarityOf);
        const after = mergeSmall(before, similarityOf);
        expect(before.length - after.length).toBeLessThanOrEqual(2);
        expect(sorted(after.flat())).toEqual(all(count));
        for (const cluster of after) {
          const parts = before.filter((part) => cluster.includes(part[0]!));
          if (parts.length === 1) continue;
          expect(parts).toHaveLength(2);
          const [a, b] = parts as [Cluster, Cluster];
          expect(closeness(a, b, similarityOf)).toBeGreaterThan(0.7);
          for (const part of parts) {
            expect(part.length).toBeLessThanOrEqual(3);
            expect(qualityOf(part, similarityOf)).toBeGreaterThan(70);
          }
        }
      }),
    );
  });

  it('merges the closest pair first', () => {
    const near = (a: number, b: number): number => (Math.abs(a - b) === 1 ? 0.9 : 0.8 - Math.abs(a - b) / 100);
    const pairs: Cluster[] = [
      [0, 1],
      [10, 11],
      [2, 3],
    ];
    expect(mergeSmall(pairs, near)).toEqual([
      [0, 1, 2, 3],
      [10, 11],
    ]);
  });

  it('does not merge single servers', () => {
    expect(mergeSmall([[0], [1]], () => 1)).toEqual([[0], [1]]);
  });
});

describe('splitPoor', () => {
  it('separates two groups that have nothing in common, whatever their order', () => {
    const isEven = (index: number): boolean => index % 2 === 0;
    const similarityOf: PairSimilarity = (a, b) => (isEven(a) === isEven(b) ? 0.8 : 0.1);
    expect(splitPoor([0, 1, 2, 3, 4, 5, 6, 7], similarityOf)).toEqual([
      [0, 2, 4, 6],
      [1, 3, 5, 7],
    ]);
  });

  it('keeps six of any quality together', () => {
    expect(splitPoor([0, 1, 2, 3, 4, 5], () => 0)).toHaveLength(1);
    expect(splitPoor([0, 1, 2, 3, 4, 5, 6], () => 0).length).toBeGreaterThan(1);
    expect(splitPoor([0, 1, 2, 3, 4, 5, 6], () => 0.5)).toHaveLength(1);
  });
});

describe('constellation', () => {
  it('connects all servers of a cluster without a cycle', () => {
    fc.assert(
      fc.property(matrix, ({ count, similarityOf }) => {
        const links = constellation(all(count), similarityOf);
        expect(links).toHaveLength(Math.max(0, count - 1));
        const connected = new Set([0]);
        for (const [from, to] of links) {
          expect(connected.has(from)).toBe(true);
          expect(connected.has(to)).toBe(false);
          connected.add(to);
        }
      }),
    );
  });
});

describe('similarity', () => {
  const one: Comparable = { categories: ['Gaming'], region: 'Europe', memberCount: 1000, onlineCount: 100 };
  it.each<[string, Partial<Comparable>, number]>([
    ['the same values', {}, 1],
    ['one of several categories', { categories: ['Gaming', 'Art'] }, 0.8],
    ['another category', { categories: ['Art'] }, 0.6],
    ['another region', { region: 'Asia' }, 0.75],
    ['no region', { region: 'Global' }, 0.85],
    ['ten times the size, the same share online', { memberCount: 10_009, onlineCount: 1001 }, 0.8],
    ['no members online', { onlineCount: 0 }, 0.985],
    ['unknown counts', { memberCount: null, onlineCount: null }, 0.65],
  ])('to a server with %s', (_name, difference, expected) => {
    expect(similarity(one, { ...one, ...difference })).toBeCloseTo(expected, 3);
  });

  it('is 0 to 1 and the same in both directions', () => {
    fc.assert(
      fc.property(server, server, (a, b) => {
        const score = similarity(a, b);
        expect(score).toBe(similarity(b, a));
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1 + Number.EPSILON);
      }),
    );
  });
});
