// What admins do about waves and held changes: many servers at once, everything of one submitter, what holds a term.
// Everybody but an admin gets 403.
import { z } from 'zod';
import { ApiError, endpoint } from '#contract/endpoint.ts';
import { MOST_AT_ONCE } from '#contract/limits.ts';
import { idOf, lineOf, textOf } from '#contract/plain-text.ts';

const tags = ['admin'] as const;
const refusals = { 400: ApiError, 401: ApiError, 403: ApiError };
const params = z.object({ id: z.string().max(60) });
const Done = z.object({ success: z.literal(true) });
const decided = { 200: Done, ...refusals, 404: ApiError, 409: ApiError.describe('Somebody decided before.') };

const Approval = z.enum(['approved', 'pending', 'rejected', 'opted-out']);

export const ListedServer = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  iconUrl: z.string().nullable(),
  approval: Approval,
  wordsHash: z.string().describe('Of name, description and icon as they are shown here.'),
});
export type ListedServer = z.infer<typeof ListedServer>;

export const decideServers = endpoint({
  method: 'POST',
  url: '/api/v1/admin/servers/decide',
  config: { access: 'admin', needs: [], rate: null },
  schema: {
    summary: 'Approve, reject or block several servers at once',
    description:
      'One transaction, one entry of the log. Rejecting takes a public server off; approving one says that it was ' +
      'looked at. Those that somebody decided about before are left as they are.',
    tags,
    hide: true,
    body: z.object({
      decision: z.enum(['approve', 'reject', 'block']),
      reason: textOf(500).optional().describe('Needed but for approving. Shown to the people concerned.'),
      servers: z
        .array(z.object({ id: idOf(), approval: Approval, wordsHash: z.string().max(100).optional() }))
        .min(1)
        .max(MOST_AT_ONCE)
        .describe(
          'As the moderator saw them: one that is in another state by now is left as it is, and is not approved with other words.',
        ),
    }),
    response: {
      200: z.object({
        decided: z.number().int(),
        left: z.number().int().describe('About which somebody decided before, or whose words changed since.'),
        deadInvites: z.number().int().describe('Not approved, because their invites do not work.'),
        actionId: z
          .string()
          .nullable()
          .describe('Of the log, by which all of it is undone; null when nothing was decided.'),
      }),
      ...refusals,
    },
  },
});

export const undoAction = endpoint({
  method: 'POST',
  url: '/api/v1/admin/log/:id/undo',
  config: { access: 'admin', needs: [], rate: null },
  schema: {
    summary: 'Put servers back as they were before an action of the log, with all that it did at once',
    description:
      'What somebody decided otherwise about since stays as it is. Of a change of words, the old ones are shown and the ' +
      'change waits again; 409 when the server shows something else by now.',
    tags,
    hide: true,
    params,
    response: { ...decided, 200: z.object({ undone: z.number().int(), left: z.number().int() }) },
  },
});

export const approveChange = endpoint({
  method: 'POST',
  url: '/api/v1/admin/changes/:id/approve',
  config: { access: 'admin', needs: [], rate: null },
  schema: { summary: 'Show the new name, description and icon', tags, hide: true, params, response: decided },
});

export const refuseChange = endpoint({
  method: 'POST',
  url: '/api/v1/admin/changes/:id/refuse',
  config: { access: 'admin', needs: [], rate: null },
  schema: {
    summary: 'Keep the old name, description and icon; the same new ones are not asked about again',
    tags,
    hide: true,
    params,
    response: decided,
  },
});

export const listSameSubmitter = endpoint({
  method: 'GET',
  url: '/api/v1/admin/servers/:id/submitter',
  config: { access: 'admin', needs: [], rate: null, reading: 'personal' },
  schema: {
    summary: 'What came from the submitter of a server',
    description: 'By their account and by their browser; by their address what came in the last two days.',
    tags,
    hide: true,
    params,
    response: {
      200: z.object({
        account: z.object({ id: z.string(), name: z.string() }).nullable().describe('Null for visitors.'),
        servers: z.array(ListedServer).describe(`At most ${MOST_AT_ONCE}, the latest first; none that is rejected.`),
      }),
      ...refusals,
      404: ApiError,
    },
  },
});

export const listTermServers = endpoint({
  method: 'GET',
  url: '/api/v1/admin/terms/:term/servers',
  config: { access: 'admin', needs: [], rate: null, reading: 'personal' },
  schema: {
    summary: 'Listed servers whose name or description holds a term, blocked or not',
    tags,
    hide: true,
    params: z.object({ term: z.string().max(300) }),
    response: {
      200: z.object({ total: z.number().int(), servers: z.array(ListedServer).describe(`At most ${MOST_AT_ONCE}.`) }),
      ...refusals,
    },
  },
});

const FoundAccount = z.object({ id: z.string(), name: z.string(), isSuspended: z.boolean() });

export const searchAdmin = endpoint({
  method: 'GET',
  url: '/api/v1/admin/search',
  config: { access: 'admin', needs: [], rate: null, reading: 'personal' },
  schema: {
    summary: 'Servers by name, slug, id or guild id, whatever their state; accounts by name or id',
    tags,
    hide: true,
    querystring: z.object({ q: lineOf(100) }),
    response: {
      200: z.object({
        servers: z.array(ListedServer).describe('At most 20.'),
        accounts: z.array(FoundAccount).describe('At most 20.'),
      }),
      ...refusals,
    },
  },
});
