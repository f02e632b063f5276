// Text backlog: the texts of listings that stand on lists already, while their words are not in the index yet. Reading
// words is a quarter of a start, and only searches need them.
import { Cards } from './cards.ts';
import type { Text } from './text-index.ts';

export class TextBacklog {
  /** As bytes: as strings they would be most of the heap, which keeps the room it once had. */
  private readonly texts = new Cards();
  private next = 0;
  private end = 0;

  /** Keeps a text until its turn comes, or forgets it; false when its turn is over. */
  keep(ordinal: number, text: Text | undefined): boolean {
    if (ordinal < this.next) return false;
    if (text === undefined) this.texts.remove(ordinal);
    else this.texts.set(ordinal, '', JSON.stringify(text));
    this.end = Math.max(this.end, ordinal + 1);
    return true;
  }

  /** Hands over the texts of the next `count` ordinals; false when there are no more. */
  take(count: number, read: (ordinal: number, text: Text) => void): boolean {
    const end = Math.min(this.next + count, this.end);
    for (let ordinal = this.next; ordinal < end; ordinal++) {
      const json = this.texts.textOf(ordinal);
      if (json !== '') read(ordinal, JSON.parse(json) as Text);
    }
    this.next = end;
    return end < this.end;
  }
}
