// Work in progress that concurrent calls share.

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

/** The same without a key: calls of the returned function share the run in progress, whatever their arguments. */
export function singleFlight<A extends unknown[], T>(start: (...args: A) => Promise<T>): (...args: A) => Promise<T> {
  let running: Promise<T> | undefined;
  return (...args) => (running ??= start(...args).finally(() => (running = undefined)));
}
