// Vocabulary: every word of the index as a path in one trie. Words with a beginning, and words a typing slip away, are
// found by walking it; nothing is kept per word but its nodes. Pairs and symbols, asked for whole, are in a plain map.
import { grown } from './grow.ts';
import { NearSearch } from './near-search.ts';
import { WordTable } from './word-table.ts';

const ROOT = 0;

export class Vocabulary {
  private units = new Uint16Array(1);
  private children = new Uint32Array(1);
  private siblings = new Uint32Array(1);
  /** Word number + 1 where a word ends. */
  private ends = new Uint32Array(1);
  private nodes = 1;
  private words = 0;
  private readonly known = new WordTable();
  private readonly exact = new Map<string, number>();

  /** The number of the word in `text` from `start` to before `end`; a new word gets the next one. */
  intern(text: string, start = 0, end = text.length): number {
    return this.known.numberOf(text, start, end, () => this.enterWord(text, start, end));
  }

  private enterWord(text: string, start: number, end: number): number {
    let node = ROOT;
    for (let i = start; i < end; i++) node = this.enter(node, text.charCodeAt(i));
    if (this.ends[node] === 0) this.ends[node] = ++this.words;
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
    this.walkNear(new NearSearch(wanted, slips), orLonger, ROOT, 0, 0, into);
  }

  private walkNear(
    search: NearSearch,
    orLonger: boolean,
    node: number,
    depth: number,
    unit: number,
    into: number[],
  ): void {
    if (depth === search.deepest) return;
    for (let child = this.children[node]!; child !== 0; child = this.siblings[child]!) {
      const childUnit = this.units[child]!;
      if (!search.descend(depth + 1, childUnit, unit)) continue;
      if (search.isNear(depth + 1)) {
        if (orLonger) {
          this.collectBelow(child, into);
          continue;
        }
        if (this.ends[child]! > 0) into.push(this.ends[child]! - 1);
      }
      this.walkNear(search, orLonger, child, depth + 1, childUnit, into);
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

  /** The child, made when there is none. It becomes the first one, so that common words are found in few steps. */
  private enter(parent: number, unit: number): number {
    const { siblings, units } = this;
    const first = this.children[parent]!;
    let before = 0;
    for (let child = first; child !== 0; before = child, child = siblings[child]!) {
      if (units[child] !== unit) continue;
      if (before !== 0) {
        siblings[before] = siblings[child]!;
        siblings[child] = first;
        this.children[parent] = child;
      }
      return child;
    }
    return this.grow(parent, unit);
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

/** A copy: a cut piece of a long text would keep the whole text in memory. */
function unshared(text: string): string {
  for (let i = 0; i < text.length; i++) {
    if (text.charCodeAt(i) > 0xff) return Buffer.from(text, 'utf16le').toString('utf16le');
  }
  return Buffer.from(text, 'latin1').toString('latin1');
}
