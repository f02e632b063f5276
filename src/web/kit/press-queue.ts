// Toggles of the account, such as a heart, are shown optimistically. Requests about the same subject are sent in order: two at a
// time may reach the server in any order, and the last press has to win there too.

export interface Press<S> {
  /** What is turned on or off, and whose: presses about another do not wait. */
  subject: string;
  /** The account's state; ignored while another press about the subject is pending. */
  before: S;
  /**
   * Resolves to what the account has then.
   * @param isLast says whether no press came after this one: only then may it change what the page shows
   */
  send: (isLast: () => boolean) => Promise<S>;
  /** Shows what the account has: after the last press alone, also when it failed. */
  settle: (state: S) => void;
}

interface Queue<S> {
  state: S;
  /** When the last press is done, well or not. */
  end: Promise<void>;
}

/** The returned function rejects as `send` does. */
export function createPressQueue<S>(): (press: Press<S>) => Promise<void> {
  const queues = new Map<string, Queue<S>>();
  return async ({ subject, before, send, settle }) => {
    const queue = queues.get(subject) ?? { state: before, end: Promise.resolve() };
    queues.set(subject, queue);
    const earlier = queue.end;
    const { promise, resolve } = Promise.withResolvers<void>();
    queue.end = promise;
    const isLast = () => queue.end === promise;
    await earlier;
    try {
      queue.state = await send(isLast);
    } finally {
      if (isLast()) {
        queues.delete(subject);
        settle(queue.state);
      }
      resolve();
    }
  };
}
