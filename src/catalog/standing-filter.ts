// Standing filter: the listings that meet several conditions, kept exact while listings come, change and go, so that
// asking again costs as little as asking for one value.
import { clearBit, hasBit, listOfBits, setBit } from './bits.ts';
import type { CountedSet } from './counted-sets.ts';
import type { Hits } from './hits.ts';
import { isSparse } from './hits.ts';

/** Counting by blocks pays when a filter is asked for again. */
const USES_BEFORE_COUNTING = 2;

export class StandingFilter implements CountedSet {
  private readonly meets: (ordinal: number) => boolean;
  private readonly within: readonly CountedSet[];
  private readonly bits: Uint32Array;
  private count: number;
  private list: Uint32Array | undefined;
  private uses = 0;
  private version: number;
  private readonly nextVersion: () => number;

  /**
   * @param bits who meets the conditions now; given away
   * @param within sets that hold all of these
   * @param nextVersion gives a number that nothing else has
   */
  constructor(
    bits: Uint32Array,
    count: number,
    meets: (ordinal: number) => boolean,
    within: readonly CountedSet[],
    nextVersion: () => number,
  ) {
    this.bits = bits;
    this.count = count;
    this.meets = meets;
    this.within = within;
    this.nextVersion = nextVersion;
    this.version = nextVersion();
  }

  /** As they are now: valid until the next write. */
  hits(): Hits {
    const { bits, count, version, within } = this;
    if (isSparse(count, bits.length)) return { count, list: (this.list ??= this.ordinals()), version };
    return this.uses++ < USES_BEFORE_COUNTING
      ? { count, bits, within, version }
      : { count, bits, exact: this, version };
  }

  /** Looks again at a listing whose values changed: 1 when it came in, -1 when it went, else 0. */
  recheck(ordinal: number): -1 | 0 | 1 {
    const was = hasBit(this.bits, ordinal);
    if (this.meets(ordinal) === was) return 0;
    this.list = undefined;
    this.version = this.nextVersion();
    if (was) clearBit(this.bits, ordinal);
    else setBit(this.bits, ordinal);
    this.count += was ? -1 : 1;
    return was ? -1 : 1;
  }

  has(ordinal: number): boolean {
    return hasBit(this.bits, ordinal);
  }

  ordinals(): Uint32Array {
    return listOfBits(this.bits, this.count);
  }
}
