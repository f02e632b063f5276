// What people do about moderation: report a server or a review, see what was decided about them, and appeal once.
import { z } from 'zod';
import { ApiError, endpoint, IsoTime } from '#contract/endpoint.ts';
import { clearableTextOf, textOf } from '#contract/plain-text.ts';
import { REPORT_REASONS, type ReportReason } from '#contract/vocabulary.ts';

const MAX_TEXT = 1000;
const MAX_APPEAL = 2000;
const tags = ['moderation'] as const;

export const Reason = z.enum(Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]]);

export const ReportBody = z.object({
  subjectType: z.enum(['server', 'review']),
  subjectId: z.string().max(200),
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
  schema: {
    summary: 'Report a server or a review',
    description:
      'Once for a person and a subject; repeating it changes nothing. Reports of three people hide a review until a ' +
      'moderator looked at it, never a server. 20 in 10 minutes for an account and for an address.',
    tags,
    hide: true,
    body: ReportBody,
    response: {
      200: Reported,
      201: Reported,
      400: ApiError,
      401: ApiError,
      403: ApiError,
      404: ApiError,
      429: ApiError,
    },
  },
});

export const Appeal = z.object({
  text: z.string(),
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
  schema: {
    summary: 'What moderators decided about what you posted',
    description: 'Latest first. A visitor is known by the cookie of what she submitted.',
    tags,
    hide: true,
    response: { 200: z.array(Decision) },
  },
});

export const createAppeal = endpoint({
  method: 'POST',
  url: '/api/v1/moderation/decisions/:id/appeal',
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
