// Draws the globe on a 2D canvas, for browsers without WebGL 2: the same projection, computed here.
import type { GlobeScene } from './globe-scene.ts';
import { CORE_COLOR, DUST_COLOR, GRATICULE_COLOR, GRATICULE_OPACITY, HALO, LINE_OPACITY } from './painter.ts';
import { type Painter, pointScale, PULSE_SECONDS, type View } from './painter.ts';
import { FULL_TURN, graticule, turned, type Vector } from './sphere.ts';

const GRATICULE_STEP = 9;
const lines = graticule(GRATICULE_STEP);

/** Throws if the browser has no 2D canvas either. */
export function createCanvasPainter(): Painter {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no 2D canvas');
  let scene: GlobeScene | undefined;
  return {
    canvas,
    kind: 'canvas',
    setScene: (next) => (scene = next),
    draw(view) {
      if (!scene) return;
      const width = Math.round(view.width * view.ratio);
      const height = Math.round(view.height * view.ratio);
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, width, height);
      if (scene.isDense) drawDense(context, scene, view);
      toMiddle(context, view);
      drawGraticule(context, view);
      if (!scene.isDense) drawFew(context, scene, view);
    },
    dispose: () => undefined,
  };
}

function toMiddle(context: CanvasRenderingContext2D, { ratio, width, height }: View): void {
  context.setTransform(ratio, 0, 0, ratio, (ratio * width) / 2, (ratio * height) / 2);
}

function drawGraticule(context: CanvasRenderingContext2D, view: View): void {
  context.globalAlpha = GRATICULE_OPACITY;
  context.strokeStyle = GRATICULE_COLOR;
  context.lineWidth = 1;
  context.beginPath();
  for (const line of lines) trace(context, line, view);
  context.stroke();
}

function drawFew(context: CanvasRenderingContext2D, scene: GlobeScene, view: View): void {
  drawDust(context, scene.dust, view);
  context.globalAlpha = LINE_OPACITY;
  context.lineWidth = 1.1;
  for (const { points, color } of view.showsLines ? scene.lines : []) {
    context.strokeStyle = color;
    context.beginPath();
    trace(context, points, view);
    context.stroke();
  }
  for (let index = 0; index < scene.count; index++) drawPoint(context, scene, index, view);
}

/** The parts of a line that face the viewer. */
function trace(context: CanvasRenderingContext2D, points: readonly Vector[], { turn, radius }: View): void {
  let isOn = false;
  for (const point of points) {
    const [x, y, z] = turned(point, turn);
    if (z > 0 && isOn) context.lineTo(x * radius, -y * radius);
    else if (z > 0) context.moveTo(x * radius, -y * radius);
    isOn = z > 0;
  }
}

function drawDust(context: CanvasRenderingContext2D, dust: Float32Array, { turn, radius }: View): void {
  context.fillStyle = DUST_COLOR;
  context.globalAlpha = 0.7;
  for (let at = 0; at < dust.length; at += 3) {
    const [x, y, z] = turned([dust[at]!, dust[at + 1]!, dust[at + 2]!], turn);
    const size = 1.2 + ((at / 3) % 7) / 4;
    if (z > 0.05) context.fillRect(x * radius - size / 2, -y * radius - size / 2, size, size);
  }
}

function drawPoint(context: CanvasRenderingContext2D, scene: GlobeScene, index: number, view: View): void {
  const { positions, colors, radii, pulses } = scene;
  const at = 3 * index;
  const [x, y, z] = turned([positions[at]!, positions[at + 1]!, positions[at + 2]!], view.turn);
  if (z < 0) return;
  const radius = radii[index]! * pointScale(view, false);
  const fade = Math.min(1, z / 0.2);
  const disc = (size: number, alpha: number): void => {
    context.globalAlpha = alpha * fade;
    context.beginPath();
    context.arc(x * view.radius, -y * view.radius, size, 0, FULL_TURN);
    context.fill();
  };
  context.fillStyle = `rgb(${colors[at]} ${colors[at + 1]} ${colors[at + 2]})`;
  disc(radius * HALO, 0.16);
  disc(radius, 1);
  if (pulses[index] === 1 && view.seconds !== undefined) {
    const phase = (view.seconds / PULSE_SECONDS + positions[at]! * 7 + 7) % 1;
    context.strokeStyle = context.fillStyle;
    context.lineWidth = 1.5;
    context.globalAlpha = 0.6 * (1 - phase) * fade;
    context.beginPath();
    context.arc(x * view.radius, -y * view.radius, radius * (1 + phase * (HALO - 1.2)), 0, FULL_TURN);
    context.stroke();
  }
  context.fillStyle = CORE_COLOR;
  disc(radius * 0.42, 1);
}

/** Writes pixels directly: drawing a hundred thousand shapes would take a hundred times as long. */
function drawDense(context: CanvasRenderingContext2D, scene: GlobeScene, view: View): void {
  const { width, height } = context.canvas;
  const image = context.createImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  const { positions, colors, radii, count } = scene;
  const scale = view.ratio * pointScale(view, true);
  const [sinYaw, cosYaw] = [Math.sin(view.turn.yaw), Math.cos(view.turn.yaw)];
  const [sinPitch, cosPitch] = [Math.sin(view.turn.pitch), Math.cos(view.turn.pitch)];
  const radius = view.radius * view.ratio;
  for (let index = 0, at = 0; index < count; index++, at += 3) {
    const near = positions[at + 2]! * cosYaw - positions[at]! * sinYaw;
    const y = positions[at + 1]!;
    if (y * sinPitch + near * cosPitch < 0) continue;
    const size = Math.max(1, Math.round(radii[index]! * scale * 2));
    const left = Math.round(width / 2 + radius * (positions[at]! * cosYaw + positions[at + 2]! * sinYaw) - size / 2);
    const top = Math.round(height / 2 - radius * (y * cosPitch - near * sinPitch) - size / 2);
    if (left < 0 || top < 0 || left + size > width || top + size > height) continue;
    // Little-endian: alpha, blue, green, red.
    const color = (0xff000000 | (colors[at + 2]! << 16) | (colors[at + 1]! << 8) | colors[at]!) >>> 0;
    for (let row = 0; row < size; row++) {
      const inset = insetOf(row, size);
      const start = (top + row) * width + left;
      pixels.fill(color, start + inset, start + size - inset);
    }
  }
  context.putImageData(image, 0, 0);
}

/** Pixels between a row of a disc and the edge of its square; small discs are drawn as squares. */
function insetOf(row: number, size: number): number {
  if (size < 4) return 0;
  const radius = size / 2;
  return Math.round(radius - Math.sqrt(radius ** 2 - (row + 0.5 - radius) ** 2));
}
