// A server drawn by lot from those that match.
import type { Catalog, CatalogQuery } from '#catalog/catalog.ts';

/** A whole number from 0 up to, but not including, `end`; each as likely as the others. */
export type Draw = (end: number) => number;

/** Times that a drawn server is laid back because the person hid it, before all that match are looked through. */
const TRIES = 30;

/**
 * Id of a listing that matches and is not hidden, each of them as likely as the others; undefined when there is none.
 * One look into the index, whatever its size: hidden ones are laid back and drawn again. Who hid nearly all that match
 * (at most 500) costs one walk over them.
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
  // After so many tries hardly any are left: at most twice as many match as are hidden, but for one time in a billion.
  const left = catalog
    .ids(catalog.find({ ...query, offset: 0, limit: 2 * hidden.size + 1 }))
    .filter((id) => !hidden.has(id));
  return left.length === 0 ? undefined : left[draw(left.length)];
}
