// Whether node_modules matches package-lock.json. npm writes a copy of the lock file to node_modules as its last step,
// so an interrupted installation has none, and a manual installation with npm counts, too.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @param {string} root the folder of package.json @returns {boolean} */
export function isInstalled(root) {
  const wanted = packagesIn(path.join(root, 'package-lock.json'));
  const present = packagesIn(path.join(root, 'node_modules', '.package-lock.json'));
  if (!wanted) throw new Error(`${root} has no readable package-lock.json`);
  return present !== undefined && agree(wanted, present);
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string | string[], cpu?: string | string[],
 *   libc?: string | string[] }} Locked one entry of a lock file
 * @param {Record<string, Locked>} wanted @param {Record<string, Locked>} present by their folders
 */
export function agree(wanted, present) {
  return (
    Object.keys(present).every((folder) => wanted[folder]) &&
    Object.entries(wanted).every(([folder, entry]) => {
      const found = present[folder];
      if (found) return found.version === entry.version && found.integrity === entry.integrity;
      return folder === '' || (entry.optional === true && !isForThisComputer(entry));
    })
  );
}

/**
 * Only predictable for optional packages with an operating system and a processor; only npm knows the C library.
 * @param {Locked} entry
 */
function isForThisComputer({ os, cpu, libc }) {
  return [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch) && libc === undefined;
}

/** @param {string} file @returns {Record<string, Locked> | undefined} */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch (error) {
    // Missing, or truncated by an interrupted npm: nothing usable is installed.
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (error instanceof SyntaxError || code === 'ENOENT') return undefined;
    throw error;
  }
}
