import { z } from 'zod';
import { ApiError, Done, endpoint, IsoTime } from '#contract/endpoint.ts';
import { MAX_CATEGORIES, MAX_RETURN_TO } from '#contract/limits.ts';
import { SubmittedServer } from '#features/submissions/contract.ts';
import { UnlockedAchievement } from '#features/reputation/contract.ts';

const startSchema = {
  summary: 'Start the Discord login',
  tags: ['accounts'],
  hide: true,
  // A user on a page with a very long address can log in, too: like a foreign address, it leads to the home page.
  querystring: z.object({ returnTo: z.string().max(MAX_RETURN_TO).optional().catch(undefined) }),
  response: { 302: z.null() },
} as const;
/** Browsers arrive from Discord's pages. */
const navigation = {
  access: 'visitor',
  needs: [],
  rate: 'signIn',
  cacheScope: 'personal',
  isNavigation: true,
} as const;

export const startSignIn = endpoint({
  method: 'GET',
  url: '/api/v1/auth/discord',
  config: navigation,
  schema: startSchema,
});
export const startSignInFromDialog = endpoint({
  method: 'GET',
  url: '/api/v1/auth/login',
  config: navigation,
  schema: startSchema,
});
export const startSignInLegacy = endpoint({
  method: 'GET',
  url: '/api/auth/login',
  config: navigation,
  schema: startSchema,
});

export const finishSignIn = endpoint({
  method: 'GET',
  url: '/api/v1/auth/callback',
  config: navigation,
  schema: {
    summary: 'Login callback for the redirect from Discord',
    tags: ['accounts'],
    hide: true,
    response: { 302: z.null() },
  },
});

export const CurrentUser = z.object({
  id: z.string(),
  username: z.string(),
  avatar: z.string().nullable().describe('Hash of the avatar; its URL is in profileImageUrl.'),
  discriminator: z.string().nullable(),
  email: z.null().describe('Not stored: the site sends no email.'),
  firstName: z.string(),
  lastName: z.null(),
  profileImageUrl: z.string().nullable(),
  discordId: z.string(),
  isAdmin: z.boolean(),
  suspendedFor: z.string().nullable().describe('Why the account is suspended; null if it is not.'),
  unlocked: z.array(UnlockedAchievement).describe('Achievements unlocked by the first visit of the day.'),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

const tags = ['people'] as const;

export const getCurrentUser = endpoint({
  method: 'GET',
  url: '/api/v1/auth/me',
  config: { access: 'user', needs: [], rate: 'ownData', cacheScope: 'personal' },
  schema: {
    summary: 'The logged-in user',
    tags,
    hide: true,
    response: { 200: CurrentUser, 401: ApiError, 429: ApiError },
  },
});

export const logout = endpoint({
  method: 'POST',
  url: '/api/v1/auth/logout',
  config: { access: 'visitor', needs: [], rate: null, openToSuspended: true },
  schema: { summary: 'Log out of this browser', tags, hide: true, response: { 200: Done } },
});

export const SessionInfo = z.object({
  id: z.string(),
  userAgent: z.string(),
  createdAt: IsoTime,
  seenAt: IsoTime,
  isCurrent: z.boolean(),
});
export type SessionInfo = z.infer<typeof SessionInfo>;

export const listSessions = endpoint({
  method: 'GET',
  url: '/api/v1/auth/sessions',
  config: { access: 'user', needs: [], rate: 'ownData', cacheScope: 'personal' },
  schema: {
    summary: 'Browsers in which the caller is logged in',
    tags,
    hide: true,
    response: { 200: z.array(SessionInfo), 401: ApiError, 429: ApiError },
  },
});

export const endSession = endpoint({
  method: 'DELETE',
  url: '/api/v1/auth/sessions/:id',
  config: { access: 'user', needs: [], rate: null, openToSuspended: true },
  schema: {
    summary: 'Log out of one browser',
    tags,
    hide: true,
    params: z.object({ id: z.string().max(60) }),
    response: { 200: Done, 401: ApiError, 404: ApiError },
  },
});

export const endAllSessions = endpoint({
  method: 'DELETE',
  url: '/api/v1/auth/sessions',
  config: { access: 'user', needs: [], rate: null, openToSuspended: true },
  schema: { summary: 'Log out of all browsers', tags, hide: true, response: { 200: Done, 401: ApiError } },
});

export const exportProfile = endpoint({
  method: 'GET',
  url: '/api/v1/profile/export',
  config: { access: 'user', needs: [], rate: 'export', cacheScope: 'personal' },
  schema: {
    summary: 'All data stored about the caller',
    description: 'By table. Times are ISO 8601 in UTC; days, of the calendar of the user, are `2026-11-20`.',
    tags,
    hide: true,
    // A stream: it can be long.
    response: { 200: z.unknown(), 401: ApiError, 429: ApiError },
  },
});

export const getAvatar = endpoint({
  method: 'GET',
  url: '/avatar/:userId/:version.png',
  config: { access: 'visitor', needs: [], rate: 'avatar', cacheScope: 'public' },
  schema: {
    summary: "A user's avatar",
    tags,
    hide: true,
    params: z.object({ userId: z.string().regex(/^[\w-]{1,60}$/), version: z.string().max(60) }),
    response: {},
  },
});

export const ManagedServer = z.object({
  id: z.string().describe('Guild ID.'),
  name: z.string(),
  iconUrl: z.string().nullable(),
  memberCount: z.number().int().nullable(),
  onlineCount: z.number().int().nullable(),
  botHasAccess: z.boolean(),
  verified: z.boolean(),
  slug: z.string().nullable().describe('Slug of its page, if it was submitted.'),
  visible: z.boolean().describe('The caller can see this page. One that is pending is shown only to its submitter.'),
  pending: z.boolean().describe('Waits for a moderator.'),
  takenDown: z.boolean().describe('Taken down by its owners, who can put it back.'),
  rejected: z.boolean().describe('Rejected by a moderator; it cannot be submitted.'),
});
export type ManagedServer = z.infer<typeof ManagedServer>;

export const listManagedServers = endpoint({
  method: 'GET',
  url: '/api/v1/auth/managed-servers',
  config: { access: 'user', needs: [], rate: 'owner', cacheScope: 'personal' },
  schema: {
    summary: 'Servers that the caller manages',
    tags,
    hide: true,
    response: {
      200: z.array(ManagedServer),
      401: ApiError,
      403: ApiError,
      429: ApiError,
      502: ApiError,
      503: ApiError,
    },
  },
});

export const submitManagedServer = endpoint({
  method: 'POST',
  url: '/api/v1/auth/submit-managed-server',
  config: { access: 'user', needs: ['writes', 'submissions', 'lookUp'], rate: 'submit' },
  schema: {
    summary: 'Submit a server that the caller manages',
    tags,
    hide: true,
    // Callers can send activity and description, but both come from Discord.
    body: z.object({
      serverId: z.string().max(30),
      inviteUrl: z.string().max(4000).nullish(),
      categories: z.array(z.string().max(100)).max(MAX_CATEGORIES).optional(),
      activityLevel: z.string().max(100).optional(),
      description: z.string().max(4000).optional(),
    }),
    response: {
      200: SubmittedServer,
      201: SubmittedServer,
      400: ApiError,
      401: ApiError,
      403: ApiError,
      404: ApiError,
      422: ApiError,
      429: ApiError,
      502: ApiError,
      503: ApiError,
    },
  },
});
