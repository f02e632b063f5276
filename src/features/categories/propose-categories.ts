// Proposes categories from the community's public texts. The submitter can correct them.
import { CATEGORIES, type CategoryName, categoryNamed } from '#contract/vocabulary.ts';
import { withoutForbidden } from '#features/tags/denials.ts';
import { meantIn, splitCamelCase } from '#features/tags/tag-words.ts';
import { findTerms, SURE } from './find-terms.ts';

interface PublicTexts {
  name: string;
  description: string | null;
  features: readonly string[];
  traits: readonly { label: string }[];
  /** Headings of the list it was imported from; they weigh less than its own texts. */
  headings?: readonly string[];
}

const MAX_PROPOSED = 3;
/** A term in the name counts more than one in a trait or the description. */
const NAME_WEIGHT = 3;
const TRAIT_WEIGHT = 2;
const DESCRIPTION_WEIGHT = 2;
/** Headings add little to texts that name a subject, and decide if they name none. */
const HEADING_WEIGHT = 1;
const DECIDING_HEADING_WEIGHT = 3;
/** A single hint does not suffice in a longer text; in a short one it can be all there is. */
const MIN_SCORE = 3;
const MIN_SCORE_SHORT_TEXT = 2;
/** Maximum length of a short text: characters of name, description and traits. */
const SHORT_TEXT = 50;
/** Further categories need at least this share of the best score. */
const SHARE_OF_BEST = 0.4;

/** One to three categories, best match first, ties in table order; 'Other' if no category scores enough. */
export function proposeCategories({ name, description, features, traits, headings = [] }: PublicTexts): CategoryName[] {
  const traitText = withoutForbidden(traits.map(({ label }) => label).join('. '));
  const described = withoutForbidden(description ?? '');
  const scores = new Map<CategoryName, number>();
  const sure = new Set<CategoryName>();
  const add = (found: ReturnType<typeof findTerms>, weight: number): void => {
    for (const meaning of found.values()) {
      for (const [category, strength] of meaning) {
        scores.set(category, (scores.get(category) ?? 0) + weight * strength);
        if (strength === SURE) sure.add(category);
      }
    }
  };
  const named = [...findTerms(name), ...findTerms(splitCamelCase(name, isSure))];
  const isMeant = meantIn([described, traitText, ...headings].join('. '));
  add(new Map(named.filter(([term]) => isMeant(term))), NAME_WEIGHT);
  add(findTerms(described), DESCRIPTION_WEIGHT);
  add(findTerms(traitText), TRAIT_WEIGHT);
  const headingWeight = sure.size > 0 ? HEADING_WEIGHT : DECIDING_HEADING_WEIGHT;
  add(findTerms(headings.join('. ')), headingWeight);
  // In texts, the word 'community' fits every category, so only headings count it.
  if (headings.some((heading) => categoryNamed(heading) === 'Community')) {
    scores.set('Community', (scores.get('Community') ?? 0) + headingWeight);
  }
  // Discord gives this feature to servers of games, but it does not suffice alone.
  const gaming = scores.get('Gaming');
  if (gaming !== undefined && features.includes('official_game_guild')) scores.set('Gaming', gaming + NAME_WEIGHT);

  const order = CATEGORIES.map((category) => category.name);
  const ranked = [...scores].sort(([a, x], [b, y]) => y - x || order.indexOf(a) - order.indexOf(b));
  const isShort = name.length + (description ?? '').length + traitText.length <= SHORT_TEXT;
  const minScore = Math.max(isShort ? MIN_SCORE_SHORT_TEXT : MIN_SCORE, SHARE_OF_BEST * (ranked[0]?.[1] ?? 0));
  // After the best, only categories with a sure term count; except Community, which goes with any subject.
  const counts = (category: CategoryName, i: number): boolean =>
    i === 0 || category === 'Community' || sure.has(category);
  const strong = ranked
    .filter(([category, score], i) => score >= minScore && counts(category, i))
    .map(([category]) => category);
  return strong.length > 0 ? strong.slice(0, MAX_PROPOSED) : ['Other'];
}

/** Whether a term of the text is sure: `Gaming Hub`, not `Build Craft`. */
function isSure(text: string): boolean {
  return findTerms(text)
    .values()
    .some((meaning) => meaning.values().some((strength) => strength === SURE));
}
