// What is begun for a visitor who has given a first sign, one thing at a time in idle moments: all at once would keep what
// she has just pressed waiting.

/** While something goes on all the time, as when somebody scrolls, one is begun this often. */
const LONGEST_WAIT_MS = 250;

const waiting = new Set<() => void>();
let isScheduled = false;

function next(): void {
  isScheduled = false;
  const [run] = waiting;
  if (!run) return;
  waiting.delete(run);
  schedule();
  run();
}

function schedule(): void {
  if (isScheduled || waiting.size === 0) return;
  isScheduled = true;
  if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: LONGEST_WAIT_MS });
  else setTimeout(next, 50);
}

/** Runs when it is its turn. Returns how to stop waiting. */
export function inTurn(run: () => void): () => void {
  waiting.add(run);
  schedule();
  return () => waiting.delete(run);
}
