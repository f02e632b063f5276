// Fonts of share pictures: the site's own, and system fonts for scripts that these lack.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { Font } from 'satori';

const SUBSETS = ['latin', 'latin-ext', 'vietnamese'] as const;
/** A family lists its subsets in order; Satori falls back to system fonts after them. */
const family = (name: string): string => SUBSETS.map((subset) => `${name} ${subset}`).join(', ');

export const DISPLAY = family('display');
export const TEXT = family('text');

const { resolve } = createRequire(import.meta.url);

/** Satori draws the default instance of a variable font; for the display face, that is a bold one. */
export function ownFonts(): Font[] {
  return SUBSETS.flatMap((subset) => [
    ...packaged(`display ${subset}`, 'bricolage-grotesque', `${subset}-wdth`),
    ...packaged(`text ${subset}`, 'schibsted-grotesk', `${subset}-wght`),
  ]);
}

/** Empty for a subset that the font lacks. */
function packaged(name: string, font: string, variant: string): Font[] {
  const folder = path.dirname(resolve(`@fontsource-variable/${font}/package.json`));
  const file = path.join(folder, 'files', `${font}-${variant}-normal.woff2`);
  return existsSync(file) ? [{ name, data: readFileSync(file), weight: 400 }] : [];
}

/** Names of font files by the script that Satori requests, best first. It cannot read collections (.ttc). */
const FILES: Readonly<Record<string, RegExp[]>> = {
  'ja-JP': [/^NotoSans(CJK)?JP[-.]/i],
  'ko-KR': [/^NotoSans(CJK)?KR[-.]/i, /^malgunbd\.ttf$/i, /^NanumGothicBold\./i],
  'zh-CN': [/^NotoSans(CJK)?SC[-.]/i, /^simhei\.ttf$/i, /^DroidSansFallback/i],
  'zh-TW': [/^NotoSans(CJK)?TC[-.]/i],
  'zh-HK': [/^NotoSans(CJK)?HK[-.]/i],
  'th-TH': [/^NotoSansThai(UI)?-/i, /^leelawdb\.ttf$/i],
  'bn-IN': [/^NotoSansBengali(UI)?-/i],
  'ar-AR': [/^NotoSansArabic(UI)?-/i],
  'ta-IN': [/^NotoSansTamil(UI)?-/i],
  'ml-IN': [/^NotoSansMalayalam(UI)?-/i],
  'he-IL': [/^NotoSansHebrew-/i],
  'te-IN': [/^NotoSansTelugu(UI)?-/i],
  devanagari: [/^NotoSansDevanagari(UI)?-/i],
  kannada: [/^NotoSansKannada(UI)?-/i],
  symbol: [/^NotoSansSymbols2?-/i],
  math: [/^NotoSansMath-/i],
};
/** For scripts without a font of their own, and for the many scripts that Satori requests as 'unknown'. */
const ANY = [
  /^NotoSans-(Bold|SemiBold)\.ttf$/i,
  /^DejaVuSans-Bold\.ttf$/i,
  /^arialbd\.ttf$|^Arial Bold\.ttf$/i,
  /^LiberationSans-Bold\.ttf$/i,
];
const WEIGHTS = [/-(Bold|SemiBold)\./i, /-Medium\./i, /-Regular\./i, /./];

const FOLDERS: Readonly<Record<string, string[]>> = {
  win32: ['C:\\Windows\\Fonts'],
  darwin: ['/System/Library/Fonts', '/Library/Fonts', path.join(os.homedir(), 'Library/Fonts')],
  linux: ['/usr/share/fonts', '/usr/local/share/fonts', path.join(os.homedir(), '.local/share/fonts')],
};
/** Larger files take seconds to read and a hundred times their size in memory. */
const MAX_FILE_BYTES = 8 * 1024 * 1024;

let installed: string[] | undefined;
/** Satori retains every font that it received. */
const loaded = new Set<string>();

/** The system fonts for a script. Returns each font only once per process. */
export function systemFonts(script: string): Font[] {
  const files = (installed ??= (FOLDERS[process.platform] ?? []).flatMap(fontFiles));
  const wanted = script.split('|').flatMap((one) => FILES[one] ?? []);
  const found = [findFirstFile(wanted, files), ...ANY.map((pattern) => findFile(pattern, files))];
  const fresh = [...new Set(found)].filter((file) => file !== undefined).filter((file) => !loaded.has(file));
  return fresh.map((file) => {
    loaded.add(file);
    return { name: `system ${path.basename(file)}`, data: readFileSync(file), weight: 400 };
  });
}

function findFirstFile(patterns: readonly RegExp[], files: readonly string[]): string | undefined {
  return patterns.map((pattern) => findFile(pattern, files)).find((file) => file !== undefined);
}

function findFile(pattern: RegExp, files: readonly string[]): string | undefined {
  const fitting = files.filter((file) => pattern.test(path.basename(file)));
  return WEIGHTS.map((weight) => fitting.find((file) => weight.test(path.basename(file)))).find((file) => file);
}

function fontFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ttf|otf)$/i.test(file))
    .map((file) => path.join(folder, file))
    .filter((file) => (statSync(file, { throwIfNoEntry: false })?.size ?? Infinity) <= MAX_FILE_BYTES)
    .toSorted();
}
