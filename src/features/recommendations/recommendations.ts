// Recommendations and trending. A job loads what depends on many rows (shared favorites, growth) into memory;
// a request reads only the user's own rows and the catalog.
import { setImmediate } from 'node:timers/promises';
import { DAY_MS, dayNumber } from '#contract/time.ts';
import { sizeOf } from '#contract/filters.ts';
import { LRUCache } from 'lru-cache';
import type { Catalog } from '#catalog/catalog.ts';
import type { CatalogQuery } from '#catalog/query.ts';
import type { StoredEntry } from '#catalog/entry.ts';
import { batches } from '#db/batches.ts';
import type { Database } from '#db/open.ts';
import { GUILD_LIST_VALID_MS } from '#db/users.ts';
import { hiddenIds } from '#features/hidden/hidden.ts';
import { activityScore } from '#features/listings/activity-level.ts';
import type { Server } from '#features/listings/contract.ts';
import { CoFavorites } from './co-favorites.ts';
import type { Recommendation, RecommendationList } from './contract.ts';
import { type Candidate, partsOf, reasonsOf, reasonText, scoreOf, tasteOf } from './score.ts';
import { favoritesOfAll, knownAmong, likedBy, membersBeforeJumps, membersWithin, viewsOn } from './store.ts';
import { TRENDING, trendingScore } from './trending-score.ts';

const WATCHED = 2000;
/** Only a user's latest likes count. */
const LIKES = 60;
/** The most from each source; the union is scored. */
const CANDIDATES = 250;

interface RecommendationQuery {
  userId: string | undefined;
  minScore: number;
  limit: number;
  excludeJoined: boolean;
  categories?: readonly string[];
}

type Among = Pick<CatalogQuery, 'categories' | 'tags'>;

export interface Recommender {
  /** Reloads co-favorites and momentum. Before the first call there are no co-favorites, and trending is by rank. */
  refresh(): Promise<void>;
  recommend(query: RecommendationQuery): Promise<RecommendationList>;
  /** Ids of trending servers, of all or of those that match `among`, strongest first; then the others by rank. */
  trending(limit: number, among?: Among): string[];
}

interface RecommenderDeps {
  db: Database;
  catalog: Catalog;
  /** Epoch ms. */
  now: () => number;
}

export function createRecommender(deps: RecommenderDeps): Recommender {
  const { db, catalog } = deps;
  let coFavorites = new CoFavorites([]);
  let momentum: ReadonlyMap<string, number> = new Map();
  const factsOf = createCardFacts();

  const recommend = async (query: RecommendationQuery): Promise<RecommendationList> => {
    const { userId, minScore, limit, excludeJoined, categories } = query;
    const likedIds = userId === undefined ? [] : await likedBy(db.kysely, userId, LIKES);
    const hidden = await hiddenIds(db.kysely, userId);
    const neighbors = new Map(coFavorites.neighborsOf(likedIds, CANDIDATES).map((one) => [one.listingId, one]));
    const read = (id: string): Candidate | undefined => {
      const entry = catalog.get(id);
      const signals = { momentum: momentum.get(id) ?? 0, coFavorites: neighbors.get(id)?.strength ?? 0 };
      return entry && candidateOf(entry, factsOf(entry), signals);
    };
    // Only for results that are shown: reading the favorite of every candidate would take as long as all the rest.
    const becauseOf = (id: string): Candidate['becauseOf'] => {
      const because = neighbors.get(id)?.becauseOf;
      const favorite = because && catalog.get(because.listingId);
      return favorite && { name: factsOf(favorite).name, people: because.users };
    };
    const liked = likedIds.flatMap((id) => read(id) ?? []);
    const taste = tasteOf(liked);
    const suggested = [...neighbors.keys(), ...[...momentum.keys()].slice(0, CANDIDATES)];
    const ids = [...new Set([...suggested, ...bestRanked(catalog, liked, categories)])];
    const readAfter = excludeJoined ? deps.now() - GUILD_LIST_VALID_MS : null;
    const known = userId === undefined ? new Set<string>() : await knownAmong(db.kysely, userId, ids, readAfter);
    const excluded = known.union(hidden);
    const wanted = categories?.map((name) => name.toLowerCase());
    const candidates = ids
      .filter((id) => !excluded.has(id))
      .flatMap((id) => read(id) ?? [])
      .filter((one) => !wanted?.length || one.categories.some((name) => wanted.includes(name.toLowerCase())));
    const scored = scoredOf(candidates, taste, minScore);
    const recommendations = scored.slice(0, limit).map(({ candidate, parts, score }): Recommendation => {
      const because = reasonsOf({ ...candidate, becauseOf: becauseOf(candidate.id) }, parts, taste);
      const reasons = because.map(reasonText);
      // The card is a `Server` of the contract.
      const server = JSON.parse(catalog.get(candidate.id)!.card) as Server;
      return { serverId: candidate.id, score, parts, reasons, because, server };
    });
    return { recommendations, totalRecommendations: scored.length };
  };

  return {
    recommend,
    async refresh() {
      coFavorites = new CoFavorites(await favoritesOfAll(db.background.kysely));
      momentum = await momentumOf({ ...deps, db: db.background });
    },
    trending: (limit, among) => trendingIds(catalog, momentum, limit, among),
  };
}

