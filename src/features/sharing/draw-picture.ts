// Draws a share picture as PNG. It takes tens of milliseconds and runs in the picture worker, one at a time.
import { Resvg } from '@resvg/resvg-js';
import { createElement } from 'react';
import satori, { type Font } from 'satori';
import { PICTURE_SIZE } from '#contract/share-addresses.ts';
import { initialsOf } from '#web/kit/initials.ts';
import { DISPLAY } from './picture-families.ts';
import { ownFonts, systemFonts } from './picture-fonts.ts';
import type { PictureInput } from './picture-input.ts';
import { drawableName, isRightToLeft, transliterated } from './picture-name.ts';
import { pictureTree } from './picture-tree.ts';

export interface DrawingJob {
  input: PictureInput;
  /** As PNG. */
  icon?: Uint8Array;
}

// One list for all pictures: what Satori read of a font it keeps by this list, and adds what it asked for.
const fonts: Font[] = ownFonts();
const PLAIN = /^[\x20-\x7e]*$/;

export async function drawPicture({ input, icon }: DrawingJob): Promise<Buffer> {
  const name = await nameWithFonts(input.name);
  const initials = (await missingIn(input.initials)).size === 0 ? input.initials : initialsOf(name);
  const drawing = { ...input, name, initials, isRightToLeft: isRightToLeft(name), icon: icon && dataUri(icon) };
  const svg = await satori(pictureTree(drawing), { ...PICTURE_SIZE, fonts });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

async function nameWithFonts(text: string): Promise<string> {
  const name = drawableName(text);
  if (PLAIN.test(name)) return name;
  // Asking brings the computer's fonts in; what is asked for again none of them has.
  await missingIn(name);
  const missing = await missingIn(name);
  return missing.size === 0 ? name : transliterated(name, missing);
}

async function missingIn(text: string): Promise<Set<string>> {
  const missing = new Set<string>();
  const element = createElement('div', { style: { display: 'flex', fontFamily: DISPLAY } }, text);
  await satori(element, {
    ...PICTURE_SIZE,
    fonts,
    loadAdditionalAsset: async (script, segment) => {
      for (const letter of segment) missing.add(letter);
      return systemFonts(script);
    },
  });
  return missing;
}

function dataUri(png: Uint8Array): string {
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
}
