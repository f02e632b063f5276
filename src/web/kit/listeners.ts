interface Listeners {
  /** Returns a function that unsubscribes, as `useSyncExternalStore` expects. */
  subscribe: (listener: () => void) => () => void;
  notify: () => void;
}

/** For a value outside React that components read with `useSyncExternalStore`. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify() {
      for (const listener of listeners) listener();
    },
  };
}
