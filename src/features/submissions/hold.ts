// Which submissions wait for a moderator, and why. Everything else is public at once.
import { isAgeRestricted } from '#features/listings/view.ts';
import type { GuildFacts } from '#discord/guild-facts.ts';

export interface HoldRules {
  /** Lower case; a submission whose name or description holds one as a whole word waits. */
  blockedTerms: readonly string[];
  /** A community with fewer members waits. */
  minMembers: number;
  /** What one account or address submits beyond this in a day waits. */
  submissionsPerDay: number;
}

/** The reason that is shown to the submitter, or null when nothing holds the submission. */
export function holdReason(facts: GuildFacts, submittedToday: number, rules: HoldRules): string | null {
  if (isAgeRestricted({ nsfw_level: facts.nsfwLevel })) return 'It is age-restricted.';
  const text = ` ${words(`${facts.name} ${facts.description ?? ''}`)} `;
  if (rules.blockedTerms.some((term) => text.includes(` ${words(term)} `))) return 'Its texts hold a blocked term.';
  if ((facts.memberCount ?? 0) < rules.minMembers) return `It has fewer than ${rules.minMembers} members.`;
  if (submittedToday >= rules.submissionsPerDay) return 'Many servers were submitted from here today.';
  return null;
}

function words(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}
