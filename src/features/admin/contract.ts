// What the admin panel calls. Everybody but an admin gets 403.
import { z } from 'zod';
import { ApiError, endpoint, IsoTime } from '#contract/endpoint.ts';
import { ADMIN_LOG_PAGE } from '#contract/vocabulary.ts';
import { HeldBecause } from '#features/holds/contract.ts';

const tags = ['admin'] as const;
const refusals = { 401: ApiError, 403: ApiError };

export const SyncStatus = z.object({
  totalServers: z.number().int(),
  discordConnected: z.number().int().describe('Servers about which the last look-up was answered.'),
  recentlysynced: z.number().int().describe('Synced within 24 hours.'),
  serversNeedingSync: z.number().int(),
  isOnline: z.boolean().describe('False while look-ups are paused.'),
  pausedUntil: IsoTime.nullable().describe('When paused look-ups begin again.'),
  targets: z
    .object({ met: z.number().int(), of: z.number().int() })
    .nullable()
    .describe(
      'Servers whose counts are younger than their own freshness target; a minute or more old. Null after a start.',
    ),
  budget: z
    .object({
      used: z.number().int(),
      limit: z.number().int(),
      syncsPerDay: z.number().int().describe('How many look-ups of the background a day holds.'),
    })
    .describe('Look-ups in ten minutes.'),
  run: z
    .object({
      status: z.enum(['running', 'done', 'cancelled']),
      synced: z.number().int(),
      failed: z.number().int(),
      total: z.number().int(),
      message: z.string(),
    })
    .nullable()
    .describe('The latest run of Sync All.'),
});
export type SyncStatus = z.infer<typeof SyncStatus>;

export const getSyncStatus = endpoint({
  method: 'GET',
  url: '/api/v1/discord/sync-status',
  config: { access: 'admin', needs: [], rate: null, reading: 'personal' },
  schema: {
    summary: 'How much of the directory is in step',
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
    summary: 'Start asking about every server, or join the run',
    tags,
    hide: true,
    response: { 200: BulkSync, ...refusals },
  },
});

export const cancelSyncAll = endpoint({
  method: 'DELETE',
  url: '/api/v1/discord/sync-all',
  config: { access: 'admin', needs: [], rate: null },
  schema: { summary: 'Stop the run', tags, hide: true, response: { 200: BulkSync, ...refusals, 404: ApiError } },
});

