// Writes NAME.br and NAME.gz next to the text files of a folder; the server sends them unchanged.
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(css|html|js|json|mjs|svg|txt|webmanifest|xml)$/;
/** Smaller files fit in one packet uncompressed. */
const MIN_BYTES = 1000;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compresses every text file below `folder`. Sizes are in bytes; uncompressed files count with their own size. */
export async function compressFolder(folder: string): Promise<{ files: number; bytes: number; brotliBytes: number }> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => TEXT.test(name));
  const sizes = await Promise.all(names.map((name) => compressFile(path.join(folder, name))));
  return {
    files: sizes.length,
    bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
    brotliBytes: sizes.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0),
  };
}

async function compressFile(file: string): Promise<{ bytes: number; brotliBytes: number }> {
  const text = await readFile(file);
  const bytes = text.length;
  if (bytes < MIN_BYTES) return { bytes, brotliBytes: bytes };
  const [br, gz] = await Promise.all([
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
        [constants.BROTLI_PARAM_LGBLOCK]: 20,
      },
    }),
    gzipped(text, { level: 9 }),
  ]);
  if (br.length < bytes) await writeFile(`${file}.br`, br);
  if (gz.length < bytes) await writeFile(`${file}.gz`, gz);
  return { bytes, brotliBytes: Math.min(bytes, br.length) };
}
