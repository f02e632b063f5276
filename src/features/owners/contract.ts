// Owners of listed servers: claims, edits, take-down, analytics and webhooks. Only `getServerAbout` is public.
import { z } from 'zod';
import { ApiError, clearableTextOf, Done, endpoint, IsoTime } from '#contract/endpoint.ts';
import { MAX_CATEGORIES, MAX_LONG_DESCRIPTION, MAX_TAGS, MAX_TAG_LENGTH } from '#contract/limits.ts';
import { cleanLine } from '#contract/plain-text.ts';
import { REGIONS, WEBHOOK_FAILURES } from '#contract/vocabulary.ts';
import { LanguageSource } from '#features/languages/contract.ts';
import { InviteState } from '#features/listings/contract.ts';
import { HeldBecause } from '#features/holds/contract.ts';

const tags = ['owners'] as const;
const params = z.object({ id: z.string().max(200).describe('ID or slug of the server.') });
const refusals = { 401: ApiError, 403: ApiError, 404: ApiError, 429: ApiError, 502: ApiError, 503: ApiError } as const;

export const ServerAbout = z.object({
  isClaimed: z.boolean().describe('Whether a server manager has claimed the page.'),
  longDescription: z.string().nullable().describe('Sanitized HTML without scripts or images.'),
  languageSource: LanguageSource.nullable().describe(
    'Source of the language: set by the owners, from Discord, given with the submission, or detected from the ' +
      "server's texts. Null if the language is unknown.",
  ),
});
export type ServerAbout = z.infer<typeof ServerAbout>;

export const getServerAbout = endpoint({
  method: 'GET',
  url: '/api/v1/servers/:id/about',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'public' },
  schema: {
    summary: 'Long description and claim status of a server',
    tags: ['servers'],
    params,
    response: { 200: ServerAbout, 404: ApiError },
  },
});

/** A listing as its owners see it. */
export const OwnedServer = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  iconUrl: z.string().nullable(),
  state: z.enum(['public', 'pending', 'taken-down', 'rejected']).describe('`rejected`: by a moderator.'),
  isVisible: z.boolean().describe('Whether the caller sees its page; while it is pending, only who submitted it does.'),
  heldReason: z.string().nullable().describe('Why it is pending review.'),
  heldBecause: HeldBecause.nullable().describe('`heldReason` as a key and its values; null if a moderator wrote it.'),
  heldChange: z
    .object({ name: z.string(), isRefused: z.boolean(), heldReason: z.string(), heldBecause: HeldBecause.nullable() })
    .nullable()
    .describe('A held or refused change of the name, description or icon of a public server: its name then, and why.'),
  unlistedBecause: z
    .enum(['invite', 'age-restricted'])
    .nullable()
    .describe('Why a public server is missing in the lists: it has no working invite, or it is for adults.'),
  inviteCode: z.string().nullable().describe('Also of an invite that leads to another server by now.'),
  inviteState: InviteState,
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  language: z.string().nullable(),
  region: z.string(),
  longDescription: z.string().nullable().describe('Markdown source.'),
  version: z.number().int().describe('Send it with the next edit.'),
  owners: z.number().int().describe('Number of users who claimed it and still manage it.'),
});
export type OwnedServer = z.infer<typeof OwnedServer>;

const RIGHT =
  "Requires the Manage Server permission on Discord (or administrator, or server owner), checked in the caller's " +
  'server list, which is reloaded if older than three minutes.';
const OWNER = `${RIGHT} Requires a claim; otherwise 403 \`claim_needed\`.`;

export const claimServer = endpoint({
  method: 'POST',
  url: '/api/v1/servers/:id/claim',
  config: { access: 'user', needs: ['writes'], rate: 'owner' },
  schema: {
    summary: 'Claim a server that the caller manages',
    description: `${RIGHT} Several users can claim the same server. Idempotent. 409 \`own_review\` if the caller reviewed it, \`reviewed_before\` if they did with an account that they deleted.`,
    tags,
    hide: true,
    params,
    response: { 200: OwnedServer, ...refusals },
  },
});

export const releaseClaim = endpoint({
  method: 'DELETE',
  url: '/api/v1/servers/:id/claim',
  config: { access: 'user', needs: ['writes'], rate: 'owner' },
  schema: {
    summary: "Give up the caller's claim to a server",
    description:
      'A claim needs no permission to be given up. Edits are preserved. Idempotent for those who manage the server.',
    tags,
    hide: true,
    params,
    response: { 200: Done, ...refusals },
  },
});

const { id, slug, name, iconUrl, state, unlistedBecause } = OwnedServer.shape;
const OwnedItem = z.object({ id, slug, name, iconUrl, state, unlistedBecause });

export const listOwnedServers = endpoint({
  method: 'GET',
  url: '/api/v1/owner/servers',
  config: { access: 'user', needs: [], rate: 'ownData', cacheScope: 'personal' },
  schema: {
    summary: 'Servers that the caller claimed, including those taken down or rejected',
    tags,
    hide: true,
    response: { 200: z.array(OwnedItem), 401: ApiError, 429: ApiError },
  },
});

