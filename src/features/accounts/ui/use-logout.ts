import { useQueryClient } from '@tanstack/react-query';
import { dropSessionHint } from '#web/kit/session-hint.ts';
import { useApi } from '#web/kit/use-api.ts';

/** Signs out here: everything cached goes and the browser starts anew at "/", whatever the server says. */
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
    queries.clear();
    location.assign('/');
  };
}
