// The font files contain the weights and widths that were in use when `scripts/faces.py` subset them: others would be
// rendered as the nearest available one.
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const web = path.join(import.meta.dirname, '..');
const sources = globSync('**/*.{css,tsx}', { cwd: path.join(web, '..') }).filter((file) => !file.endsWith('fonts.css'));
const texts = sources.map((file) => readFileSync(path.join(web, '..', file), 'utf8'));

function used(pattern: RegExp): number[] {
  return texts.flatMap((text) => [...text.matchAll(pattern)].map(([, value]) => Number(value)));
}

const outside = (values: number[], [min, max]: [number, number]) => values.filter((v) => v < min || v > max);

it('contain every weight and width that the styles use', () => {
  const weights = [...used(/font-weight: (\d+);/g), ...used(/\bfont-\[(\d+)\]/g), ...used(/\bfont: (\d{3}) /g)];
  const widths = used(/font-stretch:\s?(\d+)%/g);
  expect(weights.length).toBeGreaterThan(20);
  expect(widths.length).toBeGreaterThan(4);
  expect(outside(weights, [400, 760])).toEqual([]);
  expect(outside(widths, [80, 100])).toEqual([]);
  expect(used(/\bfont-(thin|extralight|light|extrabold|black)\b/g)).toEqual([]);
});

it('are small enough for a first visit', () => {
  const bytes = (face: string) => statSync(path.join(web, `fonts/${face}.woff2`)).size;
  expect(bytes('bricolage-grotesque') + bytes('schibsted-grotesk')).toBeLessThan(66_000);
  expect(bytes('geist-mono')).toBeLessThan(16_000);
  expect(bytes('latin-ext-bricolage-grotesque') + bytes('latin-ext-schibsted-grotesk')).toBeLessThan(25_000);
});
