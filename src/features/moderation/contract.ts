// Moderation for users: report a server or a review, see the decisions about their posts, and appeal once.
import { z } from 'zod';
import { MAX_APPEAL, MAX_REPORT } from '#contract/limits.ts';
import { ApiError, clearableTextOf, endpoint, idOf, IsoTime, textOf } from '#contract/endpoint.ts';
import { REPORT_REASONS } from '#contract/vocabulary.ts';

const tags = ['moderation'] as const;

export const ReportBody = z.object({
  subjectType: z.enum(['server', 'review']),
  subjectId: idOf(),
  reason: z.enum(REPORT_REASONS),
  text: clearableTextOf(MAX_REPORT).optional().describe('Details for the moderator.'),
});
export type ReportBody = z.output<typeof ReportBody>;

const Reported = z.object({
  success: z.literal(true),
  isNew: z.boolean().describe('False if nothing was recorded: the caller has already reported this.'),
});

export const createReport = endpoint({
  method: 'POST',
  url: '/api/v1/reports',
  config: { access: 'visitor', needs: ['writes'], rate: 'report' },
  schema: {
    summary: 'Report a server or a review',
    description:
      'One report per user and subject: until a moderator has decided, another one replaces its reason, and its text if ' +
      'it has one; it has no effect if it was sent without an account. Reports from three users hide a review until a ' +
      'moderator reviews it, but never a server; reports from visitors and from accounts younger than 30 days count ' +
      'half. 403 and 409 for reviews as in `POST /api/v1/reviews/:reviewId/helpful`. Limits: 20 in 10 minutes per ' +
      'account and per IP address, and 10 a day without an account.',
    tags,
    hide: true,
    body: ReportBody,
    response: {
      200: Reported,
      201: Reported,
      400: ApiError,
      403: ApiError,
      404: ApiError,
      409: ApiError,
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

export const ModeratorDecision = z.object({
  id: z.string(),
  kind: z.enum(['server', 'review', 'account']),
  title: z.string().describe('Name of the server, of the reviewed server, or of the account.'),
  excerpt: z.string().nullable().describe('Text of the review.'),
  reason: z.string(),
  at: IsoTime,
  isLifted: z.boolean().describe('True if it no longer applies.'),
  appeal: Appeal.nullable(),
});
export type ModeratorDecision = z.infer<typeof ModeratorDecision>;

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
    response: { 200: z.array(ModeratorDecision) },
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
