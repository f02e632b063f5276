// The sphere under the map: places on it, how it is turned, and which of its points face the viewer. Its radius is 1;
// x points right, y up, z toward the viewer; the projection is orthographic.

/** Degrees north and east. */
export interface Place {
  lat: number;
  lon: number;
}

export type Vector = readonly [x: number, y: number, z: number];

/** Radians. `yaw` turns the sphere eastward under the viewer, `pitch` tips its north pole toward the viewer. */
export interface Turn {
  yaw: number;
  pitch: number;
}

export const FULL_TURN = 2 * Math.PI;
const RADIANS_PER_DEGREE = Math.PI / 180;

export function vectorOf({ lat, lon }: Place): Vector {
  const north = lat * RADIANS_PER_DEGREE;
  const east = lon * RADIANS_PER_DEGREE;
  return [Math.cos(north) * Math.sin(east), Math.sin(north), Math.cos(north) * Math.cos(east)];
}

/** Where a point of the sphere is after a turn; it is visible if its z is above 0. */
export function turned([x, y, z]: Vector, { yaw, pitch }: Turn): Vector {
  const east = x * Math.cos(yaw) + z * Math.sin(yaw);
  const near = z * Math.cos(yaw) - x * Math.sin(yaw);
  return [east, y * Math.cos(pitch) - near * Math.sin(pitch), y * Math.sin(pitch) + near * Math.cos(pitch)];
}

/** The turn that centers a point, by the shorter rotation from `from`. */
export function turnTo([x, y, z]: Vector, from: Turn): Turn {
  const away = -Math.atan2(x, z) - from.yaw;
  return { yaw: from.yaw + away - FULL_TURN * Math.round(away / FULL_TURN), pitch: Math.asin(y) };
}

/** The place `degrees` away from another; `direction` is in radians from the north. */
export function placeAtDistance({ lat, lon }: Place, degrees: number, direction: number): Place {
  const north = lat * RADIANS_PER_DEGREE;
  const far = degrees * RADIANS_PER_DEGREE;
  const sine = Math.sin(north) * Math.cos(far) + Math.cos(north) * Math.sin(far) * Math.cos(direction);
  const east = Math.atan2(
    Math.sin(direction) * Math.sin(far) * Math.cos(north),
    Math.cos(far) - Math.sin(north) * sine,
  );
  return { lat: Math.asin(Math.max(-1, Math.min(1, sine))) / RADIANS_PER_DEGREE, lon: lon + east / RADIANS_PER_DEGREE };
}

/** The great-circle arc between two points, both included. */
export function arc(from: Vector, to: Vector, steps: number): Vector[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    const mixed = from.map((part, axis) => part + (to[axis]! - part) * share);
    const length = Math.hypot(...mixed) || 1;
    return mixed.map((part) => part / length) as unknown as Vector;
  });
}

/** Circles of latitude and longitude, one line each. `step` is the distance between points of a line, in degrees. */
export function graticule(step: number): Vector[][] {
  const lines: Vector[][] = [];
  for (let lat = -60; lat <= 75; lat += 15) lines.push(sampleLine(-180, 180, step, (lon) => vectorOf({ lat, lon })));
  for (let lon = -180; lon < 180; lon += 15) lines.push(sampleLine(-80, 88, step, (lat) => vectorOf({ lat, lon })));
  return lines;
}

function sampleLine(from: number, to: number, step: number, at: (degrees: number) => Vector): Vector[] {
  const count = Math.ceil((to - from) / step);
  return Array.from({ length: count + 1 }, (_, index) => at(Math.min(to, from + index * step)));
}
