import { z } from 'zod';
import { HeldBecause } from '#features/holds/contract.ts';
import { ApiError, endpoint } from '#contract/endpoint.ts';
import { MAX_CATEGORIES } from '#contract/limits.ts';
import { UnlockedAchievement } from '#features/reputation/contract.ts';

export const SubmitServerBody = z.object({
  inviteUrl: z
    .string()
    .max(4000)
    .describe('An invite link, an invite code, or text that contains invite links; the first invite is used.'),
  categories: z
    .array(z.string().max(100))
    .min(1)
    .max(MAX_CATEGORIES)
    .optional()
    .describe("Default: derived from the server's public data."),
  contactEmail: z.email().optional().describe('Validated but never stored.'),
});
export type SubmitServerBody = z.input<typeof SubmitServerBody>;

export const SubmittedServer = z.object({
  server: z.object({ id: z.string(), name: z.string(), slug: z.string(), approved: z.boolean() }),
  isExisting: z.boolean(),
  heldReason: z.string().nullable().describe('Why the submission is pending review; null if it is public.'),
  heldBecause: HeldBecause.nullable().describe('`heldReason` for programs, as a key with its values.'),
  unlocked: z.array(UnlockedAchievement).describe('Achievements unlocked by the logged-in submitter.'),
});
export type SubmittedServer = z.infer<typeof SubmittedServer>;

export const submitServer = endpoint({
  method: 'POST',
  url: '/api/v1/servers',
  config: { access: 'visitor', needs: ['writes', 'submissions', 'lookUp'], rate: 'submit' },
  schema: {
    summary: 'Submit a server by invite',
    tags: ['servers'],
    body: SubmitServerBody,
    response: {
      200: SubmittedServer,
      201: SubmittedServer,
      400: ApiError,
      403: ApiError,
      404: ApiError,
      429: ApiError,
      502: ApiError,
      503: ApiError,
    },
  },
});
