// Column: numbers by doc id (or by word, or by value), growing as they are written. What was never written reads as 0.

const SMALLEST = 64;

/** `numbers` itself when it has room for `length`, else a copy at least twice as long, the rest zero. */
export function grown<T extends Uint32Array | Float64Array>(numbers: T, length: number): T {
  if (length <= numbers.length) return numbers;
  const Kind = numbers.constructor as new (length: number) => T;
  const larger = new Kind(Math.max(length, numbers.length * 2, SMALLEST));
  larger.set(numbers);
  return larger;
}

export class Column {
  private numbers = new Float64Array(SMALLEST);

  get(index: number): number {
    return this.numbers[index] ?? 0;
  }

  set(index: number, value: number): void {
    if (index >= this.numbers.length) this.numbers = grown(this.numbers, index + 1);
    this.numbers[index] = value;
  }
}
