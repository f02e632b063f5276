// Tag lists: all tags, how many listings have each, and which occur together.
import type { FilterValue, FilterValues } from './filter-values.ts';

export interface TagCount {
  slug: string;
  /** One of its spellings. */
  name: string;
  /** Listings that have it. */
  count: number;
}

interface SimilarTag extends TagCount {
  /** Listings that have both. */
  together: number;
}

/** A tag with more listings is sampled, evenly spread: enough for a ranking, and the cost is bounded for any tag. */
const MAX_SAMPLED = 2000;
/** A single listing with both may be chance. */
const MIN_TOGETHER = 2;

export class TagLists {
  private readonly values: FilterValues;

  constructor(values: FilterValues) {
    this.values = values;
  }

  /** The first `limit` of the tags that at least `minCount` listings have, the most used first. */
  top(limit: number, minCount: number): TagCount[] {
    const used = this.order(({ postings }) => postings.count >= minCount);
    return used.slice(0, limit).map(viewOf);
  }

  /** @param name in any spelling; undefined if no listing has it */
  one(name: string): TagCount | undefined {
    const tag = this.values.find('tag', name);
    return tag === undefined || tag.postings.count === 0 ? undefined : viewOf(tag);
  }

  /** Names of the tags with a word that begins with `start` (a slug), the most used first. */
  startingWith(start: string): string[] {
    if (start === '') return [];
    return this.order(({ key }) => key.startsWith(start) || key.includes(`-${start}`)).map(({ name }) => name);
  }

  /**
   * Tags that are on at least two listings together with this one, the most similar first.
   * Cosine similarity: listings with both tags, divided by the root of the product of the counts of each. It is 1 for
   * two tags that always occur together; a tag that is everywhere is similar to none.
   */
  similar(name: string, limit: number): SimilarTag[] {
    const tag = this.values.find('tag', name);
    if (tag === undefined) return [];
    const { share, counts } = this.coOccurrences(tag);
    const scored: (SimilarTag & { score: number })[] = [];
    for (const [other, found] of counts) {
      if (other === tag || found < MIN_TOGETHER) continue;
      const together = Math.round(found / share);
      scored.push({ ...viewOf(other), together, score: together / Math.sqrt(other.postings.count) });
    }
    scored.sort((a, b) => b.score - a.score || b.together - a.together || (a.slug < b.slug ? -1 : 1));
    return scored.slice(0, limit).map(({ score: _score, ...similar }) => similar);
  }

  /** How often each tag occurs together with this one, in the sampled share of its listings. */
  private coOccurrences({ postings }: FilterValue): { share: number; counts: Map<FilterValue, number> } {
    const docs = postings.docs();
    const step = Math.max(1, docs.length / MAX_SAMPLED);
    const counts = new Map<FilterValue, number>();
    let sampled = 0;
    for (let at = 0; at < docs.length; at += step, sampled++) {
      for (const value of this.values.of(docs[Math.floor(at)] ?? 0)) {
        if (value.filter === 'tag') counts.set(value, (counts.get(value) ?? 0) + 1);
      }
    }
    return { share: docs.length === 0 ? 1 : sampled / docs.length, counts };
  }

  private order(isWanted: (tag: FilterValue) => boolean): FilterValue[] {
    const used = this.values.valuesOf('tag').filter((tag) => tag.postings.count > 0 && isWanted(tag));
    return used.sort((a, b) => b.postings.count - a.postings.count || (a.key < b.key ? -1 : 1));
  }
}

function viewOf({ key, name, postings }: FilterValue): TagCount {
  return { slug: key, name, count: postings.count };
}
