// Collects the inputs of the hold rules: the submitter's count of the day, look-alikes, waves and blocked terms.
import { DAY_MS } from '#contract/durations.ts';
import type { Queries } from '#db/open.ts';
import { lockCounts } from '#db/users.ts';
import type { GuildFacts } from '#discord/guild-facts.ts';
import { blockedTerms, lookAlikeOf } from '#features/holds/store.ts';
import { type Arrival, waveOf } from '#features/holds/waves.ts';
import { holdReason } from '#features/holds/hold.ts';
import { nameKey } from '#features/listings/name-key.ts';
import { countSubmissions } from './store.ts';
import type { Submission, SubmissionDeps } from './submissions.ts';

/** Null for an import: it comes from the operator and is never part of a wave. */
export function arrivalOf(
  listingId: string,
  { name, description }: GuildFacts,
  submission: Submission,
): Arrival | null {
  const { countedKey, userId, addressKey = null } = submission;
  if (countedKey === null) return null;
  return { listingId, name, description, submitterKey: userId === undefined ? '' : countedKey, addressKey };
}

export async function reasonToHold(
  deps: SubmissionDeps,
  tx: Queries,
  facts: GuildFacts,
  submission: Submission,
  arrival: Arrival | null,
) {
  const submittedToday = await countOfDay(tx, submission, deps.now() - DAY_MS);
  const lookAlike = await lookAlikeOf(tx, { nameKey: nameKey(facts.name), iconHash: facts.iconHash });
  const wave = arrival ? await waveOf(tx, arrival, deps.limits.unmoderatedPerDay, deps.now()) : undefined;
  return holdReason(facts, submittedToday, { ...deps.limits, blockedTerms: await blockedTerms(tx), lookAlike, wave });
}

async function countOfDay(
  tx: Queries,
  { countedKey, addressKey }: Pick<Submission, 'countedKey' | 'addressKey'>,
  since: number,
): Promise<number> {
  // Imports do not count.
  if (countedKey === null) return 0;
  await lockCounts(tx, 'submitter', addressKey === undefined ? [countedKey] : [countedKey, addressKey]);
  return await countSubmissions(tx, { countedKey, addressKey: addressKey ?? null }, since);
}
