// Lists from the catalog: the query of the address becomes a query of the index, its cards become the answer's bytes.
import type { z } from 'zod';
import { type CardList, cardList, DEFAULT_LIMIT, indexSort } from './card-list.ts';
import type { Catalog } from '#catalog/catalog.ts';
import type { CatalogQuery, Found, ScanPosition } from '#catalog/query.ts';
import type { Facets } from '#catalog/facets.ts';
import type { StoredEntry } from '#catalog/entry.ts';
import { snakeCase } from '#contract/spelling.ts';
import { FILTERS, type FilterQuery, RANGE_FILTERS } from '#contract/filters.ts';
import { type Answer, encodeJson, encodeText, hashedBody, liveAnswer } from '#http/answer.ts';
import { invalidInput, serverNotFound } from '#http/errors.ts';
import type { DirectoryTotals, ListServersQuery } from './contract.ts';
import { isListingId } from './listings.ts';

/** What a list is asked for, read and checked. */
export type ListQuery = z.output<typeof ListServersQuery>;

/** A page of a list before its cards are put together. */
export interface FoundList {
  /** The query of the index, so that it is put together once. */
  asked: CatalogQuery;
  found: Found;
  /** JSON that follows the cards, up to what ends the answer. */
  tail: string;
  facets?: Facets;
  tag: string;
}

/**
 * Valid until the catalog's next write. Throws 400 when minMembers exceeds maxMembers, or a cursor comes with what it cannot go with.
 * @param known what was found for the same query before: itself when it found the same
 */
export function findList(catalog: Catalog, query: ListQuery, known?: FoundList): FoundList {
  const { page = 1, limit = DEFAULT_LIMIT } = query;
  const asked = known?.asked ?? catalogQuery(query, page, limit);
  if (query.cursor !== undefined) return scanList(catalog, query, asked);
  const found = catalog.find(asked, known?.found);
  if (known !== undefined && found === known.found && !query.facets) return known;
  const totalPages = Math.ceil((found.total + found.partial) / limit);
  const tail = `],"total":${found.total},"page":${page},"totalPages":${totalPages}${readingText(catalog, found)}`;
  const tag = `${found.version.toString(36)}-${page}-${limit}`;
  if (!query.facets) return { asked, found, tail, tag };
  const facets = catalog.facets(asked);
  return { asked, found, tail, facets, tag: `${tag}-${facets.version.toString(36)}` };
}

/** What the answer says about the text that was searched for. */
function readingText(catalog: Catalog, found: Found): string {
  const { partial, reading: parts, answered = [] } = found;
  if (parts === undefined) return '';
  const ids = catalog.ids(found).slice(-answered.length);
  const matched = Object.fromEntries(
    answered.map((places, i) => [ids[i], places.map((place) => parts[place]?.text)] as const),
  );
  return `,"search":${JSON.stringify({ partial, parts, matched })}`;
}

function scanList(catalog: Catalog, query: ListQuery, asked: CatalogQuery): FoundList {
  const { cursor = 'first' } = query;
  const found = catalog.scan(asked, readCursor(cursor, query));
  const next = nextCursor(catalog, found, asked.limit);
  const totalPages = Math.ceil(found.total / asked.limit);
  const tail = `],"total":${found.total},"page":1,"totalPages":${totalPages},"nextCursor":${JSON.stringify(next)}`;
  return { asked, found, tail, tag: `${found.version.toString(36)}-${asked.limit}` };
}

/** To be sent before the catalog's next write. */
function encodeList(catalog: Catalog, { found, tail, facets, tag }: FoundList): CardList {
  const end = facets ? `,"facets":${encodeFacets(facets)}}` : '}';
  return cardList(catalog, found, tail + end, tag);
}

/** What a list holds besides its body: what it asks for and found, and the counts of the sidebar. */
const LIST_BYTES = 2000;
const FACETS_BYTES = 6000;
/** Of each partial listing: the parts of the search that it answers, as numbers and as JSON. */
const PARTIAL_BYTES = 125;

/** The list as it is whenever it is asked for: found again after a write, and the same while it finds the same. Throws 400 as `findList`. */
export function listAnswer(catalog: Catalog, query: ListQuery): Answer {
  const weightOf = ({ found }: FoundList): number =>
    LIST_BYTES + (query.facets ? FACETS_BYTES : 0) + PARTIAL_BYTES * (found.answered?.length ?? 0);
  return liveAnswer<Answer & { list: FoundList }>(catalog, (before) => {
    const list = findList(catalog, query, before?.list);
    if (before && list === before.list) return before;
    return { ...encodeList(catalog, list), list, weight: weightOf(list) };
  });
}

