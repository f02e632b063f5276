// Columns: typed arrays that grow by doubling. Fresh pages of a grown column cost no memory until they are written.

type Column = Uint8Array | Uint16Array | Uint32Array | Float64Array;

const SMALLEST = 64;

/** `column` itself when it holds index `length - 1`, else a copy at least twice as long, the rest zero. */
export function grown<T extends Column>(column: T, length: number): T {
  if (length <= column.length) return column;
  const Kind = column.constructor as new (length: number) => T;
  const larger = new Kind(Math.max(length, column.length * 2, SMALLEST));
  larger.set(column);
  return larger;
}
