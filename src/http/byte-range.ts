// One part of a file, as a `Range` header asks for it (RFC 9110, 14.1.2).

export interface ByteRange {
  /** Of the first and the last byte. */
  start: number;
  end: number;
}

/**
 * The part to send; undefined for the whole, which is right for no range, several, and whatever we do not read;
 * 'unsatisfiable' when the file ends before it.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
