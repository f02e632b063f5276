// Callers who were refused a look-up a moment ago: they are refused again from memory. Otherwise every refusal would be a
// transaction behind the one row that all look-ups of the installation lock.
import type { Asker } from './budget-rules.ts';
import { DiscordError, isDiscordError, wasNotAsked } from './errors.ts';

/** An upper bound: a refusal of the whole installation may be lifted earlier than its Retry-After said. */
const REMEMBERED_MS = 10_000;
const MOST_CALLERS = 10_000;

interface Refusal {
  error: DiscordError;
  at: number;
}

export class RefusedCallers {
  readonly #refusals = new Map<string, Refusal>();
  readonly #now: () => number;

  /** @param now epoch ms */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Throws the refusal of a moment ago again, with the time that is left to wait. */
  check(asker: Asker): void {
    const refusal = this.#refusals.get(keyOf(asker));
    if (!refusal) return;
    const { error, at } = refusal;
    const passedMs = this.#now() - at;
    const leftMs = (error.retryAfterMs ?? 0) - passedMs;
    if (passedMs < 0 || passedMs >= REMEMBERED_MS || leftMs <= 0) return;
    throw new DiscordError(error.kind, error.message, { retryAfterMs: leftMs });
  }

  /** Remembers `error` if our own limits refused the caller. */
  note(asker: Asker, error: unknown): void {
    if (asker === 'background' || !isDiscordError(error) || !wasNotAsked(error)) return;
    const key = keyOf(asker);
    this.#refusals.delete(key);
    this.#refusals.set(key, { error, at: this.#now() });
    if (this.#refusals.size <= MOST_CALLERS) return;
    const [oldest] = this.#refusals.keys();
    if (oldest !== undefined) this.#refusals.delete(oldest);
  }
}

/** Address and account together: that an account has used up its share says nothing of others at its address. */
function keyOf(asker: Asker): string {
  return asker === 'background' ? '' : asker.keys.join(' ');
}
