// Tag lists: which tags there are, how many listings have each, and which occur together.
import { tagSlug } from './tag-slug.ts';
import type { FilterValue, FilterValues } from './filter-values.ts';

export interface TagCount {
  slug: string;
  /** As first written. */
  name: string;
  /** Listings that have it. */
  count: number;
}

export interface SimilarTag extends TagCount {
  /** Listings that have both. */
  together: number;
}

/** Of a tag with more listings a sample of so many is read, evenly spread: enough for an order, and as quick for any tag. */
const MOST_SAMPLED = 2000;
/** Once may be chance. */
const FEWEST_TOGETHER = 2;

export class TagLists {
  private readonly tags: FilterValues;
  /** The most used first. */
  private ordered: { version: number; tags: readonly FilterValue[] } | undefined;

  constructor(tags: FilterValues) {
    this.tags = tags;
  }

  /** The first `limit` of the tags that at least `fewest` listings have, the most used first. */
  top(limit: number, fewest: number): TagCount[] {
    const { version } = this.tags;
    if (this.ordered?.version !== version) this.ordered = { version, tags: this.order() };
    const tags: TagCount[] = [];
    for (const tag of this.ordered.tags) {
      if (tag.postings.count < fewest || tags.length === limit) break;
      tags.push(viewOf(tag));
    }
    return tags;
  }

  one(name: string): TagCount | undefined {
    const tag = this.tags.find('tag', name);
    return tag === undefined || tag.postings.count === 0 ? undefined : viewOf(tag);
  }

  /**
   * The measure is the cosine: listings that have both, divided by the root of the product of how many have each. It is 1
   * for two that always occur together; a tag that is everywhere is similar to none.
   */
  similar(name: string, limit: number): SimilarTag[] {
    const tag = this.tags.find('tag', name);
    if (tag === undefined) return [];
    const { share, counts } = this.coOccurrences(tag);
    const scored: (SimilarTag & { score: number })[] = [];
    for (const [number, found] of counts) {
      const other = this.tags.at(number);
      if (other === tag || found < FEWEST_TOGETHER) continue;
      const together = Math.round(found / share);
      scored.push({ ...viewOf(other), together, score: together / Math.sqrt(other.postings.count) });
    }
    scored.sort((a, b) => b.score - a.score || b.together - a.together || (a.slug < b.slug ? -1 : 1));
    return scored.slice(0, limit).map(({ score: _score, ...similar }) => similar);
  }

  /** How often each tag occurs together with this one, in the sampled share of its listings. */
  private coOccurrences({ postings }: FilterValue): { share: number; counts: Map<number, number> } {
    const docs = postings.docs();
    const step = Math.max(1, docs.length / MOST_SAMPLED);
    const counts = new Map<number, number>();
    const count = (tag: number): void => void counts.set(tag, (counts.get(tag) ?? 0) + 1);
    let sampled = 0;
    for (let at = 0; at < docs.length; at += step, sampled++) this.tags.forEachOf(docs[Math.floor(at)] ?? 0, count);
    return { share: docs.length === 0 ? 1 : sampled / docs.length, counts };
  }

  private order(): readonly FilterValue[] {
    const used = this.tags.all.filter(({ postings }) => postings.count > 0).map((tag) => ({ tag, slug: slugOf(tag) }));
    used.sort((a, b) => b.tag.postings.count - a.tag.postings.count || (a.slug < b.slug ? -1 : 1));
    return used.map(({ tag }) => tag);
  }
}

function viewOf(tag: FilterValue): TagCount {
  return { slug: slugOf(tag), name: tag.name, count: tag.postings.count };
}

function slugOf({ name }: FilterValue): string {
  return tagSlug(name);
}
