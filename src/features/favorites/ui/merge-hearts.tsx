import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { announceUnlocked } from '#features/reputation/ui/announce-unlocked.ts';
import { useApi } from '#web/kit/use-api.ts';
import { favorites, forgetFavorites } from './local-favorites.ts';
import { FAVORITES_KEY } from './use-favorite.ts';

/** After a sign-in: what the visitor marked in this browser becomes the person's. It is kept here until that worked. */
export function MergeHearts() {
  const api = useApi();
  const queries = useQueryClient();
  useEffect(() => {
    const serverIds = [...favorites()];
    if (serverIds.length === 0) return;
    const merge = async (): Promise<void> => {
      const { unlocked } = await api('POST /api/v1/favorites/merge', { body: { serverIds } });
      forgetFavorites();
      announceUnlocked(unlocked);
      await queries.invalidateQueries({ queryKey: [FAVORITES_KEY] });
    };
    merge().catch((error: unknown) => console.error('The hearts of this browser are kept for the next visit.', error));
  }, [api, queries]);
  return null;
}
