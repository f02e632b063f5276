// Lists that were asked for before, by the address as it came: while the catalog has not changed, reading the address and
// finding the page again would come to the same. The cards are not kept, they lie in the catalog.
import type { Catalog } from '#catalog/catalog.ts';
import { Remembered } from '#catalog/remembered.ts';
import type { Encoded } from '#http/encoded.ts';
import type { TakeBytes } from '#http/send-buffer.ts';
import { encodeList, type FoundList } from './lists.ts';

/** About half a kilobyte each. */
const MOST = 4096;
const LONGEST_ADDRESS = 400;

export interface RememberedLists {
  /**
   * The answer to an address; undefined when it is not known, or no longer true.
   * @param take gives the bytes of the body
   */
  at(address: string, take?: TakeBytes): Encoded | undefined;
  /** @param list found just now */
  keep(address: string, list: FoundList): Encoded;
}

export function createRememberedLists(catalog: Catalog): RememberedLists {
  const lists = new Remembered<FoundList>(MOST);
  let revision = catalog.revision;
  const forgetOld = (): void => {
    if (catalog.revision === revision) return;
    lists.clear();
    revision = catalog.revision;
  };
  return {
    at(address, take) {
      forgetOld();
      const known = lists.get(address);
      return known && encodeList(catalog, known, take);
    },
    keep(address, list) {
      forgetOld();
      if (address.length <= LONGEST_ADDRESS) lists.set(address, list);
      return encodeList(catalog, list);
    },
  };
}
