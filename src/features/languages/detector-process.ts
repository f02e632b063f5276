// A process of its own: it answers messages with the languages of their texts, and ends with the pipe to its parent.
import { detectLanguage } from './detection.ts';

export interface DetectorQuestion {
  number: number;
  texts: readonly string[];
}

export interface DetectorAnswer {
  number: number;
  languages: (string | null)[];
}

process.on('message', ({ number, texts }: DetectorQuestion) => {
  const answer: DetectorAnswer = { number, languages: texts.map(detectLanguage) };
  // A parent that left meanwhile wants no answer; that it left is heard below.
  process.send?.(answer, undefined, undefined, () => undefined);
});
process.on('disconnect', () => process.exit(0));
// Ctrl-C and service managers signal every process of the site: this one ends when its parent lets it go.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
