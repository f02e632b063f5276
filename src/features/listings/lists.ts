// Lists from the catalog: the query string becomes a query of the index, and its cards become the response body.
import type { z } from 'zod';
import type { Catalog } from '#catalog/catalog.ts';
import { contentHash } from '#catalog/content-hash.ts';
import type { CatalogQuery, Found, ScanPosition } from '#catalog/query.ts';
import { questionOf } from '#catalog/question.ts';
import { nameKeyOf } from '#catalog/terms.ts';
import type { Facets } from '#catalog/facets.ts';
import type { StoredEntry } from '#catalog/entry.ts';
import { snakeCase } from '#contract/spelling.ts';
import { type FilterQuery, RANGE_FILTERS, type Sort, VALUE_FILTERS } from '#contract/filters.ts';
import { type Answer, encodeJson, encodeText, liveAnswer } from '#http/answer.ts';
import { invalidInput, serverNotFound } from '#http/errors.ts';
import type { DirectoryTotals, ListServersQuery } from './contract.ts';
import { isListingId } from './listings.ts';

/** Which part of a list, in which order. */
export interface PageOfList {
  page?: number;
  limit?: number;
  sort?: Sort;
}

/** Listings per page by default. */
const DEFAULT_LIMIT = 20;

/** The query of a list, parsed and validated. */
type ListQuery = z.output<typeof ListServersQuery>;

/** A page of a list before its cards are joined. */
interface FoundList {
  /** The query of the index, so that it is built once. */
  indexQuery: CatalogQuery;
  found: Found;
  /** JSON after the cards, without the facets and the closing brace. */
  tail: string;
  facets?: Facets;
  etag: string;
}

/**
 * Valid until the catalog's next write. Throws 400 when minMembers exceeds maxMembers, or when a cursor is combined
 * with a parameter that it excludes.
 * @param known the previous result for the same query; returned itself when the result is the same
 */
export function findList(catalog: Catalog, query: ListQuery, known?: FoundList): FoundList {
  const { page = 1, limit = DEFAULT_LIMIT } = query;
  const indexQuery = known?.indexQuery ?? catalogQuery(query, page, limit);
  if (query.cursor !== undefined) return scanList(catalog, query, indexQuery);
  const found = catalog.find(indexQuery, known?.found);
  if (known !== undefined && found === known.found && !query.facets) return known;
  const totalPages = Math.ceil((found.total + found.partial) / limit);
  const tail = `],"total":${found.total},"page":${page},"totalPages":${totalPages}${readingText(catalog, found, indexQuery.text)}`;
  const etag = `${found.version.toString(36)}-${page}-${limit}`;
  if (!query.facets) return { indexQuery, found, tail, etag };
  const facets = catalog.facets(indexQuery);
  return { indexQuery, found, tail, facets, etag: `${etag}-${facets.version.toString(36)}` };
}

/** The part of the response that says how the search text was read. */
function readingText(catalog: Catalog, found: Found, search = ''): string {
  const { partial, reading, answered = [] } = found;
  if (reading === undefined) return '';
  const parts = reading.map((part) => ({ ...part, typed: asTyped(search, part.text) }));
  const ids = catalog.ids(found).slice(-answered.length);
  const matched = Object.fromEntries(
    answered.map((places, i) => [ids[i], places.map((place) => parts[place]?.text)] as const),
  );
  return `,"search":${JSON.stringify({ partial, parts, matched })}`;
}

/** Punctuation around a word; plus signs and `#` can be part of it. */
const AROUND_WORD = /^[^\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}+#]+$/gu;

/** The words of a search that are `text` once folded, as they were typed (`let's play`); else `text`. */
export function asTyped(search: string, text: string): string {
  const words = search.split(/\s+/);
  const longest = 2 * text.split(' ').length - 1; // With a sign between two words: `drum & bass`.
  const lengths = Array.from({ length: longest }, (_, i) => i + 1);
  const runs = words.flatMap((_, i) =>
    lengths.map((length) =>
      words
        .slice(i, i + length)
        .join(' ')
        .replaceAll(AROUND_WORD, ''),
    ),
  );
  return runs.find((run) => nameKeyOf(run) === text) ?? text;
}

