// Suggestions while a user types, and what to show instead of an empty list: the list without one of its filters or
// with other words, those of similar tags, and those of broader categories, each with its count.
import type { Catalog } from '#catalog/catalog.ts';
import type { CatalogQuery, Found } from '#catalog/query.ts';
import { type Meaning, questionOf } from '#catalog/question.ts';
import { type Answer, encodeText, hashed, hashedBody, liveAnswer } from '#http/answer.ts';
import { RANGE_FILTERS } from '#contract/filters.ts';
import { fold, foldQuestion, UNSPACED_AND_KOREAN } from '#contract/fold.ts';
import { tagSlug } from '#contract/spelling.ts';
import type { CategoryName } from '#contract/vocabulary.ts';
import type { Alternatives, Suggestions } from './alternatives-contract.ts';
import type { FiltersQuery } from './contract.ts';
import { catalogQuery } from './lists.ts';

/** Of categories, and of tags. */
const MAX_SUGGESTED = 3;
const MAX_CORRECTED = 3;
/** Each is a search, and most words of the lexicon are on no server. */
const MAX_TRIED = 12;
const MAX_TAGS = 6;
const ANY_COMMUNITY: CategoryName = 'Community';
/** Of a filter with many values only the first ones are used. */
const MAX_WANTED_TAGS = 3;
/** As in the index, a text without spaces does not belong to the word beside it. */
const WORD = new RegExp(String.raw`[[\p{L}\p{M}\p{N}]--[${UNSPACED_AND_KOREAN}]]+`, 'gv');
const LAST_WORD = /(?<![\p{L}\p{M}])[\p{L}\p{M}]+$/u;

type Reading = NonNullable<Found['reading']>;
type Labels = Pick<Suggestions, 'categories' | 'tags'>;

export function suggestions(catalog: Catalog, text: string, limit: number): Answer {
  return liveAnswer(catalog, () => {
    const { ids, categories, parts } = catalog.suggest(text, limit);
    const cards = ids.map((id) => catalog.get(id)?.card).filter((card) => card !== undefined);
    const isExcluding = parts.some(({ isExcluded }) => isExcluded);
    const starting = { categories, tags: isExcluding ? [] : tagsStarting(catalog, text) };
    const typed = firstOf([namedBy(catalog, parts), starting]);
    const isEnough = isExcluding || typed.categories.length + typed.tags.length > 0;
    const labels = isEnough ? typed : otherLabels(catalog, text);
    return hashedBody(encodeText(`{"servers":[${cards.join(',')}],${JSON.stringify(labels).slice(1)}`));
  });
}

const firstOf = (all: readonly Labels[]): Labels => ({
  categories: [...new Set(all.flatMap(({ categories }) => categories))].slice(0, MAX_SUGGESTED),
  tags: [...new Set(all.flatMap(({ tags }) => tags))].slice(0, MAX_SUGGESTED),
});

/** What the text names with its last word completed, in any language, or its spelling corrected. */
function otherLabels(catalog: Catalog, text: string): Labels {
  const [last = ''] = LAST_WORD.exec(fold(text)) ?? [];
  const corrections = [[[last, [...(catalog.wordsNear?.(last, 0) ?? [])]] as const], catalog.correctSpelling(text)];
  const texts = corrections.flatMap((one) => respell(text, one).slice(0, MAX_TRIED));
  return firstOf(texts.map((other) => namedBy(catalog, questionOf(other, catalog.readQuestion)?.parts ?? [])));
}

/** What the words ask for, as far as some listing has it. */
function namedBy(catalog: Catalog, parts: readonly Meaning[]): Labels {
  const wanted = parts.filter(({ isExcluded, weight }) => !isExcluded && weight === 1);
  return {
    categories: wanted.flatMap(({ categories }) => categories).filter((name) => countIn(catalog, name) > 0),
    tags: wanted.flatMap(({ tags }) => tags).flatMap((tag) => catalog.tags.one(tag)?.name ?? []),
  };
}

