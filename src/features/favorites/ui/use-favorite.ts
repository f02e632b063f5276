// One heart: of the account when somebody is signed in, else of this browser.
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Api } from '#contract/client.ts';
import { useUser } from '#features/accounts/ui/use-user.ts';
import { announceUnlocked } from '#features/reputation/ui/announce-unlocked.ts';
import { useToast } from '#web/kit/toast.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { favorites, noFavorites, onFavoritesChange, toggleFavorite } from './local-favorites.ts';

/** First part of every query key about favorites. */
export const FAVORITES_KEY = 'favorites';

function favoritesQuery(api: Api) {
  return queryOptions({
    queryKey: [FAVORITES_KEY, 'ids'],
    queryFn: async ({ signal }): Promise<ReadonlySet<string>> => {
      const { serverIds } = await api('GET /api/v1/favorites', { signal });
      return new Set(serverIds);
    },
  });
}

export interface Favorite {
  isFavorite: boolean;
  toggle: () => void;
}

export function useFavorite(server: { id: string; name: string }): Favorite {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const { user } = useUser();
  const local = useSyncExternalStore(onFavoritesChange, favorites, noFavorites);
  const { data: saved } = useQuery({ ...favoritesQuery(api), enabled: user !== null });
  if (!user) return { isFavorite: local.has(server.id), toggle: () => toggleFavorite(server.id) };

  const isFavorite = saved?.has(server.id) ?? false;
  const show = (isHeld: boolean) =>
    queries.setQueryData(favoritesQuery(api).queryKey, (ids) => {
      const next = new Set(ids);
      if (isHeld) next.add(server.id);
      else next.delete(server.id);
      return next;
    });
  const save = async () => {
    const action = isFavorite ? 'server_unfavorite' : 'server_favorite';
    show(!isFavorite);
    try {
      const { unlocked } = await api('POST /api/v1/user-activity', { body: { action, serverId: server.id } });
      announceUnlocked(unlocked);
      await queries.invalidateQueries({ queryKey: ['profile'] });
    } catch (error) {
      show(isFavorite);
      const text = error instanceof Error ? error.message : 'Please try again later.';
      toast({ title: `${server.name} was not saved`, text, tone: 'error' });
    }
  };
  return { isFavorite, toggle: () => void save() };
}
