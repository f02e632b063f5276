// `node scripts/icons.ts`: renders the PNG icons of the installed site from the two SVGs in public/.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const folder = path.join(import.meta.dirname, '../public');

/** The maskable drawing fills its square: each system crops it to its own shape. */
const icons = [
  { file: 'icons/192.png', from: 'mark.svg', size: 192 },
  { file: 'icons/512.png', from: 'mark.svg', size: 512 },
  { file: 'icons/maskable-512.png', from: 'icons/maskable.svg', size: 512 },
  { file: 'icons/apple-touch-icon.png', from: 'icons/maskable.svg', size: 180 },
];

for (const { file, from, size } of icons) {
  const drawing = new Resvg(readFileSync(path.join(folder, from), 'utf8'), { fitTo: { mode: 'width', value: size } });
  writeFileSync(path.join(folder, file), drawing.render().asPng());
}
