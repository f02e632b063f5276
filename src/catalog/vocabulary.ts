// Vocabulary: every word of the index as a path in one trie. Words with a beginning, and words a typing slip away, are
// found by walking it; nothing is kept per word but its nodes. Pairs and symbols, asked for whole, are in a plain map.
import { grown } from './grow.ts';

const ROOT = 0;
const HOT_WORDS = 1 << 16;
const FAR = 99;

export class Vocabulary {
  private units = new Uint16Array(1);
  private children = new Uint32Array(1);
  private siblings = new Uint32Array(1);
  /** Word number + 1 where a word ends. */
  private ends = new Uint32Array(1);
  private nodes = 1;
  private words = 0;
  private readonly exact = new Map<string, number>();
  /** The trie costs some hundred steps a word; common words skip them while the index is filled. */
  private readonly hot = new Map<string, number>();

  /** The number of a word; a new word gets the next one. */
  intern(word: string): number {
    const known = this.hot.get(word);
    if (known !== undefined) return known;
    let node = ROOT;
    for (let i = 0; i < word.length; i++)
      node = this.childOf(node, word.charCodeAt(i)) || this.grow(node, word.charCodeAt(i));
    if (this.ends[node] === 0) this.ends[node] = ++this.words;
    if (this.hot.size >= HOT_WORDS) this.hot.clear();
    this.hot.set(unshared(word), this.ends[node]! - 1);
    return this.ends[node]! - 1;
  }

  /** The number of a pair, a single character or a symbol. */
  internExact(text: string): number {
    const known = this.exact.get(text);
    if (known !== undefined) return known;
    this.exact.set(unshared(text), this.words);
    return this.words++;
  }

  numberOfExact(text: string): number | undefined {
    return this.exact.get(text);
  }

  /** Adds the numbers of all words that begin with `prefix`. */
  collectPrefix(prefix: string, into: number[]): void {
    let node = ROOT;
    for (let i = 0; i < prefix.length; i++) {
      node = this.childOf(node, prefix.charCodeAt(i));
      if (node === 0) return;
    }
    this.collectBelow(node, into);
  }

  /**
   * Adds the words within `slips` of `wanted`: letters left out, put in, exchanged, or two neighbours swapped.
   * With `orLonger` also the words of which only a beginning is that near.
   */
  collectNear(wanted: string, slips: number, orLonger: boolean, into: number[]): void {
    const rows = Array.from({ length: wanted.length + slips + 1 }, () => new Uint8Array(wanted.length + 1).fill(FAR));
    for (let j = 0; j <= Math.min(slips, wanted.length); j++) rows[0]![j] = j;
    this.walkNear({ wanted, slips, orLonger, rows, into }, ROOT, 0, 0);
  }

  private walkNear(search: NearSearch, node: number, depth: number, unit: number): void {
    const { wanted, slips, rows } = search;
    if (depth + 1 >= rows.length) return;
    for (let child = this.children[node]!; child !== 0; child = this.siblings[child]!) {
      const best = fillRow(search, depth + 1, this.units[child]!, unit);
      if (best > slips) continue;
      if (rows[depth + 1]![wanted.length]! <= slips) {
        if (search.orLonger) {
          this.collectBelow(child, search.into);
          continue;
        }
        if (this.ends[child]! > 0) search.into.push(this.ends[child]! - 1);
      }
      this.walkNear(search, child, depth + 1, this.units[child]!);
    }
  }

  private collectBelow(node: number, into: number[]): void {
    if (this.ends[node]! > 0) into.push(this.ends[node]! - 1);
    for (let child = this.children[node]!; child !== 0; child = this.siblings[child]!) this.collectBelow(child, into);
  }

  private childOf(node: number, unit: number): number {
    let child = this.children[node]!;
    while (child !== 0 && this.units[child] !== unit) child = this.siblings[child]!;
    return child;
  }

  private grow(parent: number, unit: number): number {
    const node = this.nodes++;
    this.units = grown(this.units, node + 1);
    this.children = grown(this.children, node + 1);
    this.siblings = grown(this.siblings, node + 1);
    this.ends = grown(this.ends, node + 1);
    this.units[node] = unit;
    this.siblings[node] = this.children[parent]!;
    this.children[parent] = node;
    return node;
  }
}

interface NearSearch {
  wanted: string;
  slips: number;
  orLonger: boolean;
  /** One row of the distance table per letter of the walked path; cells outside the band of `slips` hold FAR. */
  rows: Uint8Array[];
  into: number[];
}

/** Fills the distance row of one more letter of the path; answers its smallest cell. */
function fillRow({ wanted, slips, rows }: NearSearch, depth: number, unit: number, unitBefore: number): number {
  const row = rows[depth]!;
  const above = rows[depth - 1]!;
  const first = Math.max(1, depth - slips);
  const last = Math.min(wanted.length, depth + slips);
  row[first - 1] = first === 1 && depth <= slips ? depth : FAR;
  let best = row[first - 1]!;
  for (let j = first; j <= last; j++) {
    const same = wanted.charCodeAt(j - 1) === unit;
    let slip = Math.min(above[j - 1]! + (same ? 0 : 1), above[j]! + 1, row[j - 1]! + 1);
    if (depth > 1 && j > 1 && wanted.charCodeAt(j - 1) === unitBefore && wanted.charCodeAt(j - 2) === unit) {
      slip = Math.min(slip, rows[depth - 2]![j - 2]! + 1);
    }
    row[j] = slip;
    if (slip < best) best = slip;
  }
  if (last < wanted.length) row[last + 1] = FAR;
  return best;
}

/** A copy: a cut piece of a long text would keep the whole text in memory. */
function unshared(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}
