// Owners as others see them: what is public about a listing, and the end of an account. Claiming and editing stand beside.
import type { Database, Write } from '#db/open.ts';
import type { ListingRow } from '#features/listings/listings.ts';
import type { ServerAbout } from './contract.ts';
import { renderMarkdown } from './markdown.ts';
import { countOwners, dropClaims, longDescriptionOf } from './store.ts';

/** What everybody may read. */
export async function serverAbout(db: Database, listing: ListingRow): Promise<ServerAbout> {
  const [owners, text] = await Promise.all([
    countOwners(db.kysely, listing.id),
    longDescriptionOf(db.kysely, listing.id),
  ]);
  const longDescription = text === null ? null : await renderMarkdown(text);
  return { isClaimed: owners > 0, longDescription, languageSource: listing.language_from };
}

/** Part of the end of an account: its claims go, what it set stays. */
export async function forgetOwner({ tx, changed }: Write, userId: string): Promise<void> {
  for (const listingId of await dropClaims(tx, userId)) changed(listingId);
}
