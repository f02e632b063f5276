// Made by `npm run client` from the contract. Do not edit.
import type { Server, ServerSort, Tag } from './shapes.ts';

export interface ListTagsInput {
  /** Default 100. */
  limit?: number;
}

export type ListTagsAnswer = Tag[];

export interface GetTagInput {
  /** In any spelling: `Machine Learning` is `machine-learning`. */
  tag: string;
  page?: number;
  limit?: number;
  /** Default: members. */
  sort?: ServerSort;
}

export type GetTagAnswer = {
  tag: Tag;
  /** At most 12, the nearest first: servers with both, divided by the root of the product of how many have each. */
  similar: Array<{
    /** Folded words with `-` between them, in letters of any script: what tags are compared by. */
    slug: string;
    /** As it was first written. */
    name: string;
    serverCount: number;
    /** Servers that have both. */
    together: number;
  }>;
  servers: Server[];
  total: number;
  page: number;
  totalPages: number;
};
