// What achievements are for.
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Achievement } from '#features/reputation/contract.ts';

/** By their names; in English as in achievement-table.ts. */
const DESCRIPTIONS: Readonly<Record<string, MessageDescriptor>> = {
  'first-light': msg`Submit your first server.`,
  'street-lamps': msg`Submit 5 servers.`,
  'town-planner': msg`Submit 15 servers.`,
  'city-lights': msg`Submit 50 servers.`,
  lamplighter: msg`Submit 150 servers.`,
  'first-word': msg`Write your first review.`,
  'regular-critic': msg`Write 5 reviews.`,
  'column-writer': msg`Write 20 reviews.`,
  'voice-of-the-row': msg`Write 75 reviews.`,
  insider: msg`Review a server that you are a member of.`,
  'well-informed': msg`Review 10 servers that you are a member of.`,
  storyteller: msg`Write 3 reviews of 300 characters or more.`,
  'wide-reader': msg`Review servers in 4 categories.`,
  'all-rounder': msg`Review servers in 8 categories.`,
  'warm-heart': msg`Add your first favorite.`,
  collector: msg`Have 15 favorites.`,
  curator: msg`Have 50 favorites.`,
  helpful: msg`Get 5 helpful votes on your reviews.`,
  'trusted-guide': msg`Get 25 helpful votes on your reviews.`,
  lighthouse: msg`Get 200 helpful votes on your reviews.`,
  neighbour: msg`Be a member of 3 listed servers.`,
  'known-everywhere': msg`Be a member of 25 listed servers.`,
  'level-five': msg`Reach level 5.`,
  'level-ten': msg`Reach level 10.`,
  'first-steps': msg`Visit 5 server pages.`,
  'night-walker': msg`Visit 50 server pages.`,
  pathfinder: msg`Visit 250 server pages.`,
  cartographer: msg`Visit 1,000 server pages.`,
  curious: msg`Visit servers in 6 categories.`,
  polyglot: msg`Visit servers in 5 languages.`,
  'three-nights': msg`Log in 3 days in a row.`,
  'whole-week': msg`Log in 7 days in a row.`,
  'new-moon': msg`Log in 30 days in a row.`,
  'year-round': msg`Log in 365 days in a row.`,
};

/** In the language of the interface; the answer's own for one that is not known here yet. */
export function achievementDescription(
  { name, description }: Pick<Achievement, 'name' | 'description'>,
  i18n: I18n,
): string {
  const known = DESCRIPTIONS[name];
  return known ? i18n.t(known) : description;
}