export const getOwnedServer = endpoint({
  method: 'GET',
  url: '/api/v1/servers/:id/owner',
  config: { access: 'owner', needs: [], rate: 'owner', cacheScope: 'personal' },
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
  version: z.number().int().min(0).describe('Version it is based on; 409 if outdated, unless already saved.'),
  categories: z.array(z.string().max(100)).min(1).max(MAX_CATEGORIES).optional(),
  tags: z
    // Also an empty line: editing.ts says what a tag needs, which is more than a character.
    .array(z.string().overwrite(cleanLine).max(MAX_TAG_LENGTH))
    .max(MAX_TAGS)
    .nullable()
    .optional()
    .describe(
      "Plain text; spelling variants of a tag count once. They replace all proposed tags; null returns to tags proposed from the server's texts.",
    ),
  language: z
    .string()
    .max(35)
    .nullable()
    .optional()
    .describe("BCP 47; null returns to the language from Discord or detected from the server's texts."),
  region: z.enum(REGIONS).optional(),
  inviteUrl: z.string().max(4000).optional().describe('Must lead to this server.'),
  longDescription: clearableTextOf(MAX_LONG_DESCRIPTION).optional().describe('Markdown; null or empty removes it.'),
});
export type EditServerBody = z.input<typeof EditServerBody>;

export const editServer = endpoint({
  method: 'PATCH',
  url: '/api/v1/servers/:id',
  config: { access: 'owner', needs: ['writes', 'lookUp'], rate: 'edit' },
  schema: {
    summary: 'Edit a server that the caller claimed',
    description: `${OWNER} Omitted fields stay unchanged; syncs do not overwrite edited fields. All changes are saved, or none.`,
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
    summary: 'Unlist a claimed server until an owner restores it',
    description: `${OWNER} It is no longer public, its invite is no longer checked, and it cannot be submitted again.`,
    tags,
    hide: true,
    params,
    response: { 200: OwnedServer, ...refusals },
  },
});

export const restoreServer = endpoint({
  method: 'POST',
  url: '/api/v1/servers/:id/put-back',
  config: { access: 'owner', needs: ['writes'], rate: 'putBack' },
  schema: {
    summary: 'Restore a server that its owners took down',
    description: `${OWNER} It returns to its previous state: public or pending review.`,
    tags,
    hide: true,
    params,
    response: { 200: OwnedServer, ...refusals },
  },
});

export const ServerAnalytics = z.object({
  days: z
    .array(z.object({ day: IsoTime, views: z.number().int(), joins: z.number().int() }))
    .describe(
      'One entry for each day (UTC) since the server was submitted, at most the last 90, oldest first. Each visit counts once.',
    ),
  words: z
    .array(
      z.object({
        word: z.string(),
        visits: z.number().int(),
        days: z.array(z.object({ day: IsoTime, visits: z.number().int() })),
      }),
    )
    .describe('Words from searches on this site that led to the page in at least three visits; most frequent first.'),
});
export type ServerAnalytics = z.infer<typeof ServerAnalytics>;

export const getServerAnalytics = endpoint({
  method: 'GET',
  url: '/api/v1/servers/:id/analytics',
  config: { access: 'owner', needs: [], rate: 'owner', cacheScope: 'personal' },
  schema: {
    summary: 'Daily views, join clicks and search words of a server that the caller claimed',
    description: OWNER,
    tags,
    hide: true,
    params,
    response: { 200: ServerAnalytics, ...refusals },
  },
});

export const Webhook = z.object({
  url: z.string().nullable().describe('Null if not set.'),
  secret: z.string().nullable().describe('Returned only once, when the URL is set; deliveries are signed with it.'),
  waiting: z.number().int().describe('Number of pending deliveries.'),
  deliveredAt: IsoTime.nullable(),
  failure: z.string().nullable().describe('Why the last attempt failed.'),
  failureCode: z.enum(WEBHOOK_FAILURES).nullable().describe('The same as a code for programs.'),
  failureDetail: z.string().nullable().describe('`refused`: the HTTP status; `unreachable`: the error name.'),
  failedAt: IsoTime.nullable(),
});
export type Webhook = z.infer<typeof Webhook>;

export const getWebhook = endpoint({
  method: 'GET',
  url: '/api/v1/servers/:id/webhook',
  config: { access: 'owner', needs: [], rate: 'owner', cacheScope: 'personal' },
  schema: {
    summary: 'Webhook for alerts of a server that the caller claimed',
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
    summary: 'Set the webhook for alerts of a server that the caller claimed',
    description:
      `${OWNER} Must be a public https URL on the default port. Each call creates a new secret and drops queued deliveries. ` +
      'Deliveries carry `x-duskrow-signature: t=<seconds>,v1=<hex>`: HMAC-SHA256 of `<seconds>.<body>` with the secret. ' +
      'An alert that becomes worse is raised again with the same `alert.id`, once with each `alert.severity`.',
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
    summary: 'Remove the webhook',
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
    summary: 'Queue a test delivery',
    description: `${OWNER} Only one test delivery is queued at a time.`,
    tags,
    hide: true,
    params,
    response: { 200: Webhook, ...refusals, 409: ApiError },
  },
});
