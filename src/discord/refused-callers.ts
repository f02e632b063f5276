// Refuses recently refused callers again, from memory. Otherwise every refusal would be a transaction that waits for
// the one row that all look-ups of the installation lock.
import { LRUCache } from 'lru-cache';
import { type AnyCaller, callerKey } from './budget-rules.ts';
import { DiscordError, isDiscordError, wasRefusedLocally } from './errors.ts';

/** An upper bound: an installation-wide refusal can end earlier than its Retry-After. */
const MAX_AGE_MS = 10_000;
const MAX_CALLERS = 10_000;

interface Refusal {
  error: DiscordError;
  at: number;
}

export class RefusedCallers {
  readonly #refusals = new LRUCache<string, Refusal>({ max: MAX_CALLERS });
  readonly #now: () => number;

  /** @param now epoch ms */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Throws a recent refusal again, with the remaining time to wait. */
  check(caller: AnyCaller): void {
    const refusal = this.#refusals.get(callerKey(caller));
    if (!refusal) return;
    const { error, at } = refusal;
    const passedMs = this.#now() - at;
    const leftMs = (error.retryAfterMs ?? 0) - passedMs;
    if (passedMs < 0 || passedMs >= MAX_AGE_MS || leftMs <= 0) return;
    throw new DiscordError(error.kind, error.message, { retryAfterMs: leftMs });
  }

  /** Stores `error` if our own limits refused the caller. */
  record(caller: AnyCaller, error: unknown): void {
    if (caller === 'background' || !isDiscordError(error) || !wasRefusedLocally(error)) return;
    this.#refusals.set(callerKey(caller), { error, at: this.#now() });
  }
}
