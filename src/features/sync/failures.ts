// Listings whose last look-ups failed in this process, and how long each waits for its next one.
import { LRUCache } from 'lru-cache';
import { lookUpBackOffMs } from './schedule.ts';

/** Beyond this number, the one that failed longest ago starts again with the shortest back-off. */
const MAX_LISTINGS = 10_000;

interface Failure {
  inARow: number;
  failedAt: number;
  notBefore: number;
  /** How many look-ups had been answered before it. */
  afterAnswers?: number;
}

interface Failures {
  /** A look-up of the listing brought an answer. */
  answered(id: string): void;
  forget(id: string): void;
  /** The end of the listing's back-off; undefined if it need not wait. */
  waitsUntil(row: { id: string; checked_at: number | null }): number | undefined;
  /** Starts the back-off after a failed look-up; returns its end. */
  failed(id: string): number;
  /** The same after a failure that says nothing about the invite: the next back-off is not longer. */
  failedOtherwise(id: string): number;
}

/** @param now epoch ms, like all times here */
export function createFailures(now: () => number): Failures {
  const failures = new LRUCache<string, Failure>({ max: MAX_LISTINGS });
  /** Look-ups that brought an answer, about any listing. */
  let answers = 0;

  const backOff = (id: string, counted: Pick<Failure, 'inARow' | 'afterAnswers'>): number => {
    const notBefore = now() + lookUpBackOffMs(counted.inARow);
    failures.set(id, { ...counted, failedAt: now(), notBefore });
    return notBefore;
  };

  return {
    answered(id) {
      answers++;
      failures.delete(id);
    },
    forget: (id) => void failures.delete(id),
    waitsUntil({ id, checked_at }) {
      const { failedAt = 0, notBefore = 0 } = failures.get(id) ?? {};
      // A look-up elsewhere, as by the sync button, has brought an answer since, or the clock was set back.
      if ((checked_at ?? 0) > failedAt || failedAt > now()) failures.delete(id);
      else if (notBefore > now()) return notBefore;
      return undefined;
    },
    failed(id) {
      const { inARow = 0, afterAnswers } = failures.get(id) ?? {};
      // Without an answer since its last failure the upstream as a whole is failing.
      return backOff(id, { inARow: afterAnswers === answers ? inARow : inARow + 1, afterAnswers: answers });
    },
    failedOtherwise: (id) => backOff(id, failures.get(id) ?? { inARow: 0 }),
  };
}
