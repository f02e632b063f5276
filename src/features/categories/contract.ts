import { z } from 'zod';
import { ApiError, endpoint } from '#contract/endpoint.ts';
import { SORTS } from '#contract/filters.ts';
import { PageLimit, PageNumber, Server } from '#features/listings/contract.ts';

export const Category = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    serverCount: z.number().int(),
    color: z.string().describe('Hex color.'),
    icon: z.string().describe('Name of a Lucide icon.'),
  })
  .meta({ id: 'Category' });
export type Category = z.infer<typeof Category>;

export const CategoryStats = z.object({
  name: z.string(),
  serverCount: z.number().int(),
  totalMembers: z.number().int(),
  averageRating: z.number().describe('0-5; 0 with no reviews.'),
});
export type CategoryStats = z.infer<typeof CategoryStats>;

export const CategoryDetail = z.object({
  category: Category,
  servers: z.array(Server),
  total: z.number().int(),
  page: z.number().int(),
  totalPages: z.number().int(),
  stats: z.object({ totalMembers: z.number().int(), averageRating: z.number() }),
});
export type CategoryDetail = z.infer<typeof CategoryDetail>;

const tags = ['categories'] as const;

export const listCategories = endpoint({
  method: 'GET',
  url: '/api/v1/categories',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'public' },
  schema: { summary: 'All categories', tags, response: { 200: z.array(Category) } },
});

export const listCategoryStats = endpoint({
  method: 'GET',
  url: '/api/v1/categories/stats',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'public' },
  schema: { summary: 'Totals of each category', tags, response: { 200: z.array(CategoryStats) } },
});

export const getCategory = endpoint({
  method: 'GET',
  url: '/api/v1/categories/:name',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'public' },
  schema: {
    summary: 'One category with its servers',
    tags,
    params: z.object({ name: z.string().max(100) }),
    querystring: z.object({
      page: PageNumber,
      limit: PageLimit,
      sort: z.enum(SORTS).optional().describe('Default: members.'),
    }),
    response: { 200: CategoryDetail, 400: ApiError, 404: ApiError },
  },
});
