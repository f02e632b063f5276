// Collects the inputs of the hold rules: the submitter's count of the day, look-alikes, waves and blocked terms.
import { DAY_MS } from '#contract/time.ts';
import type { Queries } from '#db/open.ts';
import { lockCounts } from '#db/users.ts';
import type { GuildFacts } from '#discord/guild-facts.ts';
import { blockedTerms, lockFreshTexts, lookAlikeOf } from '#features/holds/store.ts';
import { type Arrival, waveOf } from '#features/holds/waves.ts';
import { type HoldLimits, holdReason } from '#features/holds/hold.ts';
import { nameKey } from '#features/listings/name-key.ts';
import { countSubmissions } from './store.ts';

export interface Submitter {
  /** The submitting account; undefined for visitors and imports. */
  userId?: string;
  /** Key that the daily limit counts by; null for imports. */
  countedKey: string | null;
  /** Keyed hash of the address, which the daily limit counts too; undefined for imports. */
  addressKey?: string;
}

/** Null for an import: it comes from the operator and is never part of a wave. */
export function arrivalOf(listingId: string, { name, description }: GuildFacts, submitter: Submitter): Arrival | null {
  const { countedKey, userId, addressKey = null } = submitter;
  if (countedKey === null) return null;
  return { listingId, name, description, accountKey: userId === undefined ? '' : countedKey, addressKey };
}

export async function reasonToHold(
  { limits, now }: { limits: HoldLimits; now: () => number },
  tx: Queries,
  facts: GuildFacts,
  submitter: Submitter,
  arrival: Arrival | null,
) {
  const submittedToday = await countOfDay(tx, submitter, now() - DAY_MS);
  await lockFreshTexts(tx);
  const lookAlike = await lookAlikeOf(tx, { nameKey: nameKey(facts.name), iconHash: facts.iconHash });
  const wave = arrival ? await waveOf(tx, arrival, limits.unmoderatedPerDay, now()) : undefined;
  return holdReason(facts, submittedToday, { ...limits, blockedTerms: await blockedTerms(tx), lookAlike, wave });
}

async function countOfDay(tx: Queries, { countedKey, addressKey }: Submitter, since: number): Promise<number> {
  // Imports do not count.
  if (countedKey === null) return 0;
  await lockCounts(tx, 'submitter', addressKey === undefined ? [countedKey] : [countedKey, addressKey]);
  return await countSubmissions(tx, { countedKey, addressKey: addressKey ?? null }, since);
}
