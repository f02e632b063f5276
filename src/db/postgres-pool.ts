// Connections to PostgreSQL with timeouts: on the server for slow statements, and here for a server that does not
// answer at all, because it is paused or the network drops packets.
import { MINUTE_MS } from '#contract/time.ts';
import { Socket } from 'node:net';
import pg from 'pg';

export interface Limits {
  connections: number;
  /** To get a connection, from the pool or a new one. */
  connectMs: number;
  statementMs: number;
  /** For a whole transaction, including the wait for its connection. */
  transactionMs: number;
  /** For a row that another transaction has locked. */
  lockMs: number;
  /** For a transaction that is idle. */
  idleInTransactionMs: number;
}

/** A user waits: each request gets an answer or a refusal within five seconds, even if it runs several queries. */
export const REQUEST_LIMITS: Limits = {
  connections: 10,
  connectMs: 1500,
  statementMs: 3000,
  transactionMs: 3500,
  lockMs: 2000,
  idleInTransactionMs: 10_000,
};

/** No user waits: jobs, reading all listings. A separate pool, so that neither exhausts the other's connections. */
export const BACKGROUND_LIMITS: Limits = {
  connections: 4,
  connectMs: 10_000,
  statementMs: 5 * MINUTE_MS,
  transactionMs: 30 * MINUTE_MS,
  lockMs: 10_000,
  idleInTransactionMs: MINUTE_MS,
};

/** The system's default is two hours. */
export const KEEP_ALIVE_MS = 10_000;

export interface ResettablePool {
  pool: pg.Pool;
  limits: Limits;
  /** Breaks all connections: pending queries fail, and later ones get new connections. */
  reset(): void;
}

export function openPool(url: string, limits: Limits): ResettablePool {
  const sockets = new Set<Socket>();
  const pool = new pg.Pool({
    connectionString: url,
    max: limits.connections,
    connectionTimeoutMillis: limits.connectMs,
    // For the settings below; the driver sets its own timeout for each query.
    query_timeout: limits.connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    stream: () => tracked(new Socket(), sockets),
    // Not as connection parameters, which a pooler in session mode would refuse.
    onConnect: (client) => client.query(settings(limits)),
  });
  // Without a listener an error ends the process. The pool has one for idle connections and discards these; a
  // connection in use can break between two queries, and the next query then fails.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return {
    pool,
    limits,
    reset: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

function tracked(socket: Socket, sockets: Set<Socket>): Socket {
  sockets.add(socket);
  return socket.once('close', () => sockets.delete(socket));
}

function settings({ statementMs, lockMs, idleInTransactionMs }: Limits): string {
  return `set statement_timeout = ${statementMs};
    set lock_timeout = ${lockMs};
    set idle_in_transaction_session_timeout = ${idleInTransactionMs}`;
}
