// What draws the globe: with a graphics context where there is one, else on a plain canvas. Both show the same.
import type { GlobeScene } from './globe-scene.ts';
import type { Turn } from './sphere.ts';

export interface View {
  /** CSS pixels of the canvas. */
  width: number;
  height: number;
  /** Device pixels in a CSS pixel. */
  ratio: number;
  /** Of the globe, in CSS pixels; its middle is the canvas' middle. */
  radius: number;
  zoom: number;
  turn: Turn;
  /** Seconds since the start, for what pulses; undefined when nothing may move. */
  seconds: number | undefined;
  showsLines: boolean;
}

export interface Painter {
  canvas: HTMLCanvasElement;
  kind: 'webgl' | 'canvas';
  setScene(scene: GlobeScene): void;
  draw(view: View): void;
  dispose(): void;
}

/** Seconds of one pulse. */
export const PULSE_SECONDS = 2.4;
/** The halo of a point, in radii. */
export const HALO = 2.6;
export const GRATICULE_COLOR = '#6fa7b8';
export const GRATICULE_OPACITY = 0.16;
export const LINE_OPACITY = 0.65;
export const DUST_COLOR = '#ffc76b';
export const CORE_COLOR = '#fff6e0';

/** The sphere at which points have the radii of the scene. */
const FULL_RADIUS = 250;

/**
 * How much larger points are drawn in a view: smaller on a small globe, and at a zoom less than the globe grows, so
 * that they come apart.
 */
export function pointScale({ radius, zoom }: Pick<View, 'radius' | 'zoom'>, isDense: boolean): number {
  const fit = Math.min(1.15, Math.max(0.6, radius / zoom / FULL_RADIUS));
  return (isDense ? 1 : fit) * zoom ** (isDense ? 0.7 : 0.4);
}
