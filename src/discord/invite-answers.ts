// Caches invite answers for a minute and deduplicates concurrent look-ups, so that a crowd on one page costs one call.
// In memory and bounded. Answers and "gone" are cached, other failures never.
import { type Asker, groupOf } from './budget-rules.ts';
import { isDiscordError } from './errors.ts';

export const FRESH_MS = 60_000;
const MAX_CACHED = 1000;

interface Cached<A> {
  answer: A | undefined;
  gone: Error | undefined;
  answeredAt: number;
}

interface Flight<A> {
  promise: Promise<A>;
  asker: Asker;
}

export class InviteAnswers<A> {
  readonly #now: () => number;
  readonly #cache = new Map<string, Cached<A>>();
  readonly #flights = new Map<string, Flight<A>>();

  /** @param now epoch ms */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** The cached answer of `code`, else that of a look-up in flight, else that of `ask`. Codes are case-sensitive. */
  async get(code: string, asker: Asker, ask: () => Promise<A>): Promise<A> {
    const cached = this.#fresh(code);
    if (cached?.gone) throw cached.gone;
    if (cached?.answer !== undefined) return cached.answer;
    const flight = this.#flights.get(code);
    if (!flight) return await this.#start(code, asker, ask);
    try {
      return await flight.promise;
    } catch (error) {
      if (!concernsOnlyFirst(error, flight.asker, asker)) throw error;
      return await this.get(code, asker, ask);
    }
  }

  async #start(code: string, asker: Asker, ask: () => Promise<A>): Promise<A> {
    const flight: Flight<A> = { promise: this.#askAndStore(code, ask), asker };
    this.#flights.set(code, flight);
    try {
      return await flight.promise;
    } finally {
      if (this.#flights.get(code) === flight) this.#flights.delete(code);
    }
  }

  async #askAndStore(code: string, ask: () => Promise<A>): Promise<A> {
    try {
      const answer = await ask();
      this.#store(code, { answer, gone: undefined, answeredAt: this.#now() });
      return answer;
    } catch (error) {
      if (isDiscordError(error, 'gone')) this.#store(code, { answer: undefined, gone: error, answeredAt: this.#now() });
      throw error;
    }
  }

  #store(code: string, cached: Cached<A>): void {
    this.#cache.delete(code);
    this.#cache.set(code, cached);
    if (this.#cache.size <= MAX_CACHED) return;
    const [oldest] = this.#cache.keys();
    this.#cache.delete(oldest!);
  }

  #fresh(code: string): Cached<A> | undefined {
    const cached = this.#cache.get(code);
    const age = cached ? this.#now() - cached.answeredAt : 0;
    // A clock that was set back must not keep an answer fresh for hours.
    return cached && age >= 0 && age < FRESH_MS ? cached : undefined;
  }
}

/** Whether `error` need not apply to the asker who joined: each caller has its own limit, each group its own share. */
function concernsOnlyFirst(error: unknown, first: Asker, joined: Asker): boolean {
  if (isDiscordError(error, 'caller-limited')) return keyOf(first) !== keyOf(joined);
  return isDiscordError(error, 'budget-spent', 'breaker-open') && groupOf(first) !== groupOf(joined);
}

function keyOf(asker: Asker): string {
  return asker === 'background' ? asker : asker.keys.join();
}
