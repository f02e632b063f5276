// Now and then somebody in the row switches a lamp off and on again. Timers and a transition: an endless animation of
// parts of a drawing would repaint it sixty times a second.

const LAMPS = 4;
/** Each of the four goes out about every 14 s. */
const EVERY_MS = 3500;
const DARK_MS = 900;

/** Starts the blinking; returns how to stop it. Nothing happens under reduced motion or while nobody looks. */
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
  }, EVERY_MS);
  return () => clearInterval(timer);
}
