// Made by `npm run client` from the contract. Do not edit.

export interface GetLeaderboardInput {
  by?: 'points' | 'submissions' | 'reviews';
  page?: number;
  limit?: number;
}

export type GetLeaderboardAnswer = {
  entries: Array<{
    rank: number;
    userId: string;
    username: string;
    /** Path on this site. */
    avatarUrl: string | null;
    level: number;
    value: number;
  }>;
  /** People with more than nothing on this board. */
  total: number;
  page: number;
  totalPages: number;
};
