// The moving globe: when it turns or rests, where it flies to, and what is under the pointer. It draws through a
// painter and does not depend on React.
import { type Flight, flightTo } from './flight.ts';
import { type GestureTarget, listenToGestures } from './globe-gestures.ts';
import { type Hit, hitAt, spotOf } from './globe-pick.ts';
import { type GlobeScene, vectorAt } from './globe-scene.ts';
import { type Presence, watchPresence } from './globe-presence.ts';
import type { Painter, View } from './painter.ts';
import { FULL_TURN, type Turn, turnTo } from './sphere.ts';

export interface GlobeParts {
  /** Holds the canvas; receives pointer and key events. */
  box: HTMLElement;
  /** The picture of the sphere behind the canvas; scales with the zoom. */
  backdrop: HTMLElement;
  /** Surrounds the chosen point. */
  ring: HTMLElement;
  /** Next to the point under the pointer. */
  label: HTMLElement;
}

interface GlobeOptions extends GlobeParts {
  painter: Painter;
  scene: GlobeScene;
  /** The user prefers reduced motion: the globe moves only on input, without animation. */
  prefersReducedMotion: boolean;
  nameOf: (hit: Hit) => string;
  onPick: (hit: Hit | undefined) => void;
}

const SECONDS_PER_TURN = 90;
/** Straight down on a pole, so that a flight can reach every point. */
const STEEPEST = Math.PI / 2;
const MAX_ZOOM = 8;
const MAX_RATIO = 2;
/** For a hundred thousand points without a GPU: half the frame rate and fewer pixels. */
const DENSE_RATIO = 1.25;
const DENSE_FRAME_MS = 32;
/** The minimum zoom at the end of a flight. */
const NEAR = 1.3;
const NEAR_DENSE = 3;
/** The radius of the sphere as a share of the picture's width. */
const RADIUS_SHARE = 250 / 600;

export class Globe {
  private readonly options: GlobeOptions;
  private readonly presence: Presence;
  private readonly stopGestures: () => void;
  private scene: GlobeScene;
  private turn: Turn;
  private zoom = 1;
  private flight: Flight | undefined;
  private chosen: number | undefined;
  private hovered: Hit | undefined;
  private isPaused = false;
  private isPointed = false;
  private areLinesShown = true;
  private isDisposed = false;
  private frame = 0;
  private lastFrame = 0;

  constructor(options: GlobeOptions) {
    const { box, painter, scene } = options;
    this.options = options;
    this.scene = scene;
    this.turn = scene.turn;
    painter.setScene(scene);
    box.prepend(painter.canvas);
    box.dataset.painter = painter.kind;
    this.stopGestures = listenToGestures(box, this.gestures());
    this.presence = watchPresence(box, () => this.wake());
  }

  setScene(scene: GlobeScene): void {
    if (scene === this.scene) return;
    this.scene = scene;
    this.chosen = this.hovered = undefined;
    this.options.painter.setScene(scene);
    this.wake();
  }

  showLines(isOn: boolean): void {
    this.areLinesShown = isOn;
    this.wake();
  }

  /** Puts the ring around a point. */
  choose(index: number | undefined): void {
    this.chosen = index;
    this.wake();
  }

  /** Flies until the point is in the middle. */
  flyTo(index: number): void {
    const near = this.scene.isDense ? NEAR_DENSE : NEAR;
    this.fly(turnTo(vectorAt(this.scene, index), this.turn), Math.max(this.zoom, near));
  }

  /** Radians. */
  turnBy(yaw: number, pitch: number): void {
    this.flight = undefined;
    this.turn = { yaw: this.turn.yaw + yaw, pitch: clampPitch(this.turn.pitch + pitch) };
    this.wake();
  }

