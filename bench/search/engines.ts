// Search engines: the product through its API, and a small library for comparison.
import MiniSearch from 'minisearch';
import type { Server } from '#features/listings/contract.ts';
import type { TestApp } from '#test/app.ts';
import { SHOWN } from './measures.ts';

interface Answer {
  /** Ids of listings, the best first. */
  ids: string[];
  /** Number of listings that match all of the question; the others match part of it. */
  total: number;
}

export interface Engine {
  name: string;
  ask(question: string): Promise<Answer>;
}

const PAGE = 100;

export const productEngine = ({ api }: TestApp): Engine => ({
  name: 'duskrow',
  async ask(search) {
    const { servers, total } = await api('GET /api/v1/servers', { query: { search, limit: SHOWN } });
    return { ids: servers.map(({ id }) => id), total };
  },
});

export async function listedServers({ api }: TestApp): Promise<Server[]> {
  const servers: Server[] = [];
  for (let page = 1; ; page++) {
    const found = await api('GET /api/v1/servers', { query: { page, limit: PAGE, sort: 'name' } });
    servers.push(...found.servers);
    if (page >= found.totalPages) return servers;
  }
}

/** As its documentation suggests: boosted names, prefix and fuzzy matches, and AND results before OR results. */
export function miniSearchEngine(servers: readonly Server[]): Engine {
  const index = new MiniSearch<{ id: string }>({
    fields: ['name', 'tags', 'categories', 'description'],
    searchOptions: { boost: { name: 2 }, prefix: true, fuzzy: 0.2 },
  });
  index.addAll(
    servers.map(({ id, name, tags, categories, description }) => ({
      id,
      name,
      tags: tags.join(' '),
      categories: categories.join(' '),
      description,
    })),
  );
  return {
    name: 'MiniSearch',
    async ask(question) {
      const all = index.search(question, { combineWith: 'AND' });
      const any = index.search(question, { combineWith: 'OR' });
      const ids = new Set([...all, ...any].map(({ id }) => String(id)));
      return { ids: [...ids].slice(0, SHOWN), total: all.length };
    },
  };
}
