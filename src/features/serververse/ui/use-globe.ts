// Starts the globe when the browser is idle. Loads the painter's code then, and three.js only where it is used.
import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { Globe, type GlobeParts } from './globe.ts';
import type { Hit } from './globe-pick.ts';
import type { GlobeScene } from './globe-scene.ts';
import type { Painter } from './painter.ts';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the user currently prefers reduced motion. */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  );
}

export interface UseGlobe {
  scene: GlobeScene;
  showsLines: boolean;
  /** Without automatic motion. */
  isPaused: boolean;
  /** The chosen point. */
  chosen: number | undefined;
  /** The globe flies to the chosen point whenever this changes, unless it is 0. */
  flight: number;
  nameOf: (hit: Hit) => string;
  onPick: (hit: Hit | undefined) => void;
}

type PartRefs = { [Part in keyof GlobeParts]: RefObject<HTMLElement | null> };

/** The globe in these parts of the page; undefined until it has started. */
export function useGlobe(parts: PartRefs, isReady: boolean, wanted: UseGlobe): Globe | undefined {
  const [globe, setGlobe] = useState<Globe>();
  const [isPlain, setPlain] = useState(false);
  const prefersReducedMotion = usePrefersReducedMotion();
  const { scene } = wanted;
  const { isDense } = scene;
  const refs = useRef(parts);
  const sceneNow = useEffectEvent(() => scene);
  const nameOf = useEffectEvent(wanted.nameOf);
  const onPick = useEffectEvent(wanted.onPick);
  useEffect(() => {
    const [box, backdrop, ring, label] = (['box', 'backdrop', 'ring', 'label'] as const).map(
      (part) => refs.current[part].current,
    );
    if (!isReady || !box || !backdrop || !ring || !label) return undefined;
    let created: Globe | undefined;
    let isDisposed = false;
    const begin = async () => {
      const painter = await loadPainter(isPlain, isDense, () => setPlain(true));
      if (isDisposed) {
        painter.dispose();
        return;
      }
      created = new Globe({
        box,
        backdrop,
        ring,
        label,
        painter,
        scene: sceneNow(),
        prefersReducedMotion,
        nameOf: (hit) => nameOf(hit),
        onPick: (hit) => onPick(hit),
      });
      setGlobe(created);
    };
    // If the code fails to load, the still picture remains, and the list has all of its content.
    const cancel = whenIdle(
      () => void begin().catch((error: unknown) => console.warn('The globe stands still', error)),
    );
    return () => {
      isDisposed = true;
      cancel();
      created?.dispose();
      setGlobe(undefined);
    };
  }, [isReady, isPlain, prefersReducedMotion, isDense]);

  const { showsLines, isPaused, chosen, flight } = wanted;
  useEffect(() => globe?.setScene(scene), [globe, scene]);
  useEffect(() => globe?.showLines(showsLines), [globe, showsLines]);
  useEffect(() => globe?.pause(isPaused), [globe, isPaused]);
  useEffect(() => {
    globe?.choose(chosen);
    if (chosen !== undefined && chosen < scene.count && flight > 0) globe?.flyTo(chosen);
  }, [globe, scene, chosen, flight]);
  return globe;
}

async function loadPainter(isPlain: boolean, isDense: boolean, onLost: () => void): Promise<Painter> {
  if (!isPlain && suitsWebgl(isDense)) {
    const { createWebglPainter } = await import('./webgl-painter.ts');
    return createWebglPainter(!isDense, onLost);
  }
  const { createCanvasPainter } = await import('./canvas-painter.ts');
  return createCanvasPainter();
}

/** Names of renderers that draw on the CPU. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Without a GPU, many points are drawn several times faster on the 2D canvas. */
function suitsWebgl(isDense: boolean): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return false;
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const renderer = String(context.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return !isDense || !SOFTWARE.test(renderer);
}

function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
