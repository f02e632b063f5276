import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';

export const ApiField = z.object({
  /** Of a nested field its path: `reviews[].rating`. */
  name: z.string(),
  /** Human-readable: 'string', 'array of integer', 'one of: small, large'. */
  type: z.string(),
  isRequired: z.boolean(),
  /** A query parameter that takes several values. */
  isRepeatable: z.boolean().optional(),
  description: z.string().nullable(),
});
export type ApiField = z.infer<typeof ApiField>;

export const ApiCall = z.object({
  /** Unique name of the call: listServers. */
  name: z.string(),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  /** With `{name}` as the placeholder of a value. */
  path: z.string(),
  group: z.string(),
  summary: z.string(),
  description: z.string().nullable(),
  pathFields: z.array(ApiField),
  queryFields: z.array(ApiField),
  bodyFields: z.array(ApiField),
  answerFields: z.array(ApiField),
  /** Status codes of errors. */
  refusals: z.array(z.number().int()),
});
export type ApiCall = z.infer<typeof ApiCall>;

export const ApiDescription = z.object({ baseUrl: z.string(), calls: z.array(ApiCall) });
export type ApiDescription = z.infer<typeof ApiDescription>;

export const describeApi = endpoint({
  method: 'GET',
  url: '/api/v1/docs',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'public' },
  schema: {
    summary: 'Data of the API documentation page',
    tags: ['docs'],
    hide: true,
    response: { 200: ApiDescription },
  },
});
