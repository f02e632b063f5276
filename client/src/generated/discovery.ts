// Made by `npm run client` from the contract. Do not edit.
import type { Server, ServerFilters } from './shapes.ts';

export interface ListAlternativesInput extends ServerFilters {
  search?: string;
  /** The `text` of a part of the search that is looked for by its words alone, whatever these name. */
  plain?: string[] | string;
}

export type ListAlternativesAnswer = {
  /** What is found when one thing is left out, the most first. What finds nothing is not among it. */
  without: Array<{
    /** Exact number of servers that match. */
    total: number;
    /** Exact number of those that follow because they have some of the words. */
    partial: number;
    /** Left out: all values of one filter, or the search. */
    parameters: string[];
  }>;
  /** At most 3 other searches, for words that no server has, under the same filters. */
  respelled: Array<{
    /** Exact number of servers that match. */
    total: number;
    /** Exact number of those that follow because they have some of the words. */
    partial: number;
    search: string;
  }>;
  /** At most 6 tags that occur together with those that were asked for, the nearest first. */
  tags: Array<{
    slug: string;
    name: string;
    serverCount: number;
  }>;
};

export interface ListRecommendationsInput {
  /** Ignored: the session decides. */
  userId?: string;
  /** Default 60. */
  minScore?: number;
  /** Default 20. */
  limit?: number;
  /** Leaves out servers of the own server list (default true). */
  excludeJoined?: 'true' | 'false';
  /** Only servers of any of these. */
  categories?: string[] | string;
}

export type ListRecommendationsAnswer = {
  recommendations: Array<{
    serverId: string;
    /** 0-100: the sum of the parts. */
    score: number;
    /** Of categories, features, size, activity, rating, coFavorites, momentum. */
    parts: Record<string, number>;
    /** Why, the weightiest first. */
    reasons: string[];
    /** The same reasons, for other languages. */
    because: Array<{
      part: 'categories' | 'features' | 'size' | 'activity' | 'rating' | 'coFavorites' | 'momentum';
      /** Of the part `categories`. */
      category: string | null;
      /** Of the part `coFavorites`: the favorite that so many people share. */
      favorite: {
        name: string;
        people: number;
      } | null;
    }>;
    server: Server;
  }>;
  totalRecommendations: number;
};

export interface ListTrendingInput {
  /** Default 6. */
  limit?: number;
}

export type ListTrendingAnswer = {
  servers: Server[];
};
