// Vocabulary: every word of the index as a path in one trie. Words with a beginning, and words a typing slip away, are
// found by descending it; nothing is stored per word but its nodes. Pairs and symbols, asked for whole, are in a map.
import { Uint32Column } from './columns.ts';
import { NearSearch } from './near-search.ts';

const ROOT = 0;

export class Vocabulary {
  private readonly units = new Uint32Column();
  private readonly children = new Uint32Column();
  private readonly siblings = new Uint32Column();
  /** Word number + 1 where a word ends. */
  private readonly ends = new Uint32Column();
  private nodes = 1;
  private words = 0;
  private readonly exact = new Map<string, number>();

  /** The number of the word in `text` from `start` to before `end`; a new word gets the next one. */
  intern(text: string, start = 0, end = text.length): number {
    let node = ROOT;
    for (let i = start; i < end; i++) node = this.enter(node, text.charCodeAt(i));
    if (this.ends.get(node) === 0) this.ends.set(node, ++this.words);
    return this.ends.get(node) - 1;
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
    const search = new NearSearch(wanted, slips);
    const visit = (node: number, depth: number, unit: number): void => {
      if (depth === search.deepest) return;
      for (let child = this.children.get(node); child !== 0; child = this.siblings.get(child)) {
        const childUnit = this.units.get(child);
        if (!search.descend(depth + 1, childUnit, unit)) continue;
        const isNear = search.isNear(depth + 1);
        if (isNear && orLonger) this.collectBelow(child, into);
        else {
          if (isNear) this.collectWord(child, into);
          visit(child, depth + 1, childUnit);
        }
      }
    };
    visit(ROOT, 0, 0);
  }

  private collectBelow(node: number, into: number[]): void {
    this.collectWord(node, into);
    for (let child = this.children.get(node); child !== 0; child = this.siblings.get(child)) {
      this.collectBelow(child, into);
    }
  }

  private collectWord(node: number, into: number[]): void {
    const end = this.ends.get(node);
    if (end > 0) into.push(end - 1);
  }

  private childOf(node: number, unit: number): number {
    let child = this.children.get(node);
    while (child !== 0 && this.units.get(child) !== unit) child = this.siblings.get(child);
    return child;
  }

  /** The child, made when there is none. It becomes the first one, so that common words are found in few steps. */
  private enter(parent: number, unit: number): number {
    const { children, siblings, units } = this;
    const first = children.get(parent);
    let before = 0;
    let child = first;
    for (; child !== 0 && units.get(child) !== unit; child = siblings.get(child)) before = child;
    if (child !== 0 && before === 0) return child;
    if (child !== 0) siblings.set(before, siblings.get(child));
    else {
      child = this.nodes++;
      units.set(child, unit);
    }
    siblings.set(child, first);
    children.set(parent, child);
    return child;
  }
}

/** A copy: a cut piece of a long text would keep the whole text in memory. */
function unshared(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}
