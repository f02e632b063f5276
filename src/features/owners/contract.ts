// Owners of listed servers: claiming, editing, taking down and putting back, and what they may know of visits. What of it
// is public stands in `getServerAbout`.
import { z } from 'zod';
import { ApiError, endpoint, IsoTime } from '#contract/endpoint.ts';
import { LONGEST_TAG, MOST_TAGS } from '#contract/limits.ts';
import { clearableTextOf, lineOf } from '#contract/plain-text.ts';
import { REGIONS, WEBHOOK_FAILURES } from '#contract/vocabulary.ts';
import { LanguageSource } from '#features/languages/contract.ts';
import { InviteState } from '#features/listings/contract.ts';
import { HeldBecause } from '#features/holds/contract.ts';

const MAX_CATEGORIES = 5;
const MAX_DESCRIPTION = 4000;

const tags = ['owners'] as const;
const params = z.object({ id: z.string().max(200).describe('Id or slug of the server.') });
const refusals = { 401: ApiError, 403: ApiError, 404: ApiError, 429: ApiError, 502: ApiError, 503: ApiError } as const;

export const ServerAbout = z.object({
  isClaimed: z.boolean().describe('Somebody who manages the server looks after its page.'),
  longDescription: z
    .string()
    .nullable()
    .describe('HTML that is safe to show: of its own, without scripts or pictures.'),
  languageSource: LanguageSource.nullable().describe(
    'How its language is known: its owners said so, the platform does, it came with the submission, or it was detected ' +
      'from its texts. Null while it is unknown.',
  ),
});
export type ServerAbout = z.infer<typeof ServerAbout>;

export const getServerAbout = endpoint({
  method: 'GET',
  url: '/api/v1/servers/:id/about',
  config: { access: 'visitor', needs: [], rate: null, reading: 'public' },
  schema: {
    summary: 'What the owners of a server say about it',
    tags: ['servers'],
    params,
    response: { 200: ServerAbout, 404: ApiError },
  },
});

/** A listing as those see it who claimed it. */
export const OwnedServer = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  iconUrl: z.string().nullable(),
  state: z.enum(['public', 'pending', 'taken-down']),
  heldReason: z.string().nullable().describe('Why it waits for a moderator.'),
  heldBecause: HeldBecause.nullable().describe('The same as a key; null where a moderator wrote the reason.'),
  inviteCode: z.string().nullable(),
  inviteState: InviteState,
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  language: z.string().nullable(),
  region: z.string(),
  longDescription: z.string().nullable().describe('Markdown, as it was written.'),
  version: z.number().int().describe('To be sent with the next edit.'),
  owners: z.number().int().describe('Number of people who claimed it and still manage it.'),
});
export type OwnedServer = z.infer<typeof OwnedServer>;

const RIGHT =
  'Needs the manage-server right on Discord (or administrator, or owner), read anew when the list of the person is older ' +
  'than three minutes.';
const OWNER = `${RIGHT} Needs a claim: else 403 \`claim_needed\`.`;

export const claimServer = endpoint({
  method: 'POST',
  url: '/api/v1/servers/:id/claim',
  config: { access: 'user', needs: ['writes'], rate: 'owner' },
  schema: {
    summary: 'Claim a server that you manage',
    description: `${RIGHT} Several people may hold a claim. Repeating it changes nothing.`,
    tags,
    hide: true,
    params,
    response: { 200: OwnedServer, ...refusals },
  },
});

export const giveClaimBack = endpoint({
  method: 'DELETE',
  url: '/api/v1/servers/:id/claim',
  config: { access: 'user', needs: ['writes'], rate: 'owner' },
  schema: {
    summary: 'Give your claim of a server back',
    description: 'Needs no right. What was set stays. Repeating it changes nothing.',
    tags,
    hide: true,
    params,
    response: { 200: z.object({ success: z.literal(true) }), 401: ApiError, 404: ApiError, 429: ApiError },
  },
});

export const listOwnedServers = endpoint({
  method: 'GET',
  url: '/api/v1/owner/servers',
  config: { access: 'user', needs: [], rate: null, reading: 'personal' },
  schema: {
    summary: 'Servers that you claimed, also those that were taken down',
    tags,
    hide: true,
    response: {
      200: z.array(OwnedServer.pick({ id: true, slug: true, name: true, iconUrl: true, state: true })),
      401: ApiError,
    },
  },
});

export const getOwnedServer = endpoint({
  method: 'GET',
  url: '/api/v1/servers/:id/owner',
  config: { access: 'owner', needs: [], rate: 'owner', reading: 'personal' },
  schema: {
    summary: 'A claimed server as its owners see it',
    description: OWNER,
    tags,
    hide: true,
    params,
    response: { 200: OwnedServer, ...refusals },
  },
});

export const EditServerBody = z.object({
  version: z.number().int().min(0).describe('Of the state that the edit began with; another one by now is 409.'),
  categories: z.array(z.string().max(100)).min(1).max(MAX_CATEGORIES).optional(),
  tags: z
    .array(lineOf(LONGEST_TAG))
    .max(MOST_TAGS)
    .nullable()
    .optional()
    .describe(
      'Plain text; the same in other letters counts once. None are proposed beside them; null leaves them to the texts again.',
    ),
  language: z
    .string()
    .max(35)
    .nullable()
    .optional()
    .describe('BCP 47; null leaves it to the platform and the texts again.'),
  region: z.enum(REGIONS).optional(),
  inviteUrl: z.string().max(4000).optional().describe('Has to lead to this server.'),
  longDescription: clearableTextOf(MAX_DESCRIPTION).optional().describe('Markdown; null or empty takes it away.'),
});
export type EditServerBody = z.input<typeof EditServerBody>;

