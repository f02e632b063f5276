// Wide pictures: eight patterns in the community's own colors, recognizable even in a thin strip from the middle.

import { fractionAt, hashText, pickFrom } from '../random.ts';
import { paletteOf } from './emblem.ts';
import type { Palette } from './palettes.ts';

const WIDTH = 640;
const HEIGHT = 240;

type Draw = (p: Palette, at: (step: number) => number) => string;

/** Joins the markup of `count` pieces. */
const each = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
const round = (value: number): number => Math.round(value * 10) / 10;

function swell(y: number, height: number, length: number, shift: number): string {
  let path = `M${round(-length - shift)} ${y}`;
  for (let x = -length; x < WIDTH + length * 2; x += length)
    path += `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`;
  return `${path}V${HEIGHT}H0z`;
}

const waves: Draw = (p, at) =>
  `<circle cx="${round(120 + at(1) * 400)}" cy="96" r="${round(22 + at(2) * 16)}" fill="${p.main}"/>` +
  `<path d="${swell(112, 16, 120, at(3) * 100)}" fill="${p.accent}" opacity=".55"/><path d="${swell(132, 16, 140, at(4) * 120)}" fill="${p.accent}"/><path d="${swell(160, 18, 160, at(5) * 120)}" fill="${p.deep}"/>`;

const rings: Draw = (p, at) => {
  const x = round(160 + at(1) * 320);
  const circles = each(
    9,
    (i) =>
      `<ellipse cx="${x}" cy="120" rx="${26 + i * 44}" ry="${12 + i * 22}" transform="rotate(${round(-14 + at(2) * 8)} ${x} 120)"/>`,
  );
  return `<g fill="none" stroke="${p.main}" stroke-width="3" opacity=".7">${circles}</g><circle cx="${x}" cy="120" r="9" fill="${p.accent}"/>`;
};

const bars: Draw = (p, at) =>
  each(46, (i) => {
    const height = round(14 + Math.abs(Math.sin(i * (0.3 + at(1) * 0.3)) * 70) + at(i + 2) * 40);
    return `<rect x="${i * 14 + 3}" y="${round(120 - height / 2)}" width="7" height="${height}" rx="3.5" fill="${i % 5 === 2 ? p.accent : p.main}"/>`;
  });

const grid: Draw = (p, at) =>
  each(16 * 6, (i) => {
    const roll = at(i);
    if (roll < 0.42) return '';
    const color = roll < 0.6 ? p.deep : roll < 0.84 ? p.main : p.accent;
    return `<rect x="${(i % 16) * 40}" y="${Math.floor(i / 16) * 40}" width="40" height="40" fill="${color}" shape-rendering="crispEdges"/>`;
  });

const hills: Draw = (p, at) => {
  const ridge = (y: number, step: number): string =>
    `M0 ${HEIGHT}V${y}` +
    each(
      5,
      (i) =>
        `Q${i * 128 + 64} ${round(y - 70 + at(step + i) * 90)} ${(i + 1) * 128} ${round(y - 12 + at(step + i + 9) * 24)}`,
    ) +
    `V${HEIGHT}z`;
  return `<circle cx="${round(80 + at(1) * 480)}" cy="84" r="26" fill="${p.main}"/><path d="${ridge(128, 10)}" fill="${p.accent}" opacity=".6"/><path d="${ridge(150, 40)}" fill="${p.accent}"/><path d="${ridge(178, 70)}" fill="${p.deep}"/>`;
};

const stripes: Draw = (p, at) =>
  each(9, (i) => {
    const x = i * 96 - 120 + round(at(i) * 30);
    const color = [p.main, p.deep, p.accent][i % 3] ?? p.main;
    return `<path d="M${x} ${HEIGHT}L${x + 130} 0h${round(22 + at(i + 20) * 30)}L${round(x + 24 + at(i + 20) * 30)} ${HEIGHT}z" fill="${color}"/>`;
  });

const dots: Draw = (p, at) => {
  const center = 120 + at(1) * 400;
  return each(26 * 9, (i) => {
    const x = (i % 26) * 25 + 8;
    const y = Math.floor(i / 26) * 27 + 12;
    const radius = 11 - Math.hypot(x - center, (y - 120) * 1.4) / 26;
    if (radius < 1) return `<circle cx="${x}" cy="${y}" r="1.2" fill="${p.accent}"/>`;
    return `<circle cx="${x}" cy="${y}" r="${round(radius)}" fill="${p.main}"/>`;
  });
};

const arcs: Draw = (p, at) =>
  each(8 * 3, (i) => {
    const row = Math.floor(i / 8);
    const x = (i % 8) * 84 + (row % 2) * 42 - 20 + round(at(99) * 20);
    const y = row * 84 + 44;
    return `<circle cx="${x}" cy="${y}" r="36" fill="${p.main}"/><circle cx="${x}" cy="${y}" r="22" fill="${p.deep}"/><circle cx="${x}" cy="${y}" r="10" fill="${p.accent}"/>`;
  });

const bannerPatterns = { waves, rings, bars, grid, hills, stripes, dots, arcs } as const;

/** The banner, splash or discovery picture of a community; `label` makes the three differ. */
export function drawBanner(seed: number, label: string, width: number): string {
  const palette = paletteOf(seed);
  const own = seed ^ hashText(label);
  const pattern = pickFrom(Object.values(bannerPatterns), own, 'pattern');
  const body = pattern(palette, (step) => fractionAt(own, step));
  const height = Math.round((width * HEIGHT) / WIDTH);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"><rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.ground}"/>${body}</svg>`;
}
