// What was asked for before, by the address as it came: what the address asks for never changes, and while the catalog
// has not changed either, finding the page again would come to the same. The cards are not kept, they lie in the catalog.
import type { Catalog } from '#catalog/catalog.ts';
import { Remembered } from '#catalog/remembered.ts';
import type { Encoded } from '#http/encoded.ts';
import type { TakeBytes } from '#http/send-buffer.ts';
import { encodeList, findList, type FoundList, type ListQuery } from './lists.ts';

/** About half a kilobyte each. */
const MOST_QUERIES = 16_384;
const MOST_LISTS = 4096;
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

export function createRememberedLists(catalog: Catalog): RememberedLists {
  const queries = new Remembered<ListQuery>(MOST_QUERIES);
  const lists = new Remembered<FoundList>(MOST_LISTS);
  let revision = catalog.revision;
  const listAt = (address: string): FoundList | undefined => {
    if (catalog.revision === revision) return lists.get(address);
    lists.clear();
    revision = catalog.revision;
    return undefined;
  };
  const found = (address: string, query: ListQuery): FoundList => {
    const list = findList(catalog, query);
    lists.set(address, list);
    return list;
  };
  return {
    at(address, take) {
      const known = listAt(address);
      if (known) return encodeList(catalog, known, take);
      const query = queries.get(address);
      return query && encodeList(catalog, found(address, query), take);
    },
    answer(address, query) {
      if (address.length > LONGEST_ADDRESS) return encodeList(catalog, findList(catalog, query));
      const answer = encodeList(catalog, listAt(address) ?? found(address, query));
      queries.set(address, query);
      return answer;
    },
  };
}
