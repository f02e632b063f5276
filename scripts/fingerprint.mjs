// Whether dist/ was built from the current sources. Hashes contents, not modification times, so that a fresh checkout
// of the same commit is not built again; all of src/ takes about 20 ms.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
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
/** @param {string} root */
const stampIn = (root) => path.join(root, 'dist', 'fingerprint');

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

/** Fingerprint of the sources of `dist/`, or undefined. @param {string} root @returns {string | undefined} */
export function builtFingerprint(root) {
  return existsSync(stampIn(root)) ? readFileSync(stampIn(root), 'utf8') : undefined;
}

/** Call it when a build is complete. @param {string} root @param {string} fingerprint */
export function stampBuild(root, fingerprint) {
  writeFileSync(stampIn(root), fingerprint);
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
