// Text matches: the match of each text that was asked for lately, while no listing's text changes.
import { LRUCache } from 'lru-cache';
import { type Question, questionOf, type ReadQuestion } from './question.ts';
import { unansweredPhrases } from './part-match.ts';
import { TextMatch, type TextSources } from './text-match.ts';

const MOST_BYTES = 32 << 20;
const MOST_MATCHES = 8192;
/** Of a match besides its bitmaps. */
const MATCH_BYTES = 4000;

export class TextMatches {
  private readonly sources: TextSources;
  private readonly read: ReadQuestion | undefined;
  private readonly cache: LRUCache<string, TextMatch>;

  /** @param read tells what the words of a question mean */
  constructor(sources: TextSources, read?: ReadQuestion, mostBytes = MOST_BYTES) {
    this.sources = sources;
    this.read = read;
    this.cache = new LRUCache({ max: MOST_MATCHES, maxSize: mostBytes });
  }

  /** The match of a text; undefined when there is nothing in it to look for. @param plain as `questionOf` has it */
  of(text: string, plain?: readonly string[]): TextMatch | undefined {
    const question = questionOf(text, this.read, plain);
    if (question === undefined) return undefined;
    const known = this.cache.get(question.id);
    if (known?.isValid()) return known;
    const match = this.match(question, text, plain);
    this.cache.set(question.id, match, { size: MATCH_BYTES + match.byteLength });
    return match;
  }

  /** Splits phrases that no listing answers, until each part is answered or a single word. */
  private match(question: Question, text: string, plain?: readonly string[]): TextMatch {
    const apart = new Set<string>();
    for (let read = question; ; read = questionOf(text, this.read, plain, apart) ?? question) {
      const phrases = unansweredPhrases(this.sources, read).filter((phrase) => !apart.has(phrase));
      if (phrases.length === 0) return new TextMatch(this.sources, read);
      for (const phrase of phrases) apart.add(phrase);
    }
  }
}
