// Categories worked out from what the community says of itself. The submitter corrects them.
import { CATEGORIES, type CategoryName, categoryNamed } from '#contract/vocabulary.ts';
import { findTerms, SURE } from './find-terms.ts';

export interface PublicTexts {
  name: string;
  description: string | null;
  features: readonly string[];
  traits: readonly { label: string }[];
  /** Where a list put it, which says less than its own words. */
  headings?: readonly string[];
}

const MOST = 3;
/** A word in the name or a trait says more than one in the description. */
const NAME_WEIGHT = 3;
const TRAIT_WEIGHT = 2;
const DESCRIPTION_WEIGHT = 2;
/** Headings of a list add little to texts that name a subject, and decide where they do not. */
const HEADING_WEIGHT = 1;
const DECIDING_HEADING_WEIGHT = 3;
/** One hint decides nothing in a longer text; where hardly anything is said it is all there is. */
const ENOUGH = 3;
const ENOUGH_OF_LITTLE = 2;
/** Characters of name, description and traits. */
const LITTLE = 50;
/** A category counts beside the best only when it is about this strong. */
const SHARE_OF_BEST = 0.4;

/** One to three categories, the best match first, equal ones in the order of the table; 'Other' when no word says
 *  enough. */
export function proposeCategories({ name, description, features, traits, headings = [] }: PublicTexts): CategoryName[] {
  const traitText = traits.map(({ label }) => label).join('. ');
  const scores = new Map<CategoryName, number>();
  const sure = new Set<CategoryName>();
  const add = (text: string, weight: number): void => {
    for (const meaning of findTerms(text).values()) {
      for (const [category, says] of meaning) {
        scores.set(category, (scores.get(category) ?? 0) + weight * says);
        if (says === SURE) sure.add(category);
      }
    }
  };
  add(name, NAME_WEIGHT);
  add(description ?? '', DESCRIPTION_WEIGHT);
  add(traitText, TRAIT_WEIGHT);
  const headingWeight = sure.size > 0 ? HEADING_WEIGHT : DECIDING_HEADING_WEIGHT;
  add(headings.join('. '), headingWeight);
  // In a text the word fits everything.
  if (headings.some((heading) => categoryNamed(heading) === 'Community')) {
    scores.set('Community', (scores.get('Community') ?? 0) + headingWeight);
  }
  // Games are what the platform gives this mark to, but it says nothing by itself.
  const gaming = scores.get('Gaming');
  if (gaming !== undefined && features.includes('official_game_guild')) scores.set('Gaming', gaming + NAME_WEIGHT);

  const order = CATEGORIES.map((category) => category.name);
  const ranked = [...scores].sort(([a, x], [b, y]) => y - x || order.indexOf(a) - order.indexOf(b));
  const isLittle = name.length + (description ?? '').length + traitText.length <= LITTLE;
  const least = Math.max(isLittle ? ENOUGH_OF_LITTLE : ENOUGH, SHARE_OF_BEST * (ranked[0]?.[1] ?? 0));
  // Beside the best counts what a word names, not what words only hint at; but people meet for anything.
  const counts = (category: CategoryName, i: number): boolean =>
    i === 0 || category === 'Community' || sure.has(category);
  const strong = ranked
    .filter(([category, score], i) => score >= least && counts(category, i))
    .map(([category]) => category);
  return strong.length > 0 ? strong.slice(0, MOST) : ['Other'];
}