/** Tags with a word that begins like the text. Slugs have no signs: that of `c+` begins "chess", too. */
function tagsStarting({ tags }: Catalog, text: string): string[] {
  const typed = fold(text.trim());
  return tags.startingWith(tagSlug(text)).filter((name) => !/[+#&]$/.test(typed) || fold(name).includes(typed));
}

/** Always current: recomputed after a write. Throws 400 as lists do. */
export function alternativesAnswer(catalog: Catalog, query: FiltersQuery): Answer {
  return liveAnswer(catalog, () => hashed(alternatives(catalog, query)));
}

/** One count for each active filter, and for each corrected search. Throws 400 as lists do. */
export function alternatives(catalog: Catalog, query: FiltersQuery): Alternatives {
  const indexQuery = catalogQuery({ ...query, sort: 'members' }, 1, 0);
  const { text = '', plain } = indexQuery;
  const { reading = [] } = catalog.find(indexQuery);
  const counted = (search: string) => {
    const { total, partial } = catalog.find({ ...indexQuery, text: search, plain: undefined });
    return { search, total, partial };
  };
  const respelled = respell(text, catalog.correctSpelling(text, plain)).slice(0, MAX_TRIED).map(counted);
  const shortened = knownWords(text, reading)
    .map(counted)
    .filter(({ total }) => total > 0);
  const corrected = [...respelled.filter(hasMatches).slice(0, MAX_CORRECTED), ...shortened];
  const withoutEach = catalog
    .countWithoutEach(indexQuery)
    .map(({ without, ...counts }) => ({ parameters: parametersOf(without, indexQuery), ...counts }));
  return {
    without: withoutEach.filter(hasMatches).sort(byCount),
    corrected: corrected.sort(byCount),
    tags: similarTags(catalog, indexQuery, reading),
    categories: broaderCategories(catalog, indexQuery),
  };
}

/** The typed text with its misspelled words replaced, by the likeliest first. */
function respell(text: string, corrections: ReturnType<Catalog['correctSpelling']>): string[] {
  let texts = [text];
  for (const [word, near] of corrections) {
    const replaced = near.flatMap((other) =>
      texts.map((typed) => typed.replaceAll(WORD, (one) => (fold(one) === word ? other : one))),
    );
    if (replaced.length > 0) texts = replaced;
  }
  return texts.filter((one) => one !== text);
}

/**
 * The words of the search that servers have, if there are others: that no server has, or that are excluded. With their
 * hyphens and apostrophes, which parts do not have. Not `serwer` of `serwer o kotach`, which would ask for any.
 */
function knownWords(text: string, parts: Reading): string[] {
  const known = parts.filter(({ use }) => use !== 'unknown' && use !== 'excluded');
  // `games` of `games like zorgle`: fillers need not fit the words that are left.
  const isContent = ({ use, tags, categories, languages }: Reading[number]): boolean =>
    use === 'required' || tags.length + categories.length + languages.length > 0;
  const content = known.filter(isContent);
  const isMeant = content.some(({ text: words }) => words.length > 1);
  const typed = foldQuestion(text);
  const typedAs = (words: string): string => {
    const at = typed.replaceAll(/['’-]/g, ' ').indexOf(words);
    return at < 0 ? words : typed.slice(at, at + words.length);
  };
  return !isMeant || known.length === parts.length ? [] : [content.map((one) => typedAs(one.text)).join(' ')];
}

/** Each end of a range has its own parameter. */
function parametersOf(name: string, indexQuery: CatalogQuery): string[] {
  const range = RANGE_FILTERS.find((filter) => filter.name === name);
  return range === undefined ? [name] : [range.min, range.max].filter((end) => indexQuery[end] !== undefined);
}

/** Tags similar to those filtered by and those that the words ask for. */
function similarTags(catalog: Catalog, indexQuery: CatalogQuery, reading: Reading): Alternatives['tags'] {
  const slugsOf = (tags: readonly string[]) => new Set(tags.flatMap((tag) => catalog.tags.one(tag)?.slug ?? []));
  const named = (isExcluded: boolean) =>
    reading.filter(({ use }) => (use === 'excluded') === isExcluded).flatMap(({ tags }) => tags);
  const wanted = slugsOf([...(indexQuery.tags ?? []), ...named(false)]);
  const leftOut = slugsOf(named(true)).union(wanted);
  const similar = [...wanted].slice(0, MAX_WANTED_TAGS).flatMap((slug) => catalog.tags.similar(slug, MAX_TAGS));
  const found = new Map(similar.map(({ slug, name, count }) => [slug, { slug, name, serverCount: count }]));
  return [...found.values()].filter(({ slug }) => !leftOut.has(slug)).slice(0, MAX_TAGS);
}

/** Where servers about similar subjects are, if no server is about what the words name; any community if they are fillers. */
function broaderCategories(catalog: Catalog, indexQuery: CatalogQuery): Alternatives['categories'] {
  const { text = '', plain, categories } = indexQuery;
  if (categories !== undefined) return [];
  const wanted = questionOf(text, catalog.readQuestion, plain)?.parts.filter(({ isExcluded }) => !isExcluded) ?? [];
  const isAnyCommunity = wanted.length > 0 && wanted.every(({ isFiller }) => isFiller);
  const names = isAnyCommunity ? [ANY_COMMUNITY] : new Set(wanted.flatMap(({ broader = [] }) => broader));
  const anyText = { ...indexQuery, text: undefined, plain: undefined };
  const counted = [...names].map((name) => ({ name, total: countIn(catalog, name, anyText) }));
  return counted.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
}

/** @param query with other conditions; none by default */
const countIn = (catalog: Catalog, category: string, query = catalogQuery({}, 1, 0)): number =>
  catalog.find({ ...query, categories: [category] }).total;

const hasMatches = ({ total, partial }: Counts): boolean => total + partial > 0;
const byCount = (a: Counts, b: Counts): number => b.total - a.total || b.partial - a.partial;

type Counts = { total: number; partial: number };
