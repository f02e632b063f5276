import { useRef, useState } from 'react';

export interface Action<Input extends unknown[], Result> {
  isPending: boolean;
  /** Resolves to undefined when nothing was begun because the one before is under way. */
  run: (...input: Input) => Promise<Result | undefined>;
}

/**
 * What a button or a form does that must happen once: a second click or Enter while it is under way does nothing, also
 * one that comes before the button could be rendered as disabled.
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
