import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { PROFILE_KEY } from '#web/directory/list-queries.ts';
import { afterMerge } from '#web/session/saved-lists.ts';

const LIMIT = 100;

export function profileQuery(api: Api) {
  return queryOptions({
    queryKey: [PROFILE_KEY, 'facts'],
    queryFn: ({ signal }) => api('GET /api/v1/profile', { signal }),
  });
}

export function ownServersQuery(api: Api, page = 1) {
  return queryOptions({
    queryKey: [PROFILE_KEY, 'servers', page],
    queryFn: ({ signal }) => api('GET /api/v1/profile/servers', { query: { page, limit: LIMIT }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function ownFavoritesQuery(api: Api, page = 1) {
  return queryOptions({
    queryKey: [PROFILE_KEY, 'favorites', page],
    queryFn: ({ signal }) =>
      afterMerge(() => api('GET /api/v1/profile/favorites', { query: { page, limit: LIMIT }, signal })),
    placeholderData: keepPreviousData,
  });
}

export function ownReviewsQuery(api: Api, page = 1) {
  return queryOptions({
    queryKey: [PROFILE_KEY, 'reviews', page],
    queryFn: ({ signal }) => api('GET /api/v1/profile/reviews', { query: { page, limit: LIMIT }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function activityQuery(api: Api) {
  return queryOptions({
    queryKey: [PROFILE_KEY, 'activity'],
    queryFn: ({ signal }) => afterMerge(() => api('GET /api/v1/profile/activity', { signal })),
  });
}

export function sessionsQuery(api: Api) {
  return queryOptions({
    queryKey: [PROFILE_KEY, 'sessions'],
    queryFn: ({ signal }) => api('GET /api/v1/auth/sessions', { signal }),
  });
}

export function userServersQuery(api: Api) {
  return queryOptions({
    queryKey: [PROFILE_KEY, 'user-servers'],
    queryFn: ({ signal }) => afterMerge(() => api('GET /api/v1/user/servers', { signal })),
  });
}
