// The simulation's counterpart of the index on `due_at`: a binary heap of listings by due time, each in it once.

export type DueQueue = {
  /** Inserts or moves a listing. */
  set(listing: number, dueAt: number): void;
  /** Up to `limit` listings due at `now`, earliest first. They remain in the queue. */
  due(now: number, limit: number): number[];
};

export function makeDueQueue(size: number): DueQueue {
  const heap = new Uint32Array(size);
  const place = new Int32Array(size).fill(-1);
  const dueAt = new Float64Array(size);
  let length = 0;

  const key = (position: number): number => dueAt[heap[position] as number] as number;
  const put = (position: number, listing: number): void => {
    heap[position] = listing;
    place[listing] = position;
  };
  const swap = (a: number, b: number): void => {
    const [first, second] = [heap[a] as number, heap[b] as number];
    put(a, second);
    put(b, first);
  };
  const smallerChild = (position: number): number => {
    const left = 2 * position + 1;
    return left + 1 < length && key(left + 1) < key(left) ? left + 1 : left;
  };

  return {
    set(listing, at) {
      dueAt[listing] = at;
      if (place[listing] === -1) put(length++, listing);
      let position = place[listing] as number;
      for (let up = (position - 1) >> 1; position > 0 && key(position) < key(up); up = (position - 1) >> 1) {
        swap(position, up);
        position = up;
      }
      for (
        let down = smallerChild(position);
        down < length && key(down) < key(position);
        down = smallerChild(position)
      ) {
        swap(position, down);
        position = down;
      }
    },
    due(now, limit) {
      // Visits only the due part of the heap, earliest first.
      const found: number[] = [];
      const edge = length > 0 ? [0] : [];
      while (edge.length > 0 && found.length < limit) {
        let next = 0;
        for (let i = 1; i < edge.length; i++) if (key(edge[i] as number) < key(edge[next] as number)) next = i;
        const position = edge[next] as number;
        edge[next] = edge.at(-1) as number;
        edge.pop();
        if (key(position) > now) continue;
        found.push(heap[position] as number);
        for (const child of [2 * position + 1, 2 * position + 2]) if (child < length) edge.push(child);
      }
      return found;
    },
  };
}
