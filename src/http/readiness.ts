// Readiness gate: until the catalog is loaded, every request but a probe is answered 503 with Retry-After.
import type { FastifyInstance } from 'fastify';
import { overloaded } from './errors.ts';

export interface Readiness {
  /** False until this process has everything that it answers with. */
  isReady: boolean;
}

export function gateUntilReady(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onRequest', ({ routeOptions }, _reply, done) => {
    done(readiness.isReady || routeOptions.config.isProbe ? undefined : overloaded());
  });
}
