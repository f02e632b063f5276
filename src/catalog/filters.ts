// Filters: the conditions of a query, and the listings that meet them. A condition is met by a listing that has one of
// its values; a listing must meet all conditions.
import { andInto, clearBit, countBits, listOfBits, setBit, wordsFor } from './bits.ts';
import type { CountedSet } from './counted-sets.ts';
import { SIZES } from './entry.ts';
import type { Hits } from './hits.ts';
import { hitsOfBits, isSparse } from './hits.ts';
import type { Orders } from './orders.ts';
import type { CatalogQuery } from './query.ts';
import { Remembered } from './remembered.ts';
import type { Rows } from './rows.ts';
import { StandingFilter } from './standing-filter.ts';
import type { Group, ReadValues, Values } from './values.ts';

export interface Condition {
  /** 'range': the least and most members asked for, whatever sizes are asked for beside it. */
  group: Group | 'range';
  values: readonly number[];
  /** Member counts that are no whole size groups. */
  range?: { least: number; most: number };
}

/** The conditions of a query. */
export interface Asked {
  readonly conditions: readonly Condition[];
  /** Equal for equal conditions. */
  readonly key: string;
  /** How many values were known: one that was not may be by now. */
  readonly values: number;
}

interface RangeHits {
  version: number;
  hits: Hits;
}

const STANDING_BYTES = 32 << 20;
const MOST_STANDING = 256;
const FEWEST_STANDING = 32;
const MOST_RANGES = 32;

export class Filters {
  private standing = new Remembered<StandingFilter>(MOST_STANDING);
  /** Member counts change all the time: what hangs on a range is remembered only until one does. */
  private ranges = new Remembered<RangeHits>(MOST_RANGES);
  private universe = 0;
  /** Of what is made here; no two are equal, also when it is forgotten and made again. */
  private versions = 0;
  private readonly rows: Rows;
  private readonly values: Values;
  private readonly tags: ReadValues;
  private readonly orders: Orders;

  constructor(rows: Rows, values: Values, tags: ReadValues, orders: Orders) {
    this.rows = rows;
    this.values = values;
    this.tags = tags;
    this.orders = orders;
  }

  /** Where the values of a condition are kept. */
  valuesOf({ group }: Pick<Condition, 'group'>): ReadValues {
    return group === 'tag' ? this.tags : this.values;
  }

  setUniverse(universe: number): void {
    this.universe = universe;
    const most = Math.floor(STANDING_BYTES / (wordsFor(universe) * 4));
    for (const filter of this.standing.values()) this.orders.forget(filter);
    this.standing = new Remembered(Math.max(FEWEST_STANDING, Math.min(MOST_STANDING, most)), (filter) =>
      this.orders.forget(filter),
    );
    this.ranges = new Remembered(MOST_RANGES);
  }

  /** Call after values of a listing changed, while it stands in the orders or in none. */
  recheck(ordinal: number): void {
    for (const filter of this.standing.values()) {
      const change = filter.recheck(ordinal);
      if (change !== 0) this.orders.countChange(filter, ordinal, change);
    }
  }

  /** @param known of the same query before: itself while it holds */
  askedOf(query: CatalogQuery, known?: Asked): Asked {
    const values = this.values.names.length + this.tags.names.length;
    if (known?.values === values) return known;
    const conditions = this.conditionsOf(query);
    return { conditions, key: keyOf(conditions), values };
  }

  conditionsOf(query: CatalogQuery): Condition[] {
    const conditions: Condition[] = [];
    this.add(conditions, 'category', query.categories);
    this.add(conditions, 'tag', query.tags);
    this.add(conditions, 'feature', query.features);
    this.add(conditions, 'activity', query.activityLevels);
    this.add(conditions, 'language', query.languages);
    this.add(conditions, 'region', query.regions);
    this.add(conditions, 'size', query.sizes);
    if (query.isVerified) this.add(conditions, 'verified', ['verified']);
    if (query.isPartnered) this.add(conditions, 'partnered', ['partnered']);
    if (query.isCommunity) this.add(conditions, 'community', ['community']);
    if (query.minMembers !== undefined || query.maxMembers !== undefined) conditions.push(this.rangeOf(query));
    return conditions;
  }

  /** The listings that meet all conditions; exact. @param key of the conditions, for who has it already */
  hitsOf(conditions: readonly Condition[], key?: string): Hits {
    if (conditions.length === 0) return { count: this.rows.size, version: this.rows.membership };
    const value = conditions.length === 1 ? oneValueOf(conditions[0]!) : undefined;
    if (value !== undefined) return this.hitsOfValue(conditions[0]!, value);
    return conditions.some(({ range }) => range !== undefined)
      ? this.rangeHits(conditions, key)
      : this.standingHits(conditions, key);
  }

  /** Differs when a listing may have entered or left a range among the conditions. */
  rangeVersionOf(conditions: readonly Condition[]): number {
    return conditions.some(({ range }) => range !== undefined) ? this.rows.membersVersion : 0;
  }

  private add(conditions: Condition[], group: Group, wanted: readonly string[] | undefined): void {
    if (wanted === undefined || wanted.length === 0) return;
    const values = new Set<number>();
    for (const value of wanted) {
      const number = this.valuesOf({ group }).find(group, value);
      if (number !== undefined) values.add(number);
    }
    conditions.push({ group, values: [...values].sort((a, b) => a - b) });
  }

