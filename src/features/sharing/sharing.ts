// What may be shared: the servers that stand on the lists, and no others, whatever the reason.
import type { Catalog } from '#catalog/catalog.ts';
import type { Server } from '#features/listings/contract.ts';

/** Undefined for a server that waits, is hidden, age-restricted or expired, and for one that never was. */
export function sharedServer(catalog: Catalog, slug: string): Server | undefined {
  const id = catalog.idOfSlug(slug);
  return id === undefined ? undefined : serverOf(catalog, id);
}

export function serverOf(catalog: Catalog, id: string): Server | undefined {
  const card = catalog.get(id)?.card;
  // The card is what the contract says of a server.
  return card === undefined ? undefined : (JSON.parse(card) as Server);
}
