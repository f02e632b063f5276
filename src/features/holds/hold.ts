// Which submissions wait for a moderator, and why. Everything else is public immediately.
import { isAgeRestricted } from '#features/listings/view.ts';
import type { GuildFacts } from '#discord/guild-facts.ts';
import type { HeldBecause } from '#features/holds/contract.ts';
import type { LookAlike } from './store.ts';
import { containsAnyTerm, termsIn } from './terms.ts';
import type { Wave } from './waves.ts';

/** The rules for the words and the icon of a server. */
interface WordRules {
  /** See terms.ts. */
  blockedTerms: readonly string[];
  /** A listed or taken-down server that it could be mistaken for. */
  lookAlike?: LookAlike;
  /** See waves.ts. */
  wave?: Wave;
}

/** As the operator sets them. */
export interface HoldLimits {
  /** A community with fewer members, or an unknown number, waits; 0 for no minimum. */
  minMembers: number;
  /** Submissions of one account or address beyond this number per day wait. */
  submissionsPerDay: number;
  /** A submission waits if more unreviewed ones of the last day are from the same submitter, or similar. */
  unmoderatedPerDay: number;
}

/** A wave has already counted the unreviewed ones. */
export type HoldRules = WordRules & Omit<HoldLimits, 'unmoderatedPerDay'>;

/** Null when no rule holds the submission. */
export function holdReason(facts: GuildFacts, submittedToday: number, rules: HoldRules): HeldBecause | null {
  const { blockedTerms, lookAlike, minMembers, submissionsPerDay, wave } = rules;
  const { memberCount } = facts;
  if (isAgeRestricted({ nsfw_level: facts.nsfwLevel })) return { key: 'age-restricted' };
  if (containsAnyTerm(allTextOf(facts), blockedTerms)) return { key: 'blocked-term' };
  if (lookAlike) return lookAlikeReason(lookAlike);
  if (memberCount !== null && memberCount < minMembers) return { key: 'few-members', members: minMembers };
  if (submittedToday >= submissionsPerDay) return { key: 'many-today' };
  if (wave) return { key: wave };
  return memberCount === null && minMembers > 0 ? { key: 'unknown-members' } : null;
}

type Text = Pick<GuildFacts, 'name' | 'description'>;

/** The reason why new words or a new icon of a public listing wait, or null. */
export function changeReason(old: Text, next: Text, { blockedTerms, lookAlike, wave }: WordRules): HeldBecause | null {
  if (addedTerms(old, next, blockedTerms).length > 0) return { key: 'blocked-term' };
  if (lookAlike) return lookAlikeReason(lookAlike);
  return wave ? { key: wave } : null;
}

/** The terms in the new words, without those in the public ones: they were reviewed when these became public. */
export function addedTerms(old: Text, next: Text, terms: readonly string[]): string[] {
  const known = new Set(termsIn(textOf(old), terms));
  return termsIn(textOf(next), terms).filter((term) => !known.has(term));
}

function lookAlikeReason({ same, name }: LookAlike): HeldBecause {
  return { key: same === 'name' ? 'same-name' : 'same-icon', name };
}

/** Everything in which a blocked term holds a submission. */
export function allTextOf(facts: Text & Pick<GuildFacts, 'traits' | 'serverTag' | 'vanityCode'>): string {
  const { traits, serverTag, vanityCode } = facts;
  return [textOf(facts), ...traits.map(({ label }) => label), serverTag ?? '', vanityCode ?? ''].join(' ');
}

function textOf({ name, description }: Text): string {
  return `${name} ${description ?? ''}`;
}
