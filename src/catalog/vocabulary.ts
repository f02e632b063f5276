// Vocabulary: the number of every word of the index. Words are also paths in a trie, which is descended to find words
// by prefix and with typos. Pairs of characters and symbols are only looked up whole.
import { LRUCache } from 'lru-cache';
import { grown } from './columns.ts';
import { NEAR_PREFIX_FROM } from './question.ts';
import { TWO_TYPOS_FROM } from './terms.ts';

const ROOT = 0;
/** Fields of a node: its letter, its first child, its next sibling, the word that ends at it (number + 1). */
const [UNIT, CHILD, SIBLING, END, FIELDS] = [0, 1, 2, 3, 4] as const;
/** Words in all cached lists together, about 4 MB. */
const MAX_LISTED = 500_000;
const FAR = 99;
/** Keys beside each other in a row, in two rows, on QWERTZ; similar sounds. Of other scripts the neighbors are unknown. */
const LATIN = 'qwertyuiop asdfghjkl zxcvbnm qawsedrftgyhujikolp azsxdcfvgbhnjmk tzu gzh sy zyx ck';
const ROWS = `${LATIN} ицукенгшщзх фывапролджэ ячсмитьбю ифцыувкаепнргошлщдзжхэ фяычвсампиртоьлбдюж`;
const KEYS = ROWS + [...ROWS].toReversed().join('');
const VOWELS = /^(?:[aeiouy]{2}|[аеиоуыэюя]{2})$/;

export class Vocabulary {
  /** All nodes in one array, the fields of a node next to each other. 0 is both null and the root. */
  private trie = new Uint32Array(FIELDS);
  private nodes = 1;
  private readonly numbers = new Map<string, number>();
  /** Results of `beginningWith`, which is most of the cost of a search and repeated in it. Cleared by a new word. */
  private readonly lists = new LRUCache<string, readonly number[]>({
    maxSize: MAX_LISTED,
    sizeCalculation: ({ length }) => 1 + length,
  });

  /** The number of a word; a new word gets the next one. */
  intern(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    let node = ROOT;
    for (let i = 0; i < word.length; i++) {
      const unit = word.charCodeAt(i);
      node = this.childOf(node, unit) || this.addChild(node, unit);
    }
    const number = this.internExact(word);
    this.set(node, END, number + 1);
    return number;
  }

  /** The number of a pair, a single character or a symbol. */
  internExact(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    if (this.lists.size > 0) this.lists.clear();
    const number = this.numbers.size;
    // A copy: a substring would keep the whole text in memory.
    this.numbers.set(Buffer.from(text, 'utf16le').toString('utf16le'), number);
    return number;
  }

  /** The number of exactly this text, if it has one. */
  exactly(text: string): number[] {
    const number = this.numbers.get(text);
    return number === undefined ? [] : [number];
  }

  /**
   * The numbers of the words that begin with `word` or are within `typos` of it, as `NearSearch` counts them. From 6
   * letters on, words that begin with one that near and at least as long count too. All begin with its first or second
   * letter: few people mistype the first one, and `table` is not "cable".
   */
  beginningWith(word: string, typos: number): readonly number[] {
    const key = `${word} ${typos}`;
    const known = this.lists.get(key);
    if (known !== undefined) return known;
    const words: number[] = [];
    let node = ROOT;
    for (let i = 0; i < word.length && (i === 0 || node !== ROOT); i++) node = this.childOf(node, word.charCodeAt(i));
    if (node !== ROOT) this.collectBelow(node, words);
    const visit = (near: number, path: readonly number[]): boolean => {
      // A shorter beginning is another word: `gender` is not "general".
      const isBeginning = word.length >= NEAR_PREFIX_FROM && path.length >= word.length;
      if (isBeginning) this.collectBelow(near, words);
      else this.collectWord(near, words);
      return !isBeginning;
    };
    if (typos > 0) this.visitNear(word, typos, visit);
    this.lists.set(key, words);
    return words;
  }

  /** The words within `typos` of `wanted`, as in `beginningWith`, with their numbers. */
  wordsNear(wanted: string, typos: number): Map<string, number> {
    const words = new Map<string, number>();
    this.visitNear(wanted, typos, (node, path) => {
      const end = this.get(node, END);
      if (end > 0) words.set(String.fromCharCode(...path), end - 1);
      return true;
    });
    return words;
  }

