// The languages of listed servers, and one language with its servers.
import { z } from 'zod';
import { ApiError, endpoint } from '#contract/endpoint.ts';
import { SORTS } from '#contract/filters.ts';
import { PageLimit, PageNumber, Server } from '#features/listings/contract.ts';

export const LanguageSource = z.enum(['owner', 'platform', 'given', 'detected']);
export type LanguageSource = z.infer<typeof LanguageSource>;

export const Language = z
  .object({
    code: z.string().describe('BCP 47 language subtag; regions and scripts are not distinguished.'),
    name: z.string().describe('English name.'),
    nativeName: z.string().describe('Name in the language itself.'),
    serverCount: z.number().int(),
  })
  .meta({ id: 'Language' });
export type Language = z.infer<typeof Language>;

export const LanguageDetail = z.object({
  language: Language,
  servers: z.array(Server),
  total: z.number().int(),
  page: z.number().int(),
  totalPages: z.number().int(),
});
export type LanguageDetail = z.infer<typeof LanguageDetail>;

const tags = ['languages'] as const;

export const listLanguages = endpoint({
  method: 'GET',
  url: '/api/v1/languages',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'public' },
  schema: {
    summary: 'Languages of servers, most used first',
    tags,
    response: { 200: z.array(Language) },
  },
});

export const getLanguage = endpoint({
  method: 'GET',
  url: '/api/v1/languages/:code',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'public' },
  schema: {
    summary: 'One language with its servers',
    tags,
    params: z.object({ code: z.string().max(35).describe('BCP 47; the region is ignored.') }),
    querystring: z.object({
      page: PageNumber,
      limit: PageLimit,
      sort: z.enum(SORTS).optional().describe('Default: members.'),
    }),
    response: { 200: LanguageDetail, 400: ApiError, 404: ApiError },
  },
});
