// The small celebration after a submission: 60 pieces for five seconds, none for who asked for less motion.

const PIECES = 60;
const DURATION_MS = 5000;
const FRAMES_PER_SECOND = 60;
const COLOURS = ['--lamp', '--sky', '--good', '--r-epic', '--ink'];

/** Throws the confetti and answers with a function that clears it. The library is fetched here, not with the page. */
export async function throwConfetti(): Promise<() => void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  const { default: confetti } = await import('canvas-confetti');
  // Its own worker would come from a blob address, which the content policy refuses.
  const fire = confetti.create(undefined, { useWorker: false, resize: true, disableForReducedMotion: true });
  const tokens = getComputedStyle(document.documentElement);
  void fire({
    particleCount: PIECES,
    ticks: (DURATION_MS / 1000) * FRAMES_PER_SECOND,
    spread: 100,
    startVelocity: 38,
    gravity: 0.7,
    decay: 0.93,
    origin: { y: 0.4 },
    zIndex: 100,
    colors: COLOURS.map((name) => tokens.getPropertyValue(name).trim()),
  });
  return () => fire.reset();
}
