// What to show instead of an empty list: the list without one of its filters or with other words, those of similar tags,
// and those of broader categories. Each suggestion has the count of its own list.
import type { Catalog } from '#catalog/catalog.ts';
import type { CatalogQuery, Found } from '#catalog/query.ts';
import { type Answer, hashed, liveAnswer } from '#http/answer.ts';
import { RANGE_FILTERS } from '#contract/filters.ts';
import { fold, foldQuestion, UNSPACED_SCRIPTS } from '#contract/fold.ts';
import type { Alternatives } from './alternatives-contract.ts';
import type { FiltersQuery } from './contract.ts';
import { catalogQuery } from './lists.ts';

const MAX_CORRECTED = 3;
/** Each is a search, and most words of the lexicon are on no server. */
const MAX_TRIED = 12;
const MAX_TAGS = 6;
/** Of a filter with many values only the first ones are used. */
const MAX_WANTED_TAGS = 3;
/** As in the index, a text without spaces does not belong to the word beside it. */
const WORD = new RegExp(String.raw`[[\p{L}\p{M}\p{N}]--[${UNSPACED_SCRIPTS}\p{sc=Hang}]]+`, 'gv');

type Reading = NonNullable<Found['reading']>;

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
  const isMeant = known.some(
    ({ text: words, use, tags, categories, languages }) =>
      words.length > 1 && (use === 'required' || tags.length + categories.length + languages.length > 0),
  );
  const typed = foldQuestion(text);
  const typedAs = (words: string): string => {
    const at = typed.replaceAll(/['’-]/g, ' ').indexOf(words);
    return at < 0 ? words : typed.slice(at, at + words.length);
  };
  return !isMeant || known.length === parts.length ? [] : [known.map((one) => typedAs(one.text)).join(' ')];
}

/** Each end of a range has its own parameter. */
function parametersOf(name: string, indexQuery: CatalogQuery): string[] {
  const range = RANGE_FILTERS.find((filter) => filter.name === name);
  return range === undefined ? [name] : [range.min, range.max].filter((end) => indexQuery[end] !== undefined);
}

/** Tags similar to those filtered by and those that the words name. */
function similarTags(catalog: Catalog, indexQuery: CatalogQuery, reading: Reading): Alternatives['tags'] {
  const named = reading.flatMap(({ tags }) => tags);
  const wanted = [...(indexQuery.tags ?? []), ...named].flatMap((tag) => catalog.tags.one(tag) ?? []);
  const wantedSlugs = new Set(wanted.map(({ slug }) => slug));
  const similar = [...wantedSlugs].slice(0, MAX_WANTED_TAGS).flatMap((slug) => catalog.tags.similar(slug, MAX_TAGS));
  const found = new Map(similar.map(({ slug, name, count }) => [slug, { slug, name, serverCount: count }]));
  return [...found.values()].filter(({ slug }) => !wantedSlugs.has(slug)).slice(0, MAX_TAGS);
}

/** Where servers about similar subjects are, if no server is about what the words name. */
function broaderCategories(catalog: Catalog, indexQuery: CatalogQuery): Alternatives['categories'] {
  const { text = '', categories: wanted } = indexQuery;
  if (wanted !== undefined) return [];
  const names = new Set(
    catalog.read?.(text).parts.flatMap(({ broader = [], isExcluded }) => (isExcluded ? [] : broader)),
  );
  const counted = [...names].map((name) => {
    const { total } = catalog.find({ ...indexQuery, text: undefined, plain: undefined, categories: [name] });
    return { name, total };
  });
  return counted.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
}

const hasMatches = ({ total, partial }: Counts): boolean => total + partial > 0;
const byCount = (a: Counts, b: Counts): number => b.total - a.total || b.partial - a.partial;

type Counts = { total: number; partial: number };
