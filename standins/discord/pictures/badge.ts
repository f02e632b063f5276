// The small picture next to a server tag: one simple shape per badge number, in the tag's two colors.

const SHAPES: readonly string[] = [
  'M20 3 8 15l-3-1-2 2 5 5 2-2-1-3L21 4z',
  'M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z',
  'M12 3a9 8 0 0 1 6 14v4h-3v-2h-2v2h-2v-2H9v2H6v-4a9 8 0 0 1 6-14z',
  'M2 12a10 9 0 0 1 20 0zm7 2h6l1 8H8z',
  'M15 3a9 9 0 1 0 6 13A8 8 0 0 1 15 3z',
  'M14 2 4 14h6l-1 8 11-13h-7z',
  'M20 3C8 4 3 10 4 17l-2 4h2l2-2c9 2 15-5 14-16z',
  'M12 21 3 12a5.5 5.5 0 0 1 9-7 5.5 5.5 0 0 1 9 7z',
  'M12 2c1 5 7 7 7 13a7 7 0 0 1-14 0c0-4 2-5 3-7l2 3c1-3 2-5 2-9z',
  'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm4 6-2.5 5.5L8 16l2.5-5.5z',
];

const STAR = 'm12 2 3 6.5 7 .8-5.2 4.8 1.4 7L12 17.6 5.8 21l1.4-7L2 9.3l7-.8z';

/** Higher badge numbers, which Discord might add, share a star. */
export function drawBadge(badge: number, [primary, secondary]: readonly [string, string], size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="${size}" height="${size}"><path d="${SHAPES[badge] ?? STAR}" fill="${primary}" stroke="${secondary}" stroke-width="1.5" stroke-linejoin="round"/></svg>`;
}
