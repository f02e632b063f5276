// Favorites of the logged-in user. POST /api/v1/user-activity adds and removes them.
import { z } from 'zod';
import { ApiError, endpoint } from '#contract/endpoint.ts';
import { MAX_SAVED } from '#contract/limits.ts';
import { UnlockedAchievement } from '#features/reputation/contract.ts';

/** Maximum per user. */
export const MAX_FAVORITES = 2000;

export const FavoriteIds = z.object({ serverIds: z.array(z.string()).describe('Newest first.') });
export type FavoriteIds = z.infer<typeof FavoriteIds>;

export const listFavorites = endpoint({
  method: 'GET',
  url: '/api/v1/favorites',
  config: { access: 'user', needs: [], rate: 'ownData', cacheScope: 'personal' },
  schema: {
    summary: "Server IDs of the caller's favorites",
    tags: ['favorites'],
    hide: true,
    response: { 200: FavoriteIds, 401: ApiError, 429: ApiError },
  },
});

export const MergedFavorites = z.object({
  added: z.number().int().describe('Number of new favorites.'),
  known: z.number().int().describe('Already favorites.'),
  overLimit: z.number().int().describe(`Skipped because the account already has ${MAX_FAVORITES}.`),
  skipped: z.number().int().describe('Not listed here.'),
  unlocked: z.array(UnlockedAchievement),
});
export type MergedFavorites = z.infer<typeof MergedFavorites>;

export const mergeFavorites = endpoint({
  method: 'POST',
  url: '/api/v1/favorites/merge',
  config: { access: 'user', needs: ['writes'], rate: 'save' },
  schema: {
    summary: 'Add the favorites stored in the browser before the login',
    description: 'Idempotent.',
    tags: ['favorites'],
    hide: true,
    body: z.object({ serverIds: z.array(z.string().max(200)).max(MAX_SAVED) }),
    response: { 200: MergedFavorites, 400: ApiError, 401: ApiError, 403: ApiError, 429: ApiError },
  },
});
