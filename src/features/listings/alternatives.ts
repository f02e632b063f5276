// What to ask for instead of a list that is empty: without one of its filters, in other words, by similar tags. Each count
// is that of the list it leads to.
import type { z } from 'zod';
import type { Catalog } from '#catalog/catalog.ts';
import type { CatalogQuery } from '#catalog/query.ts';
import { type Answer, hashed, liveAnswer } from '#http/answer.ts';
import { RANGE_FILTERS } from '#contract/filters.ts';
import type { Alternatives, AlternativesQuery } from './alternatives-contract.ts';
import { catalogQuery } from './lists.ts';

const MOST_RESPELLED = 3;
const MOST_TAGS = 6;
/** Of a filter with many values the first ones count. */
const MOST_TAGS_ASKED = 3;

/** Whenever it is asked for, as it is then. Throws 400 as lists do. */
export function alternativesAnswer(catalog: Catalog, query: z.output<typeof AlternativesQuery>): Answer {
  return liveAnswer(catalog, () => hashed(alternatives(catalog, query)));
}

/** One count for each filter in force, and for each other search. Throws 400 as lists do. */
export function alternatives(catalog: Catalog, query: z.output<typeof AlternativesQuery>): Alternatives {
  const asked = catalogQuery({ ...query, sort: 'members' }, 1, 0);
  const { text, plain } = asked;
  const searches = text === undefined ? [] : catalog.respell(text, plain, MOST_RESPELLED);
  const respelled = searches.map((search) => {
    const { total, partial } = catalog.find({ ...asked, text: search, plain: undefined });
    return { search, total, partial };
  });
  const withoutEach = catalog
    .countWithoutEach(asked)
    .map(({ without, ...counts }) => ({ parameters: parametersOf(without, asked), ...counts }));
  return {
    without: withoutEach.filter(isFinding).sort(byCount),
    respelled: respelled.filter(isFinding).sort(byCount),
    tags: similarTags(catalog, asked),
  };
}

/** Each end of a range has a parameter of its own. */
function parametersOf(name: string, asked: CatalogQuery): string[] {
  const range = RANGE_FILTERS.find((filter) => filter.name === name);
  return range === undefined ? [name] : [range.least, range.most].filter((end) => asked[end] !== undefined);
}

/** Of the tags that are filtered by, and of those that the words name. */
function similarTags(catalog: Catalog, asked: CatalogQuery): Alternatives['tags'] {
  const named = catalog.find(asked).reading?.flatMap(({ tags }) => tags) ?? [];
  const wanted = [...(asked.tags ?? []), ...named].flatMap((tag) => catalog.tag(tag) ?? []);
  const isAsked = new Set(wanted.map(({ slug }) => slug));
  const similar = [...isAsked].slice(0, MOST_TAGS_ASKED).flatMap((slug) => catalog.similarTags(slug, MOST_TAGS));
  const found = new Map(similar.map(({ slug, name, count }) => [slug, { slug, name, serverCount: count }]));
  return [...found.values()].filter(({ slug }) => !isAsked.has(slug)).slice(0, MOST_TAGS);
}

const isFinding = ({ total, partial }: Counts): boolean => total + partial > 0;
const byCount = (a: Counts, b: Counts): number => b.total - a.total || b.partial - a.partial;

type Counts = { total: number; partial: number };
