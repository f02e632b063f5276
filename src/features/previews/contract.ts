// The live preview: the platform's data about an invite, stored or fetched within the look-up budget.
import { z } from 'zod';
import { ApiError, endpoint, IsoTime } from '#contract/endpoint.ts';

export const InviteData = z.object({
  serverName: z.string(),
  description: z.string().nullable(),
  iconUrl: z.string().nullable(),
  bannerUrl: z.string().nullable(),
  memberCount: z.number().int().nullable(),
  onlineCount: z.number().int().nullable(),
  verified: z.boolean(),
  partnered: z.boolean(),
  community: z.boolean(),
  vanityUrlCode: z.string().nullable(),
  serverTag: z.string().nullable(),
  averageRating: z.number(),
  totalReviews: z.number().int(),
  verificationLevel: z.number().int().nullable(),
  features: z.array(z.string()).describe('Lower snake_case.'),
  traits: z.array(z.object({ emoji_name: z.string().nullable(), label: z.string() })),
  categories: z
    .array(z.string())
    .describe('From the listing, or proposed from public data if the server is not listed.'),
  listedAs: z.string().nullable().describe('Slug of the listing; null if the server is not listed.'),
  notes: z.array(z.enum(['invites-paused', 'limited-uses', 'apply-to-join', 'expiring', 'age-restricted'])),
});

export const InvitePreview = z.object({
  success: z.literal(true),
  data: InviteData,
  fetchedAt: IsoTime.describe('When Discord returned this data.'),
});
export type InvitePreview = z.infer<typeof InvitePreview>;

export const getInvitePreview = endpoint({
  method: 'GET',
  url: '/api/v1/discord/invite/:inviteCode',
  config: { access: 'visitor', needs: ['lookUp'], rate: null, cacheScope: 'by-viewer' },
  schema: {
    summary: 'Live preview of the server behind an invite',
    tags: ['servers'],
    params: z.object({ inviteCode: z.string().max(300) }),
    response: {
      200: InvitePreview,
      400: ApiError,
      403: ApiError,
      404: ApiError,
      429: ApiError,
      502: ApiError,
      503: ApiError,
    },
  },
});
