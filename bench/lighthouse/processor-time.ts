// Rewrites a browser's trace so that every task is as long as its processor time. On a busy computer a task of 9 ms
// sometimes takes 80 ms of wall-clock time, which Lighthouse would attribute to the page.

/** An event as Chromium writes it; times in microseconds. */
export interface TraceEvent {
  name: string;
  /** 'X': has a duration. */
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** The part of `dur` during which the thread ran on the processor. */
  tdur?: number;
}

/** The same events: those within a task shrink with it, those between tasks do not move. */
export function byProcessorTime<T extends TraceEvent>(events: readonly T[]): T[] {
  const threads = Map.groupBy(events, ({ pid, tid }) => `${pid} ${tid}`);
  return [...threads.values()].flatMap((thread) => shrinkTasks(thread));
}

function shrinkTasks<T extends TraceEvent>(thread: readonly T[]): T[] {
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
