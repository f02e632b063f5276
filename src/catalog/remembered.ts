// Remembered: answers kept by key, the least recently asked for going first.

/** How much is left when there was too much: going over the places that are empty, thousands of them, once for many. */
export const LEFT = 15 / 16;

export class Remembered<T> {
  private readonly entries = new Map<string, T>();
  private readonly most: number;
  private readonly onDrop: (value: T) => void;

  constructor(most: number, onDrop: (value: T) => void = () => undefined) {
    this.most = most;
    this.onDrop = onDrop;
  }

  values(): Iterable<T> {
    return this.entries.values();
  }

  clear(): void {
    for (const value of this.entries.values()) this.onDrop(value);
    this.entries.clear();
  }

  get(key: string): T | undefined {
    const value = this.entries.get(key);
    if (value === undefined) return undefined;
    this.entries.delete(key);
    this.entries.set(key, value);
    return value;
  }

  set(key: string, value: T): void {
    this.drop(key);
    this.entries.set(key, value);
    if (this.entries.size > this.most) this.dropUntil(() => this.entries.size <= this.most * LEFT);
  }

  /** What was asked for longest ago goes, until it is enough or nothing is left. */
  dropUntil(isEnough: () => boolean): void {
    // No iterator is kept for the next time: it would hold every table that the map has outgrown, with all in it.
    for (const key of this.entries.keys()) {
      if (isEnough()) return;
      this.drop(key);
    }
  }

  private drop(key: string): void {
    const value = this.entries.get(key);
    if (value !== undefined && this.entries.delete(key)) this.onDrop(value);
  }
}
