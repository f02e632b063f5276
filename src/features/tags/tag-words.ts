// Finds curated tags in a text. A curated tag is more specific than a category, fits many communities, and names
// neither a single community nor a person.
import { tagSlug } from '#contract/spelling.ts';
import type { CategoryName } from '#contract/vocabulary.ts';
import { TermFinder } from './term-finder.ts';
import { type Subject, subjects } from './lexicon.ts';

/** Negations: "no politics", "sans politique". */
const DENIALS = new Set(
  'no not non without never anti isn isnt aren arent don dont doesn doesnt ohne kein keine keinen nicht sans pas sin nada sem nem nao senza niente geen zonder bez без не нет ни'.split(
    ' ',
  ),
);
/** `or` and `nor` of these languages. What follows `and` is more often offered: "no drama and chess every night". */
const OR = new Set('or nor oder noch o u ni ou nem ne lub ani или ни'.split(' '));
/** Articles and verbs between a negation and what it excludes; `t` is the end of `don't`. */
const BETWEEN = new Set(
  't the a an any more about of with affiliated allow tolerate do discuss discussion talk der die das dem den ein eine einen de del di la le les l lo il el los las un una os as um uma na o het een'.split(
    ' ',
  ),
);
/** `politics is forbidden`, `politics or anime are strictly forbidden`. */
const DENIED_AFTER =
  /^\p{L}+(?: (?:or|oder|ou|o) \p{L}+)? (?:is|are|ist|sind|est|sont|es|esta|estan)(?: (?:strictly|here|hier|streng|strengstens|strictement))? (?:not allowed|not permitted|forbidden|banned|prohibited|verboten|interdite?s?|prohibid[oa]s?)(?= |$)/u;
const MAX_DENIAL_WORDS = 7;
/** A description can be one list of a thousand items. */
const MAX_DENIED_LIST = 20;
/** Words by which a text is Portuguese, in which `no` means "in the". */
const PORTUGUESE = new Set(
  'da das uma nao voce voces sua suas seu seus nosso nossa comunidade jogos jogar jogamos focado focada brasil'.split(
    ' ',
  ),
);

/** Terms of technologies and a science that names often use in another sense: `Java Junkies` like coffee. */
const OFTEN_OTHERWISE = new Set(
  'delphi django elixir fedora flutter java math python rails react ruby rust swift unreal'.split(' '),
);
/** Their descriptions also name subjects of these categories. */
const TECHNICAL: ReadonlySet<CategoryName> = new Set(['Programming', 'Technology', 'Education']);

/** Usually one. */
type Subjects = readonly Subject[];

const merge = (before: Subjects, added: Subjects): Subjects => [...new Set([...before, ...added])];

/**
 * Whether a negation precedes this word, directly or before articles and verbs, or the list that it is in, or follows it:
 * `we do not allow politics, religion or drama`, `politics is forbidden`. `not only` is none.
 */
export function isDenied(words: readonly string[], at: number): boolean {
  for (let i = at; i > at - 2 * MAX_DENIED_LIST; i -= 2) {
    if (isNegated(words, i) || DENIED_AFTER.test(words.slice(i, i + MAX_DENIAL_WORDS).join(' '))) return true;
    if (!OR.has(words[i - 1] ?? '')) return OR.has(words[i + 1] ?? '') && isNegated(words, i - 1);
  }
  return false;
}

function isNegated(words: readonly string[], at: number): boolean {
  let before = at - 1;
  while (BETWEEN.has(words[before] ?? '')) before--;
  const negation = words[before] ?? '';
  return DENIALS.has(negation) && !(negation === 'no' && words.some((word) => PORTUGUESE.has(word)));
}

function* allTerms(): Iterable<[string, Subjects]> {
  for (const subject of subjects()) {
    for (const { term, isForQuestionsOnly } of subject.expressions) if (!isForQuestionsOnly) yield [term, [subject]];
  }
}

const finder = new TermFinder<Subjects>(allTerms, merge, isDenied);

/** The curated tags in a text, each once, in text order. */
export function tagsInText(text: string): string[] {
  return tagsOf(subjectsInText(text));
}

/** The subjects in a text, those that are whole categories too. */
export function subjectsInText(text: string): Subject[] {
  return [...finder.find(text).values()].flat();
}

/** Of a name, those that its terms mean. @param about the other texts of the community */
export function tagsInName(name: string, about: string): string[] {
  const found = [...finder.find(name), ...finder.find(splitCamelCase(name, (text) => tagsInText(text).length > 0))];
  return tagsOf(found.filter(([term]) => isMeant(term, about)).flatMap(([, named]) => named));
}

/** `OpenDota` as "Open Dota", if that is known and the whole word is not: JavaScript is not Java. */
export function splitCamelCase(name: string, isKnown: (text: string) => boolean): string {
  return name.replace(/\S+/g, (word) => {
    const words = word.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
    return isKnown(words) && !isKnown(word) ? words : word;
  });
}

/**
 * Whether a term of a name means what it indicates: an ambiguous one does not if the other texts name subjects, but none
 * that goes with it. Communities about anything have friends and events.
 */
export function isMeant(term: string, about: string): boolean {
  if (!OFTEN_OTHERWISE.has(term)) return true;
  const others = subjectsInText(about).filter(({ category }) => category !== 'Community');
  return others.length === 0 || others.some(({ category }) => TECHNICAL.has(category));
}

function tagsOf(found: Subjects): string[] {
  return [...new Set(found.filter(({ isCategory }) => !isCategory).map(({ tag }) => tag))];
}

/** The number of words of the longest lexicon phrase at this word; 1 for a single word, known or not. */
export function phraseLengthAt(words: readonly string[], at: number): number {
  return finder.phraseAt(words, at)?.wordCount ?? 1;
}

/** The subject that the whole tag names: the one with this tag, else by any of its terms; else undefined. */
export function subjectNamed(tag: string): Subject | undefined {
  const found = finder.find(tag);
  const slug = tagSlug(tag);
  // `c++` and `AI` are found as written, `board-games` by its words.
  const named = found.get(slug.replaceAll('-', '_')) ?? found.get(tag.toLowerCase()) ?? found.get(tag) ?? [];
  const narrow = named.filter(({ isCategory }) => !isCategory);
  return narrow.find((one) => tagSlug(one.tag) === slug) ?? narrow[0];
}
