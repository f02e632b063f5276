// The cursor of a walk over the whole directory: time and id of the last server that was given.
import type { WalkPosition } from '#catalog/catalog.ts';
import { invalidInput } from '#http/errors.ts';

const FIRST = 'first';
/** What a walk has an order of its own for. */
const EXCLUDED = ['page', 'sort', 'search', 'facets'] as const;

/** Undefined at the start of a walk. Throws 400 for a cursor that we never gave, or one beside `page`, `sort`, … */
export function readCursor(
  cursor: string,
  query: Partial<Record<(typeof EXCLUDED)[number], unknown>>,
): WalkPosition | undefined {
  const beside = EXCLUDED.find((name) => query[name] !== undefined);
  if (beside)
    throw invalidInput([{ path: beside, message: 'cannot be used together with cursor', code: 'not_with_cursor' }]);
  if (cursor === FIRST) return undefined;
  const [, time = '', id = ''] = /^([0-9a-z]{1,11})\.([\w-]{1,80})$/.exec(cursor) ?? [];
  if (id === '')
    throw invalidInput([
      { path: 'cursor', message: `must be "${FIRST}" or a nextCursor of an answer`, code: 'unknown_cursor' },
    ]);
  return { createdAt: Number.parseInt(time, 36), id };
}

export function cursorText({ createdAt, id }: WalkPosition): string {
  return `${createdAt.toString(36)}.${id}`;
}
