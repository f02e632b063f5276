// Moderation for users: report a server or a review, see the decisions about their posts, and appeal once.
import { z } from 'zod';
import { ApiError, endpoint, IsoTime } from '#contract/endpoint.ts';
import { clearableTextOf, idOf, lineOf, textOf } from '#contract/plain-text.ts';
import { REPORT_REASONS, SWITCH_NAMES } from '#contract/vocabulary.ts';

const MAX_TEXT = 1000;
const MAX_APPEAL = 2000;
const tags = ['moderation'] as const;

export const Reason = z.enum(REPORT_REASONS);

export const ReportBody = z.object({
  subjectType: z.enum(['server', 'review']),
  subjectId: idOf(),
  reason: Reason,
  text: clearableTextOf(MAX_TEXT).optional().describe('Details for the moderator.'),
});
export type ReportBody = z.output<typeof ReportBody>;

const Reported = z.object({
  success: z.literal(true),
  isNew: z.boolean().describe('False if the caller already reported this.'),
});

export const createReport = endpoint({
  method: 'POST',
  url: '/api/v1/reports',
  config: { access: 'visitor', needs: ['writes'], rate: 'report' },
  schema: {
    summary: 'Report a server or a review',
    description:
      'One report per user and subject; repeating it has no effect. Reports from three users hide a review until a ' +
      'moderator reviews it, but never a server; reports from visitors and from accounts younger than 30 days count ' +
      'half. Limits: 20 in 10 minutes per account and per IP address, and 10 a day without an account.',
    tags,
    hide: true,
    body: ReportBody,
    response: {
      200: Reported,
      201: Reported,
      400: ApiError,
      403: ApiError,
      404: ApiError,
      429: ApiError,
    },
  },
});

export const Appeal = z.object({
  text: z.string().nullable().describe('Null if someone else wrote it or the account was deleted.'),
  status: z
    .enum(['open', 'accepted', 'rejected', 'closed'])
    .describe('Closed: a moderator lifted the decision before answering the appeal.'),
  answer: z.string().nullable(),
  at: IsoTime,
});
export type Appeal = z.infer<typeof Appeal>;

export const Decision = z.object({
  id: z.string(),
  kind: z.enum(['server', 'review', 'account']),
  title: z.string().describe('Name of the server, of the reviewed server, or of the account.'),
  excerpt: z.string().nullable().describe('Text of the review.'),
  reason: z.string(),
  at: IsoTime,
  isLifted: z.boolean().describe('True if it no longer applies.'),
  appeal: Appeal.nullable(),
});
export type Decision = z.infer<typeof Decision>;

export const listDecisions = endpoint({
  method: 'GET',
  url: '/api/v1/moderation/decisions',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'by-viewer' },
  schema: {
    summary: 'Moderation decisions that affect the caller',
    description:
      'Newest first. Decisions about a server are shown to its submitter and its owners; those that were lifted, to the ' +
      'author of an appeal against them. Visitors are identified by the cookie from their submission.',
    tags,
    hide: true,
    response: { 200: z.array(Decision) },
  },
});

export const createAppeal = endpoint({
  method: 'POST',
  url: '/api/v1/moderation/decisions/:id/appeal',
  config: { access: 'visitor', needs: ['writes'], rate: 'report', openToSuspended: true },
  schema: {
    summary: 'Appeal a decision (once)',
    description: 'Counts toward the limit for reports.',
    tags,
    hide: true,
    params: z.object({ id: z.string().max(60) }),
    body: z.object({ text: textOf(MAX_APPEAL) }),
    response: { 201: Appeal, 400: ApiError, 404: ApiError, 409: ApiError, 429: ApiError },
  },
});

// Moderation for admins; everyone else gets 403. The queue and the log are calls of the admin panel.

const adminTags = ['admin'] as const;
const refusals = { 400: ApiError, 401: ApiError, 403: ApiError };
const params = z.object({ id: z.string().max(200) });
const ReasonBody = z.object({ reason: textOf(500).describe('Shown to the affected user.') });
const Done = z.object({ success: z.literal(true) });
const decided = { 200: Done, ...refusals, 404: ApiError, 409: ApiError.describe('Already decided.') };

export const dismissReports = endpoint({
  method: 'POST',
  url: '/api/v1/admin/reports/dismiss',
  config: { access: 'admin', needs: [], rate: null },
  schema: {
    summary: 'Dismiss all reports of a server or review; a hidden review becomes visible again',
    tags: adminTags,
    hide: true,
    body: ReportBody.pick({ subjectType: true, subjectId: true }),
    response: decided,
  },
});

export const removeReview = endpoint({
  method: 'POST',
  url: '/api/v1/admin/reviews/:id/remove',
  config: { access: 'admin', needs: [], rate: null },
  schema: { summary: 'Remove a review', tags: adminTags, hide: true, params, body: ReasonBody, response: decided },
});

export const restoreReview = endpoint({
  method: 'POST',
  url: '/api/v1/admin/reviews/:id/restore',
  config: { access: 'admin', needs: [], rate: null },
  schema: {
    summary: 'Restore a hidden or removed review; a removed one loses its votes',
    tags: adminTags,
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
    tags: adminTags,
    hide: true,
    params,
    body: ReasonBody,
    response: decided,
  },
});

export const unblockServer = endpoint({
  method: 'POST',
  url: '/api/v1/admin/servers/:id/unblock',
  config: { access: 'admin', needs: [], rate: null },
  schema: {
    summary: 'Unblock a rejected server and make it public',
    tags: adminTags,
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
    tags: adminTags,
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
    tags: adminTags,
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
  schema: { summary: 'End a suspension', tags: adminTags, hide: true, params, response: decided },
});

export const acceptAppeal = endpoint({
  method: 'POST',
  url: '/api/v1/admin/appeals/:id/accept',
  config: { access: 'admin', needs: [], rate: null },
  schema: { summary: 'Accept an appeal and undo the decision', tags: adminTags, hide: true, params, response: decided },
});

export const rejectAppeal = endpoint({
  method: 'POST',
  url: '/api/v1/admin/appeals/:id/reject',
  config: { access: 'admin', needs: [], rate: null },
  schema: {
    summary: 'Reject an appeal and keep the decision',
    tags: adminTags,
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
    tags: adminTags,
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
    tags: adminTags,
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
    tags: adminTags,
    hide: true,
    params: z.object({ term: z.string().max(300) }),
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
    tags: adminTags,
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
    tags: adminTags,
    hide: true,
    params: z.object({ name: z.enum(SWITCH_NAMES) }),
    body: z.object({ isOn: z.boolean() }),
    response: { 200: Switch, ...refusals },
  },
});
