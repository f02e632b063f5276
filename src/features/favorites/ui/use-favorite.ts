// One heart: of the account when somebody is signed in, else of this browser.
import { useQueryClient } from '@tanstack/react-query';
import { useMark } from '#web/session/use-mark.ts';
import { announceUnlocked } from '#web/session/announce-unlocked.ts';
import { failureText } from '#web/kit/failures/failure-text.ts';
import { useKept } from '#web/kit/use-kept.ts';
import { useToast } from '#web/kit/toast.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { hearts } from './hearts.ts';
import { texts } from './texts.ts';

export interface Favorite {
  isFavorite: boolean;
  toggle: () => void;
}

export function useFavorite(server: { id: string; name: string }): Favorite {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const mark = useMark(hearts.kept);
  const isFavorite = useKept(hearts.kept).names.has(server.id);
  const save = async (): Promise<void> => {
    const action = isFavorite ? 'server_unfavorite' : 'server_favorite';
    const { unlocked } = await api('POST /api/v1/user-activity', { body: { action, serverId: server.id } });
    announceUnlocked(unlocked);
    await queries.invalidateQueries({ queryKey: ['profile'] });
  };
  const toggle = async (): Promise<void> => {
    try {
      await mark(server, !isFavorite, save);
    } catch (error) {
      toast({ title: texts.notSaved(server.name), text: failureText(error, texts.tryLater), tone: 'error' });
    }
  };
  return { isFavorite, toggle: () => void toggle() };
}
