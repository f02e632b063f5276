// Cached responses that are revalidated by ETag: if nothing changed, the site sends no body.

export interface CachedAnswer {
  etag: string;
  /** The raw body. */
  text: string;
}

/** A store of responses by URL: a Map, or an asynchronous equivalent. */
export interface AnswerCache {
  get(url: string): CachedAnswer | undefined | Promise<CachedAnswer | undefined>;
  set(url: string, answer: CachedAnswer): unknown;
}

/** Caches up to `max` responses; evicts the least recently used. */
export function memoryCache(max = 200): AnswerCache {
  const answers = new Map<string, CachedAnswer>();
  return {
    get(url) {
      const known = answers.get(url);
      if (!known) return undefined;
      answers.delete(url);
      answers.set(url, known);
      return known;
    },
    set(url, answer) {
      answers.delete(url);
      answers.set(url, answer);
      for (const oldest of answers.keys()) {
        if (answers.size <= max) return;
        answers.delete(oldest);
      }
    },
  };
}
