// Emblems on a 64 x 64 canvas: games, sports, stage and screen.

import type { Palette } from './palettes.ts';

type Emblem = (p: Palette) => string;

export const playEmblems = {
  pad: (p) =>
    `<path fill="${p.main}" d="M20 22h24a12 12 0 0 1 11 15l-2 7a6 6 0 0 1-10 2l-5-6H26l-5 6a6 6 0 0 1-10-2l-2-7a12 12 0 0 1 11-15z"/><path fill="${p.deep}" d="M19 27h4v4h4v4h-4v4h-4v-4h-4v-4h4z"/><g fill="${p.accent}"><circle cx="41" cy="36" r="3"/><circle cx="47" cy="30" r="3"/></g>`,
  dice: (p) =>
    `<path fill="${p.main}" d="m32 9 20 11.5v23L32 55 12 43.5v-23z"/><path fill="${p.accent}" d="m32 20 12 20H20z"/><path fill="none" stroke="${p.deep}" stroke-width="2" d="m32 9v11m0 0L12 21m20-1 20 1M20 40l-8 3m32-3 8 3M20 40l12 15 12-15M12 21l8 19M52 21l-8 19M20 40h24L32 20z"/>`,
  sword: (p) =>
    `<path fill="${p.main}" d="M50 10 28 38l-4-4L50 10z"/><path fill="${p.main}" d="m50 10 2 2-20 30-4-4z" opacity=".7"/><path stroke="${p.accent}" stroke-width="5" stroke-linecap="round" d="m18 32 14 14"/><path stroke="${p.accent}" stroke-width="6" stroke-linecap="round" d="m23 41-9 9"/>`,
  joystick: (p) =>
    `<rect x="12" y="42" width="40" height="12" rx="4" fill="${p.accent}"/><path stroke="${p.main}" stroke-width="5" d="M32 44V24"/><circle cx="32" cy="19" r="9" fill="${p.main}"/><circle cx="29" cy="16" r="2.5" fill="${p.ground}"/><circle cx="44" cy="48" r="3" fill="${p.deep}"/>`,
  rook: (p) =>
    `<path fill="${p.main}" d="M18 12h7v6h4v-6h6v6h4v-6h7v14l-5 4v14h-18V30l-5-4z"/><path fill="${p.accent}" d="M16 46h32v8H16z"/>`,
  potion: (p) =>
    `<path fill="${p.main}" d="M26 10h12v5h-2v9l12 20a8 8 0 0 1-7 11H23a8 8 0 0 1-7-11l12-20v-9h-2z"/><path fill="${p.accent}" d="m22 37h20l5 9a6 6 0 0 1-5 8H22a6 6 0 0 1-5-8z"/><g fill="${p.ground}"><circle cx="28" cy="45" r="3"/><circle cx="36" cy="41" r="2"/></g>`,
  heart: (p) =>
    `<path fill="${p.main}" d="M16 16h10v5h12v-5h10v5h5v13h-5v5h-5v5h-5v5h-5v5h-3v-5h-5v-5h-5v-5h-5v-5h-4V21h5z"/><path fill="${p.accent}" d="M17 22h6v6h-6z"/>`,
  ghost: (p) =>
    `<path fill="${p.main}" d="M14 54V30a18 18 0 0 1 36 0v24l-6-5-6 5-6-5-6 5-6-5z"/><g fill="${p.deep}"><circle cx="25" cy="30" r="4"/><circle cx="39" cy="30" r="4"/></g><path fill="${p.accent}" d="M28 39h8v3h-8z"/>`,
  crown: (p) =>
    `<path fill="${p.main}" d="m10 20 11 10 11-17 11 17 11-10-5 26H15z"/><path fill="${p.accent}" d="M15 48h34v6H15z"/><circle cx="32" cy="36" r="4" fill="${p.deep}"/>`,
  cards: (p) =>
    `<rect x="13" y="16" width="24" height="34" rx="4" fill="${p.accent}" transform="rotate(-12 25 33)"/><rect x="27" y="15" width="24" height="34" rx="4" fill="${p.main}" transform="rotate(9 39 32)"/><path fill="${p.deep}" d="m40 24 6 8-7 8-5-9z"/>`,
  ball: (p) =>
    `<circle cx="32" cy="32" r="21" fill="${p.main}"/><path fill="${p.deep}" d="m32 23 8.5 6-3.2 10H26.7l-3.2-10z"/><path stroke="${p.deep}" stroke-width="3" d="M32 23V11m8.5 18 11-4M37 39l7 10M27 39l-7 10m3.5-20-11-4"/>`,
  hoop: (p) =>
    `<circle cx="32" cy="32" r="21" fill="${p.main}"/><path fill="none" stroke="${p.deep}" stroke-width="2.5" d="M11 32h42M32 11v42M17 17c9 8 9 22 0 30m30-30c-9 8-9 22 0 30"/>`,
  bike: (p) =>
    `<g fill="none" stroke-width="4"><circle cx="18" cy="41" r="10" stroke="${p.accent}"/><circle cx="46" cy="41" r="10" stroke="${p.accent}"/><path stroke="${p.main}" stroke-linejoin="round" stroke-linecap="round" d="M18 41 27 26h14l5 15M27 26l6 15 8-15m-14 0-2-5m-4 0h8m12 5 -2-7h6"/></g>`,
  peak: (p) =>
    `<circle cx="45" cy="19" r="7" fill="${p.accent}"/><path fill="${p.deep}" d="M30 54 46 28l16 26z"/><path fill="${p.main}" d="M4 54 25 18l21 36z"/><path fill="${p.ground}" d="m25 18 7 12-5 4-3-4-4 3-2-3z"/>`,
  medal: (p) =>
    `<path fill="${p.accent}" d="M20 8h9l6 18h-9zM44 8h-9l-6 18h9z"/><circle cx="32" cy="39" r="15" fill="${p.main}"/><path fill="${p.deep}" d="m32 30 2.7 6 6.3.6-4.8 4.3 1.5 6.3-5.7-3.4-5.7 3.4 1.5-6.3-4.8-4.3 6.3-.6z"/>`,
  flag: (p) =>
    `<path fill="${p.deep}" d="M13 8h4v48h-4z"/><path fill="${p.main}" d="M17 12h34v24H17z"/><path fill="${p.deep}" d="M17 12h8.5v8H17zm17 0h8.5v8H34zm-8.5 8H34v8h-8.5zm17 0H51v8h-8.5zM17 28h8.5v8H17zm17 0h8.5v8H34z"/>`,
  shuttle: (p) =>
    `<path fill="${p.main}" d="M12 14 30 42l8-8L50 12l-9 5-4-7-6 7-7-5-3 6z"/><path fill="none" stroke="${p.deep}" stroke-width="2" d="m21 18 12 20m-2-21 4 18m6-18-4 17"/><circle cx="34" cy="45" r="9" fill="${p.accent}"/>`,
  whistle: (p) =>
    `<path fill="${p.main}" d="M8 24h44v9H38a14 14 0 1 1-22-2H8z"/><circle cx="27" cy="40" r="6" fill="${p.deep}"/><path stroke="${p.accent}" stroke-width="3" stroke-linecap="round" d="M24 18v-7m8 7 3-6m-19 6-3-6"/>`,
  film: (p) =>
    `<path fill="${p.main}" d="M10 26h44v27H10z"/><path fill="${p.accent}" d="m9 19 42-9 2 9-42 9z"/><path fill="${p.deep}" d="m17 17 7 8 7-1.5-7-8zm14-3 7 8 7-1.5-7-8zM10 28h44v4H10z"/>`,
  popcorn: (p) =>
    `<path fill="${p.main}" d="M15 27h34l-5 28H20z"/><path fill="${p.accent}" d="M24 27h6l1 28h-5zm16 0h-6l-1 28h5z"/><g fill="${p.main}"><circle cx="20" cy="22" r="7"/><circle cx="32" cy="17" r="8"/><circle cx="44" cy="22" r="7"/></g><g fill="${p.deep}"><circle cx="27" cy="22" r="2"/><circle cx="37" cy="21" r="2"/></g>`,
  mask: (p) =>
    `<path fill="${p.main}" d="M12 14c13 5 27 5 40 0v18c0 12-9 20-20 23-11-3-20-11-20-23z"/><g fill="${p.deep}"><path d="M18 27c3-4 8-4 11 0-3 3-8 3-11 0zm17 0c3-4 8-4 11 0-3 3-8 3-11 0z"/></g><path fill="${p.accent}" d="M21 38h22c-2 7-7 9-11 9s-9-2-11-9z"/>`,
  tv: (p) =>
    `<path stroke="${p.accent}" stroke-width="3" stroke-linecap="round" d="m22 8 10 12L42 8"/><rect x="9" y="20" width="46" height="32" rx="6" fill="${p.main}"/><rect x="14" y="25" width="28" height="22" rx="3" fill="${p.deep}"/><g fill="${p.accent}"><circle cx="48.5" cy="30" r="2.5"/><circle cx="48.5" cy="38" r="2.5"/></g>`,
  ticket: (p) =>
    `<g transform="rotate(-14 32 32)"><path fill="${p.main}" d="M8 20h48v8a5 5 0 0 0 0 10v8H8v-8a5 5 0 0 0 0-10z"/><path stroke="${p.deep}" stroke-width="2" stroke-dasharray="3 3" d="M42 21v24"/><path fill="${p.accent}" d="m26 25 2.5 5 5.5.6-4 4 1 5.4-5-2.7-5 2.7 1-5.4-4-4 5.5-.6z"/></g>`,
} satisfies Record<string, Emblem>;
