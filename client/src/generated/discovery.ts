// Made by `npm run client` from the contract. Do not edit.
import type { Server } from './shapes.ts';

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
