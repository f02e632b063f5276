// What the styles leave for later (`late` in styles/base.css) comes when nothing else is to do, a piece at a time: all at
// once would keep a slow phone from answering a touch for half a second.

/** What an idle moment, 50 ms at most, must have left for another piece: no stint is longer than a frame and a piece. */
const ENOUGH_MS = 38;
/** While something goes on all the time, as when somebody scrolls, a piece comes this often. */
const LONGEST_WAIT_MS = 250;

/** Once a visit, after the page was taken over and somebody gave a sign of being there. */
export function settle(): void {
  const root = document.documentElement;
  const finish = () => root.setAttribute('data-settled', '');
  if (root.hasAttribute('data-settled')) return;
  if (!('requestIdleCallback' in window)) {
    setTimeout(finish, 1000);
    return;
  }
  // While developing, React would complain of the marks.
  const pieces = import.meta.env.PROD ? [...document.querySelectorAll<HTMLElement>('.late')] : [];
  const next = (deadline: IdleDeadline) => {
    do {
      const piece = pieces.shift();
      if (!piece) return finish();
      piece.dataset.shown = '';
      void piece.offsetHeight; // laid out now, so that the time it takes is seen
    } while (deadline.timeRemaining() > ENOUGH_MS);
    return requestIdleCallback(next, { timeout: LONGEST_WAIT_MS });
  };
  requestIdleCallback(next, { timeout: LONGEST_WAIT_MS });
}
