// What is kept as long as there is room: about the least recently used go first once the bytes are over the bound.
import { LEFT, Remembered } from '#catalog/remembered.ts';

export class ByteLru<V> {
  readonly #values: Remembered<V>;
  readonly #maxBytes: number;
  readonly #sizeOf: (value: V) => number;
  #bytes = 0;

  constructor(maxBytes: number, sizeOf: (value: V) => number) {
    this.#values = new Remembered(Infinity, (dropped) => (this.#bytes -= sizeOf(dropped)));
    this.#maxBytes = maxBytes;
    this.#sizeOf = sizeOf;
  }

  get(key: string): V | undefined {
    return this.#values.get(key);
  }

  set(key: string, value: V): void {
    this.#values.set(key, value);
    this.#bytes += this.#sizeOf(value);
    if (this.#bytes > this.#maxBytes) this.#values.dropUntil(() => this.#bytes <= this.#maxBytes * LEFT);
  }
}
