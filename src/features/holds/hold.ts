// Which submissions wait for a moderator, and why. Everything else is public at once.
import { isAgeRestricted } from '#features/listings/view.ts';
import type { GuildFacts } from '#discord/guild-facts.ts';
import type { HeldBecause } from '#features/holds/contract.ts';
import { holdsAny, termsIn } from './terms.ts';
import type { Wave } from './waves.ts';

export interface LookAlike {
  /** What both have. */
  same: 'name' | 'icon';
  /** Of the listed one. */
  name: string;
}

/** What the words and the icon of a server are held by. */
export interface WordRules {
  /** See terms.ts. */
  blockedTerms: readonly string[];
  /** A listed server that it could be taken for. */
  lookAlike?: LookAlike;
  /** See waves.ts. */
  wave?: Wave;
}

export interface HoldRules extends WordRules {
  /** A community with fewer members waits. */
  minMembers: number;
  /** What one account or address submits beyond this in a day waits. */
  submissionsPerDay: number;
}

/** Null when nothing holds the submission. */
export function holdReason(facts: GuildFacts, submittedToday: number, rules: HoldRules): HeldBecause | null {
  const { blockedTerms, lookAlike, minMembers, submissionsPerDay, wave } = rules;
  if (isAgeRestricted({ nsfw_level: facts.nsfwLevel })) return { key: 'age-restricted' };
  if (holdsAny(textOf(facts), blockedTerms)) return { key: 'blocked-term' };
  if (lookAlike) return takenFor(lookAlike);
  if ((facts.memberCount ?? 0) < minMembers) return { key: 'few-members', members: minMembers };
  if (submittedToday >= submissionsPerDay) return { key: 'many-today' };
  return wave ? { key: wave } : null;
}

type Text = Pick<GuildFacts, 'name' | 'description'>;

/**
 * The reason why new words or a new icon of a public listing wait, or null. A term that its public words hold already was
 * looked at when they became public.
 */
export function changeReason(old: Text, next: Text, { blockedTerms, lookAlike, wave }: WordRules): HeldBecause | null {
  const known = new Set(termsIn(textOf(old), blockedTerms));
  if (termsIn(textOf(next), blockedTerms).some((term) => !known.has(term))) return { key: 'blocked-term' };
  if (lookAlike) return takenFor(lookAlike);
  return wave ? { key: wave } : null;
}

function takenFor({ same, name }: LookAlike): HeldBecause {
  return { key: same === 'name' ? 'same-name' : 'same-icon', name };
}

function textOf({ name, description }: Text): string {
  return `${name} ${description ?? ''}`;
}
