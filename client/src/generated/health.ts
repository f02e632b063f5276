// Made by `npm run client` from the contract. Do not edit.

export type GetGlobalHealthAnswer = {
  /** How many listed servers it is the mean of. */
  servers: number;
  /** Servers by their score. */
  levels: {
    /** 80 and up. */
    good: number;
    /** 60 to 79. */
    mid: number;
    /** 40 to 59. */
    low: number;
    /** Below 40. */
    bad: number;
  };
  /** 0 to 100: the weighted mean of the parts that exist. */
  overallHealthScore: number;
  /** Over a week. */
  healthTrend: 'improving' | 'declining' | 'stable';
  /** Change of the members in 24 hours, in percent; two counts 12 to 48 hours apart. Null: not enough data. */
  memberGrowthRate: number | null;
  /** Online members in percent of all. Null: not enough data. */
  onlineRatio: number | null;
  /** Views, clicks on the invite, reviews and favorites here in 7 days per 100 members; from the first day on. Null: not enough data. */
  engagementRate: number | null;
  /** Stars x 100: 400 is 4.0. 0 without reviews. */
  averageRating: number;
  totalReviews: number;
  /** 0 to 100: how many are online, and their share. Null: not enough data. */
  activityScore: number | null;
  /** Reviews of 4 and 5 stars in percent; from 3 reviews on. Null: not enough data. */
  positiveReviewRatio: number | null;
  /** 0 to 100: ten for each person online per channel. Needs a bot in the server. Null: not enough data. */
  channelActivity: number | null;
  /** Milliseconds that the platform took to answer the last look-up. Null: not enough data. */
  apiResponseTime: number | null;
  /** 0 to 100: 15 a step of the verification level, 20 each for AutoMod and screening. Null: not enough data. */
  moderationHealth: number | null;
  /** The invite of every one of them answered when it was last asked. */
  inviteValidityStatus: boolean;
  lastUpdated: string | null;
  /** How many of the parts of the score exist. */
  measured: number;
  /** What the score is made of. */
  parts: Array<{
    metric: 'memberGrowthRate' | 'onlineRatio' | 'engagementRate' | 'averageRating' | 'activityScore' | 'positiveReviewRatio' | 'channelActivity' | 'apiResponseTime' | 'moderationHealth' | 'inviteValidityStatus';
    /** 0 to 100; 80 is where good begins. */
    score: number | null;
    /** Percent of the score. */
    weight: number;
  }>;
  /** How many of them have such an invite; their share is what is scored. */
  validInvites: number;
};

export interface GetServerHealthInput {
  /** Id or slug. */
  serverId: string;
}

export type GetServerHealthAnswer = {
  serverId: string;
  serverName: string;
  slug: string;
  iconUrl: string | null;
  memberCount: number | null;
  onlineCount: number | null;
  /** Age of the two counts. */
  countsAt: string | null;
  /** The last score of each of the last 14 days, oldest first. */
  scores: Array<{
    /** Midnight of a UTC day. */
    at: string;
    score: number;
  }>;
  /** 0 to 100: the weighted mean of the parts that exist. */
  overallHealthScore: number;
  /** Over a week. */
  healthTrend: 'improving' | 'declining' | 'stable';
  /** Change of the members in 24 hours, in percent; two counts 12 to 48 hours apart. Null: not enough data. */
  memberGrowthRate: number | null;
  /** Online members in percent of all. Null: not enough data. */
  onlineRatio: number | null;
  /** Views, clicks on the invite, reviews and favorites here in 7 days per 100 members; from the first day on. Null: not enough data. */
  engagementRate: number | null;
  /** Stars x 100: 400 is 4.0. 0 without reviews. */
  averageRating: number;
  totalReviews: number;
  /** 0 to 100: how many are online, and their share. Null: not enough data. */
  activityScore: number | null;
  /** Reviews of 4 and 5 stars in percent; from 3 reviews on. Null: not enough data. */
  positiveReviewRatio: number | null;
  /** 0 to 100: ten for each person online per channel. Needs a bot in the server. Null: not enough data. */
  channelActivity: number | null;
  /** Milliseconds that the platform took to answer the last look-up. Null: not enough data. */
  apiResponseTime: number | null;
  /** 0 to 100: 15 a step of the verification level, 20 each for AutoMod and screening. Null: not enough data. */
  moderationHealth: number | null;
  /** The invite answered when it was last asked. */
  inviteValidityStatus: boolean;
  lastUpdated: string | null;
  /** How many of the parts of the score exist. */
  measured: number;
  /** What the score is made of. */
  parts: Array<{
    metric: 'memberGrowthRate' | 'onlineRatio' | 'engagementRate' | 'averageRating' | 'activityScore' | 'positiveReviewRatio' | 'channelActivity' | 'apiResponseTime' | 'moderationHealth' | 'inviteValidityStatus';
    /** 0 to 100; 80 is where good begins. */
    score: number | null;
    /** Percent of the score. */
    weight: number;
  }>;
};

export interface GetRatingHistoryInput {
  /** Id or slug. */
  serverId: string;
}

export type GetRatingHistoryAnswer = {
  /** Stars x 100 of all reviews so far, at the end of each week that brought one; oldest first. */
  points: Array<{
    /** ISO 8601, UTC. */
    at: string;
    averageRating: number;
    totalReviews: number;
  }>;
};

export type GetCommunityStatsAnswer = {
  /** With a score of 80 or more. */
  healthyServers: number;
  criticalAlerts: number;
  highAlerts: number;
  totalServers: number;
};