  /** Visits the nodes within `typos` of `wanted`. @param visit gets the letters of the path; returns whether to descend */
  private visitNear(wanted: string, typos: number, visit: (node: number, path: readonly number[]) => boolean): void {
    const search = new NearSearch(wanted, typos);
    const path: number[] = [];
    const enter = (node: number, depth: number): void => {
      const unit = this.get(node, UNIT);
      if (!search.descend(depth, unit, path[depth - 2] ?? 0)) return;
      path[depth - 1] = unit;
      path.length = depth;
      if (search.isNear(depth) && !visit(node, path)) return;
      if (depth === search.deepest) return;
      for (let child = this.get(node, CHILD); child !== 0; child = this.get(child, SIBLING)) enter(child, depth + 1);
    };
    for (const unit of new Set([wanted.charCodeAt(0), wanted.charCodeAt(1)])) {
      const node = this.childOf(ROOT, unit);
      if (node !== ROOT) enter(node, 1);
    }
  }

  private collectBelow(node: number, into: number[]): void {
    this.collectWord(node, into);
    for (let child = this.get(node, CHILD); child !== 0; child = this.get(child, SIBLING))
      this.collectBelow(child, into);
  }

  private collectWord(node: number, into: number[]): void {
    const end = this.get(node, END);
    if (end > 0) into.push(end - 1);
  }

  private childOf(node: number, unit: number): number {
    let child = this.get(node, CHILD);
    while (child !== 0 && this.get(child, UNIT) !== unit) child = this.get(child, SIBLING);
    return child;
  }

  private addChild(parent: number, unit: number): number {
    const child = this.nodes++;
    this.trie = grown(this.trie, this.nodes * FIELDS);
    this.set(child, UNIT, unit);
    this.set(child, SIBLING, this.get(parent, CHILD));
    this.set(parent, CHILD, child);
    return child;
  }

  private get(node: number, field: number): number {
    return this.trie[node * FIELDS + field] ?? 0;
  }

  private set(node: number, field: number, value: number): void {
    this.trie[node * FIELDS + field] = value;
  }
}

/** Whether one letter may be typed for another. Most others make another word of a short one: `close` is not "clone". */
export function isMistyped(pair: string, wordLength: number): boolean {
  return wordLength >= TWO_TYPOS_FROM || KEYS.includes(pair) || VOWELS.test(pair) || !KEYS.includes(pair.charAt(0));
}

/**
 * The edit distance of a path of letters from a wanted word, computed one letter of the path at a time. A typo is a
 * missing, added or mistyped letter, or two swapped neighbors; each letter is part of one typo at most.
 */
class NearSearch {
  /** Longer paths are never near. */
  readonly deepest: number;
  private readonly typos: number;
  private readonly units: Uint16Array;
  /** The distance table, one row per letter of the path. Only a band of `typos` per side is filled; the rest is FAR. */
  private readonly cells: Uint8Array;
  private readonly width: number;

  constructor(wanted: string, typos: number) {
    this.typos = typos;
    this.units = Uint16Array.from(wanted, (_, i) => wanted.charCodeAt(i));
    this.width = wanted.length + 1;
    this.deepest = wanted.length + typos;
    this.cells = new Uint8Array((this.deepest + 1) * this.width).fill(FAR);
    for (let i = 0; i <= Math.min(typos, wanted.length); i++) this.cells[i] = i;
  }

  /** Puts `unit` at `depth` (1 is the first letter) of the path; false if no continuation of the path can be near. */
  descend(depth: number, unit: number, unitBefore: number): boolean {
    const { cells, units, typos, width } = this;
    const cell = (index: number): number => cells[index] ?? FAR;
    const row = depth * width;
    const above = row - width;
    const first = Math.max(1, depth - typos);
    const last = Math.min(units.length, depth + typos);
    let left = first === 1 && depth <= typos ? depth : FAR;
    cells[row + first - 1] = left;
    let best = left;
    for (let i = first; i <= last; i++) {
      const wanted = units[i - 1] ?? 0;
      const before = cell(above + i - 1);
      const isTypo = before < typos && isMistyped(String.fromCharCode(wanted, unit), units.length);
      const replaced = wanted === unit ? before : isTypo ? before + 1 : FAR;
      const isSwapped = units[i - 2] === unit && wanted === unitBefore;
      const swapped = isSwapped ? cell(above - width + i - 2) + 1 : FAR;
      cells[row + i] = left = Math.min(replaced, swapped, cell(above + i) + 1, left + 1);
      best = Math.min(best, left);
    }
    return best <= typos;
  }

  /** Whether the path up to `depth` is near the wanted word. */
  isNear(depth: number): boolean {
    return (this.cells[depth * this.width + this.units.length] ?? FAR) <= this.typos;
  }
}
