// Kysely's driver for PostgreSQL. Unlike the built-in one, it discards broken connections without hiding the cause, and
// fails immediately while the server is known to be down.
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import type { ResettablePool, Limits } from './postgres-pool.ts';
import { connectionError, queryError } from './postgres-errors.ts';
import { DatabaseUnavailable, WriteConflict } from './unavailable.ts';

/** How much later than on the server a statement times out here. */
const MARGIN_MS = 500;
/** Extra time for commit and rollback after the deadline of the transaction: a timeout leaves the outcome unknown. */
const END_MS = 1500;

/** @param isUp false while the server is known to be down: queries then fail immediately */
export function postgresDialect(pool: Pick<ResettablePool, 'pool' | 'limits'>, isUp: () => boolean): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PoolDriver(pool, isUp),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class PoolDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #limits: Limits;
  readonly #isUp: () => boolean;

  constructor({ pool, limits }: Pick<ResettablePool, 'pool' | 'limits'>, isUp: () => boolean) {
    this.#pool = pool;
    this.#limits = limits;
    this.#isUp = isUp;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PooledConnection> {
    if (!this.#isUp()) throw new DatabaseUnavailable('PostgreSQL does not answer');
    const until = performance.now() + this.#limits.transactionMs;
    try {
      return new PooledConnection(await this.#pool.connect(), this.#limits.statementMs, until);
    } catch (error) {
      throw connectionError(error);
    }
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: PooledConnection): Promise<void> {
    const command = await connection.commit();
    // PostgreSQL answers a commit with ROLLBACK if a statement of the transaction has failed.
    if (command === 'ROLLBACK') throw new Error('The transaction was rolled back: an error inside it was caught');
  }

  async rollbackTransaction(connection: PooledConnection): Promise<void> {
    await connection.rollback();
  }

  async releaseConnection(connection: PooledConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

class PooledConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #statementMs: number;
  readonly #until: number;
  #isBroken = false;

  /** @param until deadline of the transaction, on the clock of `performance` */
  constructor(client: pg.PoolClient, statementMs: number, until: number) {
    this.#client = client;
    this.#statementMs = statementMs;
    this.#until = until;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { command, rowCount, rows } = await this.#query(sql, parameters);
    const isWrite = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE';
    return { numAffectedRows: isWrite ? BigInt(rowCount ?? 0) : undefined, rows: rows as R[] };
  }

  async commit(): Promise<string> {
    // Nothing is committed yet. A certain rollback is better than a commit whose answer arrives too late.
    if (performance.now() >= this.#until) throw new DatabaseUnavailable('the transaction timed out in PostgreSQL');
    return (await this.#query('commit', [], END_MS)).command;
  }

  async rollback(): Promise<void> {
    // The server itself rolls back when the connection breaks.
    if (!this.#isBroken) await this.#query('rollback', [], END_MS).catch(() => (this.#isBroken = true));
  }

  release(): void {
    this.#client.release(this.#isBroken);
  }

  /** @param extraMs time beyond the deadline of the transaction */
  async #query(text: string, parameters: readonly unknown[], extraMs = 0): Promise<pg.QueryResult> {
    // A timeout here, too: the server may not answer at all. The margin lets the server's own timeout fire first.
    const leftMs = Math.max(1, this.#until - performance.now() + extraMs);
    const query = {
      text,
      values: parameters as unknown[],
      query_timeout: Math.min(leftMs, this.#statementMs + MARGIN_MS),
    };
    try {
      return await this.#client.query(query);
    } catch (error) {
      const known = queryError(error);
      this.#isBroken ||= known instanceof DatabaseUnavailable && !(known instanceof WriteConflict);
      throw known;
    }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Read in blocks by key: PostgreSQL would hold a connection for the whole read');
  }
}
