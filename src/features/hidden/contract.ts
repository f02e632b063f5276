// Servers that the signed-in person does not want to see in lists. Visitors keep theirs in the browser.
import { z } from 'zod';
import { ApiError, endpoint, IsoTime } from '#contract/endpoint.ts';

/** As many as one person hides, and as a browser keeps for a visitor. */
export const MOST_HIDDEN = 500;

export const HiddenServer = z.object({
  id: z.string(),
  slug: z.string().nullable().describe('null when it is no longer listed.'),
  name: z.string().nullable().describe('null when it is no longer listed.'),
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
  config: { access: 'user', needs: [], rate: 'ownData', reading: 'personal' },
  schema: {
    summary: 'Servers that the signed-in person hid',
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
    summary: 'Hide a server from the own lists',
    description: 'Repeating it changes nothing.',
    tags,
    hide: true,
    params: z.object({ serverId: z.string().max(200).describe('Id or slug.') }),
    response: {
      200: z.object({ success: z.literal(true) }),
      400: ApiError,
      401: ApiError,
      403: ApiError,
      404: ApiError,
      409: ApiError.describe(`With ${MOST_HIDDEN} hidden already.`),
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
    description: 'Repeating it changes nothing.',
    tags,
    hide: true,
    params: z.object({ serverId: z.string().max(200).describe('Its id.') }),
    response: {
      200: z.object({ success: z.literal(true) }),
      400: ApiError,
      401: ApiError,
      403: ApiError,
      429: ApiError,
    },
  },
});

export const MergedHidden = z.object({
  added: z.number().int().describe('Servers that were not hidden before.'),
  known: z.number().int().describe('Were hidden before.'),
  noRoom: z.number().int().describe(`Left out because the account already has ${MOST_HIDDEN}.`),
  skipped: z.number().int().describe('Are no server that is listed here.'),
});
export type MergedHidden = z.infer<typeof MergedHidden>;

export const mergeHidden = endpoint({
  method: 'POST',
  url: '/api/v1/hidden/merge',
  config: { access: 'user', needs: ['writes'], rate: 'save' },
  schema: {
    summary: 'Hide the servers that a visitor hid in the browser',
    description: 'Repeating it changes nothing.',
    tags,
    hide: true,
    body: z.object({ serverIds: z.array(z.string().max(200)).max(MOST_HIDDEN) }),
    response: { 200: MergedHidden, 400: ApiError, 401: ApiError, 403: ApiError, 429: ApiError },
  },
});
