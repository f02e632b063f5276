// Tag lists: which tags there are, how many listings have each, and which stand together.
import { tagSlug } from './tag-slug.ts';
import type { ReadValues } from './values.ts';

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

/** Of a tag with more listings so many are looked at, evenly spread: enough for an order, and as quick for any tag. */
const MOST_LOOKED_AT = 2000;
/** Once may be chance. */
const FEWEST_TOGETHER = 2;

export class TagLists {
  private readonly tags: ReadValues;
  /** Numbers of the tags, the most used first. */
  private ordered: { version: number; values: Uint32Array } | undefined;

  constructor(tags: ReadValues) {
    this.tags = tags;
  }

  /** The first `limit` of the tags that at least `fewest` listings have, the most used first. */
  top(limit: number, fewest: number): TagCount[] {
    const { postings, version } = this.tags;
    if (this.ordered?.version !== version) this.ordered = { version, values: this.order() };
    const tags: TagCount[] = [];
    for (const value of this.ordered.values) {
      const count = postings.count(value);
      if (count < fewest || tags.length === limit) break;
      tags.push(this.view(value, count));
    }
    return tags;
  }

  one(tag: string): TagCount | undefined {
    const value = this.tags.find('tag', tag);
    const count = value === undefined ? 0 : this.tags.postings.count(value);
    return value === undefined || count === 0 ? undefined : this.view(value, count);
  }

  /**
   * The measure is the cosine: listings that have both, divided by the root of the product of how many have each. It is 1
   * for two that always stand together; a tag that stands everywhere is near to none.
   */
  similar(tag: string, limit: number): SimilarTag[] {
    const value = this.tags.find('tag', tag);
    if (value === undefined) return [];
    const { share, counts } = this.beside(value);
    const scored: { value: number; together: number; score: number }[] = [];
    for (const [other, found] of counts) {
      if (other === value || found < FEWEST_TOGETHER) continue;
      const together = Math.round(found / share);
      scored.push({ value: other, together, score: together / Math.sqrt(this.tags.postings.count(other)) });
    }
    return scored
      .sort(
        (a, b) => b.score - a.score || b.together - a.together || (this.slug(a.value) < this.slug(b.value) ? -1 : 1),
      )
      .slice(0, limit)
      .map(({ value: other, together }) => ({ ...this.view(other, this.tags.postings.count(other)), together }));
  }

  /** How often each tag stands beside this one, among the share of its listings that was looked at. */
  private beside(value: number): { share: number; counts: Map<number, number> } {
    const ordinals = this.tags.postings.ordinals(value);
    const step = Math.max(1, ordinals.length / MOST_LOOKED_AT);
    const counts = new Map<number, number>();
    let looked = 0;
    for (let at = 0; at < ordinals.length; at += step, looked++) {
      for (const other of this.tags.listOf(ordinals[Math.floor(at)]!)) counts.set(other, (counts.get(other) ?? 0) + 1);
    }
    return { share: ordinals.length === 0 ? 1 : looked / ordinals.length, counts };
  }

  private order(): Uint32Array {
    const { names, postings } = this.tags;
    const used = names.map((_, value) => value).filter((value) => postings.count(value) > 0);
    const slugs = new Map<number, string>();
    const slugOf = (value: number): string => {
      const known = slugs.get(value) ?? this.slug(value);
      slugs.set(value, known);
      return known;
    };
    return Uint32Array.from(
      used.sort((a, b) => postings.count(b) - postings.count(a) || (slugOf(a) < slugOf(b) ? -1 : 1)),
    );
  }

  private view(value: number, count: number): TagCount {
    return { slug: this.slug(value), name: this.tags.names[value]!, count };
  }

  private slug(value: number): string {
    return tagSlug(this.tags.names[value]!);
  }
}
