// Connections to PostgreSQL, each with limits: on the server for what is slow there, and here for a server that does not
// answer at all, as when it is paused or the network swallows packets.
import { Socket } from 'node:net';
import pg from 'pg';

export interface Limits {
  connections: number;
  /** For a connection: a free one of the pool, or a new one. */
  connectMs: number;
  statementMs: number;
  /** For a whole transaction, with the wait for its connection. */
  transactionMs: number;
  /** For a row that another transaction holds. */
  lockMs: number;
  /** For a transaction that neither goes on nor ends. */
  idleInTransactionMs: number;
}

/** Somebody waits: the answer is there, or a refusal, within five seconds, also where a request asks more than once. */
export const REQUEST_LIMITS: Limits = {
  connections: 10,
  connectMs: 1500,
  statementMs: 3000,
  transactionMs: 3500,
  lockMs: 2000,
  idleInTransactionMs: 10_000,
};

/** Nobody waits: reading all listings, jobs. Connections of their own, so that neither side can use up the other's. */
export const BACKGROUND_LIMITS: Limits = {
  connections: 4,
  connectMs: 10_000,
  statementMs: 5 * 60_000,
  transactionMs: 30 * 60_000,
  lockMs: 10_000,
  idleInTransactionMs: 60_000,
};

const KEEP_ALIVE_MS = 10_000;

export interface CuttablePool {
  pool: pg.Pool;
  limits: Limits;
  /** Breaks all connections: what waits for an answer fails, and later queries get new ones. */
  cut(): void;
}

export function openPool(url: string, limits: Limits): CuttablePool {
  const sockets = new Set<Socket>();
  const pool = new pg.Pool({
    connectionString: url,
    max: limits.connections,
    connectionTimeoutMillis: limits.connectMs,
    // Of the settings below; the driver has what is left of the transaction's time for its queries.
    query_timeout: limits.connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    stream: () => remembered(new Socket(), sockets),
    // Not as parameters of the connection, which a pooler in session mode would refuse.
    onConnect: (client) => client.query(settings(limits)),
  });
  // Without a listener an error ends the process. The pool has one for idle connections, and throws those away; one that is
  // in use may break between two queries, of which the next then fails.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return {
    pool,
    limits,
    cut: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

function remembered(socket: Socket, sockets: Set<Socket>): Socket {
  sockets.add(socket);
  return socket.once('close', () => sockets.delete(socket));
}

function settings({ statementMs, lockMs, idleInTransactionMs }: Limits): string {
  return `set statement_timeout = ${statementMs};
    set lock_timeout = ${lockMs};
    set idle_in_transaction_session_timeout = ${idleInTransactionMs}`;
}
