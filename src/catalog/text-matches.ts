// Text matches: a cache of the matches of recent queries, valid until the text of any listing changes.
import { LRUCache } from 'lru-cache';
import { type Question, questionId, questionOf, type ReadQuestion } from './question.ts';
import { unansweredParts } from './part-match.ts';
import { TextMatch, type TextSources } from './text-match.ts';

const MAX_BYTES = 32 << 20;
const MAX_MATCHES = 8192;
/** Size of a match without its posting lists. */
const MATCH_BYTES = 4000;

export class TextMatches {
  private readonly sources: TextSources;
  private readonly read: ReadQuestion | undefined;
  private readonly cache: LRUCache<string, TextMatch>;

  /** @param read returns what the words of a question mean */
  constructor(sources: TextSources, read?: ReadQuestion, maxBytes = MAX_BYTES) {
    this.sources = sources;
    this.read = read;
    this.cache = new LRUCache({ max: MAX_MATCHES, maxSize: maxBytes });
  }

  /** The match of a text; undefined if the text has no terms. @param plain as in `questionOf` */
  of(text: string, plain?: readonly string[]): TextMatch | undefined {
    const id = questionId(text, plain);
    const known = this.cache.get(id);
    if (known?.version === this.sources.text.version) return known;
    const question = this.questionOf(text, plain);
    const match = question && new TextMatch(this.sources, question, id);
    if (match !== undefined) this.cache.set(id, match, { size: MATCH_BYTES + match.byteLength });
    return match;
  }

  /** Splits parts that no listing answers until each is answered or indivisible. */
  questionOf(text: string, plain?: readonly string[]): Question | undefined {
    const unanswered = new Set<string>();
    for (;;) {
      const question = questionOf(text, this.read, plain, unanswered);
      const found = new Set(question === undefined ? [] : unansweredParts(this.sources, question));
      if (found.isSubsetOf(unanswered)) return question;
      for (const part of found) unanswered.add(part);
    }
  }
}
