// Facet counts: how many of the docs found have each facet value, cached until a doc that matters changes.
import { LRUCache } from 'lru-cache';
import type { Bitmap } from './bitmap.ts';
import type { FilterValues } from './filter-values.ts';
import { type Condition, type Filters, keyOf } from './filters.ts';
import { docsOf, intersection, type ResultSet } from './result-set.ts';
import type { TextMatch } from './text-match.ts';

/** The counts of all values under one set of filters. */
export interface Counts {
  /** By number of the value. */
  readonly byValue: readonly number[];
  /** True while no doc can have changed the counts. */
  isValid(): boolean;
}

/** A text that listings must match; `key` names it. */
export interface TextFilter {
  readonly key: string;
  readonly match: TextMatch;
}

const CACHED = 4096;
/** What reading one doc's values costs, in docs of a bitmap counted. */
const DOC_COST = 400;

export class FacetCounts {
  private readonly cache = new LRUCache<string, Counts>({ max: CACHED });
  private readonly values: FilterValues;
  private readonly filters: Filters;

  constructor(values: FilterValues, filters: Filters) {
    this.values = values;
    this.filters = filters;
  }

  under(conditions: readonly Condition[], text: TextFilter | undefined): Counts {
    const key = `${keyOf(conditions)}|${text?.key ?? ''}`;
    const known = this.cache.get(key);
    if (known?.isValid()) return known;
    const byValue = this.byValue(conditions, text?.match);
    const counts = { byValue, isValid: this.validity(conditions, text?.match) };
    this.cache.set(key, counts);
    return counts;
  }

  /**
   * A doc changes the counts only if it meets or met every condition, and whatever changes in its values touches all
   * values that it has or had: so one untouched condition is enough. Ranges and texts hang on more than values, and tags
   * are apart from them: what a doc with a tag changes in its values does not touch the tag.
   */
  private validity(conditions: readonly Condition[], match: TextMatch | undefined): () => boolean {
    const { values, filters } = this;
    const ofFacets = conditions.filter(({ filter, range }) => range === undefined && values.has(filter));
    const ofTags = conditions.filter(({ filter, range }) => range === undefined && !values.has(filter));
    const touched = ofFacets.map(touchedOf);
    const tagged = ofTags.map(enteredOf);
    const { version } = values;
    const ranges = filters.rangeVersionOf(conditions);
    return () => {
      if (match?.isValid() === false || filters.rangeVersionOf(conditions) !== ranges) return false;
      if (ofTags.some((condition, i) => enteredOf(condition) !== tagged[i])) return false;
      return values.version === version || ofFacets.some((condition, i) => touchedOf(condition) === touched[i]);
    };
  }

  private byValue(conditions: readonly Condition[], match: TextMatch | undefined): readonly number[] {
    const found = this.filters.find(conditions);
    if (match !== undefined) return this.countMatches(found, match);
    // What is asked for most are values that most docs have; the few of a rare value are counted in no time.
    return found.value === undefined
      ? this.count(found)
      : this.values.coOccurrence(found.value, () => this.count(found));
  }

  private countMatches(found: ResultSet, match: TextMatch): number[] {
    const sum: number[] = this.values.all.map(() => 0);
    for (const { all } of match.tiers) {
      if (all.count === 0) continue;
      const counts = this.count(intersection(found, all));
      for (const [value, count] of counts.entries()) sum[value] = (sum[value] ?? 0) + count;
    }
    return sum;
  }

  private count(found: ResultSet): number[] {
    const { all } = this.values;
    if (found.kind === 'all') return all.map(({ postings }) => postings.count);
    if (found.kind === 'bitmap' && found.bitmap.capacity * all.length < found.count * DOC_COST) {
      return this.countByValue(found.bitmap);
    }
    return this.countByDoc(docsOf(found));
  }

  private countByValue(bitmap: Bitmap): number[] {
    return this.values.all.map(({ postings }) => postings.countIn(bitmap));
  }

  private countByDoc(docs: Uint32Array): number[] {
    const counts = this.values.all.map(() => 0);
    const add = (value: number): void => void (counts[value] = (counts[value] ?? 0) + 1);
    for (const doc of docs) this.values.forEachOf(doc, add);
    return counts;
  }
}

function touchedOf({ values }: Condition): number {
  return values.reduce((sum, { touched }) => sum + touched, 0);
}

function enteredOf({ values }: Condition): number {
  return values.reduce((sum, { postings }) => sum + postings.version, 0);
}
