import { useLingui } from '@lingui/react/macro';
import { Heart } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { PROFILE_KEY } from '#web/directory/list-queries.ts';
import { useSaved } from '#web/session/use-saved.ts';
import { announceUnlocked } from '#web/session/announce-unlocked.ts';
import { iconButtonClass, type IconLook } from '#web/kit/button.tsx';
import { usePersisted } from '#web/kit/use-persisted.ts';
import { showFailure } from '#web/kit/toast-store.ts';
import { useApi } from '#web/kit/use-api.ts';
import { useNavigate } from '#web/location.ts';
import { type NamedServer, localFavorites } from '#web/session/saved-lists.ts';

interface Favorite {
  /** The name in texts. */
  name: string;
  isFavorite: boolean;
  toggle: () => void;
}

/** Stored in the account when logged in, otherwise in this browser. */
function useFavorite(server: NamedServer): Favorite {
  const { i18n, t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const setSaved = useSaved(localFavorites);
  const isFavorite = usePersisted(localFavorites).names.has(server.id);
  const name = server.name || t`A server that is no longer listed`;
  const save = async (): Promise<void> => {
    const action = isFavorite ? 'server_unfavorite' : 'server_favorite';
    const { unlocked } = await api('POST /api/v1/user-activity', { body: { action, serverId: server.id } });
    announceUnlocked(unlocked);
    await queries.invalidateQueries({ queryKey: [PROFILE_KEY] });
  };
  const explainPlace = async (): Promise<void> => {
    const { explainFirstFavorite } = await import('./first-favorite.ts');
    explainFirstFavorite(i18n, navigate);
  };
  const toggle = async (): Promise<void> => {
    try {
      await setSaved(server, !isFavorite, save);
      const { accountId, names } = localFavorites.read();
      if (accountId === null && names.size === 1 && !isFavorite)
        explainPlace().catch((error: unknown) => console.error('The place of favorites was not explained.', error));
    } catch (error) {
      showFailure(isFavorite ? t`${name} is still a favorite` : t`${name} was not saved`, error, i18n);
    }
  };
  return { name, isFavorite, toggle: () => void toggle() };
}

interface HeartButtonProps {
  server: NamedServer;
  look: IconLook;
}

/** Adds a server to the favorites or removes it: of the account, or of this browser for visitors. */
export function HeartButton({ server, look }: HeartButtonProps) {
  const { t } = useLingui();
  const { name, isFavorite, toggle } = useFavorite(server);
  return (
    <button
      type="button"
      aria-pressed={isFavorite}
      aria-label={t`Favorite ${name}`}
      onClick={toggle}
      className={iconButtonClass(look)}
    >
      <Heart size={look === 'framed' ? 18 : 16} fill={isFavorite ? 'currentColor' : 'none'} />
    </button>
  );
}
