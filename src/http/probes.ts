// What a load balancer asks a process: whether it lives (/livez), and whether to send it visitors (/readyz). Both answer at
// once under any load and are no part of the public API.
import type { FastifyInstance } from 'fastify';
import { newestRevision } from '#db/changes.ts';
import type { Database } from '#db/open.ts';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import { overloaded } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered even while load is shed, and before the catalog is loaded. */
    isAlwaysAnswered?: boolean;
  }
}

/** What was committed longer ago than this must be shown. */
const IN_STEP_MS = 5000;

export interface Drain {
  /** True from the moment that the process was asked to stop. */
  isDraining: boolean;
}

export interface ProbeDeps {
  db: Pick<Database, 'kysely'>;
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
  /** It is loaded and shows what was committed five seconds ago. Unknown while the database is away, and then taken for true. */
  catalog: boolean;
}

function createCheck({ db, shown, now, readiness }: ProbeDeps): () => Promise<State> {
  let wanted = { revision: shown(), at: now() };
  let checking: Promise<State> | undefined;
  const check = async (): Promise<State> => {
    try {
      const revision = await newestRevision(db.kysely);
      if (shown() >= wanted.revision) wanted = { revision, at: now() };
      return { database: true, catalog: readiness.isReady && now() - wanted.at <= IN_STEP_MS };
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      // The time in which nothing could be read does not count.
      wanted.at = now();
      return { database: false, catalog: readiness.isReady };
    }
  };
  // The address is open to everybody: all who ask at once share one query.
  return () => (checking ??= check().finally(() => (checking = undefined)));
}

export interface Readiness {
  /** False until this process has everything that it answers with. */
  isReady: boolean;
}

/** Until the catalog is loaded, everything but probes and the build's files is answered 503 with Retry-After. */
export function gateUntilReady(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onRequest', ({ routeOptions }, _reply, done) => {
    done(readiness.isReady || routeOptions.config.isAlwaysAnswered ? undefined : overloaded());
  });
}
