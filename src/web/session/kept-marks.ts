// What this browser's user marked: favorites and hidden servers. Read by every list, so it is small.
import { useKept } from '#web/kit/use-kept.ts';
import { keepMarks } from '#web/kit/marks.ts';

export const keptHearts = keepMarks('duskrow.favorites');
export const keptHidden = keepMarks('duskrow.hidden');

/** Names by the ids of hidden servers; the same object until one changes. */
export function useHidden(): ReadonlyMap<string, string> {
  return useKept(keptHidden).names;
}

/** Parts what a list shows from what it leaves out. */
export function withoutHidden<S extends { id: string }>(
  servers: readonly S[],
  hidden: ReadonlyMap<string, string>,
): S[] {
  return servers.filter(({ id }) => !hidden.has(id));
}
