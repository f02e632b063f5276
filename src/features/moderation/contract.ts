// What people do about moderation: report a server or a review, see what was decided about them, and appeal once.
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
  text: clearableTextOf(MAX_TEXT).optional().describe('What a moderator should know.'),
});
export type ReportBody = z.output<typeof ReportBody>;

const Reported = z.object({
  success: z.literal(true),
  isNew: z.boolean().describe('False when the person has reported this before.'),
});

export const createReport = endpoint({
  method: 'POST',
  url: '/api/v1/reports',
  config: { access: 'visitor', needs: ['writes'], rate: 'report' },
  schema: {
    summary: 'Report a server or a review',
    description:
      'Once for a person and a subject; repeating it changes nothing. Reports of three people hide a review until a ' +
      'moderator looked at it, never a server; those of visitors and of accounts younger than 30 days weigh half. 20 in ' +
      '10 minutes for an account and for an address, 10 a day without an account.',
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
  text: z.string().nullable().describe('Null when somebody else wrote it, or an account that was deleted since.'),
  status: z.enum(['open', 'accepted', 'rejected']),
  answer: z.string().nullable(),
  at: IsoTime,
});
export type Appeal = z.infer<typeof Appeal>;

export const Decision = z.object({
  id: z.string(),
  kind: z.enum(['server', 'review', 'account']),
  title: z.string().describe('Name of the server that it is about, or of whose review; the name of the account.'),
  excerpt: z.string().nullable().describe('Text of the review.'),
  reason: z.string(),
  at: IsoTime,
  appeal: Appeal.nullable(),
});
export type Decision = z.infer<typeof Decision>;

export const listDecisions = endpoint({
  method: 'GET',
  url: '/api/v1/moderation/decisions',
  config: { access: 'visitor', needs: [], rate: null, reading: 'by-viewer' },
  schema: {
    summary: 'What moderators decided about what you posted',
    description:
      'Latest first. Of a server its submitter and its owners are told. A visitor is known by the cookie of what they ' +
      'submitted.',
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
    summary: 'Appeal against a decision, once',
    description: 'Counts as a report.',
    tags,
    hide: true,
    params: z.object({ id: z.string().max(60) }),
    body: z.object({ text: textOf(MAX_APPEAL) }),
    response: { 201: Appeal, 400: ApiError, 404: ApiError, 409: ApiError, 429: ApiError },
  },
});

// What admins do about it; everybody else gets 403. The queue and the log are the admin panel's own calls.

const adminTags = ['admin'] as const;
const refusals = { 400: ApiError, 401: ApiError, 403: ApiError };
const params = z.object({ id: z.string().max(200) });
const Because = z.object({ reason: textOf(500).describe('Shown to the person concerned.') });
const Done = z.object({ success: z.literal(true) });
const decided = { 200: Done, ...refusals, 404: ApiError, 409: ApiError.describe('Somebody decided before.') };

export const dismissReports = endpoint({
  method: 'POST',
  url: '/api/v1/admin/reports/dismiss',
  config: { access: 'admin', needs: [], rate: null },
  schema: {
    summary: 'Close what is reported about a subject; a hidden review is back',
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
  schema: { summary: 'Remove a review', tags: adminTags, hide: true, params, body: Because, response: decided },
});

export const restoreReview = endpoint({
  method: 'POST',
  url: '/api/v1/admin/reviews/:id/restore',
  config: { access: 'admin', needs: [], rate: null },
  schema: {
    summary: 'Bring a hidden or removed review back; a removed one without its votes',
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
    summary: 'Take a server off for good',
    tags: adminTags,
    hide: true,
    params,
    body: Because,
    response: decided,
  },
});

export const unblockServer = endpoint({
  method: 'POST',
  url: '/api/v1/admin/servers/:id/unblock',
  config: { access: 'admin', needs: [], rate: null },
  schema: { summary: 'Make a refused server public', tags: adminTags, hide: true, params, response: decided },
});

export const dismissQuarantine = endpoint({
  method: 'POST',
  url: '/api/v1/admin/quarantines/:id/dismiss',
  config: { access: 'admin', needs: [], rate: null },
  schema: {
    summary: 'Take a quarantined server out of the queue; it stays quarantined',
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
    summary: 'End the sessions of an account and refuse what it writes',
    tags: adminTags,
    hide: true,
    params,
    body: Because,
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
  schema: { summary: 'Undo what is appealed against', tags: adminTags, hide: true, params, response: decided },
});

export const rejectAppeal = endpoint({
  method: 'POST',
  url: '/api/v1/admin/appeals/:id/reject',
  config: { access: 'admin', needs: [], rate: null },
  schema: {
    summary: 'Leave a decision as it is',
    tags: adminTags,
    hide: true,
    params,
    body: Because,
    response: decided,
  },
});

export const listTerms = endpoint({
  method: 'GET',
  url: '/api/v1/admin/terms',
  config: { access: 'admin', needs: [], rate: null, reading: 'personal' },
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
    summary: 'Block a term: what holds it in its name or description waits for a moderator',
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
    summary: 'Allow a term again',
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
  config: { access: 'admin', needs: [], rate: null, reading: 'personal' },
  schema: {
    summary: 'What is switched on in the whole installation',
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
    summary: 'Switch something on or off',
    description: 'Effective in every process within a second.',
    tags: adminTags,
    hide: true,
    params: z.object({ name: z.enum(SWITCH_NAMES) }),
    body: z.object({ isOn: z.boolean() }),
    response: { 200: Switch, ...refusals },
  },
});
