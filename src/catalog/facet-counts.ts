// Facet counts: how many of the hits have each value, remembered until a listing that matters changes.
import { countAnd, hasBit, listOfBits } from './bits.ts';
import type { Condition, Filters } from './filters.ts';
import { keyOf } from './filters.ts';
import type { Hits } from './hits.ts';
import { both, isEverything } from './hits.ts';
import { Remembered } from './remembered.ts';
import type { TextMatch } from './text-match.ts';
import type { Values } from './values.ts';

/** The counts of all values under one set of filters. */
export interface Counts {
  byValue: Uint32Array;
  /** True while no listing can have changed the counts. */
  isValid(): boolean;
}

/** A text that listings must match; `key` names it. */
export interface TextFilter {
  key: string;
  match: TextMatch;
}

const REMEMBERED = 4096;
/** What a look at one listing's values costs, in words of a bitmap counted. */
const ROW_COST = 12;

export class FacetCounts {
  private readonly remembered = new Remembered<Counts>(REMEMBERED);
  private readonly values: Values;
  private readonly filters: Filters;

  constructor(values: Values, filters: Filters) {
    this.values = values;
    this.filters = filters;
  }

  under(conditions: readonly Condition[], text: TextFilter | undefined): Counts {
    const key = `${keyOf(conditions)}|${text?.key ?? ''}`;
    const known = this.remembered.get(key);
    if (known?.isValid()) return known;
    const byValue = this.byValue(conditions, text?.match);
    const counts = { byValue, isValid: this.validity(conditions, text?.match) };
    this.remembered.set(key, counts);
    return counts;
  }

  /**
   * A listing changes the counts only if it meets or met every condition, and whatever changes in its values touches all
   * values that it has or had: so one untouched condition is enough. Ranges and texts hang on more than values, and tags
   * are apart from them: what a listing with a tag changes in its values does not touch the tag.
   */
  private validity(conditions: readonly Condition[], match: TextMatch | undefined): () => boolean {
    const { values, filters } = this;
    const ofValues = conditions.filter(({ group }) => group !== 'range' && group !== 'tag');
    const ofTags = conditions.filter(({ group }) => group === 'tag');
    const touchedOf = (condition: Condition): number =>
      condition.values.reduce((sum, value) => sum + values.touchedOf(value), 0);
    const enteredOf = (condition: Condition): number =>
      condition.values.reduce((sum, value) => sum + filters.valuesOf(condition).enteredOf(value), 0);
    const touched = ofValues.map(touchedOf);
    const entered = ofTags.map(enteredOf);
    const { version } = values;
    const ranges = filters.rangeVersionOf(conditions);
    return () => {
      if (match?.isValid() === false || filters.rangeVersionOf(conditions) !== ranges) return false;
      if (ofTags.some((condition, i) => enteredOf(condition) !== entered[i])) return false;
      if (values.version === version) return true;
      return ofValues.some((condition, i) => touchedOf(condition) === touched[i]);
    };
  }

  private byValue(conditions: readonly Condition[], match: TextMatch | undefined): Uint32Array {
    const hits = this.filters.hitsOf(conditions);
    if (match !== undefined) return this.countMatches(hits, match);
    // The values that most listings have are what is asked for most; counting the few of a rare value costs little.
    if (hits.value !== undefined) return this.values.countsBeside(hits.value, () => this.count(hits));
    return this.count(hits);
  }

  private countMatches(hits: Hits, match: TextMatch): Uint32Array {
    const counts = this.count(both(hits, match.real));
    const slipped = both(hits, match.slipped);
    if (slipped.count > 0) this.count(slipped).forEach((count, value) => (counts[value]! += count));
    return counts;
  }

  private count(hits: Hits): Uint32Array {
    const { names, postings } = this.values;
    if (isEverything(hits)) return Uint32Array.from(names, (_, value) => postings.count(value));
    const byRows = hits.count * ROW_COST;
    const byBitmaps = (hits.bits?.length ?? Infinity) * names.length;
    return byRows < byBitmaps ? this.countByRows(hits) : this.countByBitmaps(hits.bits!);
  }

  private countByBitmaps(bits: Uint32Array): Uint32Array {
    const { names, postings } = this.values;
    return Uint32Array.from(names, (_, value) => {
      const own = postings.bitmap(value);
      if (own !== undefined) return countAnd(bits, own);
      let count = 0;
      for (const ordinal of postings.list(value)) if (hasBit(bits, ordinal)) count++;
      return count;
    });
  }

  private countByRows(hits: Hits): Uint32Array {
    const { names, rows } = this.values;
    const counts = new Uint32Array(names.length);
    const add = (ordinal: number): void => {
      const page = rows.pageOf(ordinal);
      const start = rows.startOf(ordinal);
      const end = start + rows.lengthOf(ordinal);
      for (let i = start; i < end; i++) counts[page[i]!]!++;
    };
    const list = hits.list ?? listOfBits(hits.bits!, hits.count);
    for (let i = 0; i < list.length; i++) add(list[i]!);
    return counts;
  }
}
