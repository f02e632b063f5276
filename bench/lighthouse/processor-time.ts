// Processor time: a browser's trace with every task as long as it kept the processor. On a computer that others use too,
// a task of 9 ms is now and then 80 ms away on the clock, which Lighthouse would count as the page's.

/** An event as Chromium writes it; times in microseconds. */
export interface TraceEvent {
  name: string;
  /** 'X': one that lasts. */
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of `dur`, what the thread had the processor for. */
  tdur?: number;
}

/** The same events: what lies within a task is drawn together with it, what lies between tasks stays where it is. */
export function byProcessorTime<T extends TraceEvent>(events: readonly T[]): T[] {
  const threads = Map.groupBy(events, ({ pid, tid }) => `${pid} ${tid}`);
  return [...threads.values()].flatMap((thread) => drawnTogether(thread));
}

function drawnTogether<T extends TraceEvent>(thread: readonly T[]): T[] {
  const inOrder = thread.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  let task: Required<Pick<TraceEvent, 'ts' | 'dur' | 'tdur'>> = { ts: -Infinity, dur: 0, tdur: 0 };
  return inOrder.map((event) => {
    const isWithin = event.ts <= task.ts + task.dur;
    if (isTask(event) && !isWithin) task = event;
    else if (!isWithin) return event;
    const share = task.dur > 0 ? Math.min(1, task.tdur / task.dur) : 1;
    const ts = task.ts + Math.floor((event.ts - task.ts) * share);
    return { ...event, ts, ...(event.dur !== undefined && { dur: Math.floor(event.dur * share) }) };
  });
}

function isTask<T extends TraceEvent>(event: T): event is T & Required<Pick<TraceEvent, 'dur' | 'tdur'>> {
  return event.ph === 'X' && event.name.endsWith('RunTask') && event.dur !== undefined && event.tdur !== undefined;
}
