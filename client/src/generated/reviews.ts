// Made by `npm run client` from the contract. Do not edit.

export interface ListReviewsInput {
  /** Id or slug of the server. */
  id: string;
  /** From 1 (default 1). */
  page?: number;
  /** 1 to 50 (default 50). */
  limit?: number;
  /** Default: newest. Equal ones: the newer first. */
  sort?: 'newest' | 'oldest' | 'highest' | 'lowest' | 'helpful';
  /** Only reviews with these stars, 1 to 5. */
  rating?: number[] | number;
}

export type ListReviewsAnswer = {
  reviews: Array<{
    id: string;
    /** Leads nowhere once the account was deleted. */
    userId: string;
    /** 'deleted user' once the account was deleted. */
    username: string;
    /** The account of the author was deleted. */
    isAuthorDeleted: boolean;
    /** Path on this site. */
    userAvatar: string | null;
    rating: number;
    title: string | null;
    /** Plain text. */
    content: string;
    /** ISO 8601, UTC. */
    submittedAt: string;
    editedAt: string | null;
    /** The server was in the list of servers of the person when it was written. */
    verified: boolean;
    /** How long at least, when it was written; null when unknown. */
    membershipDuration: string | null;
    /** The same in whole months; 0 is less than one. */
    membershipMonths: number | null;
    /** Number of people who found it helpful. */
    helpful: number;
    /** Of somebody who manages the server. */
    reply: {
      content: string;
      /** ISO 8601, UTC. */
      at: string;
    } | null;
  }>;
  /** Over all reviews, whatever the filter. */
  rating: {
    /** Plain mean, one decimal; 0 with no reviews. */
    averageRating: number;
    totalReviews: number;
  };
  /** Number of reviews with 1, 2, 3, 4 and 5 stars, over all reviews. */
  histogram: number[];
  /** Number of reviews that pass the filter. */
  total: number;
  page: number;
  totalPages: number;
};

export interface GetRatingInput {
  /** Id or slug of the server. */
  id: string;
}

export type GetRatingAnswer = {
  /** Plain mean, one decimal; 0 with no reviews. */
  averageRating: number;
  totalReviews: number;
};
