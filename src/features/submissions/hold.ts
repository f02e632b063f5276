// Which submissions wait for a moderator, and why. Everything else is public at once.
import { fold } from '#catalog/fold.ts';
import { isAgeRestricted } from '#features/listings/view.ts';
import type { GuildFacts } from '#discord/guild-facts.ts';
import type { HeldBecause } from './contract.ts';
import { heldSentence } from './held-because.ts';

export interface LookAlike {
  /** What both have. */
  same: 'name' | 'icon';
  /** Of the listed one. */
  name: string;
}

export interface HoldRules {
  /** A submission whose name or description holds one as whole words waits; case and accents do not matter. */
  blockedTerms: readonly string[];
  /** A listed server that it could be taken for. */
  lookAlike?: LookAlike;
  /** A community with fewer members waits. */
  minMembers: number;
  /** What one account or address submits beyond this in a day waits. */
  submissionsPerDay: number;
}

/** Scripts without spaces between words: a term of theirs counts wherever it stands. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u;

/** The reason that is shown to the submitter, or null when nothing holds the submission. */
export function holdReason(facts: GuildFacts, submittedToday: number, rules: HoldRules): string | null {
  const because = becauseOf(facts, submittedToday, rules);
  return because && heldSentence(because);
}

function becauseOf(facts: GuildFacts, submittedToday: number, rules: HoldRules): HeldBecause | null {
  const { blockedTerms, lookAlike, minMembers, submissionsPerDay } = rules;
  if (isAgeRestricted({ nsfw_level: facts.nsfwLevel })) return { key: 'age-restricted' };
  if (holdsAny(`${facts.name} ${facts.description ?? ''}`, blockedTerms)) return { key: 'blocked-term' };
  if (lookAlike) return { key: lookAlike.same === 'name' ? 'same-name' : 'same-icon', name: lookAlike.name };
  if ((facts.memberCount ?? 0) < minMembers) return { key: 'few-members', members: minMembers };
  return submittedToday >= submissionsPerDay ? { key: 'many-today' } : null;
}

/** Whether one of the terms stands in the text. */
export function holdsAny(text: string, terms: readonly string[]): boolean {
  const plain = words(text);
  return terms.some((term) => holds(plain, words(term)));
}

function holds(text: string, term: string): boolean {
  if (term === '') return false;
  return UNSPACED.test(term) ? text.includes(term) : ` ${text} `.includes(` ${term} `);
}

/** Folded, with one space between words. */
function words(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}
