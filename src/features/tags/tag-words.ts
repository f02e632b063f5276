// Finds curated tags in a text. A curated tag is more specific than a category, fits many communities, and names
// neither a single community nor a person.
import { tagSlug } from '#contract/spelling.ts';
import type { CategoryName } from '#contract/vocabulary.ts';
import { type Subject, subjects } from './lexicon.ts';
import { isDenied } from './denials.ts';
import { TermFinder } from './term-finder.ts';

/** Terms of technologies and a science that names often use in another sense: `Java Junkies` like coffee. */
const OFTEN_OTHERWISE = new Set(
  'delphi django elixir fedora flutter java math python rails react ruby rust swift unreal'.split(' '),
);
/** Their descriptions also name subjects of these categories. */
const TECHNICAL: ReadonlySet<CategoryName> = new Set(['Programming', 'Technology', 'Education']);

/** Usually one. */
type Subjects = readonly Subject[];

const merge = (before: Subjects, added: Subjects): Subjects => [...new Set([...before, ...added])];

function* allTerms(): Iterable<[string, Subjects]> {
  for (const subject of subjects()) {
    for (const { term, isForQuestionsOnly } of subject.expressions) if (!isForQuestionsOnly) yield [term, [subject]];
  }
}

const finder = new TermFinder<Subjects>(allTerms, merge, isDenied);

/** The curated tags in a text, each once, in text order. @param text `withoutForbidden` */
export function tagsInText(text: string): string[] {
  return tagsOf(subjectsInText(text));
}

/** The subjects in a text, those that are whole categories too. @param text `withoutForbidden` */
export function subjectsInText(text: string): Subject[] {
  return [...finder.find(text).values()].flat();
}

/** Of a name, those that its terms mean. @param isMeant see `meantIn` */
export function tagsInName(name: string, isMeant: (term: string) => boolean): string[] {
  const found = [...finder.find(name), ...finder.find(splitCamelCase(name, (text) => tagsInText(text).length > 0))];
  return tagsOf(found.filter(([term]) => isMeant(term)).flatMap(([, named]) => named));
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
 *
 * @param about the other texts of the community `withoutForbidden`, which are read once for all terms
 */
export function meantIn(about: string): (term: string) => boolean {
  let isTechnical: boolean | undefined;
  return (term) => !OFTEN_OTHERWISE.has(term) || (isTechnical ??= namesTechnicalOrNothing(about));
}

function namesTechnicalOrNothing(text: string): boolean {
  const named = subjectsInText(text).filter(({ category }) => category !== 'Community');
  return named.length === 0 || named.some(({ category }) => TECHNICAL.has(category));
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
