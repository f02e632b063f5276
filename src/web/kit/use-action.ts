import { useRef, useState } from 'react';

interface Action<Input extends unknown[], Result> {
  isPending: boolean;
  /** Resolves to undefined if nothing was started because the previous run is still in progress. */
  run: (...input: Input) => Promise<Result | undefined>;
}

/**
 * For an action of a button or form that must run only once: a second click or Enter during the run does nothing, even
 * before the button has been rendered as disabled.
 */
export function useAction<Input extends unknown[], Result>(
  act: (...input: Input) => Promise<Result>,
): Action<Input, Result> {
  const [isPending, setPending] = useState(false);
  const isRunning = useRef(false);
  const run = async (...input: Input): Promise<Result | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setPending(true);
    try {
      return await act(...input);
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  };
  return { isPending, run };
}
