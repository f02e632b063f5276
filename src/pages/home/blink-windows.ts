// Every few seconds one lamp of the drawing goes off and on again. A timer and a transition: an endless animation of
// parts of a drawing would repaint it sixty times a second.

const LAMPS = 4;
/** Time between two blinks: each of the four lamps blinks every 14 s. */
const INTERVAL_MS = 3500;
const DARK_MS = 900;

/** Starts the blinking and returns a stop function. Idle under reduced motion or while the tab is hidden. */
export function blinkWindows(drawing: Element): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  const lamps = [...drawing.querySelectorAll('.hero-lamp')].slice(0, LAMPS);
  let turn = 0;
  const timer = setInterval(() => {
    const lamp = lamps[turn % lamps.length];
    turn += 1;
    if (document.hidden || !lamp) return;
    lamp.classList.add('hero-lamp-off');
    setTimeout(() => lamp.classList.remove('hero-lamp-off'), DARK_MS);
  }, INTERVAL_MS);
  return () => clearInterval(timer);
}
