// Admin calls for reports, reviews, blocks, accounts, appeals, blocked terms and switches. Users who are not admins get
// 403.
import { z } from 'zod';
import { ApiError, Done, endpoint, IsoTime, lineOf, textOf } from '#contract/endpoint.ts';
import { MAX_FOLDED_TERM } from '#contract/limits.ts';
import { SWITCH_NAMES } from '#contract/vocabulary.ts';
import { ReportBody } from '#features/moderation/contract.ts';

export const tags = ['admin'] as const;
export const refusals = { 400: ApiError, 401: ApiError, 403: ApiError };
export const params = z.object({ id: z.string().max(200) });
const ReasonBody = z.object({ reason: textOf(500).describe('Shown to the affected user.') });
const seenReports = z
  .number()
  .int()
  .optional()
  .describe('`reportCount` as shown in the queue, 409 if these reports were dismissed since; not without reports.');
export const decided = { 200: Done, ...refusals, 404: ApiError, 409: ApiError.describe('Already decided.') };

export const dismissReports = endpoint({
  method: 'POST',
  url: '/api/v1/admin/reports/dismiss',
  config: { access: 'admin', needs: [], rate: null },
  schema: {
    summary: 'Dismiss all reports of a server or review; a hidden review becomes visible again',
    tags,
    hide: true,
    body: ReportBody.pick({ subjectType: true, subjectId: true }).extend({
      seenReports: z.number().int().describe('`reportCount` as shown; 409 if others have reported it since.'),
      seenUpdatedAt: IsoTime.optional().describe(
        '`updatedAt` of the review as shown; required for reviews. 409 if it was changed since.',
      ),
    }),
    response: decided,
  },
});

export const removeReview = endpoint({
  method: 'POST',
  url: '/api/v1/admin/reviews/:id/remove',
  config: { access: 'admin', needs: [], rate: null },
  schema: {
    summary: 'Remove a review',
    tags,
    hide: true,
    params,
    body: ReasonBody.extend({
      seenReports,
      seenUpdatedAt: IsoTime.optional().describe('`updatedAt` as shown; 409 if the review was changed since.'),
    }),
    response: decided,
  },
});

export const restoreReview = endpoint({
  method: 'POST',
  url: '/api/v1/admin/reviews/:id/restore',
  config: { access: 'admin', needs: [], rate: null },
  schema: {
    summary: 'Restore a removed review, without its votes',
    tags,
    hide: true,
    params,
    response: decided,
  },
});

export const blockServer = endpoint({
  method: 'POST',
  url: '/api/v1/admin/servers/:id/block',
  config: { access: 'admin', needs: [], rate: null },
  schema: {
    summary: 'Block a server permanently',
    tags,
    hide: true,
    params,
    body: ReasonBody.extend({ seenReports }),
    response: decided,
  },
});

export const unblockServer = endpoint({
  method: 'POST',
  url: '/api/v1/admin/servers/:id/unblock',
  config: { access: 'admin', needs: [], rate: null },
  schema: {
    summary: 'Unblock a rejected server and make it public',
    tags,
    hide: true,
    params,
    response: decided,
  },
});

export const dismissQuarantine = endpoint({
  method: 'POST',
  url: '/api/v1/admin/quarantines/:id/dismiss',
  config: { access: 'admin', needs: [], rate: null },
  schema: {
    summary: 'Remove a quarantined server from the queue; it stays quarantined',
    tags,
    hide: true,
    params,
    response: decided,
  },
});

export const suspendAccount = endpoint({
  method: 'POST',
  url: '/api/v1/admin/users/:id/suspend',
  config: { access: 'admin', needs: [], rate: null },
  schema: {
    summary: 'Suspend an account: end its sessions and refuse its writes',
    tags,
    hide: true,
    params,
    body: ReasonBody,
    response: decided,
  },
});

export const reinstateAccount = endpoint({
  method: 'POST',
  url: '/api/v1/admin/users/:id/reinstate',
  config: { access: 'admin', needs: [], rate: null },
  schema: { summary: 'End a suspension', tags, hide: true, params, response: decided },
});

export const acceptAppeal = endpoint({
  method: 'POST',
  url: '/api/v1/admin/appeals/:id/accept',
  config: { access: 'admin', needs: [], rate: null },
  schema: { summary: 'Accept an appeal and undo the decision', tags, hide: true, params, response: decided },
});

export const rejectAppeal = endpoint({
  method: 'POST',
  url: '/api/v1/admin/appeals/:id/reject',
  config: { access: 'admin', needs: [], rate: null },
  schema: {
    summary: 'Reject an appeal and keep the decision',
    tags,
    hide: true,
    params,
    body: ReasonBody,
    response: decided,
  },
});

export const listTerms = endpoint({
  method: 'GET',
  url: '/api/v1/admin/terms',
  config: { access: 'admin', needs: [], rate: null, cacheScope: 'personal' },
  schema: {
    summary: 'Blocked terms',
    tags,
    hide: true,
    response: { 200: z.array(z.object({ term: z.string(), at: IsoTime })), ...refusals },
  },
});

export const addTerm = endpoint({
  method: 'POST',
  url: '/api/v1/admin/terms',
  config: { access: 'admin', needs: [], rate: null },
  schema: {
    summary: 'Block a term: servers with it in their name or description are held for review',
    tags,
    hide: true,
    body: z.object({ term: lineOf(100) }),
    response: { 201: Done, ...refusals, 409: ApiError },
  },
});

export const removeTerm = endpoint({
  method: 'DELETE',
  url: '/api/v1/admin/terms/:term',
  config: { access: 'admin', needs: [], rate: null },
  schema: {
    summary: 'Unblock a term',
    tags,
    hide: true,
    params: z.object({ term: z.string().max(MAX_FOLDED_TERM) }),
    response: { 200: Done, ...refusals, 404: ApiError },
  },
});

export const Switch = z.object({
  name: z.enum(SWITCH_NAMES),
  isOn: z.boolean(),
  changedAt: IsoTime.nullable(),
});
export type Switch = z.infer<typeof Switch>;

export const listSwitches = endpoint({
  method: 'GET',
  url: '/api/v1/admin/switches',
  config: { access: 'admin', needs: [], rate: null, cacheScope: 'personal' },
  schema: {
    summary: 'Switches of the installation',
    tags,
    hide: true,
    response: { 200: z.array(Switch), ...refusals },
  },
});

export const setSwitch = endpoint({
  method: 'PUT',
  url: '/api/v1/admin/switches/:name',
  config: { access: 'admin', needs: [], rate: null },
  schema: {
    summary: 'Turn a switch on or off',
    description: 'Takes effect in all processes within a second.',
    tags,
    hide: true,
    params: z.object({ name: z.enum(SWITCH_NAMES) }),
    body: z.object({ isOn: z.boolean() }),
    response: { 200: Switch, ...refusals },
  },
});
