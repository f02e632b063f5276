// The globe as a still picture: the night sphere behind the canvas and, until the canvas is ready, the initial scene
// on it.
import type { ReactNode } from 'react';
import type { GlobeScene } from './globe-scene.ts';
import { CORE_COLOR, DUST_COLOR, GRATICULE_COLOR, GRATICULE_OPACITY, HALO, LINE_OPACITY } from './painter.ts';
import { graticule, type Turn, turned, type Vector } from './sphere.ts';

const BOX = { width: 600, height: 580, x: 300, y: 290, radius: 250 } as const;
const GRATICULE_STEP = 12;

/** Draws `children` on the sphere. Hidden from assistive technology: the list has the same content. */
export function NightSphere({ children }: { children?: ReactNode }) {
  const { width, height, x, y, radius } = BOX;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="block h-auto w-full" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="globe-night" cx=".38" cy=".3" r=".8">
          <stop offset="0" stopColor="#1c4656" />
          <stop offset=".55" stopColor="#0b2530" />
          <stop offset="1" stopColor="#051219" />
        </radialGradient>
        <radialGradient id="globe-halo">
          <stop offset=".8" stopColor={DUST_COLOR} stopOpacity="0" />
          <stop offset=".86" stopColor={DUST_COLOR} stopOpacity=".22" />
          <stop offset="1" stopColor={DUST_COLOR} stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx={x} cy={y} r="290" fill="url(#globe-halo)" />
      <circle cx={x} cy={y} r={radius} fill="url(#globe-night)" />
      {children}
      <path
        d={`M${x - 176} ${y - 176}A${radius} ${radius} 0 0 1 ${x + 60} ${y - 242}`}
        fill="none"
        stroke="#ffd79a"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".7"
      />
    </svg>
  );
}

/** The scene on the sphere before the globe starts. */
export function StillScene({ scene, showsLines }: { scene: GlobeScene; showsLines: boolean }) {
  const { turn } = scene;
  const rings = graticule(GRATICULE_STEP).map((points) => pathOf(points, turn));
  return (
    <>
      <path d={rings.join('')} fill="none" stroke={GRATICULE_COLOR} strokeOpacity={GRATICULE_OPACITY} strokeWidth="1" />
      <path d={dustPath(scene)} stroke={DUST_COLOR} strokeWidth="1.4" strokeLinecap="round" opacity=".5" />
      {showsLines &&
        scene.lines.map(({ points, color }, index) => (
          <path
            key={index}
            d={pathOf(points, turn)}
            fill="none"
            stroke={color}
            strokeWidth="1.1"
            opacity={LINE_OPACITY}
          />
        ))}
      {Array.from({ length: scene.count }, (_, index) => (
        <StillPoint key={index} scene={scene} index={index} />
      ))}
    </>
  );
}

function StillPoint({ scene, index }: { scene: GlobeScene; index: number }) {
  const [x, y, z] = turned(vectorIn(scene.positions, 3 * index), scene.turn);
  if (z < 0) return null;
  const spot = { cx: round(BOX.x + BOX.radius * x), cy: round(BOX.y - BOX.radius * y) };
  const radius = scene.radii[index]!;
  const [red, green, blue] = scene.colors.subarray(3 * index, 3 * index + 3);
  return (
    <g fill={`rgb(${red} ${green} ${blue})`}>
      <circle {...spot} r={round(radius * HALO)} opacity=".16" />
      <circle {...spot} r={round(radius)} />
      <circle {...spot} r={round(radius * 0.42)} fill={CORE_COLOR} />
    </g>
  );
}

/** The parts of a line that face the viewer. */
function pathOf(points: readonly Vector[], turn: Turn): string {
  let path = '';
  let isOn = false;
  for (const point of points) {
    const [x, y, z] = turned(point, turn);
    if (z > 0) path += `${isOn ? 'L' : 'M'}${round(BOX.x + BOX.radius * x)} ${round(BOX.y - BOX.radius * y)}`;
    isOn = z > 0;
  }
  return path;
}

/** Every third grain, each a zero-length line with round ends. */
function dustPath({ dust, turn }: GlobeScene): string {
  let path = '';
  for (let at = 0; at < dust.length; at += 9) {
    const [x, y, z] = turned(vectorIn(dust, at), turn);
    if (z > 0.05) path += `M${round(BOX.x + BOX.radius * x)} ${round(BOX.y - BOX.radius * y)}h0`;
  }
  return path;
}

function vectorIn(positions: Float32Array, at: number): Vector {
  return [positions[at]!, positions[at + 1]!, positions[at + 2]!];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
