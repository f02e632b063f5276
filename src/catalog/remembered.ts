// Remembered: answers kept by key, the least recently asked for going first.

export class Remembered<T> {
  private readonly entries = new Map<string, T>();
  /** Goes on where it stood: a new one each time would go over all the places that were left, thousands of them. */
  private oldest = this.entries.keys();
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
    if (this.entries.size > this.most) this.dropOldest();
  }

  /** What was asked for longest ago; nothing when nothing is kept. */
  dropOldest(): void {
    if (this.entries.size === 0) return;
    const { value } = this.oldest.next();
    if (value !== undefined) return this.drop(value);
    // It had come to the end, and sees nothing that came later.
    this.oldest = this.entries.keys();
    this.dropOldest();
  }

  private drop(key: string): void {
    const value = this.entries.get(key);
    if (value !== undefined && this.entries.delete(key)) this.onDrop(value);
  }
}
