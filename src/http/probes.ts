// Probes for load balancers: whether the process is alive (/livez), and whether to send it traffic (/readyz). Both
// answer under any load and are not part of the public API.
import type { FastifyInstance } from 'fastify';
import { newestRevision } from '#db/changes.ts';
import type { Database } from '#db/open.ts';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import { singleFlight } from '#src/in-flight.ts';
import { overloaded } from './errors.ts';
import { sendRetryPage, withSingleSlashes } from './retry-page.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered even while load is shed and before the catalog is loaded. */
    isAlwaysAnswered?: boolean;
  }
}

/** The maximum lag of the catalog behind a commit. */
const IN_STEP_MS = 5000;

export interface Drain {
  /** True once the process was asked to stop. */
  isDraining: boolean;
}

interface ProbeDeps {
  db: Pick<Database, 'isUp' | 'kysely'>;
  /** The newest revision that the catalog shows. */
  shown: () => number;
  /** Epoch ms. */
  now: () => number;
  drain: Drain;
  readiness: Readiness;
}

export function addProbes(app: FastifyInstance, deps: ProbeDeps): void {
  const options = { schema: { hide: true }, config: { isAlwaysAnswered: true } };
  const check = createCheck(deps);
  app.get('/livez', options, (_request, reply) => reply.header('cache-control', 'no-store').send({ alive: true }));
  app.get('/readyz', options, async (_request, reply) => {
    const { database, catalog } = await check();
    const draining = deps.drain.isDraining;
    const ready = database && catalog && !draining;
    reply.status(ready ? 200 : 503).header('cache-control', 'no-store');
    return { ready, database, catalog, draining };
  });
}

interface State {
  database: boolean;
  /** Loaded and at most five seconds behind. While the database is unavailable the lag is unknown and ignored. */
  catalog: boolean;
}

function createCheck({ db, shown, now, readiness }: ProbeDeps): () => Promise<State> {
  let wanted = { revision: shown(), at: now() };
  // The route is public: concurrent requests share one query.
  return singleFlight(async () => {
    try {
      const revision = await newestRevision(db.kysely);
      if (shown() >= wanted.revision) wanted = { revision, at: now() };
      return { database: db.isUp(), catalog: readiness.isReady && now() - wanted.at <= IN_STEP_MS };
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      // Time without a database does not count as lag.
      wanted.at = now();
      return { database: false, catalog: readiness.isReady };
    }
  });
}

export interface Readiness {
  /** False until this process has loaded all data that it serves. */
  isReady: boolean;
}

/** Until the catalog is loaded, everything but probes and the build's files is answered 503 with Retry-After. */
export function gateUntilReady(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onRequest', ({ routeOptions, headers, method, url }, reply, done) => {
    if (readiness.isReady || routeOptions.config.isAlwaysAnswered) return done();
    if (!headers.accept?.includes('text/html')) return done(overloaded());
    // For a person: the first start takes as long as its servers take to be submitted.
    const backTo = method === 'GET' ? withSingleSlashes(url) : '/';
    sendRetryPage(reply, { reason: 'starting', waitSeconds: 2, backTo });
  });
}
