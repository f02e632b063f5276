// Whether node_modules holds what package-lock.json names. npm keeps a copy of the lock in node_modules and writes it
// last, so an interrupted installation has none, and one made by hand with npm counts as well as ours.
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
 * Of the optional packages only those with a system and a processor can be foretold; which C library there is, is
 * npm's to find out.
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
    // Missing, or cut off by an interrupted npm: in both cases nothing usable is installed.
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (error instanceof SyntaxError || code === 'ENOENT') return undefined;
    throw error;
  }
}
