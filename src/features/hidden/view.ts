import type { Cdn } from '#discord/cdn.ts';
import type { ListingRow } from '#features/listings/listings.ts';
import type { HiddenServer } from './contract.ts';

export function hiddenServerView(
  { id, slug, name, guild_id, icon_hash }: ListingRow,
  at: number,
  cdn: Cdn,
): HiddenServer {
  return { id, slug, name, iconUrl: cdn.icon(guild_id, icon_hash), hiddenAt: new Date(at).toISOString() };
}
