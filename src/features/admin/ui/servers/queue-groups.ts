import type { HeldSubmission, QueueItem } from '#features/admin/contract.ts';

interface QueueGroup {
  /** Null for a single item. */
  wave: HeldSubmission['wave'];
  items: QueueItem[];
}

export function isSubmission(item: QueueItem): item is HeldSubmission {
  return item.kind === 'submission';
}

/** Each wave at the position of its first item; a single remaining item is no wave. */
export function queueGroups(items: readonly QueueItem[]): QueueGroup[] {
  const groups = new Map<string, QueueGroup>();
  for (const item of items) {
    const wave = isSubmission(item) ? item.wave : null;
    const key = wave ? `wave ${wave.key}` : `${item.kind} ${item.id}`;
    const group = groups.get(key);
    if (group) group.items.push(item);
    else groups.set(key, { wave, items: [item] });
  }
  return [...groups.values()].map((group) => (group.items.length > 1 ? group : { ...group, wave: null }));
}
