// Remembers invite answers for a minute and joins equal look-ups in flight, so that a crowd on one page is one call.
// In memory and bounded. Kept: what the upstream said about the invite (an answer, or that it is gone); never trouble.
import { type Asker, groupOf } from './budget-rules.ts';
import { isDiscordError } from './errors.ts';

export const FRESH_MS = 60_000;
const MAX_KEPT = 1000;

interface Kept<A> {
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
  readonly #kept = new Map<string, Kept<A>>();
  readonly #flights = new Map<string, Flight<A>>();

  /** @param now epoch ms */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** The kept answer of `code`, else that of a look-up in flight, else that of `ask`. Codes are case-sensitive. */
  async get(code: string, asker: Asker, ask: () => Promise<A>): Promise<A> {
    const kept = this.#fresh(code);
    if (kept?.gone) throw kept.gone;
    if (kept?.answer !== undefined) return kept.answer;
    const flight = this.#flights.get(code);
    if (!flight) return await this.#fly(code, asker, ask);
    try {
      return await flight.promise;
    } catch (error) {
      if (!isOnlyTheirs(error, flight.asker, asker)) throw error;
      return await this.get(code, asker, ask);
    }
  }

  async #fly(code: string, asker: Asker, ask: () => Promise<A>): Promise<A> {
    const flight: Flight<A> = { promise: this.#askAndKeep(code, ask), asker };
    this.#flights.set(code, flight);
    try {
      return await flight.promise;
    } finally {
      if (this.#flights.get(code) === flight) this.#flights.delete(code);
    }
  }

  async #askAndKeep(code: string, ask: () => Promise<A>): Promise<A> {
    try {
      const answer = await ask();
      this.#keep(code, { answer, gone: undefined, answeredAt: this.#now() });
      return answer;
    } catch (error) {
      if (isDiscordError(error, 'gone')) this.#keep(code, { answer: undefined, gone: error, answeredAt: this.#now() });
      throw error;
    }
  }

  #keep(code: string, kept: Kept<A>): void {
    this.#kept.delete(code);
    this.#kept.set(code, kept);
    if (this.#kept.size <= MAX_KEPT) return;
    const [oldest] = this.#kept.keys();
    this.#kept.delete(oldest!);
  }

  #fresh(code: string): Kept<A> | undefined {
    const kept = this.#kept.get(code);
    const age = kept ? this.#now() - kept.answeredAt : 0;
    // A clock that was set back must not keep an answer fresh for hours.
    return kept && age >= 0 && age < FRESH_MS ? kept : undefined;
  }
}

/** Whether what refused the one who asked first need not refuse who joined: each has a limit and a share of their own. */
function isOnlyTheirs(error: unknown, theirs: Asker, mine: Asker): boolean {
  if (isDiscordError(error, 'caller-limited')) return keyOf(theirs) !== keyOf(mine);
  return isDiscordError(error, 'budget-spent', 'breaker-open') && groupOf(theirs) !== groupOf(mine);
}

function keyOf(asker: Asker): string {
  return asker === 'background' ? asker : asker.keys.join();
}
