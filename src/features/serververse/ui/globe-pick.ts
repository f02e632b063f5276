// Finds what is under the pointer: the nearest point that faces the viewer, else the line of a cluster.
import type { GlobeScene } from './globe-scene.ts';
import { pointScale, type View } from './painter.ts';
import { turned, type Vector } from './sphere.ts';

/** `index` is the server's or cluster's index in its list. */
export interface Hit {
  kind: 'server' | 'cluster';
  index: number;
}

/** CSS pixels from the middle of the canvas, y downwards. */
interface Spot {
  x: number;
  y: number;
}

/** CSS pixels around a point that still hit it: points are smaller than a fingertip. */
const POINT_REACH = 8;
const LINE_REACH = 7;

/** Where a point of the sphere is drawn; undefined if it is behind the rim. */
export function spotOf(vector: Vector, { turn, radius }: Pick<View, 'turn' | 'radius'>): Spot | undefined {
  const [x, y, z] = turned(vector, turn);
  return z < 0 ? undefined : { x: x * radius, y: -y * radius };
}

export function hitAt(scene: GlobeScene, view: View, at: Spot): Hit | undefined {
  const server = nearestPoint(scene, view, at);
  if (server !== undefined) return { kind: 'server', index: server };
  const cluster = view.showsLines ? nearestLine(scene, view, at) : undefined;
  return cluster === undefined ? undefined : { kind: 'cluster', index: cluster };
}

/** Runs on every pointer move over up to a hundred thousand points: allocates nothing per point. */
function nearestPoint(scene: GlobeScene, view: View, at: Spot): number | undefined {
  const { positions, radii, count } = scene;
  const scale = pointScale(view, scene.isDense);
  const { radius, turn } = view;
  const [sinYaw, cosYaw] = [Math.sin(turn.yaw), Math.cos(turn.yaw)];
  const [sinPitch, cosPitch] = [Math.sin(turn.pitch), Math.cos(turn.pitch)];
  let best = Infinity;
  let found: number | undefined;
  for (let index = 0, offset = 0; index < count; index++, offset += 3) {
    const x = positions[offset]!;
    const y = positions[offset + 1]!;
    const z = positions[offset + 2]!;
    // Compares distances to centers, not rims: a small point next to a large one could not be hit otherwise.
    const reach = Math.min(best, POINT_REACH + radii[index]! * scale);
    const right = radius * (x * cosYaw + z * sinYaw) - at.x;
    if (right > reach || right < -reach) continue;
    const near = z * cosYaw - x * sinYaw;
    if (y * sinPitch + near * cosPitch < 0) continue;
    const distance = Math.hypot(right, radius * (y * cosPitch - near * sinPitch) + at.y);
    if (distance > reach || distance >= best) continue;
    best = distance;
    found = index;
  }
  return found;
}

function nearestLine(scene: GlobeScene, view: View, at: Spot): number | undefined {
  let best = LINE_REACH;
  let found: number | undefined;
  for (const { cluster, points } of scene.lines) {
    for (const [index, end] of points.entries()) {
      const a = index === 0 ? undefined : spotOf(points[index - 1]!, view);
      const b = spotOf(end, view);
      if (!a || !b) continue;
      const distance = distanceToSegment(at, a, b);
      if (distance >= best) continue;
      best = distance;
      found = cluster;
    }
  }
  return found;
}

function distanceToSegment(at: Spot, a: Spot, b: Spot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = ((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const along = Math.min(1, Math.max(0, share));
  return Math.hypot(a.x + along * dx - at.x, a.y + along * dy - at.y);
}