  /** A range that begins and ends where sizes do is the same as those sizes, which are counted already. */
  private rangeOf(query: CatalogQuery): Condition {
    const least = Math.max(query.minMembers ?? 0, 0);
    const most = query.maxMembers ?? Infinity;
    const ends = SIZES.map((_, i) => (SIZES[i + 1]?.fewest ?? Infinity) - 1);
    const isWhole = SIZES.some(({ fewest }) => fewest === least) && ends.includes(most);
    if (!isWhole) return { group: 'range', values: [], range: { least, most } };
    const sizes = SIZES.filter(({ fewest }, i) => fewest >= least && ends[i]! <= most);
    return { group: 'range', values: sizes.map(({ size }) => this.values.find('size', size)!) };
  }

  private hitsOfValue(condition: Condition, value: number): Hits {
    const values = this.valuesOf(condition);
    const count = values.postings.count(value);
    const bits = values.postings.bitmap(value);
    const version = values.enteredOf(value);
    if (bits === undefined) return { count, list: values.postings.list(value), version };
    // What is counted beside a value is remembered for those of the sidebar only: tags are too many.
    return { count, bits, value: values === this.values ? value : undefined, exact: values.setOf(value), version };
  }

  private standingHits(conditions: readonly Condition[], key = keyOf(conditions)): Hits {
    let filter = this.standing.get(key);
    if (filter === undefined) {
      const bits = this.intersect(conditions);
      const meets = (ordinal: number): boolean => conditions.every((condition) => this.meets(ordinal, condition));
      filter = new StandingFilter(bits, countBits(bits), meets, this.setsAround(conditions), () => ++this.versions);
      this.standing.set(key, filter);
    }
    return filter.hits();
  }

  private rangeHits(conditions: readonly Condition[], key = keyOf(conditions)): Hits {
    const version = this.versionOf(conditions);
    const known = this.ranges.get(key);
    if (known !== undefined && known.version === version) return known.hits;
    const within = this.setsAround(conditions);
    const hits = { ...hitsOfBits(this.intersect(conditions)), within, version: ++this.versions };
    this.ranges.set(key, { version, hits });
    return hits;
  }

  /** Grows whenever a listing enters or leaves any of the values, or a range. */
  private versionOf(conditions: readonly Condition[]): number {
    let version = this.rangeVersionOf(conditions);
    for (const condition of conditions) {
      for (const value of condition.values) version += this.valuesOf(condition).enteredOf(value);
    }
    return version;
  }

  private setsAround(conditions: readonly Condition[]): CountedSet[] {
    return conditions.flatMap((condition) => {
      const value = oneValueOf(condition);
      const values = this.valuesOf(condition);
      return value !== undefined && values.postings.bitmap(value) !== undefined ? [values.setOf(value)] : [];
    });
  }

  /** Who meets all conditions, as a bitmap of its own. */
  private intersect(conditions: readonly Condition[]): Uint32Array {
    const [first, ...others] = conditions.toSorted((a, b) => this.atMost(a) - this.atMost(b));
    const bits = this.bitsOf(first!);
    if (!isSparse(this.atMost(first!), bits.length)) {
      for (const other of others) andInto(bits, this.readableBitsOf(other));
      return bits;
    }
    for (const ordinal of listOfBits(bits, countBits(bits))) {
      if (!others.every((condition) => this.meets(ordinal, condition))) clearBit(bits, ordinal);
    }
    return bits;
  }

  private atMost(condition: Condition): number {
    if (condition.range !== undefined) return this.rows.size;
    const { postings } = this.valuesOf(condition);
    return condition.values.reduce((sum, value) => sum + postings.count(value), 0);
  }

  private meets(ordinal: number, condition: Condition): boolean {
    const { values, range } = condition;
    if (range === undefined) return values.some((value) => this.valuesOf(condition).postings.has(value, ordinal));
    const members = this.rows.members[ordinal]!;
    return members >= range.least && members <= range.most;
  }

  private readableBitsOf(condition: Condition): Uint32Array {
    const value = oneValueOf(condition);
    const bits = value === undefined ? undefined : this.valuesOf(condition).postings.bitmap(value);
    return bits ?? this.bitsOf(condition);
  }

  private bitsOf(condition: Condition): Uint32Array {
    const { values, range } = condition;
    const bits = new Uint32Array(wordsFor(this.universe));
    for (const value of values) this.valuesOf(condition).postings.addTo(bits, value);
    if (range !== undefined) this.addRange(bits, range);
    return bits;
  }

  /** Looks at every count: they lie side by side, which is faster than to follow the order of those in range. */
  private addRange(bits: Uint32Array, { least, most }: { least: number; most: number }): void {
    const { members, used } = this.rows;
    for (let ordinal = 0; ordinal < used; ordinal++) {
      const count = members[ordinal]!;
      if (count >= least && count <= most) setBit(bits, ordinal);
    }
  }
}

/** The value of a condition that is met by exactly the listings with that value. */
export function oneValueOf({ values, range }: Condition): number | undefined {
  return values.length === 1 && range === undefined ? values[0] : undefined;
}

/** Equal for equal conditions, whatever order the values were asked in. */
export function keyOf(conditions: readonly Condition[]): string {
  let key = '';
  for (const { group, values, range } of conditions) {
    if (group === 'tag') key += 't';
    key += range === undefined ? `${values.join(',')};` : `m${range.least}-${range.most};`;
  }
  return key;
}
