const over = Promise.withResolvers<void>();

/** Whether the server's HTML has been taken over. */
export const hydration = {
  /** From then on what appears is made in the browser. */
  isOver: false,
  whenOver: over.promise,
  /** For the shell; the mark tells tests and tools. */
  finish(): void {
    hydration.isOver = true;
    document.documentElement.setAttribute('data-hydrated', '');
    over.resolve();
  },
};
