// A pause that other code can end early.

export interface Rest {
  /** Resolves after `ms`, or earlier when `wake` is called. */
  for(ms: number): Promise<void>;
  wake(): void;
}

export function createRest(): Rest {
  let wake = (): void => undefined;
  return {
    for: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    wake: () => wake(),
  };
}
