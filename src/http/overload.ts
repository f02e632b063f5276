// Sheds load before the process falls over: while its event loop lags, new requests get a 503 with a time to wait,
// which costs next to nothing, and requests in progress finish.
import type { FastifyInstance } from 'fastify';
import { overloaded } from './errors.ts';

const TICK_MS = 250;
/** Shedding begins at the first lag and ends at the second. */
const SHED_FROM_MS = 2000;
const SHED_UNTIL_MS = 500;

export interface LagWatch {
  readonly isShedding: boolean;
  /** Call every TICK_MS with the time in ms. */
  tick(now: number): void;
}

export function createLagWatch(): LagWatch {
  let expected: number | undefined;
  let isShedding = false;
  return {
    get isShedding() {
      return isShedding;
    },
    tick(now) {
      const late = expected === undefined ? 0 : now - expected;
      expected = now + TICK_MS;
      isShedding = late > (isShedding ? SHED_UNTIL_MS : SHED_FROM_MS);
    },
  };
}

/**
 * Answers 503 with Retry-After while the event loop lags. Probes and the files of the build are always answered: they
 * are cheap, and without the files a page that was already sent would be broken.
 */
export function shedLoad(app: FastifyInstance, watch: LagWatch): void {
  const timer = setInterval(() => watch.tick(performance.now()), TICK_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', ({ routeOptions }, _reply, done) => {
    done(watch.isShedding && !routeOptions.config.isAlwaysAnswered ? overloaded() : undefined);
  });
}
