// Finds terms in a text and the categories that they indicate.
import { isDenied } from '#features/tags/denials.ts';
import { TermFinder } from '#features/tags/term-finder.ts';
import { CATEGORIES, type CategoryName } from '#contract/vocabulary.ts';
import { subjects } from '#features/tags/lexicon.ts';
import { CATEGORY_WORDS, type Terms, termsOf } from './word-lists.ts';

/** How strongly a term indicates each category; empty for a term that only looks like another. */
type Meaning = ReadonlyMap<CategoryName, number>;

/** Weight of a term that names the subject on its own. */
export const SURE = 3;
const HINT = 1;
/** Suffices in a description of any length if nothing else is named. */
const STRONG_HINT = 1.5;

/** Terms that look like those of a category but do not indicate it. */
const NEUTRAL: Terms = {
  en: `code_of_conduct invite_code* friend_code* dress_code* promo_code* zip_code* old_school support_server
    official_server game_changer* state_of_the_art bug_report* screen_reader* every_language all_languages booking*
    support_communit* no_drama drama_free music_bot* support_system* voice_channel* voice_chat* text_channel* level_system* xp_system* ticket_system* rss_reader* bookmark* git_gud`,
  de: `beispiel* schuld* kunstlich* musik_bot* support_system* level_system* voice_channel* ticket_system*`,
  fr: `point_de_vue j_ai n_ai`,
  ru: `игрушк* поэтому участник*`,
  ar: `رسمي`,
};

/** A term that is sure in one language and a hint in another is sure. */
function strongest(before: Meaning, added: Meaning): Meaning {
  const merged = new Map(before);
  for (const [category, weight] of added) merged.set(category, Math.max(weight, merged.get(category) ?? 0));
  return merged;
}

function* allTerms(): Iterable<[string, Meaning]> {
  for (const { name } of CATEGORIES) {
    if (name === 'Other') continue;
    yield* withMeaning(CATEGORY_WORDS[name].hints, new Map([[name, HINT]]));
    yield* withMeaning(CATEGORY_WORDS[name].sure, new Map([[name, SURE]]));
  }
  yield* withMeaning(NEUTRAL, new Map());
  for (const { tag, category, expressions } of subjects()) {
    // Community terms fit other categories too, and a tournament any sport that the text names.
    const strength = tag === 'tournaments' ? STRONG_HINT : category === 'Community' ? HINT : SURE;
    // A phrase about something in no category is not about its words: a ball python.
    const meaning: Meaning = category === 'Other' ? new Map() : new Map([[category, strength]]);
    for (const { term, isForQuestionsOnly } of expressions) if (!isForQuestionsOnly) yield [term, meaning];
  }
}

function withMeaning(terms: Terms, meaning: Meaning): [string, Meaning][] {
  return termsOf(terms).map((term) => [term, meaning]);
}

const finder = new TermFinder<Meaning>(allTerms, strongest, isDenied);

/** The terms of the vocabulary in a text, each once, with their meaning. */
export function findTerms(text: string): Map<string, Meaning> {
  return finder.find(text);
}
