// Remembered: answers kept by key. What was not asked for since it was last its turn goes first, what was gets another
// turn ("second chance"): asking then only sets a mark, where a list kept in order of asking would move it each time.

/** How much is left when there was too much: going over the places that are empty, thousands of them, once for many. */
export const LEFT = 15 / 16;

interface Entry<T> {
  readonly value: T;
  wasAskedFor: boolean;
}

export class Remembered<T> {
  private readonly entries = new Map<string, Entry<T>>();
  private readonly most: number;
  private readonly onDrop: (value: T) => void;

  constructor(most: number, onDrop: (value: T) => void = () => undefined) {
    this.most = most;
    this.onDrop = onDrop;
  }

  *values(): Iterable<T> {
    for (const { value } of this.entries.values()) yield value;
  }

  clear(): void {
    for (const { value } of this.entries.values()) this.onDrop(value);
    this.entries.clear();
  }

  get(key: string): T | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    entry.wasAskedFor = true;
    return entry.value;
  }

  set(key: string, value: T): void {
    this.drop(key);
    // Before it comes, because it may be the only one that nobody asked for.
    if (this.entries.size >= this.most) this.dropUntil(() => this.entries.size < this.most * LEFT);
    this.entries.set(key, { value, wasAskedFor: false });
  }

  /** Those go that were not asked for since their last turn, until it is enough or nothing is left. */
  dropUntil(isEnough: () => boolean): void {
    // What gets another turn comes up again behind all others. No iterator is kept for the next time: it would hold
    // every table that the map has outgrown, with all in it.
    for (const [key, entry] of this.entries) {
      if (isEnough()) return;
      if (entry.wasAskedFor) this.giveTurn(key, entry);
      else this.drop(key);
    }
  }

  private giveTurn(key: string, entry: Entry<T>): void {
    entry.wasAskedFor = false;
    this.entries.delete(key);
    this.entries.set(key, entry);
  }

  private drop(key: string): void {
    const entry = this.entries.get(key);
    if (entry !== undefined && this.entries.delete(key)) this.onDrop(entry.value);
  }
}
