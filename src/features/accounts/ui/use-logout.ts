import { useQueryClient } from '@tanstack/react-query';
import { hearts } from '#features/favorites/ui/hearts.ts';
import { hiddenServers } from '#features/hidden/ui/hidden-servers.ts';
import { dropSessionHint } from '#web/kit/session-hint.ts';
import { useApi } from '#web/kit/use-api.ts';

/** Signs out here: everything cached and every copy of the account's marks goes, and the browser starts anew at "/", whatever the server says. */
export function useLogout(): () => Promise<void> {
  const api = useApi();
  const queries = useQueryClient();
  return async () => {
    try {
      await api('POST /api/v1/auth/logout');
    } catch (error) {
      console.error('Logout failed', error);
    }
    dropSessionHint();
    for (const { kept } of [hearts, hiddenServers]) kept.write(kept.empty());
    queries.clear();
    location.assign('/');
  };
}
