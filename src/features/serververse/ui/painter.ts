// The interface of both painters: WebGL where available, else a 2D canvas. Both draw the same picture.
import type { GlobeScene } from './globe-scene.ts';
import type { Turn } from './sphere.ts';

export interface View {
  /** CSS pixels of the canvas. */
  width: number;
  height: number;
  /** Device pixels per CSS pixel. */
  ratio: number;
  /** Of the globe, in CSS pixels; it is centered in the canvas. */
  radius: number;
  zoom: number;
  turn: Turn;
  /** The time that drives the pulses; undefined while motion is off. */
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
/** The radius of a point's halo, in radii of the point. */
export const HALO = 2.6;
export const GRATICULE_COLOR = '#6fa7b8';
export const GRATICULE_OPACITY = 0.16;
export const LINE_OPACITY = 0.65;
export const DUST_COLOR = '#ffc76b';
export const CORE_COLOR = '#fff6e0';

/** The radius of the sphere at which points have exactly the radii of the scene, in CSS pixels. */
const FULL_RADIUS = 250;

/**
 * The factor by which a view scales points: smaller on a small globe, and growing less than the globe itself with the
 * zoom, so that points separate.
 */
export function pointScale({ radius, zoom }: Pick<View, 'radius' | 'zoom'>, isDense: boolean): number {
  const fit = Math.min(1.15, Math.max(0.6, radius / zoom / FULL_RADIUS));
  return (isDense ? 1 : fit) * zoom ** (isDense ? 0.7 : 0.4);
}
