// The Node from the packages, for computers whose own npm and Node are too old to install them properly. Plain
// JavaScript without packages, as it runs before anything is installed.
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const name = `node-${process.platform}-${process.arch}`;
const place = `node_modules/${name}`;
const program = path.join(place, 'bin', 'node');

/**
 * A temporary project with only our Node, verified by the checksum in the lock file; undefined if there is none for
 * this platform, and on Windows, whose package has another layout.
 * @param {string} root the folder of package.json
 * @returns {{ folder: string, bin: string } | undefined} `bin` contains the program once npm has installed the project
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

/** Debian's npm links every program of a package except one that is named `node`. @param {string} root */
export function linkNode(root) {
  const bin = path.join(root, 'node_modules', '.bin');
  const link = path.join(bin, 'node');
  const target = path.join(root, program);
  if (existsSync(target) && !existsSync(link)) symlinkSync(path.relative(bin, target), link);
}
