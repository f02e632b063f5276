// A pause that somebody else can end early.

export interface Rest {
  /** Resolves after so many ms, or when `wake` is called meanwhile. */
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
