// Caches invite answers for a minute and deduplicates concurrent look-ups, so that a crowd on one page costs one call.
// In memory and bounded. Answers and "gone" are cached, other failures never.
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '#contract/time.ts';
import { type AnyCaller, callerKey, groupOf } from './budget-rules.ts';
import { isDiscordError } from './errors.ts';

export const FRESH_MS = MINUTE_MS;
const MAX_CACHED = 1000;

interface Cached<A> {
  answer: A | undefined;
  gone: Error | undefined;
  answeredAt: number;
}

interface Flight<A> {
  promise: Promise<A>;
  caller: AnyCaller;
}

export class InviteAnswers<A> {
  readonly #now: () => number;
  readonly #cache = new LRUCache<string, Cached<A>>({ max: MAX_CACHED });
  readonly #flights = new Map<string, Flight<A>>();

  /** @param now epoch ms */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** The cached answer of `code`, else that of a look-up in flight, else that of `lookUp`. Codes are case-sensitive. */
  async get(code: string, caller: AnyCaller, lookUp: () => Promise<A>): Promise<A> {
    const cached = this.#fresh(code);
    if (cached?.gone) throw cached.gone;
    if (cached?.answer !== undefined) return cached.answer;
    const flight = this.#flights.get(code);
    if (!flight) return await this.#start(code, caller, lookUp);
    try {
      return await flight.promise;
    } catch (error) {
      if (!concernsOnlyFirst(error, flight.caller, caller)) throw error;
      return await this.get(code, caller, lookUp);
    }
  }

  async #start(code: string, caller: AnyCaller, lookUp: () => Promise<A>): Promise<A> {
    const promise = this.#lookUpAndStore(code, lookUp).finally(() => this.#flights.delete(code));
    this.#flights.set(code, { promise, caller });
    return await promise;
  }

  async #lookUpAndStore(code: string, lookUp: () => Promise<A>): Promise<A> {
    try {
      const answer = await lookUp();
      this.#cache.set(code, { answer, gone: undefined, answeredAt: this.#now() });
      return answer;
    } catch (error) {
      if (isDiscordError(error, 'gone'))
        this.#cache.set(code, { answer: undefined, gone: error, answeredAt: this.#now() });
      throw error;
    }
  }

  #fresh(code: string): Cached<A> | undefined {
    const cached = this.#cache.get(code);
    const age = cached ? this.#now() - cached.answeredAt : 0;
    // A clock that was set back must not keep an answer fresh for hours.
    return cached && age >= 0 && age < FRESH_MS ? cached : undefined;
  }
}

/** Whether `error` need not apply to the caller who joined: each has its own limit, each group its own share. */
function concernsOnlyFirst(error: unknown, first: AnyCaller, joined: AnyCaller): boolean {
  if (isDiscordError(error, 'caller-limited')) return callerKey(first) !== callerKey(joined);
  return isDiscordError(error, 'budget-spent', 'breaker-open', 'stopping') && groupOf(first) !== groupOf(joined);
}
