// Text matches: the match of each text that was asked for lately, while no words changed.
import { wordsFor } from './bits.ts';
import type { TextFilter } from './facet-counts.ts';
import type { Order } from './order.ts';
import { questionOf } from './question.ts';
import { Remembered } from './remembered.ts';
import type { Rows } from './rows.ts';
import type { TextIndex } from './text-index.ts';
import { TextMatch } from './text-match.ts';

const REMEMBERED_BYTES = 24 << 20;
/** A match can hold a bitmap for each class. */
const BITMAPS_PER_MATCH = 4;
const MOST_REMEMBERED = 512;

export class TextMatches {
  private remembered = new Remembered<TextMatch>(MOST_REMEMBERED);
  private universe = 0;
  private readonly rows: Rows;
  private readonly text: TextIndex;
  private readonly byName: Order;

  constructor(rows: Rows, text: TextIndex, byName: Order) {
    this.rows = rows;
    this.text = text;
    this.byName = byName;
  }

  setUniverse(universe: number): void {
    this.universe = universe;
    const bytes = wordsFor(universe) * 4 * BITMAPS_PER_MATCH;
    this.remembered = new Remembered(Math.max(16, Math.min(MOST_REMEMBERED, Math.floor(REMEMBERED_BYTES / bytes))));
  }

  /** The match of a text; undefined when there is nothing in it to look for. */
  of(text: string): TextFilter | undefined {
    const question = questionOf(text);
    if (question === undefined) return undefined;
    const known = this.remembered.get(question.key);
    if (known?.isValid()) return { key: question.key, match: known };
    const { rows, byName, universe } = this;
    const match = new TextMatch({ rows, text: this.text, byName, universe }, question);
    this.remembered.set(question.key, match);
    return { key: question.key, match };
  }
}
