// Text matches: the match of each text that was asked for lately, while no words changed.
import type { TextFilter } from './facet-counts.ts';
import type { Order } from './order.ts';
import { questionOf } from './question.ts';
import { LEFT, Remembered } from './remembered.ts';
import type { Rows } from './rows.ts';
import type { TextIndex } from './text-index.ts';
import { TextMatch } from './text-match.ts';

/** Of bitmaps and lists; few matches are of many listings. */
const MOST_BYTES = 24 << 20;
const MOST_REMEMBERED = 8192;

interface Kept {
  match: TextMatch;
  bytes: number;
  isDropped: boolean;
}

export class TextMatches {
  private readonly remembered = new Remembered<Kept>(MOST_REMEMBERED, (kept) => this.drop(kept));
  private universe = 0;
  private bytes = 0;
  private readonly rows: Rows;
  private readonly text: TextIndex;
  private readonly byName: Order;
  private readonly mostBytes: number;

  constructor(rows: Rows, text: TextIndex, byName: Order, mostBytes = MOST_BYTES) {
    this.mostBytes = mostBytes;
    this.rows = rows;
    this.text = text;
    this.byName = byName;
  }

  setUniverse(universe: number): void {
    this.universe = universe;
    this.remembered.clear();
  }

  /** The match of a text; undefined when there is nothing in it to look for. */
  of(text: string): TextFilter | undefined {
    const question = questionOf(text);
    if (question === undefined) return undefined;
    const { key } = question;
    const known = this.remembered.get(key)?.match;
    if (known?.isValid()) return { key, match: known };
    const { rows, byName, universe } = this;
    const sources = { rows, text: this.text, byName, universe };
    const match = new TextMatch(sources, question, (bytes) => this.weigh(kept, bytes));
    const kept: Kept = { match, bytes: 0, isDropped: false };
    this.remembered.set(key, kept);
    return { key, match };
  }

  /** A match finds what it is asked for, so its bytes come bit by bit. */
  private weigh(kept: Kept, bytes: number): void {
    if (kept.isDropped) return;
    kept.bytes += bytes;
    this.bytes += bytes;
    if (this.bytes > this.mostBytes) this.remembered.dropUntil(() => this.bytes <= this.mostBytes * LEFT);
  }

  private drop(kept: Kept): void {
    kept.isDropped = true;
    this.bytes -= kept.bytes;
  }
}
