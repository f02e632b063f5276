// Remembered: answers kept by key, the least recently asked for going first.

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
    this.entries.delete(key);
    this.entries.set(key, value);
    if (this.entries.size <= this.most) return;
    for (const [oldest, dropped] of this.entries) {
      this.entries.delete(oldest);
      this.onDrop(dropped);
      return;
    }
  }
}
