// The logged-in user's own pages: profile, servers, favorites, reviews and latest activity.
import { z } from 'zod';
import { MAX_BIO, MAX_PROFILE_LINE } from '#contract/limits.ts';
import {
  ApiError,
  clearableLineOf,
  clearableTextOf,
  Done,
  endpoint,
  IsoTime,
  wholeNumber,
} from '#contract/endpoint.ts';
import { cleanLine } from '#contract/plain-text.ts';
import { Server } from '#features/listings/contract.ts';
import { HeldBecause } from '#features/holds/contract.ts';
import { reviewRefusal } from '#features/reviews/contract.ts';

export const Profile = z.object({
  bio: z.string().nullable(),
  discordTag: z.string().nullable(),
  website: z.string().nullable().describe('http or https.'),
  location: z.string().nullable(),
  joinedAt: IsoTime,
});
export type Profile = z.infer<typeof Profile>;

/** People type `example.org`. Leaves anything alone that does not begin with a domain name. */
function withScheme(website: string): string {
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#]|$)/u.test(website) ? `https://${website}` : website;
}

const tags = ['profile'] as const;

export const getProfile = endpoint({
  method: 'GET',
  url: '/api/v1/profile',
  config: { access: 'user', needs: [], rate: 'ownData', cacheScope: 'personal' },
  schema: {
    summary: "The caller's profile",
    tags,
    hide: true,
    response: { 200: Profile, 401: ApiError, 429: ApiError },
  },
});

export const ProfileChanges = z.object({
  bio: clearableTextOf(MAX_BIO).optional(),
  discordTag: clearableLineOf(MAX_PROFILE_LINE).optional(),
  website: z
    .string()
    .overwrite((text) => withScheme(cleanLine(text)))
    .max(MAX_PROFILE_LINE)
    .nullish()
    .describe('URL that starts with http:// or https://.'),
  location: clearableLineOf(MAX_PROFILE_LINE).optional(),
});
export type ProfileChanges = z.infer<typeof ProfileChanges>;

export const updateProfile = endpoint({
  method: 'PUT',
  url: '/api/v1/profile',
  config: { access: 'user', needs: ['writes'], rate: 'activity' },
  schema: {
    summary: "Edit the caller's profile",
    description: 'Omitted fields stay unchanged; null or empty clears a field.',
    tags,
    hide: true,
    body: ProfileChanges,
    response: { 200: Profile, 400: ApiError, 401: ApiError, 403: ApiError, 429: ApiError },
  },
});

const PageQuery = z.object({
  page: wholeNumber(1, 1_000_000).describe('Starts at 1 (default 1).'),
  limit: wholeNumber(1, 100).describe('Default: 20.'),
});
const paging = { total: z.number().int(), page: z.number().int(), totalPages: z.number().int() };
const errors = { 400: ApiError, 401: ApiError, 429: ApiError };

/**
 * Only the id of a server that was rejected or taken down is returned, even to users connected to it. The submitter of a
 * rejected one reads its name in the decision too (`moderation/appeals`).
 */
const UnavailableServer = z.object({ id: z.string() });
const ofListed = 'Null if the caller can no longer see the server.';

export const ProfileServers = z.object({
  servers: z.array(
    Server.extend({
      heldReason: z.string().nullable().describe('Why it is not public; null if it is.'),
      heldBecause: HeldBecause.nullable().describe(
        '`heldReason` for programs, as a key with its values; null if a moderator wrote it.',
      ),
    }),
  ),
  unavailable: z
    .array(
      UnavailableServer.extend({
        name: z.string().nullable().describe('Of a rejected server, as in the decision; null if it was taken down.'),
        heldReason: z.string().nullable(),
        heldBecause: HeldBecause.nullable(),
      }),
    )
    .describe('Servers of this page that the caller can no longer see, with the reason.'),
  ...paging,
});
export type ProfileServers = z.infer<typeof ProfileServers>;

export const listProfileServers = endpoint({
  method: 'GET',
  url: '/api/v1/profile/servers',
  config: { access: 'user', needs: [], rate: 'ownData', cacheScope: 'personal' },
  schema: {
    summary: 'Servers that the caller submitted',
    description: 'Newest first, including those pending review.',
    tags,
    hide: true,
    querystring: PageQuery,
    response: { 200: ProfileServers, ...errors },
  },
});

