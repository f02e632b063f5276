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

/**
 * The most similar of those that a search for its tags finds first: the ones with the most and the rarest of them. If
 * these are few, also of the most active ones of its categories.
 */
export async function findSimilar(api: Api, server: Described, signal?: AbortSignal): Promise<Server[]> {
  const { id, tags, categories: category } = server;
  const find = async (query: ListServersQuery): Promise<Server[]> => {
    const { servers } = await api('GET /api/v1/servers', { query: { ...query, limit: CANDIDATES }, signal });
    return servers.filter((other) => other.id !== id);
  };
  // An empty search or filter would match every server.
  const found = tags.length > 0 ? await find({ search: tags.join(' '), sort: 'relevance' }) : [];
  const tagged = found.filter((other) => other.tags.some((tag) => tags.includes(tag)));
  if (tagged.length >= KEPT || category.length === 0) return mostSimilar(server, tagged);
  const listed = await find({ category, sort: 'activity' });
  return mostSimilar(server, [...new Map([...listed, ...tagged].map((other) => [other.id, other])).values()]);
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
