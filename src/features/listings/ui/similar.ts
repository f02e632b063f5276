// "Servers like this": which ones they are.
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import type { ListServersQuery, Server } from '#features/listings/contract.ts';
import { SERVERS_KEY } from '#web/directory/list-queries.ts';
import { hashOf } from '#web/kit/stable-random.ts';

type Described = Pick<Server, 'id' | 'tags' | 'language' | 'categories'>;

const CANDIDATES = 24;
/** Twice as many as are shown: the user might have hidden some. */
const KEPT = 6;

export function similarQuery(api: Api, server: Described) {
  return queryOptions({
    queryKey: [SERVERS_KEY, 'similar', server.id],
    queryFn: ({ signal }) => findSimilar(api, server, signal),
  });
}

/** The most similar of the most active servers with one of its tags; if these are few, also of its categories. */
export async function findSimilar(api: Api, server: Described, signal?: AbortSignal): Promise<Server[]> {
  const { id, tags: tag, categories: category } = server;
  const candidates = new Map<string, Server>();
  const addMostActive = async (filter: ListServersQuery) => {
    const query: ListServersQuery = { ...filter, limit: CANDIDATES, sort: 'activity' };
    const { servers } = await api('GET /api/v1/servers', { query, signal });
    for (const other of servers) if (other.id !== id) candidates.set(other.id, other);
  };
  // An empty filter would match every server.
  if (tag.length > 0) await addMostActive({ tag });
  if (candidates.size < KEPT && category.length > 0) await addMostActive({ category });
  return mostSimilar(server, [...candidates.values()]);
}

/** By shared tags, then the language, then shared categories; among equals the order depends on the server, so that pages differ. */
export function mostSimilar<S extends Described>(server: Described, candidates: readonly S[]): S[] {
  const shared = (one: readonly string[], other: readonly string[]) =>
    one.filter((name) => other.includes(name)).length;
  return candidates
    .map((candidate) => ({
      candidate,
      tags: shared(candidate.tags, server.tags),
      language: Number(server.language !== null && candidate.language === server.language),
      categories: shared(candidate.categories, server.categories),
      order: hashOf(`${server.id} ${candidate.id}`),
    }))
    .sort((a, b) => b.tags - a.tags || b.language - a.language || b.categories - a.categories || a.order - b.order)
    .slice(0, KEPT)
    .map(({ candidate }) => candidate);
}
