// Favorites of the signed-in person. A heart is set and taken by POST /api/v1/user-activity.
import { z } from 'zod';
import { ApiError, endpoint } from '#contract/endpoint.ts';
import { UnlockedAchievement } from '#features/reputation/contract.ts';

/** As many as one person has. */
export const MOST_FAVORITES = 2000;

/** As many as a browser keeps for a visitor. */
const MOST_MERGED = 500;

export const FavoriteIds = z.object({ serverIds: z.array(z.string()).describe('Newest first.') });
export type FavoriteIds = z.infer<typeof FavoriteIds>;

export const listFavorites = endpoint({
  method: 'GET',
  url: '/api/v1/favorites',
  config: { access: 'user', needs: [], rate: 'ownData', reading: 'personal' },
  schema: {
    summary: "Ids of the signed-in person's favorites",
    tags: ['favorites'],
    hide: true,
    response: { 200: FavoriteIds, 401: ApiError, 429: ApiError },
  },
});

export const MergedFavorites = z.object({
  added: z.number().int().describe('Favorites that are new.'),
  known: z.number().int().describe('Were favorites before.'),
  noRoom: z.number().int().describe(`Left out because the account already has ${MOST_FAVORITES}.`),
  skipped: z.number().int().describe('Are no server that is listed here.'),
  unlocked: z.array(UnlockedAchievement),
});
export type MergedFavorites = z.infer<typeof MergedFavorites>;

export const mergeFavorites = endpoint({
  method: 'POST',
  url: '/api/v1/favorites/merge',
  config: { access: 'user', needs: ['writes'], rate: 'save' },
  schema: {
    summary: 'Add the favorites that a visitor kept in the browser',
    description: 'Repeating it changes nothing.',
    tags: ['favorites'],
    hide: true,
    body: z.object({ serverIds: z.array(z.string().max(200)).max(MOST_MERGED) }),
    response: { 200: MergedFavorites, 400: ApiError, 401: ApiError, 429: ApiError },
  },
});
