// Work in progress: shared by concurrent calls, or limited in number.

/**
 * The result of the run with this key that is in progress, else of a new one. An error reaches all who share the run; the
 * next call starts another one. The caller keeps the map, one for each kind of work, and can ask it whether a run is in
 * progress, and how many are.
 */
export function shareRun<T>(inFlight: Map<string, Promise<T>>, key: string, start: () => Promise<T>): Promise<T> {
  let running = inFlight.get(key);
  if (!running) {
    running = start().finally(() => inFlight.delete(key));
    inFlight.set(key, running);
  }
  return running;
}

/** The same without a key: calls of the returned function share the run in progress. */
export function singleFlight<T>(start: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => (running ??= start().finally(() => (running = undefined)));
}

/** Of the runs with the same key at most `max` are in progress; further ones wait in the order of their calls. */
export function limitRuns(max: number): <T>(key: string, start: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, { running: number; waiting: (() => void)[] }>();
  return async (key, start) => {
    const queue = queues.get(key) ?? { running: 0, waiting: [] };
    queues.set(key, queue);
    if (queue.running < max) queue.running++;
    else await new Promise<void>((resolve) => queue.waiting.push(resolve));
    try {
      return await start();
    } finally {
      const next = queue.waiting.shift();
      if (next) next();
      else if (--queue.running === 0) queues.delete(key);
    }
  };
}
