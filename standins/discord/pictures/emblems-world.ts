// Emblems on a 64 x 64 canvas: places, plants, animals, food, learning.

import type { Palette } from './palettes.ts';

type Emblem = (p: Palette) => string;

export const worldEmblems = {
  waves: (p) =>
    `<circle cx="32" cy="24" r="11" fill="${p.main}"/><path fill="${p.accent}" d="M0 36c8-6 16-6 24 0s16 6 24 0 12-5 16-3v31H0z"/><path fill="${p.deep}" d="M0 48c8-6 16-6 24 0s16 6 24 0 12-5 16-3v19H0z"/>`,
  sprout: (p) =>
    `<path fill="none" stroke="${p.main}" stroke-width="4" stroke-linecap="round" d="M32 50V28"/><path fill="${p.main}" d="M32 32C20 32 14 26 13 15c12 0 19 6 19 17zm0-4c0-9 6-15 18-15 0 10-7 16-18 15z"/><path fill="${p.accent}" d="M14 50h36v5H14z"/>`,
  leaf: (p) =>
    `<path fill="${p.main}" d="M52 10c2 26-8 42-24 42-9 0-15-6-15-15 0-17 17-24 39-27z"/><path fill="none" stroke="${p.deep}" stroke-width="3" stroke-linecap="round" d="M12 55c6-14 15-24 28-32M26 38l1-11m7 4 10 1"/>`,
  tree: (p) =>
    `<path fill="${p.deep}" d="M28 42h8v14h-8z"/><path fill="${p.main}" d="m32 7 15 19h-6l11 16H12l11-16h-6z"/><path fill="${p.accent}" d="m32 7 15 19h-6l11 16H32z" opacity=".7"/>`,
  paw: (p) =>
    `<g fill="${p.accent}"><ellipse cx="14" cy="30" rx="5.5" ry="7"/><ellipse cx="25" cy="18" rx="5.5" ry="8"/><ellipse cx="39" cy="18" rx="5.5" ry="8"/><ellipse cx="50" cy="30" rx="5.5" ry="7"/></g><path fill="${p.main}" d="M32 30c9 0 17 12 17 18 0 7-9 7-17 5-8 2-17 2-17-5 0-6 8-18 17-18z"/>`,
  cat: (p) =>
    `<path fill="${p.main}" d="m13 11 13 9h12l13-9v25c0 11-9 18-19 18s-19-7-19-18z"/><g fill="${p.deep}"><ellipse cx="24" cy="33" rx="3" ry="4.5"/><ellipse cx="40" cy="33" rx="3" ry="4.5"/></g><path fill="${p.accent}" d="M28 41h8l-4 5z"/>`,
  owl: (p) =>
    `<path fill="${p.main}" d="M14 10c6 5 12 6 18 6s12-1 18-6v26c0 12-8 19-18 19s-18-7-18-19z"/><g fill="${p.ground}"><circle cx="24" cy="29" r="8"/><circle cx="40" cy="29" r="8"/></g><g fill="${p.deep}"><circle cx="24" cy="29" r="3.5"/><circle cx="40" cy="29" r="3.5"/></g><path fill="${p.accent}" d="m28 36h8l-4 8z"/>`,
  fish: (p) =>
    `<path fill="${p.accent}" d="m42 32 15-13v26z"/><path fill="${p.main}" d="M7 32c7-12 16-17 25-15 7 1 12 8 15 15-3 7-8 14-15 15-9 2-18-3-25-15z"/><circle cx="19" cy="28" r="3" fill="${p.deep}"/><path fill="none" stroke="${p.deep}" stroke-width="2.5" d="M29 22c4 6 4 14 0 20"/>`,
  fox: (p) =>
    `<path fill="${p.main}" d="m8 12 14 10h20l14-10-4 26-20 18-20-18z"/><path fill="${p.accent}" d="m12 38 14-2 6 20zm40 0-14-2-6 20z"/><g fill="${p.deep}"><circle cx="23" cy="32" r="3"/><circle cx="41" cy="32" r="3"/><path d="M28 50h8l-4 6z"/></g>`,
  bee: (p) =>
    `<g fill="${p.accent}" opacity=".85"><ellipse cx="24" cy="18" rx="8" ry="11" transform="rotate(-24 24 18)"/><ellipse cx="40" cy="18" rx="8" ry="11" transform="rotate(24 40 18)"/></g><ellipse cx="32" cy="38" rx="13" ry="18" fill="${p.main}"/><path fill="${p.deep}" d="M20 30h24v5H20zm-1 10h26v5H20zM24 50h16l-3 4H27z"/>`,
  sun: (p) =>
    `<circle cx="32" cy="32" r="12" fill="${p.main}"/><path stroke="${p.accent}" stroke-width="4.5" stroke-linecap="round" d="M32 7v7m0 36v7M7 32h7m36 0h7M14 14l5 5m26 26 5 5m0-36-5 5M19 45l-5 5"/>`,
  moon: (p) =>
    `<path fill="${p.main}" d="M39 10a23 23 0 1 0 14 32A19 19 0 0 1 39 10z"/><path fill="${p.accent}" d="m48 14 1.8 4.2L54 20l-4.2 1.8L48 26l-1.8-4.2L42 20l4.2-1.8z"/>`,
  anchor: (p) =>
    `<circle cx="32" cy="14" r="5.5" fill="none" stroke="${p.accent}" stroke-width="4"/><path fill="none" stroke="${p.main}" stroke-width="5" stroke-linecap="round" d="M32 21v32M21 28h22M11 36c1 11 10 17 21 17s20-6 21-17"/>`,
  lighthouse: (p) =>
    `<path fill="${p.accent}" d="m26 16-22-6v14zm12 0 22-6v14z" opacity=".75"/><path fill="${p.main}" d="M26 24h12l4 31H22z"/><path fill="${p.deep}" d="M25 11h14v13H25zM24.6 34h14.8l.7 6H23.9z"/><path fill="${p.accent}" d="M28 14h8v8h-8zM26 11l6-6 6 6z"/>`,
  campfire: (p) =>
    `<path stroke="${p.accent}" stroke-width="6" stroke-linecap="round" d="m14 54 36-9M14 45l36 9"/><path fill="${p.main}" d="M33 7c1 10 13 14 13 26 0 8-6 13-14 13s-14-5-14-13c0-7 4-10 7-14 1 5 3 6 4 6 3-4 4-10 4-18z"/><path fill="${p.deep}" d="M32 28c4 4 6 7 6 11 0 3-3 6-6 6s-6-3-6-6c0-4 3-6 6-11z"/>`,
  house: (p) =>
    `<path fill="${p.main}" d="M32 9 57 31h-7v23H14V31H7z"/><path fill="${p.deep}" d="M27 38h10v16H27z"/><path fill="${p.accent}" d="M19 32h7v7h-7zm19 0h7v7h-7z"/>`,
  tent: (p) =>
    `<path fill="${p.main}" d="M32 13 58 52H6z"/><path fill="${p.deep}" d="m32 27 11 25H21z"/><path stroke="${p.accent}" stroke-width="3" stroke-linecap="round" d="m28 8 4 5 4-5"/>`,
  mug: (p) =>
    `<path fill="none" stroke="${p.main}" stroke-width="5" d="M44 30h5a6 6 0 0 1 0 14h-5"/><path fill="${p.main}" d="M13 26h32v19a9 9 0 0 1-9 9H22a9 9 0 0 1-9-9z"/><path fill="none" stroke="${p.accent}" stroke-width="3.5" stroke-linecap="round" d="M21 19c-3-4 3-5 0-10m8 10c-3-4 3-5 0-10m8 10c-3-4 3-5 0-10"/>`,
  pot: (p) =>
    `<path fill="${p.main}" d="M11 28h42v6c0 12-6 20-14 20H25c-8 0-14-8-14-20z"/><path fill="${p.accent}" d="M7 25h50v6H7z"/><path fill="none" stroke="${p.accent}" stroke-width="3.5" stroke-linecap="round" d="M25 19c-3-4 3-5 0-10m14 10c-3-4 3-5 0-10"/>`,
  bread: (p) =>
    `<path fill="${p.main}" d="M9 34c0-12 10-20 23-20s23 8 23 20-6 16-12 16H21C15 50 9 46 9 34z"/><path stroke="${p.deep}" stroke-width="4" stroke-linecap="round" d="m20 24 5 10m5-13 5 11m5-10 5 10"/><path fill="${p.accent}" d="M13 50h38v4H13z"/>`,
  lantern: (p) =>
    `<path stroke="${p.deep}" stroke-width="3" d="M32 6v8m0 36v8"/><ellipse cx="32" cy="32" rx="17" ry="18" fill="${p.main}"/><path fill="none" stroke="${p.deep}" stroke-width="2" d="M26 15c-6 10-6 24 0 34m12-34c6 10 6 24 0 34"/><path fill="${p.accent}" d="M23 12h18v5H23zm0 35h18v5H23z"/>`,
  bubble: (p) =>
    `<path fill="${p.main}" d="M14 11h36a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H30L18 54V43h-4a6 6 0 0 1-6-6V17a6 6 0 0 1 6-6z"/><g fill="${p.accent}"><circle cx="21" cy="27" r="4"/><circle cx="32" cy="27" r="4"/><circle cx="43" cy="27" r="4"/></g>`,
  balloon: (p) =>
    `<path fill="${p.main}" d="M32 7c11 0 18 8 18 17 0 8-7 15-12 20H26c-5-5-12-12-12-20C14 15 21 7 32 7z"/><path fill="${p.accent}" d="M32 7c5 4 8 10 8 17s-2 14-5 20h-6c-3-6-5-13-5-20s3-13 8-17z"/><path fill="${p.deep}" d="M27 48h10v9H27z"/>`,
  book: (p) =>
    `<path fill="${p.main}" d="M32 18C26 13 18 12 8 13v36c10-1 18 0 24 5z"/><path fill="${p.accent}" d="M32 18c6-5 14-6 24-5v36c-10-1-18 0-24 5z"/><path stroke="${p.deep}" stroke-width="2.5" d="M14 22c4 0 8 1 12 3m-12 6c4 0 8 1 12 3m24-12c-4 0-8 1-12 3m12 6c-4 0-8 1-12 3"/>`,
  globe: (p) =>
    `<circle cx="32" cy="32" r="22" fill="${p.main}"/><path fill="none" stroke="${p.deep}" stroke-width="2.5" d="M10 32h44M14 21h36M14 43h36"/><ellipse cx="32" cy="32" rx="10" ry="22" fill="none" stroke="${p.accent}" stroke-width="3"/>`,
  atom: (p) =>
    `<g fill="none" stroke="${p.main}" stroke-width="3"><ellipse cx="32" cy="32" rx="24" ry="9"/><ellipse cx="32" cy="32" rx="24" ry="9" transform="rotate(60 32 32)"/><ellipse cx="32" cy="32" rx="24" ry="9" transform="rotate(120 32 32)"/></g><circle cx="32" cy="32" r="5.5" fill="${p.accent}"/>`,
  flask: (p) =>
    `<path fill="${p.main}" d="M24 9h16v5h-3v12l13 22c2 4-1 7-5 7H19c-4 0-7-3-5-7l13-22V14h-3z"/><path fill="${p.accent}" d="M21 38h22l6 10c2 4-1 7-5 7H20c-4 0-7-3-5-7z"/><g fill="${p.deep}"><circle cx="29" cy="46" r="2.5"/><circle cx="37" cy="42" r="2"/></g>`,
  curve: (p) =>
    `<path fill="none" stroke="${p.accent}" stroke-width="3.5" stroke-linecap="round" d="M12 10v43h43"/><path fill="none" stroke="${p.main}" stroke-width="5" stroke-linecap="round" d="M17 48c9 0 10-30 19-30s6 22 18 22"/>`,
  glyph: (p) =>
    `<circle cx="32" cy="32" r="23" fill="${p.main}"/><path stroke="${p.ground}" stroke-width="5" stroke-linecap="round" d="M18 25h28M18 37h28M32 15v34M22 47l-4 4"/>`,
  pencil: (p) =>
    `<path fill="${p.main}" d="m43 8 13 13-29 29-13-13z"/><path fill="${p.accent}" d="m14 37 13 13-19 6z"/><path fill="${p.deep}" d="m10 49 5 5-7 2zM43 8l13 13-5 5-13-13z"/>`,
  key: (p) =>
    `<circle cx="21" cy="24" r="10" fill="none" stroke="${p.main}" stroke-width="6"/><path fill="none" stroke="${p.accent}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" d="m29 32 22 22m-8-8 6-6"/>`,
  burst: (p) =>
    `<path fill="${p.main}" d="m32 6 5 14 12-9-4 15 14 3-13 8 8 12-15-3-2 14-8-12-10 11-1-15-14 2 9-12L4 25l15-2-3-14 12 9z"/><circle cx="32" cy="32" r="7" fill="${p.accent}"/>`,
  train: (p) =>
    `<rect x="14" y="9" width="36" height="38" rx="8" fill="${p.main}"/><path fill="${p.deep}" d="M20 16h24v13H20z"/><g fill="${p.accent}"><circle cx="23" cy="38" r="3.5"/><circle cx="41" cy="38" r="3.5"/></g><path stroke="${p.accent}" stroke-width="4" stroke-linecap="round" d="m22 49-6 7m26-7 6 7"/>`,
} satisfies Record<string, Emblem>;
