// Column: numbers by doc id (or by word, or by value). Grows on write; unwritten indices read as 0.

const MIN_LENGTH = 64;

/** `numbers` itself if it has at least `length` items, otherwise a copy at least twice as long, padded with zeros. */
export function grown<T extends Uint32Array | Float64Array>(numbers: T, length: number): T {
  if (length <= numbers.length) return numbers;
  const Kind = numbers.constructor as new (length: number) => T;
  const larger = new Kind(Math.max(length, numbers.length * 2, MIN_LENGTH));
  larger.set(numbers);
  return larger;
}

export class Column {
  private numbers = new Float64Array(MIN_LENGTH);

  get(index: number): number {
    return this.numbers[index] ?? 0;
  }

  set(index: number, value: number): void {
    if (index >= this.numbers.length) this.numbers = grown(this.numbers, index + 1);
    this.numbers[index] = value;
  }
}