function scanList(catalog: Catalog, query: ListQuery, indexQuery: CatalogQuery): FoundList {
  const { cursor = 'first' } = query;
  const found = catalog.scan(indexQuery, readCursor(cursor, query));
  const next = nextCursor(catalog, found, indexQuery.limit);
  const totalPages = Math.ceil(found.total / indexQuery.limit);
  const tail = `],"total":${found.total},"page":1,"totalPages":${totalPages},"nextCursor":${JSON.stringify(next)}`;
  return { indexQuery, found, tail, etag: `${found.version.toString(36)}-${indexQuery.limit}` };
}

/**
 * Call the answer's `body` before the catalog's next write.
 * @param tail JSON after the cards, from the end of their array to the end of the object
 */
function cardList(catalog: Catalog, found: Found, tail: string, etag: string): Answer {
  return { etag, body: (allocate) => catalog.cardsBetween('{"servers":[', found, tail, allocate) };
}

function encodeList(catalog: Catalog, { found, tail, facets, etag }: FoundList): Answer {
  const end = facets ? `,"facets":${encodeFacets(facets)}}` : '}';
  return cardList(catalog, found, tail + end, etag);
}

/** Memory of a list in addition to its body: its query and result, and the counts of the sidebar. */
const LIST_BYTES = 2000;
const FACETS_BYTES = 6000;
/** Per partial match: the parts of the search that it has, as numbers and as JSON. */
const PARTIAL_BYTES = 125;

/** Always current: searched again after a write, and unchanged while the result is. Throws 400 as `findList` does. */
export function listAnswer(catalog: Catalog, query: ListQuery): Answer {
  const weightOf = ({ found }: FoundList): number =>
    LIST_BYTES + (query.facets ? FACETS_BYTES : 0) + PARTIAL_BYTES * (found.answered?.length ?? 0);
  return liveAnswer<Answer & { list: FoundList }>(catalog, (before) => {
    const list = findList(catalog, query, before?.list);
    if (before && list === before.list) return before;
    return { ...encodeList(catalog, list), list, weight: () => weightOf(list) };
  });
}

function nextCursor(catalog: Catalog, found: Found, limit: number): string | null {
  const last = catalog.ids(found).at(-1);
  const entry = last === undefined ? undefined : catalog.get(last);
  return entry && found.docs.length === limit ? cursorText(entry) : null;
}

/** The catalog returns the same object while the counts are unchanged; encoding it takes longer than the search. */
const encodedFacets = new WeakMap<Facets, string>();

function encodeFacets(facets: Facets): string {
  let encoded = encodedFacets.get(facets);
  if (encoded === undefined) {
    const { version: _version, ...counts } = facets;
    encodedFacets.set(facets, (encoded = JSON.stringify(counts)));
  }
  return encoded;
}

/** The range filter whose minimum is greater than its maximum. */
export function invertedRange(query: ListQuery): (typeof RANGE_FILTERS)[number] | undefined {
  return RANGE_FILTERS.find(({ min, max }) => (query[min] ?? 0) > (query[max] ?? Infinity));
}

/** Throws 400 for an inverted range. */
export function catalogQuery(query: ListQuery, page: number, limit: number): CatalogQuery {
  const inverted = invertedRange(query);
  if (inverted) {
    const { min, max } = inverted;
    throw invalidInput([{ path: min, message: `${min} must not be greater than ${max}.`, code: 'range' }]);
  }
  const text = searchText(query);
  const sort = indexSort(query.sort ?? (text ? 'relevance' : 'members'));
  return { ...filterQuery(query), text, plain: query.plain, sort, offset: (page - 1) * limit, limit };
}

