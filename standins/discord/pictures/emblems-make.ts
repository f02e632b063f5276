// Emblems on a 64 x 64 canvas: sound, drawing, machines and code.

import type { Palette } from './palettes.ts';

type Emblem = (p: Palette) => string;

export const makeEmblems = {
  pulse: (p) =>
    `<path fill="none" stroke="${p.main}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" d="M8 34h9l5-16 8 32 7-26 5 10h14"/>`,
  vinyl: (p) =>
    `<circle cx="32" cy="32" r="22" fill="${p.deep}"/><g fill="none" stroke="${p.accent}" stroke-width="1.2" opacity=".6"><circle cx="32" cy="32" r="18"/><circle cx="32" cy="32" r="14"/></g><circle cx="32" cy="32" r="9" fill="${p.main}"/><circle cx="32" cy="32" r="2.5" fill="${p.ground}"/>`,
  note: (p) =>
    `<path fill="${p.main}" d="M24 14 48 9v8l-20 4v24h-4z"/><path fill="${p.main}" d="M44 12h4v27h-4z"/><ellipse cx="21" cy="46" rx="8" ry="6.5" fill="${p.accent}"/><ellipse cx="41" cy="40" rx="8" ry="6.5" fill="${p.accent}"/>`,
  phones: (p) =>
    `<path fill="none" stroke="${p.main}" stroke-width="5" d="M13 40V31a19 19 0 0 1 38 0v9"/><rect x="9" y="34" width="12" height="19" rx="5" fill="${p.accent}"/><rect x="43" y="34" width="12" height="19" rx="5" fill="${p.accent}"/>`,
  drum: (p) =>
    `<path fill="${p.main}" d="M11 26h42v20c0 5-9 9-21 9s-21-4-21-9z"/><ellipse cx="32" cy="26" rx="21" ry="8" fill="${p.accent}"/><path fill="none" stroke="${p.deep}" stroke-width="2.5" d="m12 32 8 19 8-17 8 17 8-17 8 14"/><path stroke="${p.deep}" stroke-width="3" stroke-linecap="round" d="M30 24 14 9m22 15L50 9"/>`,
  keys: (p) =>
    `<rect x="9" y="15" width="46" height="34" rx="4" fill="${p.main}"/><path fill="${p.deep}" d="M16 15h6v20h-6zm10 0h6v20h-6zm16 0h6v20h-6z"/><path stroke="${p.deep}" stroke-width="1.5" d="M19 35v14m10-14v14m8-34v34m8-14v14"/><path fill="${p.accent}" d="M9 15h46v4H9z"/>`,
  mic: (p) =>
    `<rect x="23" y="8" width="18" height="30" rx="9" fill="${p.main}"/><path fill="${p.deep}" d="M23 20h18v3H23z"/><path fill="none" stroke="${p.accent}" stroke-width="4" stroke-linecap="round" d="M15 29a17 17 0 0 0 34 0M32 46v9m-8 0h16"/>`,
  bars: (p) =>
    `<g fill="${p.main}"><rect x="10" y="30" width="7" height="22" rx="2"/><rect x="21" y="16" width="7" height="36" rx="2"/><rect x="43" y="24" width="7" height="28" rx="2"/></g><rect x="32" y="10" width="7" height="42" rx="2" fill="${p.accent}"/>`,
  palette: (p) =>
    `<path fill="${p.main}" d="M32 10c14 0 23 9 23 20 0 8-6 11-12 10-6-.8-9 2-7 7 2 4-1 8-6 7C17 52 9 43 9 32c0-12 10-22 23-22z"/><circle cx="22" cy="25" r="4" fill="${p.deep}"/><circle cx="34" cy="19" r="4" fill="${p.accent}"/><circle cx="45" cy="27" r="4" fill="${p.ground}"/><circle cx="19" cy="37" r="4" fill="${p.accent}"/>`,
  brush: (p) =>
    `<path fill="${p.main}" d="M52 9c3 3 2 5 0 8L36 38l-8-8L47 11c2-2 3-3 5-2z"/><path fill="${p.accent}" d="m26 32 8 8c0 9-8 15-22 14 5-4 4-8 5-13s5-8 9-9z"/>`,
  camera: (p) =>
    `<path fill="${p.main}" d="M10 20h10l4-7h16l4 7h10v32H10z"/><circle cx="32" cy="35" r="12" fill="${p.deep}"/><circle cx="32" cy="35" r="7" fill="${p.accent}"/><circle cx="48" cy="26" r="2.5" fill="${p.accent}"/>`,
  yarn: (p) =>
    `<circle cx="30" cy="34" r="20" fill="${p.main}"/><path fill="none" stroke="${p.deep}" stroke-width="2.5" d="M14 24c12 0 24 8 29 24M22 16c12 4 22 14 26 26M12 36c8 0 16 6 20 17"/><path fill="none" stroke="${p.accent}" stroke-width="3" stroke-linecap="round" d="M34 54c8 2 12-4 20-2"/>`,
  crane: (p) =>
    `<path fill="${p.main}" d="m32 36 24-20-10 26z"/><path fill="${p.accent}" d="M32 36 8 14l14 28z"/><path fill="${p.main}" d="m22 42 10-6 14 6-14 10z" opacity=".8"/><path fill="${p.accent}" d="m46 42 10 0 4 6z"/><path fill="${p.deep}" d="m32 36 4 14-4 2-4-2z"/>`,
  eye: (p) =>
    `<path fill="${p.main}" d="M6 32c8-12 17-17 26-17s18 5 26 17c-8 12-17 17-26 17S14 44 6 32z"/><circle cx="32" cy="32" r="11" fill="${p.accent}"/><circle cx="32" cy="32" r="5" fill="${p.deep}"/>`,
  cube: (p) =>
    `<path fill="${p.main}" d="m32 9 20 11-20 11-20-11z"/><path fill="${p.accent}" d="M12 20l20 11v24L12 44z"/><path fill="${p.deep}" d="M52 20 32 31v24l20-11z"/>`,
  shears: (p) =>
    `<path stroke="${p.main}" stroke-width="5" stroke-linecap="round" d="m20 10 18 30M44 10 26 40"/><g fill="none" stroke="${p.accent}" stroke-width="5"><circle cx="21" cy="47" r="7"/><circle cx="43" cy="47" r="7"/></g>`,
  chip: (p) =>
    `<path stroke="${p.accent}" stroke-width="3" d="M22 8v48M32 8v48M42 8v48M8 22h48M8 32h48M8 42h48"/><rect x="15" y="15" width="34" height="34" rx="4" fill="${p.main}"/><rect x="24" y="24" width="16" height="16" rx="2" fill="${p.deep}"/>`,
  antenna: (p) =>
    `<path fill="${p.main}" d="M30 28h4l8 27h-6l-1.5-6h-5L28 55h-6z"/><circle cx="32" cy="24" r="5" fill="${p.accent}"/><path fill="none" stroke="${p.accent}" stroke-width="3.5" stroke-linecap="round" d="M22 33a13 13 0 0 1 0-18m20 18a13 13 0 0 0 0-18M15 39a22 22 0 0 1 0-30m34 30a22 22 0 0 0 0-30"/>`,
  rocket: (p) =>
    `<path fill="${p.main}" d="M32 7c9 7 12 17 10 30H22C20 24 23 14 32 7z"/><path fill="${p.accent}" d="m22 28-9 12v8l10-7zm20 0 9 12v8l-10-7zM27 41h10l-5 15z"/><circle cx="32" cy="24" r="5" fill="${p.deep}"/>`,
  planet: (p) =>
    `<circle cx="32" cy="32" r="14" fill="${p.main}"/><path fill="none" stroke="${p.accent}" stroke-width="4" d="M20 39C9 47 6 51 8 54c4 5 20-5 34-18S59 12 55 9c-2-2-7 1-13 6" stroke-linecap="round"/>`,
  bolt: (p) =>
    `<path fill="${p.main}" d="M36 7 14 36h15l-4 21 24-31H33z"/><path fill="${p.accent}" d="M33 26h16L25 57l8-21z" opacity=".8"/>`,
  robot: (p) =>
    `<path stroke="${p.accent}" stroke-width="3" d="M32 18V9"/><circle cx="32" cy="8" r="4" fill="${p.accent}"/><rect x="12" y="18" width="40" height="34" rx="8" fill="${p.main}"/><g fill="${p.deep}"><circle cx="24" cy="32" r="5"/><circle cx="40" cy="32" r="5"/><path d="M23 42h18v4H23z"/></g><path fill="${p.accent}" d="M6 28h6v14H6zm46 0h6v14h-6z"/>`,
  gear: (p) =>
    `<path fill="${p.main}" d="M28 8h8l1.5 7 5 2 6-4 5.5 5.5-4 6 2 5 7 1.5v8l-7 1.5-2 5 4 6-5.5 5.5-6-4-5 2-1.5 7h-8l-1.5-7-5-2-6 4-5.5-5.5 4-6-2-5-7-1.5v-8l7-1.5 2-5-4-6 5.5-5.5 6 4 5-2z"/><circle cx="32" cy="34" r="9" fill="${p.accent}"/>`,
  brackets: (p) =>
    `<path fill="none" stroke="${p.main}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" d="M21 19 9 32l12 13m22-26 12 13-12 13"/><path stroke="${p.accent}" stroke-width="5" stroke-linecap="round" d="m36 14-8 36"/>`,
  terminal: (p) =>
    `<rect x="8" y="13" width="48" height="38" rx="5" fill="${p.main}"/><path fill="none" stroke="${p.deep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" d="m16 24 8 7-8 7"/><path fill="${p.accent}" d="M28 37h16v4H28z"/>`,
  branch: (p) =>
    `<path fill="none" stroke="${p.main}" stroke-width="4" d="M20 16v32m0-8c0-12 24-4 24-18"/><g fill="${p.accent}"><circle cx="20" cy="14" r="6"/><circle cx="20" cy="50" r="6"/><circle cx="44" cy="20" r="6"/></g>`,
  beetle: (p) =>
    `<path stroke="${p.accent}" stroke-width="3" stroke-linecap="round" d="M20 30 9 24m11 13H8m12 7-10 8m34-22 11-6m-11 13h12m-12 7 10 8M25 18l-5-8m19 8 5-8"/><ellipse cx="32" cy="37" rx="15" ry="18" fill="${p.main}"/><path fill="${p.deep}" d="M31 24h2v31h-2zM19 27a14 14 0 0 1 26 0z"/>`,
  stack: (p) =>
    `<path fill="${p.main}" d="m32 10 24 11-24 11L8 21z"/><path fill="${p.accent}" d="m8 32 6-3 18 8 18-8 6 3-24 11z"/><path fill="${p.main}" d="m8 43 6-3 18 8 18-8 6 3-24 11z" opacity=".7"/>`,
  lambda: (p) =>
    `<path fill="none" stroke="${p.main}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" d="M20 12h6l18 40h5M30 25 16 52"/><circle cx="47" cy="16" r="5" fill="${p.accent}"/>`,
} satisfies Record<string, Emblem>;
