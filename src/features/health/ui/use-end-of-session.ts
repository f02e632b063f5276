import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiFailure } from '#contract/client.ts';
import { userQuery } from '#features/accounts/ui/use-user.ts';
import { useApi } from '#web/kit/use-api.ts';

/** A session that ended elsewhere: who is signed in is asked again, so that the page asks to log in. */
export function useEndOfSession(error: unknown): void {
  const api = useApi();
  const queries = useQueryClient();
  const isRefused = error instanceof ApiFailure && error.status === 401;
  useEffect(() => {
    if (isRefused) void queries.invalidateQueries({ queryKey: userQuery(api).queryKey });
  }, [isRefused, api, queries]);
}