/** The catalog has its own names for filters of several values only, and ignores what is no filter (`page`, `facets`). */
function filterQuery(query: ListQuery): FilterQuery {
  const filters: FilterQuery = { ...query };
  for (const { key, name } of VALUE_FILTERS) filters[key] = query[name];
  return filters;
}

/**
 * Undefined without a word or symbol to search for. The browse page sends a feature as search text too: then only the
 * filter counts.
 */
function searchText({ search, feature }: ListQuery): string | undefined {
  const text = search?.trim();
  if (!text || questionOf(text) === undefined) return undefined;
  return feature?.some((one) => snakeCase(one) === snakeCase(text)) ? undefined : text;
}

/** A listed server, as the lists show it; undefined when it is not in the catalog. */
export function serverAnswer(catalog: Catalog, identifier: string): Answer | undefined {
  const find = (): StoredEntry | undefined => {
    const id = isListingId(identifier) ? identifier : catalog.idOfSlug(identifier);
    return id === undefined ? undefined : catalog.get(id);
  };
  if (find() === undefined) return undefined;
  return liveAnswer(catalog, () => {
    const known = find();
    if (!known) throw serverNotFound();
    return { body: encodeText(known.card), etag: known.cardVersion };
  });
}

export function directoryTotals(catalog: Catalog): Answer {
  return liveAnswer(catalog, () => {
    const { servers, members, averageRating, reviews } = catalog.totals.get();
    const totals: DirectoryTotals = { servers, members, averageRating, totalReviews: reviews };
    return { body: encodeJson(totals), etag: `${servers}-${members}-${averageRating}-${reviews}` };
  });
}

/** The cursor that starts a keyset scan of the whole directory; later ones have time and id of the last server. */
const FIRST = 'first';
/** Parameters that exclude a cursor: a scan has its own order. */
const EXCLUDED = ['page', 'sort', 'search', 'facets'] as const;

/** Undefined at the start of a scan. Throws 400 for an unknown cursor, or one combined with `page`, `sort`, … */
function readCursor(
  cursor: string,
  query: Partial<Record<(typeof EXCLUDED)[number], unknown>>,
): ScanPosition | undefined {
  const excluded = EXCLUDED.find((name) => query[name] !== undefined);
  if (excluded)
    throw invalidInput([
      { path: excluded, message: `${excluded} cannot be used together with cursor.`, code: 'not_with_cursor' },
    ]);
  if (cursor === FIRST) return undefined;
  const [, time = '', id = ''] = /^([0-9a-z]{1,11})\.([\w-]{1,80})$/.exec(cursor) ?? [];
  if (id === '')
    throw invalidInput([
      {
        path: 'cursor',
        message: `The cursor must be "${FIRST}" or the nextCursor of an answer.`,
        code: 'unknown_cursor',
      },
    ]);
  return { createdAt: Number.parseInt(time, 36), id };
}

function cursorText({ createdAt, id }: ScanPosition): string {
  return `${createdAt.toString(36)}.${id}`;
}

/** `memberCount` is an alias of `members`. */
function indexSort(sort: Sort): CatalogQuery['sort'] {
  return sort === 'memberCount' ? 'members' : sort;
}

/** By members by default. @param filter what the listings have in common */
export function listOf(
  catalog: Catalog,
  filter: Pick<CatalogQuery, 'categories' | 'tags' | 'languages'>,
  { page = 1, limit = DEFAULT_LIMIT, sort = 'members' }: PageOfList,
  extra: object,
): Answer {
  const found = catalog.find({ ...filter, sort: indexSort(sort), offset: (page - 1) * limit, limit });
  const totalPages = Math.ceil(found.total / limit);
  const rest = JSON.stringify({ total: found.total, page, totalPages, ...extra }).slice(1);
  const etag = `${found.version.toString(36)}-${contentHash(rest).toString(36)}`;
  return cardList(catalog, found, `],${rest}`, etag);
}
