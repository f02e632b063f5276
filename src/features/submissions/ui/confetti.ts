// Confetti after a submission: 60 pieces for five seconds, none if the user prefers reduced motion.

const PIECES = 60;
const DURATION_MS = 5000;
const FRAMES_PER_SECOND = 60;
const COLORS = ['--lamp', '--sky', '--good', '--r-epic', '--ink'];

/** Throws confetti and returns a function that clears it. Loads the library on demand, not with the page. */
export async function throwConfetti(): Promise<() => void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  const { default: confetti } = await import('canvas-confetti');
  const canvas = addCanvas();
  // The library's worker would load from a blob URL, which the content security policy blocks.
  const fire = confetti.create(canvas, { useWorker: false, resize: true });
  const clear = () => {
    fire.reset();
    canvas.remove();
  };
  const shot = fire({
    particleCount: PIECES,
    ticks: (DURATION_MS / 1000) * FRAMES_PER_SECOND,
    spread: 110,
    startVelocity: 42,
    gravity: 0.55,
    decay: 0.93,
    origin: { y: 0.45 },
    colors: COLORS.map(hexOfToken),
  });
  void shot?.then(clear);
  return clear;
}

/** Above the modal dialog: a later popover is higher in the top layer. Takes neither pointer events nor focus. */
function addCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.popover = 'manual';
  Object.assign(canvas.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    maxWidth: 'none',
    border: '0',
    padding: '0',
    background: 'none',
    pointerEvents: 'none',
  });
  document.body.append(canvas);
  canvas.showPopover?.();
  return canvas;
}

/** The library accepts only hex colors, and a token can have a color for each theme. */
function hexOfToken(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const [red = 0, green = 0, blue = 0] = getComputedStyle(probe).color.match(/\d+/g)?.map(Number) ?? [];
  probe.remove();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
