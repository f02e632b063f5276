// A full disk on SQLite. PostgreSQL handles it on the server; its error is tested in postgres-errors.test.ts.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { signIn, submitServer } from '#test/factories.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(async () => await app.close());

const blocks = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ guild_id: `${i}`, reason: 'x'.repeat(3000), created_at: 0 }));
const setPages = async (count: number): Promise<unknown> =>
  await sql`pragma max_page_count = ${sql.lit(count)}`.execute(app.db.kysely);

it('makes writes fail with 503 and Retry-After until there is space again', async () => {
  const { cookie } = await signIn(app);
  const { id } = await submitServer(app, 'hollowlantern');
  const write = () => app.db.write(({ tx }) => tx.insertInto('guild_blocks').values(blocks(500)).execute());
  const review = () =>
    app.app.inject({
      method: 'POST',
      url: `/api/v1/servers/${id}/reviews`,
      headers: { cookie },
      payload: { rating: 5, title: 'Long', content: 'x'.repeat(4000) },
    });
  // Pages that migrations freed would be used first.
  await sql`vacuum`.execute(app.db.kysely);
  await setPages(1);
  await expect(write()).rejects.toThrow(new DatabaseUnavailable('SQLite: database or disk is full'));
  const answer = await review();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect((await app.app.inject('/api/v1/servers')).statusCode).toBe(200);
  await setPages(1_000_000);
  await write();
  expect((await review()).statusCode).toBe(201);
});

it('does not prevent reads of users who are logged in', async () => {
  const { cookie } = await signIn(app, 'reader');
  // Long enough for their visit to be recorded, and the next day, so that the login counts.
  app.clock.advance(25 * 3_600_000);
  await sql`pragma query_only = on`.execute(app.db.kysely);
  const statuses = [];
  for (const url of ['/api/v1/auth/me', '/api/v1/favorites']) {
    statuses.push((await app.app.inject({ url, headers: { cookie } })).statusCode);
  }
  await sql`pragma query_only = off`.execute(app.db.kysely);
  expect(statuses).toEqual([200, 200]);
});
