// One flat drawing per community: which emblem and which colours belong to it.

import { makeEmblems } from './emblems-make.ts';
import { playEmblems } from './emblems-play.ts';
import { worldEmblems } from './emblems-world.ts';
import { palettes, type Palette } from './palettes.ts';
import { pickFrom } from '../random.ts';

const emblems = { ...playEmblems, ...makeEmblems, ...worldEmblems } as const;
export type EmblemName = keyof typeof emblems;

export const emblemNames = Object.keys(emblems) as EmblemName[];

export function isEmblemName(name: string): name is EmblemName {
  return Object.hasOwn(emblems, name);
}

export function paletteOf(seed: number): Palette {
  return pickFrom(palettes, seed, 'palette');
}

/** The emblem as a whole SVG document, `size` pixels wide; `isMoving` makes it breathe (animated icons). */
export function drawEmblem(name: EmblemName, seed: number, size: number, isMoving = false): string {
  const palette = paletteOf(seed);
  const motion = isMoving
    ? '<animateTransform attributeName="transform" type="rotate" values="-4 32 32;4 32 32;-4 32 32" dur="3s" repeatCount="indefinite"/>'
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}"><rect width="64" height="64" fill="${palette.ground}"/><g>${motion}${emblems[name](palette)}</g></svg>`;
}
