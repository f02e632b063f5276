// One edition of the dump on disk: the file, the hashes of the ids in it, and `current.json`, which names both and is
// renamed into place last. Even after a power failure, readers find a complete edition: the new or the previous one.
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { z } from 'zod';
import { parseJson } from '#contract/client.ts';
import { isoTime } from '#contract/time.ts';
import { IdHashes, BYTES_PER_HASH } from './id-hashes.ts';

const StoredEdition = z.object({
  /** File name in the folder. */
  file: z.string().regex(/^[\w-]+\.jsonl\.gz$/),
  hashesFile: z.string().regex(/^[\w-]+\.hashes$/),
  /** Epoch ms. */
  madeAt: z.number(),
  /** The file includes every database change up to this one. */
  revision: z.number(),
  count: z.number(),
  bytes: z.number(),
  /** Hexadecimal, of the compressed bytes. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type Edition = z.infer<typeof StoredEdition>;

const CURRENT = 'current.json';

/** A part of the file: some listings, each as one line of JSON. */
export interface Block {
  ids: string[];
  lines: string[];
}

/** Undefined when there is no edition, or no complete one; the next one replaces what another program wrote. */
export async function readEdition(folder: string): Promise<Edition | undefined> {
  const text = await readFile(path.join(folder, CURRENT), 'utf8').catch(undefinedIfMissing);
  const edition = text === undefined ? undefined : StoredEdition.safeParse(parseJson(text)).data;
  const found = edition && (await stat(path.join(folder, edition.file)).catch(undefinedIfMissing));
  return found?.size === edition?.bytes ? edition : undefined;
}

/** Hashes of the listings in the edition; undefined when they are missing or incomplete. */
export async function readHashes(folder: string, { hashesFile, count }: Edition): Promise<IdHashes | undefined> {
  const stored = await readFile(path.join(folder, hashesFile)).catch(undefinedIfMissing);
  return stored?.length === count * BYTES_PER_HASH ? new IdHashes(stored) : undefined;
}

/**
 * Writes a new edition, then deletes the files of older ones. Throws what `blocks` throws, and leaves the previous
 * edition. Holds one block, the compression buffers and the hashes in memory.
 */
export async function writeEdition(
  folder: string,
  { madeAt, revision }: Pick<Edition, 'madeAt' | 'revision'>,
  blocks: AsyncIterable<Block>,
): Promise<Edition> {
  await mkdir(folder, { recursive: true });
  const name = `servers-${isoTime(madeAt).slice(0, 10)}-${randomUUID()}`;
  const [file, hashesFile] = [`${name}.jsonl.gz`, `${name}.hashes`];
  try {
    const hashes = new IdHashes();
    const written = await compressInto(path.join(folder, file), textsOf(blocks, hashes));
    await writeSynced(path.join(folder, hashesFile), hashes.toBytes());
    const edition: Edition = { file, hashesFile, madeAt, revision, count: hashes.size, ...written };
    await writeSynced(path.join(folder, `${name}.json`), JSON.stringify(edition));
    await rename(path.join(folder, `${name}.json`), path.join(folder, CURRENT));
    await removeOthers(folder, edition);
    return edition;
  } catch (error) {
    await removeFiles(folder, (one) => one.startsWith(name));
    throw error;
  }
}

/** Deletes the edition with all its files. */
export async function removeEdition(folder: string): Promise<void> {
  await rm(path.join(folder, CURRENT), { force: true });
  await removeFiles(folder, (name) => name.startsWith('servers-'));
}

/** A name stored in the folder, the same for every process. */
export async function folderName(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'name');
  const known = await readFile(file, 'utf8').catch(undefinedIfMissing);
  if (known) return known;
  // The first one wins: creating a link is atomic.
  const own = path.join(folder, `name-${randomUUID()}`);
  try {
    await writeSynced(own, randomUUID());
    await link(own, file).catch(ignoreExisting);
  } finally {
    await rm(own, { force: true });
  }
  return await readFile(file, 'utf8');
}

async function* textsOf(blocks: AsyncIterable<Block>, hashes: IdHashes): AsyncGenerator<string> {
  for await (const { ids, lines } of blocks) {
    for (const id of ids) hashes.add(id);
    if (lines.length > 0) yield `${lines.join('\n')}\n`;
  }
}

async function compressInto(file: string, texts: AsyncIterable<string>) {
  const sha256 = createHash('sha256');
  let bytes = 0;
  const measured = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sha256.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(texts, createGzip(), measured, createWriteStream(file, { flush: true }));
  return { bytes, sha256: sha256.digest('hex') };
}

/** Synced to disk when it resolves, like the dump itself. */
async function writeSynced(file: string, content: string | Uint8Array): Promise<void> {
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function removeOthers(folder: string, { file, hashesFile }: Edition): Promise<void> {
  await removeFiles(folder, (name) => name.startsWith('servers-') && name !== file && name !== hashesFile);
}

async function removeFiles(folder: string, isObsolete: (name: string) => boolean): Promise<void> {
  const names = (await readdir(folder).catch(undefinedIfMissing)) ?? [];
  await Promise.all(names.filter(isObsolete).map((name) => rm(path.join(folder, name), { force: true })));
}

/** For `catch`: a missing file resolves to undefined. */
export function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

function ignoreExisting(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'EEXIST') throw error;
}
