// The calls of the admin panel. Users who are not admins get 403.
import { z } from 'zod';
import { ApiError, endpoint, IsoTime, wholeNumber } from '#contract/endpoint.ts';
import { ADMIN_LOG_PAGE } from '#contract/limits.ts';
import { HeldBecause } from '#features/holds/contract.ts';
import { Approval } from './servers-contract.ts';

const tags = ['admin'] as const;
const refusals = { 401: ApiError, 403: ApiError };

export const SyncStatus = z.object({
  totalServers: z
    .number()
    .int()
    .describe('Public servers, including those whose invite does not work, until their upstream data is purged.'),
  discordConnected: z.number().int().describe('Servers whose last look-up was answered.'),
  recentlysynced: z.number().int().describe('Synced in the last 24 hours.'),
  serversNeedingSync: z.number().int(),
  isOnline: z.boolean().describe('False while look-ups are paused.'),
  pausedUntil: IsoTime.nullable().describe('When paused look-ups resume.'),
  isOutage: z.boolean().describe('Paused because Discord is down; users are let through.'),
  targets: z
    .object({ met: z.number().int(), of: z.number().int() })
    .nullable()
    .describe(
      'Of the public servers with a working invite, those that meet their freshness target. Recounted about once a ' +
        'minute; null until the first count after a start.',
    ),
  budget: z
    .object({
      used: z.number().int(),
      limit: z.number().int(),
      syncsPerDay: z.number().int().describe('Background look-ups available per day.'),
    })
    .describe('Look-ups per 10 minutes.'),
  run: z
    .object({
      status: z.enum(['running', 'done', 'cancelled']),
      synced: z.number().int(),
      failed: z.number().int(),
      total: z.number().int(),
      message: z.string(),
    })
    .nullable()
    .describe('The latest Sync All run.'),
});
export type SyncStatus = z.infer<typeof SyncStatus>;

export const getSyncStatus = endpoint({
  method: 'GET',
  url: '/api/v1/discord/sync-status',
  config: { access: 'admin', needs: [], rate: null, cacheScope: 'personal' },
  schema: {
    summary: 'Sync status of the directory',
    tags,
    hide: true,
    response: { 200: SyncStatus, ...refusals },
  },
});

const BulkSync = z.object({
  synced: z.number().int(),
  total: z.number().int(),
  message: z.string(),
  status: z.enum(['running', 'done', 'cancelled']),
});

export const syncAll = endpoint({
  method: 'POST',
  url: '/api/v1/discord/sync-all',
  config: { access: 'admin', needs: [], rate: null },
  schema: {
    summary: 'Start a sync of all servers, or join the current one',
    tags,
    hide: true,
    response: { 200: BulkSync, ...refusals },
  },
});

export const cancelSyncAll = endpoint({
  method: 'DELETE',
  url: '/api/v1/discord/sync-all',
  config: { access: 'admin', needs: [], rate: null },
  schema: {
    summary: 'Cancel the sync of all servers',
    tags,
    hide: true,
    response: { 200: BulkSync, ...refusals, 404: ApiError },
  },
});

export const testConnection = endpoint({
  method: 'POST',
  url: '/api/v1/discord/connection-test',
  config: { access: 'admin', needs: ['lookUp'], rate: null },
  schema: {
    summary: 'Test the connection to Discord',
    tags,
    hide: true,
    response: {
      200: z.object({
        success: z.literal(true),
        message: z.string(),
        hasBot: z.boolean().describe('True if tested with the bot; false if tested with an invite look-up.'),
      }),
      ...refusals,
      429: ApiError,
      502: ApiError,
      503: ApiError,
    },
  },
});

export const HeldSubmission = z.object({
  kind: z.literal('submission'),
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  inviteUrl: z.string().nullable().describe('Null once its upstream data was purged.'),
  slug: z.string(),
  iconUrl: z.string().nullable(),
  categories: z.array(z.string()),
  memberCount: z.number().int().nullable(),
  onlineCount: z.number().int().nullable(),
  heldReason: z.string().nullable().describe('Null if the server is public.'),
  heldBecause: HeldBecause.nullable().describe(
    '`heldReason` for programs, as a key with its values; null if a moderator wrote it.',
  ),
  blockedTerms: z
    .array(z.string())
    .describe('Those that its text contains now; empty if it is public. `blocked-term` without any becomes `waiting`.'),
  isInviteValid: z.boolean(),
  submittedAt: IsoTime,
  submittedBy: z.string().nullable().describe('Username; null for visitors.'),
  identityHash: z.string().describe('Hash of the name, description and icon as shown here.'),
  isPublic: z.boolean().describe('Listed, and included because others in its wave are pending review.'),
  wave: z
    .object({
      by: z
        .enum(['submitter', 'address', 'look-alike'])
        .describe('`submitter`: by account or browser; `address`: some only by IP address.'),
      key: z.string().describe('The same for all servers of the wave; look-alikes have another on each page.'),
      size: z
        .number()
        .int()
        .describe('Number of servers: from a submitter or address, across all pages; of look-alikes, on this page.'),
    })
    .nullable()
    .describe('Servers from one submitter or address, or that look alike, share a wave.'),
});
export type HeldSubmission = z.infer<typeof HeldSubmission>;

const QueueServer = z.object({ id: z.string(), name: z.string(), slug: z.string(), iconUrl: z.string().nullable() });

