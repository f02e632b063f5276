// Arena: many short lists of whole numbers in a few large pages. A JavaScript array or typed array per list would cost
// a hundred bytes each, and there is a list per word and per listing.

const PAGE_BITS = 18;
const PAGE_SIZE = 1 << PAGE_BITS;
const OFFSET_MASK = PAGE_SIZE - 1;

/** List capacities. Steps of a third to a half keep the unused tail small. */
const CAPACITIES: readonly number[] = capacities();
const CLASS_OF_SMALL = Uint8Array.from({ length: 65 }, (_, n) => CAPACITIES.findIndex((capacity) => capacity >= n));

function capacities(): number[] {
  const sizes = [1, 2, 3, 4];
  for (let size = 6; size <= PAGE_SIZE; size = isPowerOfTwo(size) ? size + size / 2 : (size / 3) * 4) sizes.push(size);
  return sizes;
}

function isPowerOfTwo(size: number): boolean {
  return (size & (size - 1)) === 0;
}

/** The smallest capacity class that holds `length` numbers. Throws a RangeError above 262,144. */
export function classFor(length: number): number {
  if (length <= 64) return CLASS_OF_SMALL[length]!;
  for (let cls = CLASS_OF_SMALL[64]!; cls < CAPACITIES.length; cls++) if (CAPACITIES[cls]! >= length) return cls;
  throw new RangeError(`a list of ${length} numbers does not fit one page`);
}

export function capacityOf(cls: number): number {
  return CAPACITIES[cls]!;
}

/** Addresses are 32 bits: page number, then offset in the page. */
export class Arena {
  private readonly pages: Uint32Array[] = [];
  private readonly freed: number[][] = CAPACITIES.map(() => []);
  private next = PAGE_SIZE;

  /** Room for one list of that class. What it holds at first is undefined. */
  take(cls: number): number {
    const reused = this.freed[cls]!.pop();
    if (reused !== undefined) return reused;
    const capacity = CAPACITIES[cls]!;
    if (this.next + capacity > PAGE_SIZE) {
      this.pages.push(new Uint32Array(PAGE_SIZE));
      this.next = 0;
    }
    const address = (((this.pages.length - 1) << PAGE_BITS) | this.next) >>> 0;
    this.next += capacity;
    return address;
  }

  give(address: number, cls: number): void {
    this.freed[cls]!.push(address);
  }

  pageOf(address: number): Uint32Array {
    return this.pages[address >>> PAGE_BITS]!;
  }

  offsetOf(address: number): number {
    return address & OFFSET_MASK;
  }

  copy(from: number, to: number, length: number): void {
    const start = from & OFFSET_MASK;
    this.pageOf(to).set(this.pageOf(from).subarray(start, start + length), to & OFFSET_MASK);
  }
}
