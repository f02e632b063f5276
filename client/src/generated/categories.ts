// Made by `npm run client` from the contract. Do not edit.
import type { Category, Server, ServerSort } from './shapes.ts';

export type ListCategoriesAnswer = Category[];

export type ListCategoryStatsAnswer = Array<{
  name: string;
  serverCount: number;
  totalMembers: number;
  /** 0-5; 0 with no reviews. */
  averageRating: number;
}>;

export interface GetCategoryInput {
  name: string;
  page?: number;
  limit?: number;
  /** Default: members. */
  sort?: ServerSort;
}

export type GetCategoryAnswer = {
  category: Category;
  servers: Server[];
  total: number;
  page: number;
  totalPages: number;
  stats: {
    totalMembers: number;
    averageRating: number;
  };
};
