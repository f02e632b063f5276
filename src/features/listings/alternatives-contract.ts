// What to ask for instead of a list that is empty.
import { z } from 'zod';
import { ApiError, endpoint } from '#contract/endpoint.ts';
import { RandomQuery } from './contract.ts';

const Counted = z.object({
  total: z.number().int().describe('Exact number of servers that match.'),
  partial: z.number().int().describe('Exact number of those that follow because they have some of the words.'),
});

export const Alternatives = z.object({
  without: z
    .array(
      Counted.extend({
        parameters: z.array(z.string()).describe('Left out: all values of one filter, or the search.'),
      }),
    )
    .describe('What is found when one thing is left out, the most first. What finds nothing is not among it.'),
  respelled: z
    .array(Counted.extend({ search: z.string() }))
    .describe('At most 3 other searches, for words that no server has, under the same filters.'),
  tags: z
    .array(z.object({ slug: z.string(), name: z.string(), serverCount: z.number().int() }))
    .describe('At most 6 tags that occur together with those that were asked for, the nearest first.'),
});
export type Alternatives = z.infer<typeof Alternatives>;

export const AlternativesQuery = RandomQuery;
export type AlternativesQuery = z.input<typeof AlternativesQuery>;

export const listAlternatives = endpoint({
  method: 'GET',
  url: '/api/v1/alternatives',
  schema: {
    summary: 'What to ask for instead of a list that is empty',
    tags: ['discovery'],
    querystring: AlternativesQuery,
    response: { 200: Alternatives, 400: ApiError },
  },
  config: { access: 'visitor', needs: [], rate: null, reading: 'public' },
});
