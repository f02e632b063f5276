// The process that draws share pictures, started by painter.ts. Separate from the server: a drawing occupies a core, a
// fault in native code kills its process, and the memory is freed when no pictures are requested.
import { Resvg } from '@resvg/resvg-js';
import { createElement } from 'react';
import satori, { type Font } from 'satori';
import { PICTURE_SIZE } from '#contract/share-urls.ts';
import { initialsOf } from '#web/kit/initials.ts';
import { DISPLAY, ownFonts, systemFonts } from './picture-fonts.ts';
import type { PictureInput } from './picture-input.ts';
import { drawableName, isRightToLeft, transliterate } from './picture-name.ts';
import { pictureTree } from './picture-tree.ts';

export interface DrawingJob {
  input: PictureInput;
  /** PNG. */
  icon?: Uint8Array;
}

export interface DrawnPicture {
  png?: Buffer;
  error?: string;
}

// One array for all pictures: Satori caches parsed fonts by this array and adds the fonts that it requested.
const fonts: Font[] = ownFonts();
const PLAIN = /^[\x20-\x7e]*$/;

process.on('message', (job: DrawingJob) => void answer(job));
process.on('disconnect', () => process.exit());
// Ctrl-C and service managers signal every process of the site; this one exits when its parent disconnects.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);

async function answer(job: DrawingJob): Promise<void> {
  const picture: DrawnPicture = await drawPicture(job).then(
    (png) => ({ png }),
    (error: unknown) => ({ error: String(error) }),
  );
  process.send?.(picture);
}

async function drawPicture({ input, icon }: DrawingJob): Promise<Buffer> {
  const name = await renderableName(input.name);
  const initials = (await missingCharacters(input.initials)).size === 0 ? input.initials : initialsOf(name);
  const drawing = { ...input, name, initials, isRightToLeft: isRightToLeft(name), icon: icon && dataUri(icon) };
  const svg = await satori(pictureTree(drawing), { ...PICTURE_SIZE, fonts });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

async function renderableName(text: string): Promise<string> {
  const name = drawableName(text);
  if (PLAIN.test(name)) return name;
  // The first pass loads system fonts; characters that Satori requests again are in none of them.
  await missingCharacters(name);
  const missing = await missingCharacters(name);
  return missing.size === 0 ? name : transliterate(name, missing);
}

async function missingCharacters(text: string): Promise<Set<string>> {
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
