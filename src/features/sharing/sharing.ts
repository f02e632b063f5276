// Only listed servers can be shared.
import type { Catalog } from '#catalog/catalog.ts';
import type { Server } from '#features/listings/contract.ts';

/** Undefined for a server that is pending review, hidden, age-restricted, expired or unknown. */
export function sharedServer(catalog: Catalog, slug: string): Server | undefined {
  const id = catalog.idOfSlug(slug);
  return id === undefined ? undefined : serverOf(catalog, id);
}

export function serverOf(catalog: Catalog, id: string): Server | undefined {
  const card = catalog.get(id)?.card;
  // A card is a serialized `Server` of the contract.
  return card === undefined ? undefined : (JSON.parse(card) as Server);
}
