// Emblems: one flat drawing per community, with its own colors.

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

/** The emblem as an SVG document, `size` pixels wide; `isAnimated` makes it rock. */
export function drawEmblem(name: EmblemName, seed: number, size: number, isAnimated = false): string {
  const palette = paletteOf(seed);
  const motion = isAnimated
    ? '<animateTransform attributeName="transform" type="rotate" values="-4 32 32;4 32 32;-4 32 32" dur="3s" repeatCount="indefinite"/>'
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}"><rect width="64" height="64" fill="${palette.ground}"/><g>${motion}${emblems[name](palette)}</g></svg>`;
}
