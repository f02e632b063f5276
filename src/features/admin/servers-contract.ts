// Admin calls for servers: decisions about many at once, held changes, the servers of one submitter or with a term, and
// the search for servers and accounts. Users who are not admins get 403.
import { z } from 'zod';
import { ApiError, endpoint, idOf, textOf } from '#contract/endpoint.ts';
import { MAX_BATCH, MAX_FOLDED_TERM } from '#contract/limits.ts';
import { cleanLine } from '#contract/plain-text.ts';
import { HeldBecause } from '#features/holds/contract.ts';
import { decided, params, refusals, tags } from './moderation-contract.ts';

export const Approval = z.enum(['approved', 'pending', 'rejected', 'opted-out']);

export const FoundServer = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  iconUrl: z.string().nullable(),
  approval: Approval,
  heldReason: z.string().nullable().describe('Why it waits or was rejected.'),
  heldBecause: HeldBecause.nullable().describe('`heldReason` as a key and its values; null if a moderator wrote it.'),
  identityHash: z.string().describe('Hash of the name, description and icon as shown here.'),
});
export type FoundServer = z.infer<typeof FoundServer>;

export const decideServers = endpoint({
  method: 'POST',
  url: '/api/v1/admin/servers/decide',
  config: { access: 'admin', needs: [], rate: null },
  schema: {
    summary: 'Approve, reject or block several servers at once',
    description:
      'Runs in one transaction and is logged as one batch. Rejecting a public server unlists it; approving one marks it ' +
      'as reviewed. Servers that were already decided are skipped.',
    tags,
    hide: true,
    body: z.object({
      decision: z.enum(['approve', 'reject', 'block']),
      reason: textOf(500).optional().describe('Required unless approving. Shown to the affected users.'),
      servers: z
        .array(
          z.object({
            id: idOf(),
            approval: Approval,
            identityHash: z.string().max(100).optional(),
            isUnreviewed: z.boolean().optional().describe('Shown as public and not yet checked by a moderator.'),
          }),
        )
        .min(1)
        .max(MAX_BATCH)
        .describe(
          'As the moderator saw them. Servers whose state has changed are skipped; when approving, so are those with a changed name, description or icon.',
        ),
    }),
    response: {
      200: z.object({
        decided: z.number().int(),
        left: z.number().int().describe('Skipped: already decided, or changed since.'),
        deadInvites: z.number().int().describe('Not approved because their invites do not work.'),
        skipped: z
          .array(
            z.object({
              id: z.string(),
              name: z.string().nullable().describe('Null if there is no such server.'),
              why: z.enum(['decided', 'changed', 'dead-invite', 'missing']),
            }),
          )
          .describe('The servers in `left` and `deadInvites`.'),
        actionId: z
          .string()
          .nullable()
          .describe('ID of the logged action, to undo all of it; null if nothing was decided.'),
      }),
      ...refusals,
    },
  },
});
export type DecisionKind = z.infer<typeof decideServers.schema.body>['decision'];

export const undoAction = endpoint({
  method: 'POST',
  url: '/api/v1/admin/log/:id/undo',
  config: { access: 'admin', needs: [], rate: null },
  schema: {
    summary: 'Undo a logged action and its whole batch',
    description:
      'Servers with a later decision are skipped. For a decision about a change, the old name, description and icon ' +
      'are shown and the change returns to the queue; 409 if the server has changed since.',
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
  schema: {
    summary: 'Approve a change: show the new name, description and icon',
    tags,
    hide: true,
    params,
    response: decided,
  },
});

export const refuseChange = endpoint({
  method: 'POST',
  url: '/api/v1/admin/changes/:id/refuse',
  config: { access: 'admin', needs: [], rate: null },
  schema: {
    summary: 'Reject a change: keep the old name, description and icon, and do not queue the same change again',
    tags,
    hide: true,
    params,
    response: decided,
  },
});

const SubmittedServer = FoundServer.extend({
  submittedBy: z.string().nullable().describe('Username; null for visitors.'),
  matchedBy: z
    .enum(['submitter', 'address'])
    .describe('`submitter`: the same account or browser; `address`: only the same IP address.'),
});
export type SubmittedServer = z.infer<typeof SubmittedServer>;

export const listSameSubmitter = endpoint({
  method: 'GET',
  url: '/api/v1/admin/servers/:id/submitter',
  config: { access: 'admin', needs: [], rate: null, cacheScope: 'personal' },
  schema: {
    summary: 'Servers from the same submitter',
    description: 'Matched by account and browser, and by IP address for the last two days.',
    tags,
    hide: true,
    params,
    response: {
      200: z.object({
        account: z
          .object({ id: z.string(), name: z.string() })
          .nullable()
          .describe('Null if there is none that can be suspended.'),
        servers: z.array(SubmittedServer).describe(`At most ${MAX_BATCH}, newest first, without rejected ones.`),
      }),
      ...refusals,
      404: ApiError,
    },
  },
});

export const listTermServers = endpoint({
  method: 'GET',
  url: '/api/v1/admin/terms/:term/servers',
  config: { access: 'admin', needs: [], rate: null, cacheScope: 'personal' },
  schema: {
    summary: 'Listed servers with a term in their texts, even if it is not blocked',
    tags,
    hide: true,
    params: z.object({ term: z.string().max(MAX_FOLDED_TERM) }),
    response: {
      200: z.object({ total: z.number().int(), servers: z.array(FoundServer).describe(`At most ${MAX_BATCH}.`) }),
      ...refusals,
    },
  },
});

const FoundAccount = z.object({
  id: z.string(),
  name: z.string(),
  suspendedFor: z.string().nullable().describe('Why it is suspended; null if it is not.'),
  isAdmin: z.boolean().describe('Admins cannot be suspended.'),
});
export type FoundAccount = z.infer<typeof FoundAccount>;

export const searchAdmin = endpoint({
  method: 'GET',
  url: '/api/v1/admin/search',
  config: { access: 'admin', needs: [], rate: null, cacheScope: 'personal' },
  schema: {
    summary: 'Search servers in any state by name, page URL, slug, invite, ID or guild ID, and accounts by name or ID',
    tags,
    hide: true,
    querystring: z.object({ q: z.string().overwrite(cleanLine).max(200).describe('Empty finds nothing.') }),
    response: {
      200: z.object({
        servers: z.array(FoundServer).describe('At most 20.'),
        accounts: z.array(FoundAccount).describe('At most 20.'),
        hasMore: z.boolean().describe('True if more than these match.'),
      }),
      ...refusals,
    },
  },
});
