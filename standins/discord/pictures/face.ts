// Avatars: flat, friendly faces that cannot be mistaken for photos.

import { fractionOf, pickFrom } from '../random.ts';
import { paletteOf } from './emblem.ts';

const MOUTHS = ['M24 43c5 5 11 5 16 0', 'M25 44h14', 'M24 42c5 8 11 8 16 0z', 'M27 44c3-3 7-3 10 0'];

const HATS = ['M12 24c4-14 36-14 40 0z', 'M32 4 48 24H16z', 'M18 8h28v12h8v5H10v-5h8z', 'M14 12l10 10h16l10-10v14H14z'];

/** The seed determines colors, eyes, mouth and hat. */
export function drawFace(seed: number, size: number): string {
  const palette = paletteOf(seed);
  const gap = 7 + Math.round(fractionOf(seed, 'gap') * 4);
  const eye = fractionOf(seed, 'eye') < 0.5 ? 3 : 4;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}"><rect width="64" height="64" fill="${palette.ground}"/>` +
    `<circle cx="32" cy="36" r="20" fill="${palette.main}"/><path d="${pickFrom(HATS, seed, 'hat')}" fill="${palette.accent}"/>` +
    `<circle cx="${32 - gap}" cy="34" r="${eye}" fill="${palette.deep}"/><circle cx="${32 + gap}" cy="34" r="${eye}" fill="${palette.deep}"/>` +
    `<path d="${pickFrom(MOUTHS, seed, 'mouth')}" fill="none" stroke="${palette.deep}" stroke-width="3" stroke-linecap="round"/></svg>`
  );
}