export const ReportedItem = z.object({
  kind: z.literal('report'),
  subjectType: z.enum(['server', 'review']),
  id: z.string().describe('ID of the server or review.'),
  server: QueueServer.extend({ approval: Approval }).describe('The reported server, or that of the reported review.'),
  review: z
    .object({
      rating: z.number().int(),
      title: z.string().nullable(),
      content: z.string(),
      authorId: z.string().nullable().describe('Null if the account cannot be suspended.'),
      author: z.string().nullable().describe('Null if the account was deleted.'),
      isHidden: z.boolean(),
      updatedAt: IsoTime,
    })
    .nullable(),
  reportCount: z.number().int().describe('Number of open reports; a user who deleted an account can have several.'),
  isUrgent: z.boolean().describe('A hidden review, or reported by as many users as would hide a review.'),
  reasons: z
    .array(z.object({ reason: z.string(), count: z.number().int() }))
    .describe('Number of reports for each reason, in the order first given.'),
  reports: z.array(z.object({ reason: z.string(), text: z.string().nullable(), at: IsoTime })).describe('At most 20.'),
  since: IsoTime,
});
export type ReportedItem = z.infer<typeof ReportedItem>;

export const QuarantinedItem = z.object({
  kind: z.literal('quarantine'),
  id: z.string().describe('ID of the server; its invite now leads to a different server.'),
  server: QueueServer,
  since: IsoTime,
});
export type QuarantinedItem = z.infer<typeof QuarantinedItem>;

export const AppealItem = z.object({
  kind: z.literal('appeal'),
  id: z.string(),
  about: z.enum(['server', 'review', 'account']),
  subject: z.string().describe('Server name, review text, or account name.'),
  review: z
    .object({ server: z.string().describe('Name.'), rating: z.number().int(), title: z.string().nullable() })
    .nullable(),
  reason: z.string().describe('Reason for the decision.'),
  text: z.string(),
  by: z.string().nullable().describe('Username; null for visitors.'),
  since: IsoTime,
});
export type AppealItem = z.infer<typeof AppealItem>;

const ShownWords = z.object({
  name: z.string(),
  description: z.string().nullable(),
  iconUrl: z.string().nullable(),
});

export const ChangeItem = z.object({
  kind: z.literal('change'),
  id: z.string().describe('ID of the change; a later change has a different ID.'),
  server: QueueServer,
  old: ShownWords.describe('The public values.'),
  next: ShownWords,
  heldReason: z.string(),
  heldBecause: HeldBecause.nullable(),
  blockedTerms: z.array(z.string()).describe('Those that `next` adds. `blocked-term` without any becomes `waiting`.'),
  since: IsoTime,
});
export type ChangeItem = z.infer<typeof ChangeItem>;

export const QueueItem = z.discriminatedUnion('kind', [
  HeldSubmission,
  ChangeItem,
  ReportedItem,
  QuarantinedItem,
  AppealItem,
]);
export type QueueItem = z.infer<typeof QueueItem>;

export const QueuePage = z.object({
  items: z.array(QueueItem),
  waiting: z
    .record(z.enum(['submission', 'change', 'report', 'quarantine', 'appeal']), z.number().int())
    .describe('Number of items of each kind that wait for a moderator, across all pages.'),
  next: z.number().int().nullable().describe('Number of the next page; null on the last page.'),
});
export type QueuePage = z.infer<typeof QueuePage>;

export const listQueue = endpoint({
  method: 'GET',
  url: '/api/v1/admin/queue',
  config: { access: 'admin', needs: [], rate: null, cacheScope: 'personal' },
  schema: {
    summary: 'Moderation queue: submissions, changes, reports, quarantined servers and appeals',
    description:
      'Urgent reports come first, then the oldest items. Each page contains at most 100 of each kind, plus the public ' +
      'servers of a wave.',
    tags,
    hide: true,
    querystring: z.object({ page: wholeNumber(1, 10_000).describe('Starts at 1 (default 1).') }),
    response: { 200: QueuePage, 400: ApiError, ...refusals },
  },
});

export const AdminAction = z.object({
  id: z.string(),
  admin: z.string().nullable().describe('Null if the account was deleted.'),
  action: z.string(),
  subject: z.string(),
  subjectName: z
    .string()
    .nullable()
    .describe(
      'Name of the server or account, for a review of its server, for an appeal of the one it is about; null for ' +
        'other subjects or if deleted.',
    ),
  review: z
    .object({ author: z.string().nullable().describe('Null if the account was deleted.') })
    .nullable()
    .describe('The subject is a review, or an appeal about one; null if that was deleted.'),
  subjectSlug: z.string().nullable().describe('Slug, if that is a public server.'),
  reason: z.string().nullable(),
  before: z.string().nullable().describe('State before the action, as JSON.'),
  after: z.string().nullable(),
  at: IsoTime,
  batchId: z.string().nullable().describe('Shared by actions taken together; null for a single action.'),
});
export type AdminAction = z.infer<typeof AdminAction>;

export const listAdminActions = endpoint({
  method: 'GET',
  url: '/api/v1/admin/log',
  config: { access: 'admin', needs: [], rate: null, cacheScope: 'personal' },
  schema: {
    summary: `Admin actions, newest first, at least ${ADMIN_LOG_PAGE} per page`,
    description: 'A page contains batches as a whole.',
    tags,
    hide: true,
    querystring: z.object({
      before: z
        .string()
        .regex(/^aa_\w{1,40}$/)
        .optional()
        .describe('ID of the last action received; returns the ones before it.'),
    }),
    response: { 200: z.array(AdminAction), 400: ApiError, ...refusals },
  },
});
