// Waves: many servers of one submitter or one template before a moderator has reviewed them. Each arrival is compared
// with those of the day before. `fresh_texts` has a row for each recent text, and whether it was reviewed.
import { DAY_MS } from '#contract/time.ts';
import type { Database, Queries } from '#db/open.ts';
import type { FreshTextsTable } from '#db/hold-tables.ts';
import { ADDRESS_RETENTION_MS } from '#http/caller-keys.ts';
import { type Look, lookAlike, lookOf } from './look-alike.ts';
import { dropFreshTexts, saveFreshText, unreviewedTexts } from './store.ts';

/** Maximum number of texts compared per arrival: a comparison takes about ten microseconds. */
const COMPARED = 1000;

export type Wave = 'unseen-today' | 'alike-today';

export interface Arrival {
  listingId: string;
  name: string;
  description: string | null;
  /** Keyed hash of the account that submitted it; empty for a visitor, and for a change found by a sync. */
  accountKey: string;
  /** Keyed hash of the address that submitted it. */
  addressKey: string | null;
}

/**
 * Whether more than `allowed` other unreviewed texts of the last day came from the same account or address, or look
 * like it. Call `lockFreshTexts` before.
 */
export async function waveOf(tx: Queries, arrival: Arrival, allowed: number, at: number): Promise<Wave | undefined> {
  const others = await unreviewedTexts(tx, { since: at - DAY_MS, except: arrival.listingId, limit: COMPARED });
  const isSame = (key: string | null, other: string | null): boolean => !!key && key === other;
  const bySubmitter = others.filter(
    (other) => isSame(arrival.accountKey, other.submitter_key) || isSame(arrival.addressKey, other.address_key),
  );
  if (bySubmitter.length > allowed) return 'unseen-today';
  const look = lookOf(arrival);
  let alike = 0;
  for (const other of others) if (lookAlike(look, storedLook(other)) && ++alike > allowed) return 'alike-today';
  return undefined;
}

/** Stores the text of an arrival, so that others are compared with it. */
export async function recordText(tx: Queries, arrival: Arrival, at: number): Promise<void> {
  const { name, description } = lookOf(arrival);
  await saveFreshText(tx, {
    listing_id: arrival.listingId,
    submitter_key: arrival.accountKey,
    address_key: arrival.addressKey,
    name_words: name.join(' '),
    description_words: description.join(' '),
    set_at: at,
    reviewed_at: null,
  });
}

function storedLook(row: Pick<FreshTextsTable, 'name_words' | 'description_words'>): Look {
  const wordsIn = (text: string): string[] => (text === '' ? [] : text.split(' '));
  return { name: wordsIn(row.name_words), description: wordsIn(row.description_words) };
}

/** Waves look back one day; the rows expire with the hashes of addresses in them. */
export async function expireFreshTexts(db: Database, now: number): Promise<void> {
  await db.write(({ tx }) => dropFreshTexts(tx, now - ADDRESS_RETENTION_MS));
}
