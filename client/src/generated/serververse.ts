// Made by `npm run client` from the contract. Do not edit.

export type GetSerververseAnswer = {
  /** The first twenty of the server list in its own order. */
  servers: Array<{
    id: string;
    slug: string;
    name: string;
    iconUrl: string | null;
    /** The first of its categories, `Other` without any. */
    category: string;
    region: string;
    memberCount: number | null;
    onlineCount: number | null;
    lastSyncedAt: string | null;
    /** 0 to 100, as everywhere. Null while nothing was measured and a count is unknown. */
    overallHealthScore: number | null;
    /** min(100, 50 + members/100 + online/50) is used until something was measured. */
    isEstimate: boolean;
    healthTrend: 'improving' | 'declining' | 'stable';
    /** Percent. Null: not enough data. */
    onlineRatio: number | null;
    /** When the score was worked out; null of an estimate. */
    healthUpdatedAt: string | null;
  }>;
  clusters: Array<{
    id: string;
    /** The server that the cluster grew from. */
    hubId: string;
    /** The hub first; 2 to 60. */
    serverIds: string[];
    /** The lines of the constellation, as places in `serverIds`: each server is tied to the one it resembles. */
    links: Array<[number, number]>;
    /** The most frequent one. */
    category: string;
    /** Null when its servers are of several regions. */
    region: string | null;
    /** Mean similarity of all pairs, 0 to 100. */
    quality: number;
    /** Sum over its servers. */
    memberCount: number;
    onlineCount: number;
    /** Mean of the scores. */
    averageHealth: number | null;
  }>;
  /** How many servers are listed in all. */
  total: number;
};

export type ListMapPointsAnswer = {
  /** How many servers are listed in all; the columns hold at most 100,000 of them. */
  total: number;
  /** What the numbers of `category` mean. */
  categories: string[];
  /** What the numbers of `region` mean. */
  regions: string[];
  ids: string[];
  slugs: string[];
  names: string[];
  category: number[];
  region: number[];
  members: Array<number | null>;
  online: Array<number | null>;
  health: Array<number | null>;
  /** Rows whose health is an estimate. min(100, 50 + members/100 + online/50) is used until something was measured. */
  estimates: number[];
};
