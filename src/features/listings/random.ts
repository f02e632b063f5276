// Draws a random server from those that match.
import type { Catalog } from '#catalog/catalog.ts';
import type { CatalogQuery } from '#catalog/query.ts';
import type { StoredEntry } from '#catalog/entry.ts';
import { FiltersQuery, type Server } from './contract.ts';
import { catalogQuery, invertedRange } from './lists.ts';

/** A whole number from 0 up to, but not including, `end`, with equal chances. */
type Draw = (end: number) => number;

/** How often a server that the user hid is drawn again, before all matches are scanned. */
const TRIES = 30;

/**
 * Id of a listing that matches and is not hidden, with equal chances; undefined when there is none. Usually one lookup
 * in the index, whatever its size: a hidden one is drawn again. A user who hid nearly all matches (at most 500) costs
 * one scan of them.
 */
export function randomListing(
  catalog: Catalog,
  query: CatalogQuery,
  hidden: ReadonlySet<string>,
  draw: Draw,
): string | undefined {
  const { total } = catalog.find({ ...query, offset: 0, limit: 0 });
  if (total === 0) return undefined;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [id] = catalog.ids(catalog.find({ ...query, offset: draw(total), limit: 1 }));
    if (id !== undefined && !hidden.has(id)) return id;
  }
  // After so many tries few are left: at most twice as many match as are hidden, except for one time in a billion.
  const left = catalog
    .ids(catalog.find({ ...query, offset: 0, limit: Math.min(total, 2 * hidden.size + 1) }))
    .filter((id) => !hidden.has(id));
  return left.length === 0 ? undefined : left[draw(left.length)];
}

interface DrawOptions {
  /** Ids that must not be drawn. */
  hidden: ReadonlySet<string>;
  draw: Draw;
}

/** Random servers, drawn one after the other: the same can occur twice. Empty when none matches. */
export function randomServers(
  catalog: Catalog,
  query: FiltersQuery,
  times: number,
  options: DrawOptions,
): { servers: Server[] } {
  const drawn = Array.from({ length: times }, () => drawEntry(catalog, query, options));
  return { servers: drawn.flatMap((entry) => (entry ? [JSON.parse(entry.card) as Server] : [])) };
}

function drawEntry(catalog: Catalog, query: FiltersQuery, { hidden, draw }: DrawOptions): StoredEntry | undefined {
  const id = randomListing(catalog, catalogQuery({ ...query, sort: 'newest' }, 1, 1), hidden, draw);
  return id === undefined ? undefined : catalog.get(id);
}

/**
 * Where /random leads to: the page of a random server, or the list when none matches, which says so.
 * @param search the query string, with its '?' or empty; invalid filters are left to the list
 */
export function randomPath(catalog: Catalog, search: string, options: DrawOptions): string {
  const filters = FiltersQuery.safeParse(valuesOf(new URLSearchParams(search)));
  const isValid = filters.success && !invertedRange(filters.data);
  const entry = isValid ? drawEntry(catalog, filters.data, options) : undefined;
  return entry ? `/server/${entry.slug}` : `/servers${search}`;
}

function valuesOf(params: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}
