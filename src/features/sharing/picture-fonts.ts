// Fonts of share pictures: the site's own, and for scripts that they lack what the computer has.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { Font } from 'satori';
import { FONT_SUBSETS } from './picture-families.ts';

const { resolve } = createRequire(import.meta.url);

/** Satori draws the default instance of a variable font: of the display face that is a bold one. */
export function ownFonts(): Font[] {
  return FONT_SUBSETS.flatMap((subset) => [
    ...packaged(`display ${subset}`, 'bricolage-grotesque', `${subset}-wdth`),
    ...packaged(`text ${subset}`, 'schibsted-grotesk', `${subset}-wght`),
  ]);
}

/** None for a subset that the font does not have. */
function packaged(name: string, font: string, variant: string): Font[] {
  const folder = path.dirname(resolve(`@fontsource-variable/${font}/package.json`));
  const file = path.join(folder, 'files', `${font}-${variant}-normal.woff2`);
  return existsSync(file) ? [{ name, data: readFileSync(file), weight: 400 }] : [];
}

/** Names of font files by the script that Satori asks for, the best first. Collections (.ttc) it cannot read. */
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
/** For what no font of its script is there, and for the many scripts that are asked for as 'unknown'. */
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
/** Larger ones take seconds to read, and a hundred times their size in memory. */
const MAX_FILE_BYTES = 8 * 1024 * 1024;

let installed: string[] | undefined;
/** Satori keeps what it was given. */
const given = new Set<string>();

/** The computer's fonts for a script, each once; none the second time. */
export function systemFonts(script: string): Font[] {
  const files = (installed ??= (FOLDERS[process.platform] ?? []).flatMap(fontFiles));
  const wanted = script.split('|').flatMap((one) => FILES[one] ?? []);
  const found = [firstLike(wanted, files), ...ANY.map((pattern) => fileLike(pattern, files))];
  const fresh = [...new Set(found)].filter((file) => file !== undefined).filter((file) => !given.has(file));
  return fresh.map((file) => {
    given.add(file);
    return { name: `system ${path.basename(file)}`, data: readFileSync(file), weight: 400 };
  });
}

function firstLike(patterns: readonly RegExp[], files: readonly string[]): string | undefined {
  return patterns.map((pattern) => fileLike(pattern, files)).find((file) => file !== undefined);
}

function fileLike(pattern: RegExp, files: readonly string[]): string | undefined {
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
