// The Node that comes with the packages, where npm and the computer's own Node are too old to install it well. Plain
// JavaScript without packages, as it runs before anything is installed.
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const name = `node-${process.platform}-${process.arch}`;
const place = `node_modules/${name}`;
const program = path.join(place, 'bin', 'node');

/**
 * A temporary project that consists of our Node, with the checksum of the lock file; undefined where none is brought, and
 * on Windows, whose package is made differently.
 * @param {string} root the folder of package.json
 * @returns {{ folder: string, bin: string } | undefined} `bin` holds the program once npm has installed the project
 */
export function nodeProject(root) {
  const { lockfileVersion, packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  if (process.platform === 'win32' || !packages[place]) return undefined;
  const { optional: _optional, ...entry } = packages[place];
  const project = { name: 'node-for-npm', version: '1.0.0', dependencies: { [name]: entry.version } };
  const lock = { ...project, lockfileVersion, packages: { '': project, [place]: entry } };
  const folder = mkdtempSync(path.join(tmpdir(), 'duskrow-node-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(project));
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
  return { folder, bin: path.join(folder, path.dirname(program)) };
}

/** Debian's npm makes a link for every program of a package but one that is named `node`. @param {string} root */
export function linkNode(root) {
  const bin = path.join(root, 'node_modules', '.bin');
  const link = path.join(bin, 'node');
  const target = path.join(root, program);
  if (existsSync(target) && !existsSync(link)) symlinkSync(path.relative(bin, target), link);
}
