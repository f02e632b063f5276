// `npm run bench -- language [--file FILE.jsonl]`: how often detection is right for communities with a known language
// and enough text: the invented ones, and those of a list in the import's format.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languageKey } from '#contract/spelling.ts';
import { createLanguageDetector } from '#features/languages/detector.ts';
import { languageTag } from '../scripts/import/languages.ts';
import { readRow } from '../scripts/import/rows.ts';
import { allCommunities } from '#standins/discord/communities/all-communities.ts';
import { atLeast, figureOnly } from './rows.ts';
import type { Bench, Row } from './run.ts';

/** Characters of name and description. */
const ENOUGH = 40;
const MIN_RIGHT = 0.9;

interface Sample {
  text: string;
  /** The community's own languages; any of them counts as right. */
  languages: readonly string[];
}

export const run: Bench['run'] = async ({ print, file }) => {
  const sets: [string, Sample[]][] = [['invented', invented()]];
  if (file !== undefined) sets.push([path.basename(file), listed(readFileSync(file, 'utf8').split('\n'))]);
  const detector = createLanguageDetector();
  try {
    await detector.languagesOf(['It starts with the first text, which is not measured.']);
    const rows: Row[] = [];
    for (const [name, samples] of sets) rows.push(...(await measure(name, samples, detector, print)));
    return rows;
  } finally {
    detector.stop();
  }
};

async function measure(
  name: string,
  samples: readonly Sample[],
  detector: ReturnType<typeof createLanguageDetector>,
  print: (line: string) => void,
): Promise<Row[]> {
  const asked = samples.filter(({ text, languages }) => languages.length > 0 && [...text].length >= ENOUGH);
  const began = performance.now();
  const found = await detector.languagesOf(asked.map(({ text }) => text));
  const each = (performance.now() - began) / asked.length;
  const isRight = ({ languages }: Sample, i: number): boolean => languages.includes(languageKey(found[i] ?? ''));
  const missed = asked.filter((sample, i) => !isRight(sample, i));
  for (const { text, languages } of missed)
    print(`${name}: not told to be ${languages.join(' or ')}: ${text.slice(0, 60)}`);
  const unsure = found.filter((language) => language === null).length;
  const right = (asked.length - missed.length) / asked.length;
  return [
    atLeast(`right, ${name}`, right, MIN_RIGHT),
    figureOnly(`communities with ${ENOUGH} characters, ${name}`, asked.length),
    figureOnly(`unsure of them, ${name}`, unsure),
    figureOnly(`a text (ms), ${name}`, each),
  ];
}

function invented(): Sample[] {
  return allCommunities.map(({ name, description, language }) => ({
    text: `${name}. ${description ?? ''}`,
    languages: [languageKey(language)],
  }));
}

function listed(lines: readonly string[]): Sample[] {
  return lines.filter(Boolean).flatMap((line) => {
    const row = readRow(line);
    if (typeof row === 'string') return [];
    const tags = row.language.map(languageTag).filter((tag) => tag !== null);
    return [{ text: `${row.name}. ${row.description ?? ''}`, languages: tags.map(languageKey) }];
  });
}