export const editServer = endpoint({
  method: 'PATCH',
  url: '/api/v1/servers/:id',
  config: { access: 'owner', needs: ['writes', 'lookUp'], rate: 'owner' },
  schema: {
    summary: 'Edit a server that you claimed',
    description: `${OWNER} What is left out stays; no sync overwrites what was set. All of it is taken or nothing.`,
    tags,
    hide: true,
    params,
    body: EditServerBody,
    response: { 200: OwnedServer, 400: ApiError, ...refusals, 409: ApiError },
  },
});

export const takeServerDown = endpoint({
  method: 'POST',
  url: '/api/v1/servers/:id/take-down',
  config: { access: 'owner', needs: ['writes'], rate: 'owner' },
  schema: {
    summary: 'Take a server that you claimed off this site, until an owner puts it back',
    description: `${OWNER} It is public nowhere, its invite is asked about no more, nobody can submit it again.`,
    tags,
    hide: true,
    params,
    response: { 200: OwnedServer, ...refusals },
  },
});

export const putServerBack = endpoint({
  method: 'POST',
  url: '/api/v1/servers/:id/put-back',
  config: { access: 'owner', needs: ['writes'], rate: 'owner' },
  schema: {
    summary: 'Put a server back that its owners took down',
    description: `${OWNER} It is what it was before: public, or waiting for a moderator.`,
    tags,
    hide: true,
    params,
    response: { 200: OwnedServer, ...refusals },
  },
});

export const ServerAnalytics = z.object({
  days: z
    .array(z.object({ day: IsoTime, views: z.number().int(), joins: z.number().int() }))
    .describe('Of the last 90 days (UTC), oldest first, each day once. A visit counts once.'),
  words: z
    .array(
      z.object({
        word: z.string(),
        visits: z.number().int(),
        days: z.array(z.object({ day: IsoTime, visits: z.number().int() })),
      }),
    )
    .describe(
      'Words of searches on this site that led to the page, of at least three visits; the most frequent first.',
    ),
});
export type ServerAnalytics = z.infer<typeof ServerAnalytics>;

export const getServerAnalytics = endpoint({
  method: 'GET',
  url: '/api/v1/servers/:id/analytics',
  config: { access: 'owner', needs: [], rate: 'owner', reading: 'personal' },
  schema: {
    summary: 'Views, join clicks and search words of a server that you claimed, by day',
    description: OWNER,
    tags,
    hide: true,
    params,
    response: { 200: ServerAnalytics, ...refusals },
  },
});

export const Webhook = z.object({
  url: z.string().nullable().describe('Null while there is none.'),
  secret: z.string().nullable().describe('Told once, when the address is set: deliveries are signed with it.'),
  waiting: z.number().int().describe('Deliveries that are still to come.'),
  deliveredAt: IsoTime.nullable(),
  failure: z.string().nullable().describe('Why the last try failed.'),
  failureCode: z.enum(WEBHOOK_FAILURES).nullable().describe('The same for programs.'),
  failureDetail: z.string().nullable().describe('`refused`: the status; `unreachable`: the name of the error.'),
  failedAt: IsoTime.nullable(),
});
export type Webhook = z.infer<typeof Webhook>;

export const getWebhook = endpoint({
  method: 'GET',
  url: '/api/v1/servers/:id/webhook',
  config: { access: 'owner', needs: [], rate: 'owner', reading: 'personal' },
  schema: {
    summary: 'Where alerts of a server that you claimed are sent',
    description: OWNER,
    tags,
    hide: true,
    params,
    response: { 200: Webhook, ...refusals },
  },
});

export const setWebhook = endpoint({
  method: 'PUT',
  url: '/api/v1/servers/:id/webhook',
  config: { access: 'owner', needs: ['writes'], rate: 'owner' },
  schema: {
    summary: 'Have alerts of a server that you claimed sent to an address',
    description:
      `${OWNER} An https address on the open internet, at the usual port. Each call gives a new secret; what was in the queue is dropped. ` +
      'Deliveries carry `x-duskrow-signature: t=<seconds>,v1=<hex>`: HMAC-SHA256 of `<seconds>.<body>` with the secret.',
    tags,
    hide: true,
    params,
    body: z.object({ url: z.string().max(500) }),
    response: { 200: Webhook, 400: ApiError, ...refusals },
  },
});

export const removeWebhook = endpoint({
  method: 'DELETE',
  url: '/api/v1/servers/:id/webhook',
  config: { access: 'owner', needs: ['writes'], rate: 'owner' },
  schema: {
    summary: 'Have no alerts sent any more',
    description: OWNER,
    tags,
    hide: true,
    params,
    response: { 200: Webhook, ...refusals },
  },
});

export const testWebhook = endpoint({
  method: 'POST',
  url: '/api/v1/servers/:id/webhook/test',
  config: { access: 'owner', needs: ['writes'], rate: 'owner' },
  schema: {
    summary: 'Put a test delivery into the queue',
    description: `${OWNER} While one waits there is no second.`,
    tags,
    hide: true,
    params,
    response: { 200: Webhook, ...refusals, 409: ApiError },
  },
});
