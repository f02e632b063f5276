import type { HeldSubmission, QueueItem, QueuePage } from '#features/admin/contract.ts';

interface QueueGroup {
  /** Null for a single item. */
  wave: HeldSubmission['wave'];
  items: QueueItem[];
}

/** Unique in the queue; also the id of an element. */
export function itemKey({ kind, id }: Pick<QueueItem, 'kind' | 'id'>): string {
  return `${kind}-${id}`;
}

export function isSubmission(item: QueueItem): item is HeldSubmission {
  return item.kind === 'submission';
}

/** Public servers of a wave are shown, but do not wait. */
export function waitsForDecision(item: QueueItem): boolean {
  return !isSubmission(item) || !item.isPublic;
}

/**
 * The loaded items of the kind, or all of them, the number that waits, and whether further pages have more of them.
 */
export function itemsOfKind({ items, waiting }: Pick<QueuePage, 'items' | 'waiting'>, kind: QueueItem['kind'] | '') {
  const shown = items.filter((item) => kind === '' || item.kind === kind);
  const loaded = shown.filter(waitsForDecision).length;
  const total = kind === '' ? Object.values(waiting).reduce((sum, count) => sum + count, 0) : waiting[kind];
  return { items: shown, waiting: total, isPartial: loaded < total };
}

/** Each wave at the position of its first item; a single remaining item is no wave. */
export function queueGroups(items: readonly QueueItem[]): QueueGroup[] {
  const groups = new Map<string, QueueGroup>();
  for (const item of items) {
    const wave = isSubmission(item) ? item.wave : null;
    const key = wave ? `wave ${wave.key}` : itemKey(item);
    const group = groups.get(key);
    if (group) group.items.push(item);
    else groups.set(key, { wave, items: [item] });
  }
  return [...groups.values()].map((group) => (group.items.length > 1 ? group : { ...group, wave: null }));
}
