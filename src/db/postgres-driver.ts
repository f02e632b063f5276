// PostgreSQL under Kysely. Its own driver has no place for what this one is about: a connection that broke is thrown away
// without hiding why, and while the server is known to be away nobody waits for it.
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
import type { CuttablePool, Limits } from './postgres-pool.ts';
import { connectionError, queryError } from './postgres-errors.ts';
import { DatabaseUnavailable, WriteConflict } from './unavailable.ts';

/** How much later than the server a statement is given up. */
const MARGIN_MS = 500;
/** A commit, or a rollback, has at least this beyond the time of its transaction: cut short, nobody would know its end. */
const END_MS = 1500;

/** @param isUp false while the server is known to be away: queries then fail at once */
export function postgresDialect(pool: Pick<CuttablePool, 'pool' | 'limits'>, isUp: () => boolean): Dialect {
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

  constructor({ pool, limits }: Pick<CuttablePool, 'pool' | 'limits'>, isUp: () => boolean) {
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
    // That is how the server ends a transaction in which a statement had failed.
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

  /** @param until when the transaction is given up, by the clock of `performance` */
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
    // Nothing is committed yet, and the rollback says so: better than to send a commit whose answer nobody awaits.
    if (performance.now() >= this.#until) throw new DatabaseUnavailable('the transaction took too long for PostgreSQL');
    return (await this.#query('commit', [], END_MS)).command;
  }

  async rollback(): Promise<void> {
    // The server rolls back what it loses the connection of.
    if (!this.#isBroken) await this.#query('rollback', [], END_MS).catch(() => (this.#isBroken = true));
  }

  release(): void {
    this.#client.release(this.#isBroken);
  }

  /** @param beyondMs what it has beyond the time of the transaction */
  async #query(text: string, parameters: readonly unknown[], beyondMs = 0): Promise<pg.QueryResult> {
    // Here and not only on the server, which may not answer at all. What the server should have cut short has a margin.
    const leftMs = Math.max(1, this.#until - performance.now() + beyondMs);
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
    throw new Error('Read in blocks by key: PostgreSQL would hold a connection for as long as somebody reads');
  }
}
