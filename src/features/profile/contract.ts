// The signed-in person's own pages: the profile, their servers, favorites and reviews, and what they did last.
import { z } from 'zod';
import { ApiError, endpoint, IsoTime, wholeNumber } from '#contract/endpoint.ts';
import { clearableLineOf, clearableTextOf } from '#contract/plain-text.ts';
import { Server } from '#features/listings/contract.ts';
import { HeldBecause } from '#features/holds/contract.ts';

const MAX_BIO = 1000;
const MAX_FIELD = 100;

export const Profile = z.object({
  bio: z.string().nullable(),
  discordTag: z.string().nullable(),
  website: z.string().nullable().describe('http or https.'),
  location: z.string().nullable(),
  joinedAt: IsoTime,
});
export type Profile = z.infer<typeof Profile>;

const tags = ['profile'] as const;

export const getProfile = endpoint({
  method: 'GET',
  url: '/api/v1/profile',
  config: { access: 'user', needs: [], rate: null, reading: 'personal' },
  schema: { summary: 'Your profile', tags, hide: true, response: { 200: Profile, 401: ApiError } },
});

export const ProfileChanges = z.object({
  bio: clearableTextOf(MAX_BIO).optional(),
  discordTag: clearableLineOf(MAX_FIELD).optional(),
  website: clearableLineOf(MAX_FIELD).optional().describe('A web address that begins with http:// or https://.'),
  location: clearableLineOf(MAX_FIELD).optional(),
});
export type ProfileChanges = z.infer<typeof ProfileChanges>;

export const updateProfile = endpoint({
  method: 'PUT',
  url: '/api/v1/profile',
  config: { access: 'user', needs: ['writes'], rate: 'activity' },
  schema: {
    summary: 'Change your profile',
    description: 'What is left out stays; null or empty text clears.',
    tags,
    hide: true,
    body: ProfileChanges,
    response: { 200: Profile, 400: ApiError, 401: ApiError, 403: ApiError, 429: ApiError },
  },
});

const PageQuery = z.object({
  page: wholeNumber(1, 1_000_000).describe('From 1 (default 1).'),
  limit: wholeNumber(1, 100).describe('1 to 100 (default 20).'),
});
const paging = { total: z.number().int(), page: z.number().int(), totalPages: z.number().int() };
const errors = { 400: ApiError, 401: ApiError };

/** Of a server that was taken down nobody reads more than its id, whatever they once did with it. */
const UnlistedServer = z.object({ id: z.string() });
const ofListed = 'null when it is no longer listed.';

export const ProfileServers = z.object({
  servers: z.array(
    Server.extend({
      heldReason: z.string().nullable().describe('Why it is not public; null when it is.'),
      heldBecause: HeldBecause.nullable().describe('The same as a key; null where a moderator wrote the reason.'),
    }),
  ),
  unlisted: z
    .array(UnlistedServer.extend({ heldReason: z.string().nullable(), heldBecause: HeldBecause.nullable() }))
    .describe('Of this page, those that are no longer listed, with the reason.'),
  ...paging,
});
export type ProfileServers = z.infer<typeof ProfileServers>;

export const listProfileServers = endpoint({
  method: 'GET',
  url: '/api/v1/profile/servers',
  config: { access: 'user', needs: [], rate: null, reading: 'personal' },
  schema: {
    summary: 'Servers that you submitted',
    description: 'Newest first, with those that wait for a moderator.',
    tags,
    hide: true,
    querystring: PageQuery,
    response: { 200: ProfileServers, ...errors },
  },
});

export const ProfileFavorites = z.object({
  servers: z.array(Server.extend({ favoritedAt: IsoTime })),
  unlisted: z
    .array(UnlistedServer.extend({ favoritedAt: IsoTime }))
    .describe('Of this page, those that are no longer listed.'),
  ...paging,
});
export type ProfileFavorites = z.infer<typeof ProfileFavorites>;

export const listProfileFavorites = endpoint({
  method: 'GET',
  url: '/api/v1/profile/favorites',
  config: { access: 'user', needs: [], rate: null, reading: 'personal' },
  schema: {
    summary: 'Your favorites',
    description: 'Newest first. Those whose invite is gone have none.',
    tags,
    hide: true,
    querystring: PageQuery,
    response: { 200: ProfileFavorites, ...errors },
  },
});

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
});
export const ProfileReviews = z.object({ reviews: z.array(ProfileReview), ...paging });
export type ProfileReviews = z.infer<typeof ProfileReviews>;

export const listProfileReviews = endpoint({
  method: 'GET',
  url: '/api/v1/profile/reviews',
  config: { access: 'user', needs: [], rate: null, reading: 'personal' },
  schema: {
    summary: 'Your reviews',
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
  config: { access: 'user', needs: [], rate: null, reading: 'personal' },
  schema: {
    summary: 'What you did last',
    description: 'The latest 50 submissions, reviews and favorites, newest first.',
    tags,
    hide: true,
    response: { 200: z.array(ActivityItem), 401: ApiError },
  },
});

export const UserServer = Server.extend({
  mayReview: z.boolean().describe('False for those that they manage.'),
  hasUserReview: z.boolean(),
  userReview: z
    .object({
      id: z.string(),
      rating: z.number().int(),
      title: z.string().nullable(),
      reviewText: z.string(),
      submittedAt: IsoTime,
    })
    .nullable(),
});
export type UserServer = z.infer<typeof UserServer>;

export const listUserServers = endpoint({
  method: 'GET',
  url: '/api/v1/user/servers',
  config: { access: 'user', needs: [], rate: null, reading: 'personal' },
  schema: {
    summary: 'Public servers that you are connected to, with your reviews',
    description:
      'A member of by your own list of servers, submitted, favorited or reviewed; each once, those that you are a ' +
      'member of first, then by what happened last. At most 200.',
    tags,
    hide: true,
    response: { 200: z.array(UserServer), 401: ApiError },
  },
});

export const deleteProfile = endpoint({
  method: 'DELETE',
  url: '/api/v1/profile',
  config: { access: 'user', needs: ['writes'], rate: null, openToSuspended: true },
  schema: {
    summary: 'Delete the account',
    tags: ['people'],
    hide: true,
    body: z.object({
      withReviews: z.boolean().describe('Also removes the reviews; else they stay as "deleted user".'),
    }),
    response: { 200: z.object({ success: z.literal(true) }), 400: ApiError, 401: ApiError },
  },
});
