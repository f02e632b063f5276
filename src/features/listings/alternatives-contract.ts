// What to search for instead when a list is empty or has only similar spellings.
import { z } from 'zod';
import { ApiError, endpoint } from '#contract/endpoint.ts';
import { FiltersQuery } from './contract.ts';

const Counted = z.object({
  total: z.number().int().describe('Exact number of matching servers.'),
  partial: z
    .number()
    .int()
    .describe('Exact number of partial matches, which have only some of the words or similar ones.'),
});

export const Alternatives = z.object({
  without: z
    .array(
      Counted.extend({
        parameters: z.array(z.string()).describe('Omitted parameters: all values of one filter, or the search.'),
      }),
    )
    .describe('Counts with one filter or the search omitted, most matches first. Those without matches are left out.'),
  corrected: z
    .array(Counted.extend({ search: z.string() }))
    .describe(
      'Other searches with the same filters, for words that no server has as typed: up to 3 corrected ones, and one without those words.',
    ),
  tags: z
    .array(z.object({ slug: z.string(), name: z.string(), serverCount: z.number().int() }))
    .describe('Up to 6 tags related to the requested ones, most similar first.'),
  categories: z
    .array(Counted.omit({ partial: true }).extend({ name: z.string() }))
    .describe('The categories of what the search names, with the same filters and without the search.'),
});
export type Alternatives = z.infer<typeof Alternatives>;

export const listAlternatives = endpoint({
  method: 'GET',
  url: '/api/v1/alternatives',
  schema: {
    summary: 'Alternatives to a list without results, or of similar spellings',
    tags: ['discovery'],
    querystring: FiltersQuery,
    response: { 200: Alternatives, 400: ApiError },
  },
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'public' },
});
