// The builds in dist/, and whether the current one was built from the current sources. Hashes contents, not modification
// times, so that a fresh checkout of the same commit is not built again; all of src/ takes about 20 ms.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const INPUTS = [
  'package-lock.json',
  'vite.config.ts',
  'index.html',
  'public',
  'lingui.config.ts',
  'locales',
  'scripts/build.ts',
  'scripts/compiled-messages.ts',
  'scripts/compress.ts',
  'src',
];
/** The file that names the folder of the current build. @param {string} root */
const currentIn = (root) => path.join(root, 'dist', 'current');
/** @param {string} root */
const currentBuild = (root) => (existsSync(currentIn(root)) ? readFileSync(currentIn(root), 'utf8') : undefined);

/** @param {string} root the folder of package.json @returns {string} */
export function sourceFingerprint(root) {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap((name) => filesUnder(root, name))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Fingerprint of the sources of the current build. @param {string} root @returns {string | undefined} */
export function builtFingerprint(root) {
  return currentBuild(root)?.split('-')[0];
}

const DAY_MS = 86_400_000;

/**
 * A new folder for a build. The current build stays, in case the new one fails, and for a day all others, for pages and
 * processes that use them or that build at the same time. @param {string} root @param {string} fingerprint
 */
export function beginBuild(root, fingerprint) {
  const dist = path.join(root, 'dist');
  mkdirSync(dist, { recursive: true });
  const kept = ['current', currentBuild(root)];
  for (const folder of readdirSync(dist)
    .filter((one) => !kept.includes(one))
    .map((one) => path.join(dist, one))) {
    if (Date.now() - statSync(folder).mtimeMs > DAY_MS) rmSync(folder, { recursive: true, force: true });
  }
  return path.join(dist, `${fingerprint}-${Date.now()}`);
}

/**
 * Makes a complete build the current one: the previous one is kept for a day from now.
 * @param {string} root @param {string} folder
 */
export function finishBuild(root, folder) {
  const previous = currentBuild(root);
  const before = previous && path.join(root, 'dist', previous);
  if (before && existsSync(before)) utimesSync(before, new Date(), new Date());
  writeFileSync(currentIn(root), path.basename(folder));
}

/** Paths relative to `root`, in a fixed order, without tests. @param {string} root @param {string} name */
function filesUnder(root, name) {
  const absolute = path.join(root, name);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [name];
  return readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.extname(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(name, file))
    .sort();
}