export const testConnection = endpoint({
  method: 'POST',
  url: '/api/v1/discord/connection-test',
  config: { access: 'admin', needs: ['lookUp'], rate: null },
  schema: {
    summary: 'Ask the platform once',
    tags,
    hide: true,
    response: {
      200: z.object({
        success: z.literal(true),
        message: z.string(),
        hasBot: z.boolean().describe('What was asked: as a bot, or by an invite without one.'),
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
  slug: z.string(),
  iconUrl: z.string().nullable(),
  categories: z.array(z.string()),
  memberCount: z.number().int().nullable(),
  onlineCount: z.number().int().nullable(),
  heldReason: z.string().nullable().describe('Null for a public one.'),
  heldBecause: HeldBecause.nullable().describe('The same as a key; null where a moderator wrote the reason.'),
  isInviteValid: z.boolean(),
  submittedAt: IsoTime,
  submittedBy: z.string().nullable().describe('Null for visitors.'),
  wordsHash: z.string().describe('Of name, description and icon as they are shown here.'),
  isPublic: z.boolean().describe('It is listed, and shown here because others of its wave wait.'),
  wave: z
    .object({
      by: z.enum(['submitter', 'look-alike']),
      key: z.string(),
      size: z
        .number()
        .int()
        .describe('How many came from the submitter, on whichever page; of look-alikes those shown.'),
    })
    .nullable()
    .describe('The same for those that came from one submitter, or that look alike.'),
});
export type HeldSubmission = z.infer<typeof HeldSubmission>;

const QueueServer = z.object({ id: z.string(), name: z.string(), slug: z.string(), iconUrl: z.string().nullable() });

export const ReportedItem = z.object({
  kind: z.literal('report'),
  subjectType: z.enum(['server', 'review']),
  id: z.string().describe('Of the server or the review.'),
  server: QueueServer.describe('The server, or that of the review.'),
  review: z
    .object({
      rating: z.number().int(),
      title: z.string().nullable(),
      content: z.string(),
      authorId: z.string(),
      author: z.string().nullable().describe('Null once the account was deleted.'),
      isHidden: z.boolean(),
    })
    .nullable(),
  people: z.number().int().describe('How many people reported it.'),
  reasons: z
    .array(z.object({ reason: z.string(), count: z.number().int() }))
    .describe('Each reason with how many gave it, the first given first.'),
  reports: z.array(z.object({ reason: z.string(), text: z.string().nullable(), at: IsoTime })).describe('At most 20.'),
  since: IsoTime,
});
export type ReportedItem = z.infer<typeof ReportedItem>;

export const QuarantinedItem = z.object({
  kind: z.literal('quarantine'),
  id: z.string().describe('Of the server, whose invite leads to another one now.'),
  server: QueueServer,
  since: IsoTime,
});
export type QuarantinedItem = z.infer<typeof QuarantinedItem>;

export const AppealItem = z.object({
  kind: z.literal('appeal'),
  id: z.string(),
  about: z.enum(['server', 'review', 'account']),
  subject: z.string().describe('Name of the server, text of the review, or name of the account.'),
  reason: z.string().describe('Of the decision.'),
  text: z.string(),
  by: z.string().nullable().describe('Null for visitors.'),
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
  id: z.string().describe('Of the change; a later one has another.'),
  server: QueueServer,
  old: ShownWords.describe('What is public.'),
  next: ShownWords,
  heldReason: z.string(),
  heldBecause: HeldBecause.nullable(),
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
  waiting: z.number().int().describe('How much waits for a moderator, on whichever page.'),
  next: z.string().nullable().describe('The `after` of the next page; null on the last.'),
});
export type QueuePage = z.infer<typeof QueuePage>;

export const listQueue = endpoint({
  method: 'GET',
  url: '/api/v1/admin/queue',
  config: { access: 'admin', needs: [], rate: null, reading: 'personal' },
  schema: {
    summary: 'What waits for a moderator: submissions, changes, reports, quarantined servers, appeals',
    description:
      'Reviews that reports hide come first, then the oldest; at most 100 of each kind, and what is public of a wave. ' +
      'Further pages hold submissions.',
    tags,
    hide: true,
    querystring: z.object({
      after: z
        .string()
        .regex(/^s_\w{1,40}$/)
        .optional(),
    }),
    response: { 200: QueuePage, 400: ApiError, ...refusals },
  },
});

export const AdminAction = z.object({
  id: z.string(),
  admin: z.string().nullable().describe('Null once the account was deleted.'),
  action: z.string(),
  subject: z.string(),
  subjectName: z.string().nullable().describe('Of a server or an account; null for anything else and what is gone.'),
  subjectSlug: z.string().nullable().describe('Of a public server.'),
  reason: z.string().nullable(),
  before: z.string().nullable().describe('JSON of what the action changed.'),
  after: z.string().nullable(),
  at: IsoTime,
  batchId: z.string().nullable().describe('The same for actions that were taken at once.'),
});
export type AdminAction = z.infer<typeof AdminAction>;

export const listAdminActions = endpoint({
  method: 'GET',
  url: '/api/v1/admin/log',
  config: { access: 'admin', needs: [], rate: null, reading: 'personal' },
  schema: {
    summary: `What admins did, the latest first, ${ADMIN_LOG_PAGE} at a time`,
    tags,
    hide: true,
    querystring: z.object({
      before: z
        .string()
        .regex(/^aa_\w{1,40}$/)
        .optional()
        .describe('Id of the last action known: those before it.'),
    }),
    response: { 200: z.array(AdminAction), 400: ApiError, ...refusals },
  },
});
