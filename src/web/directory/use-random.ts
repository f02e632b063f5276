import { localHidden } from '#web/session/saved-lists.ts';
import { useNavigate } from '#web/location.ts';
import { useApi } from '#web/kit/use-api.ts';

export const RANDOM_HREF = '/random';
/** Only the browser knows what a visitor has hidden: it takes the first of several draws that is not hidden. */
const DRAWS = 10;

/**
 * Opens the page of a random server, unless the visitor has gone elsewhere before the answer. Resolves to false if every
 * server drawn is hidden.
 */
export function useRandomServer(): () => Promise<boolean> {
  const api = useApi();
  const navigate = useNavigate();
  return async () => {
    const { href } = location;
    const { names } = localHidden.read();
    const { servers } = await api('GET /api/v1/random', { query: { times: names.size > 0 ? DRAWS : 1 } });
    if (location.href !== href) return true;
    const drawn = servers.find(({ id }) => !names.has(id));
    if (drawn) navigate(`/server/${drawn.slug}`);
    return drawn !== undefined;
  };
}
