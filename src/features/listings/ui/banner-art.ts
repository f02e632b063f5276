// Banners for communities that have none: eight patterns, derived from the id. Each is a handful of paths, because one
// page contains the markup of eighteen of them.
import { hashOf, hueOf, seededNumbers } from '#web/kit/stable-random.ts';

export const BANNER_WIDTH = 320;
export const BANNER_HEIGHT = 72;

/** One path: filled, or stroked with `width` when that is given. */
interface BannerLayer {
  d: string;
  color: string;
  width?: number;
  dash?: string;
  opacity?: number;
}

interface BannerArt {
  ground: string;
  layers: BannerLayer[];
}

type Palette = [ground: string, deep: string, soft: string, spark: string];
type Pattern = (palette: Palette, next: () => number) => BannerLayer[];

const PATTERNS: Pattern[] = [waves, rings, bars, grid, hills, stripes, dots, arcs];

export function bannerArt(id: string): BannerArt {
  const next = seededNumbers(hashOf(`banner ${id}`));
  const pattern = PATTERNS[Math.floor(next() * PATTERNS.length)] ?? waves;
  const palette = paletteOf(hueOf(id), next() < 0.65);
  return { ground: palette[0], layers: pattern(palette, next) };
}

function paletteOf(hue: number, isNight: boolean): Palette {
  const spark = `hsl(${(hue + 150) % 360} 78% ${isNight ? 72 : 58}%)`;
  return isNight
    ? [`hsl(${hue} 46% 17%)`, `hsl(${hue} 44% 32%)`, `hsl(${(hue + 24) % 360} 46% 46%)`, spark]
    : [`hsl(${hue} 58% 90%)`, `hsl(${hue} 52% 66%)`, `hsl(${(hue + 24) % 360} 54% 76%)`, spark];
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`;
}

function wave(top: number, swell: number): string {
  return `M0 ${top}${`q20 ${-swell} 40 0t40 0`.repeat(4)}V72H0z`;
}

function waves([, deep, soft, spark]: Palette, next: () => number): BannerLayer[] {
  const sun = circle(Math.round(60 + next() * 200), 26, 16);
  return [
    { d: sun, color: spark },
    { d: wave(36, 18), color: soft, opacity: 0.75 },
    { d: wave(48, 14), color: deep },
    { d: wave(60, 16), color: soft, opacity: 0.55 },
  ];
}

function rings([, deep, soft, spark]: Palette, next: () => number): BannerLayer[] {
  const x = Math.round(70 + next() * 180);
  const ring = (step: number) => circle(x, 32, step * 15);
  return [
    { d: [1, 3, 5, 7, 9, 11, 13, 15].map(ring).join(''), color: deep, width: 2 },
    { d: [2, 4, 6, 8, 10, 12, 14].map(ring).join(''), color: soft, width: 1.5, opacity: 0.8 },
    { d: circle(x, 32, 5), color: spark },
  ];
}

function bars([, deep, soft, spark]: Palette, next: () => number): BannerLayer[] {
  const pitch = 0.25 + next() * 0.3;
  const paths = ['', '', ''];
  for (let column = 0; column < 40; column += 1) {
    const height = Math.round(8 + Math.abs(Math.sin(column * pitch) * Math.cos(column * 0.17)) * 52);
    const kind = column % 7 === 3 ? 2 : column % 2;
    paths[kind] += `M${column * 8 + 4} ${36 - height / 2}v${height}`;
  }
  return [deep, soft, spark].map((color, kind) => ({ d: paths[kind] ?? '', color, width: 3.5 }));
}

function grid([, deep, soft, spark]: Palette, next: () => number): BannerLayer[] {
  const paths = ['', '', ''];
  for (let cell = 0; cell < 14 * 3; cell += 1) {
    const chance = next();
    if (chance > 0.62) continue;
    const kind = chance < 0.3 ? 0 : chance < 0.54 ? 1 : 2;
    paths[kind] += `M${(cell % 14) * 24} ${Math.floor(cell / 14) * 24}h24v24h-24z`;
  }
  return [deep, soft, spark].map((color, kind) => ({ d: paths[kind] ?? '', color, opacity: kind === 2 ? 0.7 : 0.9 }));
}

function hills([, deep, soft, spark]: Palette, next: () => number): BannerLayer[] {
  const ridge = (low: number, high: number) => {
    const peaks = Array.from(
      { length: 7 },
      (_, step) => `L${step * 54} ${Math.round(step % 2 ? high : low + next() * 8)}`,
    );
    return `M0 72${peaks.join('')}V72z`;
  };
  return [
    { d: circle(Math.round(60 + next() * 200), 28, 14), color: spark },
    { d: ridge(50, 22), color: soft, opacity: 0.85 },
    { d: ridge(62, 44), color: deep },
  ];
}

function stripes([, deep, soft, spark]: Palette, next: () => number): BannerLayer[] {
  const start = Math.round(next() * -40) - 30;
  const stripe = (at: number) => `M${start + at * 22} 80l56-88`;
  const every = (offset: number) => Array.from({ length: 7 }, (_, index) => stripe(index * 3 + offset)).join('');
  return [
    { d: every(0), color: deep, width: 16 },
    { d: every(1), color: soft, width: 9 },
    { d: every(2), color: spark, width: 4 },
  ];
}

/** Rows of round dots are zero-length dashes with round caps: one path for all dots of a size. */
function dots([, deep, soft, spark]: Palette, next: () => number): BannerLayer[] {
  const middle = Math.round((60 + next() * 200) / 10) * 10;
  const rows = (half: number) => [6, 18, 30, 42, 54, 66].map((y) => `M${middle - half} ${y}h${half * 2}`).join('');
  return [
    { d: rows(320), color: soft, width: 2, dash: '0 10', opacity: 0.7 },
    { d: rows(110), color: soft, width: 4.5, dash: '0 10' },
    { d: rows(70), color: deep, width: 6.5, dash: '0 10' },
    { d: rows(20), color: spark, width: 8, dash: '0 10' },
  ];
}

function arcs([, deep, soft, spark]: Palette, next: () => number): BannerLayer[] {
  const shift = next() < 0.5 ? 0 : 1;
  const discs = (radius: number) =>
    Array.from({ length: 9 }, (_, index) => circle(index * 38 + 8, (index + shift) % 2 ? 54 : 18, radius)).join('');
  return [
    { d: discs(18), color: deep },
    { d: discs(11), color: soft },
    { d: discs(5), color: spark },
  ];
}
