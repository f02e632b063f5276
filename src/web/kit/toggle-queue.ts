// Toggles of the account, such as a heart, are shown optimistically. Requests about the same subject are sent in order:
// concurrent ones could reach the server in any order, and the last click has to win there too.

interface Toggle<S> {
  /** Key of the toggled object and its owner; other subjects do not wait. */
  subject: string;
  /** The account's state; ignored while another click on the subject is pending. */
  before: S;
  /**
   * Sends the request; resolves to the account's new state.
   * @param isLast whether no later click followed: only then can it change what the page shows
   */
  send: (isLast: () => boolean) => Promise<S>;
  /** Shows the account's state; called only after the last click, also when it failed. */
  settle: (state: S) => void;
}

interface Queue<S> {
  state: S;
  /** Resolves when the last request has settled. */
  end: Promise<void>;
}

/** The returned function rejects if `send` does. */
export function createToggleQueue<S>(): (toggle: Toggle<S>) => Promise<void> {
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
