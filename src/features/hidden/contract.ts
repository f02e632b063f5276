// Servers that the logged-in user does not want to see in lists. Visitors' browsers store their own.
import { z } from 'zod';
import { ApiError, Done, endpoint, IsoTime } from '#contract/endpoint.ts';
import { MAX_HIDDEN } from '#contract/limits.ts';

export const HiddenServer = z.object({
  id: z.string(),
  slug: z.string().nullable().describe('Null if the server is no longer listed.'),
  name: z.string().nullable().describe('Null if the server is no longer listed.'),
  iconUrl: z.string().nullable(),
  hiddenAt: IsoTime,
});
export type HiddenServer = z.infer<typeof HiddenServer>;

export const HiddenServers = z.object({ servers: z.array(HiddenServer).describe('Newest first.') });
export type HiddenServers = z.infer<typeof HiddenServers>;

const tags = ['hidden'] as const;

export const listHidden = endpoint({
  method: 'GET',
  url: '/api/v1/hidden',
  config: { access: 'user', needs: [], rate: 'ownData', cacheScope: 'personal' },
  schema: {
    summary: 'Servers that the caller hid',
    tags,
    hide: true,
    response: { 200: HiddenServers, 401: ApiError, 429: ApiError },
  },
});

export const hideServer = endpoint({
  method: 'PUT',
  url: '/api/v1/hidden/:serverId',
  config: { access: 'user', needs: ['writes'], rate: 'save' },
  schema: {
    summary: "Hide a server from the caller's own lists",
    description: 'Idempotent.',
    tags,
    hide: true,
    params: z.object({ serverId: z.string().max(200).describe('ID or slug.') }),
    response: {
      200: Done,
      400: ApiError,
      401: ApiError,
      403: ApiError,
      404: ApiError,
      409: ApiError.describe(`The account already has ${MAX_HIDDEN} hidden servers.`),
      429: ApiError,
    },
  },
});

export const unhideServer = endpoint({
  method: 'DELETE',
  url: '/api/v1/hidden/:serverId',
  config: { access: 'user', needs: ['writes'], rate: 'save' },
  schema: {
    summary: 'Show a hidden server again',
    description: 'Idempotent.',
    tags,
    hide: true,
    params: z.object({ serverId: z.string().max(200).describe('Server ID.') }),
    response: {
      200: Done,
      400: ApiError,
      401: ApiError,
      403: ApiError,
      429: ApiError,
    },
  },
});

export const MergedHidden = z.object({
  added: z.number().int().describe('Number of newly hidden servers.'),
  known: z.number().int().describe('Already hidden.'),
  overLimit: z.number().int().describe(`Skipped because the account already has ${MAX_HIDDEN}.`),
  skipped: z.number().int().describe('Not listed here.'),
});
export type MergedHidden = z.infer<typeof MergedHidden>;

export const mergeHidden = endpoint({
  method: 'POST',
  url: '/api/v1/hidden/merge',
  config: { access: 'user', needs: ['writes'], rate: 'save' },
  schema: {
    summary: 'Hide the servers that were hidden in the browser before the login',
    description: 'Idempotent.',
    tags,
    hide: true,
    body: z.object({ serverIds: z.array(z.string().max(200)).max(MAX_HIDDEN) }),
    response: { 200: MergedHidden, 400: ApiError, 401: ApiError, 403: ApiError, 429: ApiError },
  },
});
