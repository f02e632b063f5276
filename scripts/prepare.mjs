// Runs before `npm start`, `npm test`, `npm run dev` and `npm run import`: installs the packages and builds the pages,
// each only if it is out of date. At the first run nothing is installed and Node may be older, so this file is plain
// JavaScript without packages. `--install-only` skips the build.
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
  // npm must not run on the Node that it is about to replace, so ours is removed from the PATH. Windows cannot remove
  // the program that runs this file, so there an existing installation is updated in place.
  const outside = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => path.resolve(folder) !== bin);
  const command = isWindows && existsSync(bin) ? 'install' : 'ci';
  // Regardless of NODE_ENV: the start needs the build tools.
  const all = [command, '--include=dev', '--include=optional', ...flags];
  // On an older Node npm silently skips optional packages that need a newer one.
  const newer = isOld(versionOutside(outside)) ? nodeProject(root) : undefined;
  if (newer) npm(['ci', ...flags], outside, newer.folder);
  npm(all, newer ? [newer.bin, ...outside] : outside);
}

/** @param {string} version */
function isOld(version) {
  return Number(version.split('.')[0]) < NEEDED_NODE;
}

/** Version of the Node that npm would use; this file may run on the one from the packages. @param {string[]} folders */
function versionOutside(folders) {
  const env = { ...process.env, PATH: folders.join(path.delimiter) };
  const { stdout } = spawnSync('node', ['--version'], { env, encoding: 'utf8', shell: isWindows });
  return stdout?.trim().replace(/^v/, '') || '0';
}

/** If the packages contain no Node (macOS), the computer's own has to be new enough. */
function checkNode() {
  const hasOwn = ['node', 'node.cmd'].some((name) => existsSync(path.join(bin, name)));
  if (hasOwn || !isOld(process.versions.node)) return;
  const { version } = process;
  console.error(`Node ${NEEDED_NODE} or newer is needed on this kind of computer, and it has ${version}: nodejs.org`);
  process.exit(1);
}

/** @param {string[]} args @param {string[]} folders of programs @param {string} cwd */
function npm(args, folders, cwd = root) {
  // On Windows npm is a .cmd file, which only a shell can start, and the variable is spelled "Path".
  const { PATH: _PATH, Path: _Path, ...environment } = process.env;
  const { status, signal, error } = spawnSync('npm', args, {
    cwd,
    stdio: 'inherit',
    shell: isWindows,
    env: { ...environment, PATH: folders.join(path.delimiter) },
  });
  if (error) console.error(`npm could not be started: ${error.message}`);
  if (status === 0) return;
  if (!signal) console.error(`npm ${args.join(' ')} failed; see the output above.`);
  process.exit(status ?? 1);
}
