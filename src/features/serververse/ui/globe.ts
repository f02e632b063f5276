// The globe in motion: when it turns and when it rests, where it flies to, and what is under the pointer. It draws
// through a painter and knows nothing of React.
import { type Flight, flightTo } from './flight.ts';
import { type GestureTarget, listenToGestures } from './globe-gestures.ts';
import { type Hit, hitAt, spotOf } from './globe-pick.ts';
import { type GlobeScene, vectorAt } from './globe-scene.ts';
import { type Presence, watchPresence } from './globe-presence.ts';
import type { Painter, View } from './painter.ts';
import { FULL_TURN, type Turn, turnTo } from './sphere.ts';

export interface GlobeParts {
  /** Takes the canvas, the pointer and the keys. */
  box: HTMLElement;
  /** The picture of the sphere behind the canvas; it grows with the zoom. */
  backdrop: HTMLElement;
  /** Lies around the chosen point. */
  ring: HTMLElement;
  /** Stands beside the point under the pointer. */
  label: HTMLElement;
}

export interface GlobeOptions extends GlobeParts {
  painter: Painter;
  scene: GlobeScene;
  /** Somebody asked for less motion: it moves when it is moved, and at once. */
  isStill: boolean;
  nameOf: (hit: Hit) => string;
  onPick: (hit: Hit | undefined) => void;
}

const SECONDS_PER_TURN = 90;
/** Straight down on a pole: a flight has to get there. */
const STEEPEST = Math.PI / 2;
const MOST_ZOOM = 8;
const MAX_RATIO = 2;
/** A hundred thousand points without a graphics card: half the frames, and fewer pixels. */
const DENSE_RATIO = 1.25;
const DENSE_FRAME_MS = 32;
/** How near a flight goes. */
const NEAR = 1.3;
const NEAR_DENSE = 3;
/** The radius of the sphere as a part of the picture's width. */
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
  private isGone = false;
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

  /** Brings a point to the middle. */
  flyTo(index: number): void {
    const near = this.scene.isDense ? NEAR_DENSE : NEAR;
    this.fly(turnTo(vectorAt(this.scene, index), this.turn), Math.max(this.zoom, near));
  }

  /** Radians. */
  turnBy(yaw: number, pitch: number): void {
    this.flight = undefined;
    this.turn = { yaw: this.turn.yaw + yaw, pitch: notTooSteep(this.turn.pitch + pitch) };
    this.wake();
  }

  zoomBy(factor: number): void {
    this.flight = undefined;
    this.zoom = Math.min(MOST_ZOOM, Math.max(1, this.zoom * factor));
    this.wake();
  }

  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
    this.wake();
  }

  dispose(): void {
    const { box, painter } = this.options;
    this.isGone = true;
    cancelAnimationFrame(this.frame);
    this.stopGestures();
    this.presence.stop();
    painter.canvas.remove();
    painter.dispose();
    for (const name of ['painter', 'motion', 'stand']) delete box.dataset[name];
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
    const to = { turn: { yaw, pitch: notTooSteep(pitch) }, zoom };
    this.flight = flightTo({ turn: this.turn, zoom: this.zoom }, to, this.options.isStill);
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
    return !this.options.isStill && !this.isPaused && !isHeld;
  }

  /** Whether the next frame will differ from this one. */
  private get isMoving(): boolean {
    const pulses = !this.options.isStill && !this.isPaused && !this.scene.isDense;
    return this.flight !== undefined || this.isSpinning || pulses;
  }

  private wake(): void {
    // Who holds it still may tell it things until the next one is there.
    if (this.isGone) return;
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

  /** A cluster is named at its hub. */
  private hoveredPoint(): number | undefined {
    if (!this.hovered) return undefined;
    return this.hovered.kind === 'server' ? this.hovered.index : this.scene.hubs[this.hovered.index];
  }

  private place(element: HTMLElement, index: number | undefined, view: View): void {
    const isThere = index !== undefined && index < this.scene.count;
    const spot = isThere ? spotOf(vectorAt(this.scene, index), view) : undefined;
    element.hidden = spot === undefined;
    if (spot) element.style.translate = `${spot.x}px ${spot.y}px`;
  }

  private view(time: number): View {
    const { backdrop, box, isStill } = this.options;
    return {
      width: box.clientWidth,
      height: box.clientHeight,
      ratio: Math.min(devicePixelRatio, this.scene.isDense ? DENSE_RATIO : MAX_RATIO),
      radius: backdrop.clientWidth * RADIUS_SHARE * this.zoom,
      zoom: this.zoom,
      turn: this.turn,
      seconds: isStill || this.isPaused ? undefined : time / 1000,
      showsLines: this.areLinesShown,
    };
  }

  /** For tests, which cannot see the picture. */
  private report(): void {
    const { dataset } = this.options.box;
    const motion = !this.presence.isVisible ? 'hidden' : this.isSpinning ? 'turning' : 'resting';
    if (dataset.motion !== motion) dataset.motion = motion;
    const { turn, zoom } = this;
    const stand = `${turn.yaw.toFixed(2)} ${turn.pitch.toFixed(2)} ${zoom.toFixed(2)}`;
    if (motion === 'turning' || this.flight) delete dataset.stand;
    else if (dataset.stand !== stand) dataset.stand = stand;
  }
}

function notTooSteep(pitch: number): number {
  return Math.min(STEEPEST, Math.max(-STEEPEST, pitch));
}
