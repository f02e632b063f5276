// Runs before `npm start`, `npm test` and `npm run dev`: installs what package-lock.json names and builds the pages,
// each only when it is out of date. The first run has nothing installed and an older Node perhaps, so this file is
// plain JavaScript without packages. `--install-only` leaves out the build.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtFingerprint, sourceFingerprint } from './fingerprint.mjs';
import { isInstalled } from './installed.mjs';
import { linkNode, nodeProject } from './our-node.mjs';

const NEEDED_NODE = 24;
const root = fileURLToPath(new URL('..', import.meta.url));
const bin = path.join(root, 'node_modules', '.bin');
const isWindows = process.platform === 'win32';

if (!isInstalled(root)) install();
linkNode(root);
checkNode();
if (!process.argv.includes('--install-only') && builtFingerprint(root) !== sourceFingerprint(root)) {
  console.log('Building the pages (only when the sources changed) ...');
  npm(['run', '--silent', 'build'], [process.env.PATH ?? '']);
}

function install() {
  console.log('Installing packages from package-lock.json (only when it changed, 330 MB the first time) ...');
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
  // npm itself must not run on the Node that it is about to replace, so ours is taken off the PATH; and Windows cannot
  // remove the program that runs this file, so there an existing installation is updated in place.
  const outside = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => path.resolve(folder) !== bin);
  const command = isWindows && existsSync(bin) ? 'install' : 'ci';
  // Whatever NODE_ENV says: the build tools are needed to start.
  const all = [command, '--include=dev', '--include=optional', ...flags];
  // On an older Node npm leaves out optional packages that need a newer one, and does not say so.
  const newer = isOld(versionOutside(outside)) ? nodeProject(root) : undefined;
  if (newer) npm(['ci', ...flags], outside, newer.folder);
  npm(all, newer ? [newer.bin, ...outside] : outside);
}

/** @param {string} version */
function isOld(version) {
  return Number(version.split('.')[0]) < NEEDED_NODE;
}

/** Of the Node that npm would run on: this file may run on the one that came with the packages. @param {string[]} folders */
function versionOutside(folders) {
  const env = { ...process.env, PATH: folders.join(path.delimiter) };
  const { stdout } = spawnSync('node', ['--version'], { env, encoding: 'utf8', shell: isWindows });
  return stdout?.trim().replace(/^v/, '') || '0';
}

/** Where no Node comes with the packages (macOS), the computer's own has to be new enough. */
function checkNode() {
  const brought = ['node', 'node.cmd'].some((name) => existsSync(path.join(bin, name)));
  if (brought || !isOld(process.versions.node)) return;
  const { version } = process;
  console.error(`Node ${NEEDED_NODE} or newer is needed on this kind of computer, and it has ${version}: nodejs.org`);
  process.exit(1);
}

/** @param {string[]} args @param {string[]} folders of programs @param {string} cwd */
function npm(args, folders, cwd = root) {
  // On Windows npm is a .cmd file, which only a shell starts, and the variable is spelled "Path".
  const { PATH: _PATH, Path: _Path, ...environment } = process.env;
  const { status, signal, error } = spawnSync('npm', args, {
    cwd,
    stdio: 'inherit',
    shell: isWindows,
    env: { ...environment, PATH: folders.join(path.delimiter) },
  });
  if (error) console.error(`npm could not be started: ${error.message}`);
  if (status === 0) return;
  if (!signal) console.error(`npm ${args.join(' ')} failed; the reason stands above.`);
  process.exit(status ?? 1);
}
