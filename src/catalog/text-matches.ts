// Text matches: the match of each text that was asked for lately, while no listing's text changes.
import { LRUCache } from 'lru-cache';
import type { TextFilter } from './facet-counts.ts';
import { questionOf, type ReadQuestion } from './question.ts';
import { TextMatch, type TextSources } from './text-match.ts';

/** Of bitmaps and lists; few matches are of many docs. */
const MOST_BYTES = 24 << 20;
const MOST_MATCHES = 8192;
/** Of a match besides its bitmaps and lists. */
const MATCH_BYTES = 1000;

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
  of(text: string, plain?: readonly string[]): TextFilter | undefined {
    const question = questionOf(text, this.read, plain);
    if (question === undefined) return undefined;
    const { id: key } = question;
    const known = this.cache.get(key);
    if (known?.isValid()) return { key, match: known };
    let size = MATCH_BYTES;
    // A match finds what it is asked for, so its bytes come bit by bit.
    const match: TextMatch = new TextMatch(this.sources, question, (bytes) => {
      size += bytes;
      if (this.cache.peek(key) !== match) return;
      this.cache.delete(key);
      this.cache.set(key, match, { size });
    });
    this.cache.set(key, match, { size });
    return { key, match };
  }
}
