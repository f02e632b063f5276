// The tags of listed servers, and one tag with its servers and similar tags.
import { z } from 'zod';
import { ApiError, endpoint, wholeNumber } from '#contract/endpoint.ts';
import { SORTS } from '#contract/filters.ts';
import { PageLimit, PageNumber, Server } from '#features/listings/contract.ts';

export const Tag = z
  .object({
    slug: z
      .string()
      .describe('Normalized words joined with `-`, in any script. Tags with the same slug are the same tag.'),
    name: z.string().describe('One of its spellings.'),
    serverCount: z.number().int(),
  })
  .meta({ id: 'Tag' });
export type Tag = z.infer<typeof Tag>;

export const TagDetail = z.object({
  tag: Tag,
  similar: z
    .array(Tag.extend({ together: z.number().int().describe('Number of servers with both tags.') }))
    .describe(
      'At most 12, most similar first: servers with both tags, divided by the square root of the product of the servers with each.',
    ),
  servers: z.array(Server),
  total: z.number().int(),
  page: z.number().int(),
  totalPages: z.number().int(),
});
export type TagDetail = z.infer<typeof TagDetail>;

const tags = ['tags'] as const;

export const listTags = endpoint({
  method: 'GET',
  url: '/api/v1/tags',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'public' },
  schema: {
    summary: 'The most used tags',
    description: 'Tags used by at least two servers, most used first.',
    tags,
    querystring: z.object({ limit: wholeNumber(1, 500).describe('Default 100.') }),
    response: { 200: z.array(Tag), 400: ApiError },
  },
});

export const getTag = endpoint({
  method: 'GET',
  url: '/api/v1/tags/:tag',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'public' },
  schema: {
    summary: 'One tag with its servers and similar tags',
    tags,
    params: z.object({
      tag: z.string().max(200).describe('In any spelling: `Machine Learning` matches `machine-learning`.'),
    }),
    querystring: z.object({
      page: PageNumber,
      limit: PageLimit,
      sort: z.enum(SORTS).optional().describe('Default: members.'),
    }),
    response: { 200: TagDetail, 400: ApiError, 404: ApiError },
  },
});
