// Answers that are asked for again by their tag: with nothing new the site sends none.

export interface KeptAnswer {
  etag: string;
  /** The body, as it came. */
  text: string;
}

/** Where answers are kept, by address: a Map will do, and so does anything that answers later. */
export interface AnswerCache {
  get(url: string): KeptAnswer | undefined | Promise<KeptAnswer | undefined>;
  set(url: string, answer: KeptAnswer): unknown;
}

/** Keeps so many answers; those that were not used for longest go first. */
export function memoryCache(most = 200): AnswerCache {
  const answers = new Map<string, KeptAnswer>();
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
        if (answers.size <= most) return;
        answers.delete(oldest);
      }
    },
  };
}