export const ProfileFavorites = z.object({
  servers: z.array(Server.extend({ favoritedAt: IsoTime })),
  unavailable: z
    .array(UnavailableServer.extend({ favoritedAt: IsoTime }))
    .describe('Servers of this page that the caller can no longer see.'),
  ...paging,
});
export type ProfileFavorites = z.infer<typeof ProfileFavorites>;

export const listProfileFavorites = endpoint({
  method: 'GET',
  url: '/api/v1/profile/favorites',
  config: { access: 'user', needs: [], rate: 'ownData', cacheScope: 'personal' },
  schema: {
    summary: "The caller's favorites",
    description: 'Newest first. Invites that no longer work are null.',
    tags,
    hide: true,
    querystring: PageQuery,
    response: { 200: ProfileFavorites, ...errors },
  },
});

const isHidden = z
  .boolean()
  .describe('Reported by several users: nobody else can see it until a moderator has checked it.');

const ProfileReview = z.object({
  id: z.string(),
  serverId: z.string(),
  serverName: z.string().nullable().describe(ofListed),
  serverSlug: z.string().nullable().describe(ofListed),
  iconUrl: z.string().nullable(),
  rating: z.number().int(),
  title: z.string().nullable(),
  content: z.string(),
  submittedAt: IsoTime,
  editedAt: IsoTime.nullable(),
  verified: z.boolean(),
  helpful: z.number().int(),
  isHidden,
});
export const ProfileReviews = z.object({ reviews: z.array(ProfileReview), ...paging });
export type ProfileReviews = z.infer<typeof ProfileReviews>;

export const listProfileReviews = endpoint({
  method: 'GET',
  url: '/api/v1/profile/reviews',
  config: { access: 'user', needs: [], rate: 'ownData', cacheScope: 'personal' },
  schema: {
    summary: "The caller's reviews",
    description: 'Newest first.',
    tags,
    hide: true,
    querystring: PageQuery,
    response: { 200: ProfileReviews, ...errors },
  },
});

export const ActivityItem = z.object({
  id: z.string(),
  activityType: z.enum(['submitted_server', 'left_review', 'favorited_server']),
  createdAt: IsoTime,
  server: z.object({
    id: z.string(),
    name: z.string().nullable().describe(ofListed),
    slug: z.string().nullable().describe(ofListed),
    iconUrl: z.string().nullable(),
  }),
});
export type ActivityItem = z.infer<typeof ActivityItem>;

export const listProfileActivity = endpoint({
  method: 'GET',
  url: '/api/v1/profile/activity',
  config: { access: 'user', needs: [], rate: 'ownData', cacheScope: 'personal' },
  schema: {
    summary: "The caller's recent activity",
    description: 'The last 50 submissions, reviews and favorites, newest first.',
    tags,
    hide: true,
    response: { 200: z.array(ActivityItem), 401: ApiError, 429: ApiError },
  },
});

export const UserServer = Server.extend({
  ...reviewRefusal,
  hasUserReview: z.boolean(),
  userReview: z
    .object({
      id: z.string(),
      rating: z.number().int(),
      title: z.string().nullable(),
      reviewText: z.string(),
      submittedAt: IsoTime,
      isHidden,
    })
    .nullable(),
});
export type UserServer = z.infer<typeof UserServer>;

export const listUserServers = endpoint({
  method: 'GET',
  url: '/api/v1/user/servers',
  config: { access: 'user', needs: [], rate: 'ownData', cacheScope: 'personal' },
  schema: {
    summary: "Public servers that the caller is connected to, with the caller's reviews",
    description:
      "Servers in the caller's Discord server list, or submitted, favorited or reviewed by the caller. Reviewed servers " +
      'first, then joined ones, then by most recent activity. At most 200.',
    tags,
    hide: true,
    response: { 200: z.array(UserServer), 401: ApiError, 429: ApiError },
  },
});

export const deleteProfile = endpoint({
  method: 'DELETE',
  url: '/api/v1/profile',
  config: { access: 'user', needs: ['writes'], rate: null, openToSuspended: true },
  schema: {
    summary: "Delete the caller's account",
    tags: ['people'],
    hide: true,
    body: z.object({
      withReviews: z.boolean().describe('Also deletes the reviews; otherwise they stay as "deleted user".'),
    }),
    response: { 200: Done, 400: ApiError, 401: ApiError },
  },
});