  zoomBy(factor: number): void {
    this.flight = undefined;
    this.zoom = Math.min(MAX_ZOOM, Math.max(1, this.zoom * factor));
    this.wake();
  }

  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
    this.wake();
  }

  dispose(): void {
    const { box, painter } = this.options;
    this.isDisposed = true;
    cancelAnimationFrame(this.frame);
    this.stopGestures();
    this.presence.stop();
    painter.canvas.remove();
    painter.dispose();
    for (const name of ['painter', 'motion', 'pose']) delete box.dataset[name];
  }

  private gestures(): GestureTarget {
    const hit = (x: number, y: number): Hit | undefined => hitAt(this.scene, this.view(this.lastFrame), { x, y });
    const point = (isPointed: boolean, hovered: Hit | undefined): void => {
      this.isPointed = isPointed;
      this.hover(hovered);
    };
    return {
      dragBy: (dx, dy) => {
        const { radius } = this.view(this.lastFrame);
        this.hovered = undefined;
        this.turnBy(dx / radius, dy / radius);
      },
      turnBy: (yaw, pitch) => this.turnBy(yaw, pitch),
      zoomBy: (factor) => this.zoomBy(factor),
      reset: () => this.fly(this.scene.turn, 1),
      tap: (x, y) => this.options.onPick(hit(x, y)),
      hover: (x, y) => point(true, hit(x, y)),
      leave: () => point(false, undefined),
      cancel: () => this.options.onPick(undefined),
    };
  }

  private fly({ yaw, pitch }: Turn, zoom: number): void {
    const to = { turn: { yaw, pitch: clampPitch(pitch) }, zoom };
    this.flight = flightTo({ turn: this.turn, zoom: this.zoom }, to, this.options.prefersReducedMotion);
    this.wake();
  }

  private hover(hit: Hit | undefined): void {
    const { box, label, nameOf } = this.options;
    this.hovered = hit;
    label.textContent = hit ? nameOf(hit) : '';
    box.style.cursor = hit ? 'pointer' : '';
    this.wake();
  }

  private get isSpinning(): boolean {
    const isHeld = this.isPointed || this.chosen !== undefined || this.presence.isFocused;
    return !this.options.prefersReducedMotion && !this.isPaused && !isHeld;
  }

  /** Whether the next frame will differ from this one. */
  private get isMoving(): boolean {
    const pulses = !this.options.prefersReducedMotion && !this.isPaused && !this.scene.isDense;
    return this.flight !== undefined || this.isSpinning || pulses;
  }

  private wake(): void {
    // A caller can still use a disposed globe until it receives the next one.
    if (this.isDisposed) return;
    if (this.presence.isVisible && this.frame === 0) this.frame = requestAnimationFrame(this.onFrame);
    this.report();
  }

  private readonly onFrame = (time: number): void => {
    this.frame = 0;
    const passed = time - this.lastFrame;
    if (this.scene.isDense && passed < DENSE_FRAME_MS) {
      this.wake();
      return;
    }
    this.lastFrame = time;
    this.advance(time, Math.min(0.1, passed / 1000));
    this.draw(time);
    if (this.isMoving) this.wake();
    else this.report();
  };

  private advance(time: number, seconds: number): void {
    if (this.flight) ({ turn: this.turn, zoom: this.zoom, flight: this.flight } = this.flight.at(time));
    else if (this.isSpinning) {
      this.turn = { ...this.turn, yaw: (this.turn.yaw + (seconds * FULL_TURN) / SECONDS_PER_TURN) % FULL_TURN };
    }
  }

  private draw(time: number): void {
    const { backdrop, label, painter, ring } = this.options;
    const view = this.view(time);
    if (view.width === 0) return;
    painter.draw(view);
    backdrop.style.scale = String(this.zoom);
    this.place(ring, this.chosen, view);
    this.place(label, this.hoveredPoint(), view);
  }

  /** The label of a cluster is at its hub. */
  private hoveredPoint(): number | undefined {
    if (!this.hovered) return undefined;
    return this.hovered.kind === 'server' ? this.hovered.index : this.scene.hubs[this.hovered.index];
  }

  private place(element: HTMLElement, index: number | undefined, view: View): void {
    const exists = index !== undefined && index < this.scene.count;
    const spot = exists ? spotOf(vectorAt(this.scene, index), view) : undefined;
    element.hidden = spot === undefined;
    if (spot) element.style.translate = `${spot.x}px ${spot.y}px`;
  }

  private view(time: number): View {
    const { backdrop, box, prefersReducedMotion } = this.options;
    return {
      width: box.clientWidth,
      height: box.clientHeight,
      ratio: Math.min(devicePixelRatio, this.scene.isDense ? DENSE_RATIO : MAX_RATIO),
      radius: backdrop.clientWidth * RADIUS_SHARE * this.zoom,
      zoom: this.zoom,
      turn: this.turn,
      seconds: prefersReducedMotion || this.isPaused ? undefined : time / 1000,
      showsLines: this.areLinesShown,
    };
  }

  /** Exposes the state to tests, which cannot read the canvas. */
  private report(): void {
    const { dataset } = this.options.box;
    const motion = !this.presence.isVisible ? 'hidden' : this.isSpinning ? 'turning' : 'resting';
    if (dataset.motion !== motion) dataset.motion = motion;
    const { turn, zoom } = this;
    const pose = `${turn.yaw.toFixed(2)} ${turn.pitch.toFixed(2)} ${zoom.toFixed(2)}`;
    if (motion === 'turning' || this.flight) delete dataset.pose;
    else if (dataset.pose !== pose) dataset.pose = pose;
  }
}

function clampPitch(pitch: number): number {
  return Math.min(STEEPEST, Math.max(-STEEPEST, pitch));
}
