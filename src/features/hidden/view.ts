import type { MarkedListingsTable } from '#db/people-tables.ts';
import type { Cdn } from '#discord/cdn.ts';
import { type ListingRow } from '#features/listings/listings.ts';
import { isPublic } from '#features/listings/listed.ts';
import type { HiddenServer } from './contract.ts';

export function hiddenServerView(
  { listing_id: id, created_at }: MarkedListingsTable,
  row: ListingRow | undefined,
  cdn: Cdn,
): HiddenServer {
  const hiddenAt = new Date(created_at).toISOString();
  if (!row || !isPublic(row)) return { id, slug: null, name: null, iconUrl: null, hiddenAt };
  return { id, slug: row.slug, name: row.name, iconUrl: cdn.icon(row.guild_id, row.icon_hash), hiddenAt };
}