function trendingIds(catalog: Catalog, momentum: ReadonlyMap<string, number>, limit: number, among?: Among): string[] {
  const reach = among ? WATCHED : limit * 2;
  const byRank = catalog.ids(catalog.find({ ...among, sort: 'relevance', offset: 0, limit: reach }));
  const matching = among && new Set(byRank);
  const isShown = (id: string): boolean => (matching ? matching.has(id) : catalog.get(id) !== undefined);
  const moving = [...momentum.keys()].filter(isShown).slice(0, limit);
  return [...new Set([...moving, ...byRank])].slice(0, limit);
}

/** Of the wanted categories, else of those that the user likes, else of all. */
function bestRanked(catalog: Catalog, liked: readonly Candidate[], wanted: readonly string[] = []): string[] {
  const categories = wanted.length > 0 ? wanted : [...new Set(liked.flatMap((one) => one.categories))].slice(0, 5);
  const ranked = { sort: 'relevance', offset: 0, limit: CANDIDATES } as const;
  return catalog.ids(catalog.find(categories.length > 0 ? { ...ranked, categories } : ranked));
}

function candidateOf(
  { id, memberCount, ratingScore }: StoredEntry,
  facts: CardFacts,
  signals: Pick<Candidate, 'momentum' | 'coFavorites'>,
): Candidate {
  return { ...facts, id, size: sizeOf(memberCount), ratingScore, ...signals };
}

/** The candidates with at least this score, the best first. */
function scoredOf(candidates: readonly Candidate[], taste: ReturnType<typeof tasteOf>, minScore: number) {
  const strongest = {
    coFavorites: Math.max(0, ...candidates.map((one) => one.coFavorites)),
    momentum: Math.max(0, ...candidates.map((one) => one.momentum)),
  };
  return candidates
    .map((candidate) => {
      const parts = partsOf(candidate, taste, strongest);
      return { candidate, parts, score: scoreOf(parts) };
    })
    .filter(({ score }) => score >= minScore)
    .toSorted((a, b) => b.score - a.score || (a.candidate.id < b.candidate.id ? -1 : 1));
}

type CardFacts = Pick<Candidate, 'name' | 'categories' | 'features' | 'activityScore'>;

/** Cached cards; a few hundred bytes each. */
const MAX_FACTS = 4096;

/** What the score needs of a card, cached: the same few hundred are candidates repeatedly, and parsing them is slow. */
function createCardFacts(): (entry: StoredEntry) => CardFacts {
  const cache = new LRUCache<string, CardFacts & { version: string }>({ max: MAX_FACTS });
  return ({ id, card, cardVersion: version }) => {
    const known = cache.get(id);
    if (known?.version === version) return known;
    const { name, categories, discordFeatures: features, memberCount, onlineCount } = JSON.parse(card) as Server;
    const score = activityScore({ memberCount, onlineCount, onlineTrend: 0 });
    const facts = { name, categories, features, activityScore: score, version };
    cache.set(id, facts);
    return facts;
  };
}

/** The momentum of the most viewed and the highest ranked servers, strongest first, without those that have none. */
async function momentumOf({ db, catalog, now }: RecommenderDeps): Promise<Map<string, number>> {
  const at = now();
  const days = Array.from({ length: TRENDING.days }, (_, i) => dayNumber(at) - i);
  const views = await viewsOn(db.kysely, days, WATCHED);
  const ranked = catalog.ids(catalog.find({ sort: 'relevance', offset: 0, limit: WATCHED }));
  const ids = [...new Set([...views.keys(), ...ranked])];
  const scores: [string, number][] = [];
  for (const part of batches(ids, 500)) {
    const before = await membersWithin(db.kysely, part, { from: at - 9 * DAY_MS, to: at - 6.5 * DAY_MS });
    const jumps = await membersBeforeJumps(db.kysely, part);
    for (const id of part) {
      // A jump that brought nobody online is not growth.
      const members = jumps.get(id) ?? catalog.get(id)?.memberCount;
      if (members === undefined || members === null) continue;
      const score = trendingScore({ members, membersBefore: before.get(id) ?? null, views: views.get(id) ?? 0 });
      if (score > 0) scores.push([id, score]);
    }
    await setImmediate();
  }
  return new Map(scores.toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)));
}
