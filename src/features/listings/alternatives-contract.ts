// What to search for: suggestions while typing, and alternatives when a list is empty or has only similar spellings.
import { z } from 'zod';
import { ApiError, endpoint, wholeNumber } from '#contract/endpoint.ts';
import { FiltersQuery, Server } from './contract.ts';

export const Suggestions = z.object({
  servers: z.array(Server),
  categories: z.array(z.string()),
  tags: z.array(z.string()).describe('At most three.'),
});
export type Suggestions = z.infer<typeof Suggestions>;

export const listSuggestions = endpoint({
  method: 'GET',
  url: '/api/v1/suggestions',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'public' },
  schema: {
    summary: 'Search suggestions: servers, categories and tags',
    tags: ['servers'],
    querystring: z.object({
      search: z.string().max(200),
      limit: wholeNumber(1, 20).describe('Default 6.'),
    }),
    response: { 200: Suggestions, 400: ApiError },
  },
});

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
      'Only if no server has a word of the search as typed: up to 3 searches with the word corrected, and one without it, all with the same filters.',
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
    summary: 'What to search for instead when a list has no or only similar results',
    tags: ['discovery'],
    querystring: FiltersQuery,
    response: { 200: Alternatives, 400: ApiError },
  },
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'public' },
});
