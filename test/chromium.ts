// The browser for tests: Chromium as an npm package, so that every machine has the same one, with its own libraries
// and software renderer, and with DejaVu as its only fonts. CHROMIUM selects another program.
import { execFile } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';

const run = promisify(execFile);
const nodeModules = path.join(import.meta.dirname, '../node_modules');
const packageFolder = path.join(nodeModules, '@sparticuz/chromium');

/** Usual locations of a browser on systems that the package does not support. */
const INSTALLED = [
  '/usr/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/** Disables background activity and machine-dependent features; CI runs as root, hence no sandbox. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface ChromiumProgram {
  executablePath: string;
  /** The whole environment of the program. */
  env: NodeJS.ProcessEnv;
}

/** Unpacks the browser at its first use. Throws if the package does not support this system and none is installed. */
export async function findChromium(): Promise<ChromiumProgram> {
  const { env } = process;
  const named = env.CHROMIUM;
  if (named) return { executablePath: named, env };
  if (process.platform === 'linux' && process.arch === 'x64') {
    const folder = await unpackOnce();
    const ownFiles = { LD_LIBRARY_PATH: path.join(folder, 'lib'), FONTCONFIG_FILE: path.join(folder, 'fonts.conf') };
    return { executablePath: path.join(folder, 'chromium'), env: { ...env, ...ownFiles } };
  }
  const installed = INSTALLED.find((place) => existsSync(place));
  if (!installed) throw new Error('No Chromium was found: set CHROMIUM to the path of the program');
  return { executablePath: installed, env };
}

/** The folder of the unpacked program; always complete, since it is renamed last. */
async function unpackOnce(): Promise<string> {
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const cache = path.join(nodeModules, '.cache');
  const folder = path.join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  await Promise.all([
    decompress('chromium.br', path.join(unfinished, 'chromium'), 0o755),
    ...['al2023.tar', 'swiftshader.tar'].map(async (archive) => {
      await decompress(`${archive}.br`, path.join(unfinished, archive));
      await run('tar', ['-xf', archive, '--no-same-owner'], { cwd: unfinished });
      rmSync(path.join(unfinished, archive));
    }),
  ]);
  writeFileSync(path.join(unfinished, 'fonts.conf'), fontConfiguration(folder));
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process was first.
    rmSync(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

async function decompress(file: string, to: string, mode = 0o644): Promise<void> {
  const from = createReadStream(path.join(packageFolder, 'bin', file));
  await pipeline(from, createBrotliDecompress(), createWriteStream(to, { mode }));
}

/** With the system's fonts, text would wrap differently on each machine. */
function fontConfiguration(folder: string): string {
  const prefer = [
    ['sans-serif', 'DejaVu Sans'],
    ['serif', 'DejaVu Serif'],
    ['monospace', 'DejaVu Sans Mono'],
  ].map(([kind, font]) => `<alias><family>${kind}</family><prefer><family>${font}</family></prefer></alias>`);
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(nodeModules, 'dejavu-fonts-ttf/ttf')}</dir>
  <cachedir>${path.join(folder, 'font-cache')}</cachedir>
  ${prefer.join('\n  ')}
</fontconfig>
`;
}
