// Categories worked out from what the community says of itself. The submitter corrects them.
import { CATEGORIES, type CategoryName } from '#contract/vocabulary.ts';
import { CATEGORY_WORDS } from './category-words.ts';

export interface PublicTexts {
  name: string;
  description: string | null;
  features: readonly string[];
  traits: readonly { label: string }[];
}

const MOST = 3;
/** A word in the name or a trait says more than one in the description. */
const NAME_WEIGHT = 3;
const TRAIT_WEIGHT = 2;
const DESCRIPTION_WEIGHT = 1;

/** One to three categories, the best match first; 'Other' when no word says anything. */
export function proposeCategories({ name, description, features, traits }: PublicTexts): CategoryName[] {
  const scores = new Map<CategoryName, number>();
  const add = (text: string, weight: number): void => {
    for (const [category, found] of countWords(text))
      scores.set(category, (scores.get(category) ?? 0) + weight * found);
  };
  add(name, NAME_WEIGHT);
  add(description ?? '', DESCRIPTION_WEIGHT);
  for (const trait of traits) add(trait.label, TRAIT_WEIGHT);
  if (features.includes('official_game_guild')) scores.set('Gaming', (scores.get('Gaming') ?? 0) + NAME_WEIGHT);

  const order = CATEGORIES.map((category) => category.name);
  const ranked = [...scores].sort(([a, x], [b, y]) => y - x || order.indexOf(a) - order.indexOf(b));
  // A category counts only beside the best when it is at least a third as strong.
  const strong = ranked.filter(([, score]) => score * 3 >= (ranked[0]?.[1] ?? 0)).map(([category]) => category);
  return strong.length > 0 ? strong.slice(0, MOST) : ['Other'];
}

function countWords(text: string): Map<CategoryName, number> {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = folded.match(/[\p{L}\p{N}+#]+/gu) ?? [];
  const found = new Map<CategoryName, number>();
  for (const [category, { stems, whole, substrings }] of Object.entries(CATEGORY_WORDS)) {
    const hits =
      words.filter((word) => whole.includes(word) || stems.some((stem) => word.startsWith(stem))).length +
      substrings.filter((part) => folded.includes(part)).length;
    if (hits > 0) found.set(category as CategoryName, hits);
  }
  return found;
}
