// What was asked for before, by the address as it came: what the address asks for never changes, and what was found for
// it is found again only when a change of the catalog touches it. The cards are not kept, they lie in the catalog.
import { LRUCache } from 'lru-cache';
import type { Catalog } from '#catalog/catalog.ts';
import type { Encoded } from '#http/encoded.ts';
import type { TakeBytes } from '#http/send-buffer.ts';
import { encodeList, findList, type FoundList, type ListQuery } from './lists.ts';

/** About a kilobyte each. */
const MOST_LISTS = 12_288;
/** With the counts of the sidebar: among writes each keeps its own, about ten kilobytes with their JSON. */
const MOST_COUNTED = 4096;
const LONGEST_ADDRESS = 400;

export interface RememberedLists {
  /**
   * The answer to an address; undefined when it was not asked for before.
   * @param take gives the bytes of the body
   */
  at(address: string, take?: TakeBytes): Encoded | undefined;
  /** Throws 400 as `findList`. @param query what the address asks for */
  answer(address: string, query: ListQuery): Encoded;
}

interface KeptList {
  query: ListQuery;
  list: FoundList;
  /** Of the catalog when it was found. */
  revision: number;
}

export function createRememberedLists(catalog: Catalog): RememberedLists {
  const lists = new LRUCache<string, KeptList>({ max: MOST_LISTS });
  const counted = new LRUCache<string, KeptList>({ max: MOST_COUNTED });
  const listAt = (address: string): FoundList | undefined => {
    const kept = lists.get(address) ?? counted.get(address);
    if (kept === undefined) return undefined;
    const { revision } = catalog;
    if (kept.revision !== revision) {
      kept.list = findList(catalog, kept.query, kept.list);
      kept.revision = revision;
    }
    return kept.list;
  };
  const found = (address: string, query: ListQuery): FoundList => {
    const { revision } = catalog;
    const list = findList(catalog, query);
    const kept = query.facets ? counted : lists;
    if (address.length <= LONGEST_ADDRESS) kept.set(address, { query, list, revision });
    return list;
  };
  return {
    at(address, take) {
      const list = listAt(address);
      return list && encodeList(catalog, list, take);
    },
    answer: (address, query) => encodeList(catalog, listAt(address) ?? found(address, query)),
  };
}