function nextCursor(catalog: Catalog, found: Found, limit: number): string | null {
  const last = catalog.ids(found).at(-1);
  const entry = last === undefined ? undefined : catalog.get(last);
  return entry && found.docs.length === limit ? cursorText(entry) : null;
}

/** The catalog answers the same object while the counts stand; encoding it takes longer than finding the page. */
const encodedFacets = new WeakMap<Facets, string>();

function encodeFacets(facets: Facets): string {
  let encoded = encodedFacets.get(facets);
  if (encoded === undefined) {
    const { version: _version, ...counts } = facets;
    encodedFacets.set(facets, (encoded = JSON.stringify(counts)));
  }
  return encoded;
}

export function catalogQuery(query: ListQuery, page: number, limit: number): CatalogQuery {
  for (const { least, most } of RANGE_FILTERS) {
    if ((query[least] ?? 0) <= (query[most] ?? Infinity)) continue;
    throw invalidInput([{ path: least, message: `must not exceed ${most}`, code: 'range' }]);
  }
  const text = searchText(query);
  const sort = indexSort(query.sort ?? (text ? 'relevance' : 'members'));
  return { ...filterQuery(query), text, plain: query.plain, sort, offset: (page - 1) * limit, limit };
}

/** Each filter under its name in the index. */
function filterQuery(query: ListQuery): FilterQuery {
  const asked = FILTERS.flatMap((filter): [string, unknown][] =>
    filter.kind === 'range'
      ? [filter.least, filter.most].map((end) => [end, query[end]])
      : [[filter.key, query[filter.name]]],
  );
  return Object.fromEntries(asked) as FilterQuery;
}

/** The browse page sends a feature as search text too: then only the filter counts. */
function searchText({ search, feature }: ListQuery): string | undefined {
  const text = search?.trim();
  if (!text) return undefined;
  return feature?.some((one) => snakeCase(one) === snakeCase(text)) ? undefined : text;
}

/** A listed server, as the lists show it; undefined when the catalog does not hold it. */
export function serverAnswer(catalog: Catalog, identifier: string): Answer | undefined {
  const find = (): StoredEntry | undefined => {
    const id = isListingId(identifier) ? identifier : catalog.idOfSlug(identifier);
    return id === undefined ? undefined : catalog.get(id);
  };
  if (find() === undefined) return undefined;
  return liveAnswer(catalog, () => {
    const known = find();
    if (!known) throw serverNotFound();
    return { body: encodeText(known.card), tag: known.cardVersion };
  });
}

export function suggestions(catalog: Catalog, text: string, limit: number): Answer {
  return liveAnswer(catalog, () => {
    const { ids, categories } = catalog.suggest(text, limit);
    const cards = ids.map((id) => catalog.get(id)?.card).filter((card) => card !== undefined);
    return hashedBody(encodeText(`{"servers":[${cards.join(',')}],"categories":${JSON.stringify(categories)}}`));
  });
}

export function directoryTotals(catalog: Catalog): Answer {
  return liveAnswer(catalog, () => {
    const { servers, members, averageRating, reviews } = catalog.totals();
    const totals: DirectoryTotals = { servers, members, averageRating, totalReviews: reviews };
    return { body: encodeJson(totals), tag: `${servers}-${members}-${averageRating}-${reviews}` };
  });
}

/** The cursor at which a keyset scan of the whole directory begins; later ones have time and id of the last server. */
const FIRST = 'first';
/** What does not go together with a cursor: a scan has an order of its own. */
const EXCLUDED = ['page', 'sort', 'search', 'facets'] as const;

/** Undefined at the start of a scan. Throws 400 for a cursor that we never gave, or one beside `page`, `sort`, … */
function readCursor(
  cursor: string,
  query: Partial<Record<(typeof EXCLUDED)[number], unknown>>,
): ScanPosition | undefined {
  const beside = EXCLUDED.find((name) => query[name] !== undefined);
  if (beside)
    throw invalidInput([{ path: beside, message: 'cannot be used together with cursor', code: 'not_with_cursor' }]);
  if (cursor === FIRST) return undefined;
  const [, time = '', id = ''] = /^([0-9a-z]{1,11})\.([\w-]{1,80})$/.exec(cursor) ?? [];
  if (id === '')
    throw invalidInput([
      { path: 'cursor', message: `must be "${FIRST}" or a nextCursor of an answer`, code: 'unknown_cursor' },
    ]);
  return { createdAt: Number.parseInt(time, 36), id };
}

function cursorText({ createdAt, id }: ScanPosition): string {
  return `${createdAt.toString(36)}.${id}`;
}
