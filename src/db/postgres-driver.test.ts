import { Kysely, sql } from 'kysely';
import type pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { postgresDialect } from './postgres-driver.ts';
import { REQUEST_LIMITS } from './postgres-pool.ts';
import { DatabaseUnavailable } from './unavailable.ts';

interface Sent {
  text: string;
  query_timeout: number;
}

let time = 0;
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => time));
afterEach(() => void vi.restoreAllMocks());

/** A server that answers immediately, and the queries that it received. */
function openFake() {
  const sent: Sent[] = [];
  const client = {
    query: async (query: Sent) => {
      sent.push(query);
      return { command: query.text.toUpperCase(), rowCount: 0, rows: [] };
    },
    release: () => undefined,
  };
  const pool = { connect: async () => client } as unknown as pg.Pool;
  const kysely = new Kysely<object>({ dialect: postgresDialect({ pool, limits: REQUEST_LIMITS }, () => true) });
  const transaction = async (tookMs: number) =>
    await kysely.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      time += tookMs;
    });
  return { sent, transaction };
}

it('rolls back a transaction that has timed out instead of committing it', async () => {
  const { sent, transaction } = openFake();
  await expect(transaction(REQUEST_LIMITS.transactionMs)).rejects.toThrow(DatabaseUnavailable);
  expect(sent.map(({ text }) => text)).toEqual(['begin', 'select 1', 'rollback']);
  expect(sent.at(-1)!.query_timeout).toBeGreaterThan(1000);
});

it('gives a commit more than a second, however little time the transaction has left', async () => {
  const { sent, transaction } = openFake();
  await transaction(REQUEST_LIMITS.transactionMs - 1);
  const { text, query_timeout } = sent.at(-1)!;
  expect(text).toBe('commit');
  expect(query_timeout).toBeGreaterThan(1000);
  expect(REQUEST_LIMITS.transactionMs - 1 + query_timeout).toBeLessThanOrEqual(5000);
});
