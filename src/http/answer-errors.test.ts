import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import { DiscordError } from '#discord/errors.ts';
import { addErrorAnswers } from './answer-errors.ts';
import { AppError, overloaded } from './errors.ts';

/** An app whose only route fails, and the lines that it logs. */
function failingWith(error: Error) {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
  const app = Fastify({ logger: { level: 'warn', stream } });
  addErrorAnswers(app);
  app.get('/callback', () => Promise.reject(error));
  return { app, lines };
}

it('logs once, not for each request, that the database is unavailable', async () => {
  const { app, lines } = failingWith(new DatabaseUnavailable('PostgreSQL is down'));
  for (let i = 0; i < 20; i += 1) {
    const { statusCode, headers } = await app.inject('/callback');
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  }
  expect(lines).toEqual([expect.objectContaining({ reason: 'PostgreSQL is down', path: '/callback' })]);
});

it('logs failed calls of Discord, but no call that was not made because look-ups are paused', async () => {
  const { app, lines } = failingWith(new DiscordError('breaker-open', 'paused', { retryAfterMs: 60_000 }));
  expect((await app.inject('/callback')).statusCode).toBe(503);
  expect(lines).toEqual([]);
  const failing = failingWith(new DiscordError('unavailable', 'no answer'));
  await failing.app.inject('/callback');
  expect(failing.lines).toEqual([expect.objectContaining({ kind: 'unavailable', path: '/callback' })]);
});

it('answers with a page in the language of a person who opens one, and with JSON for programs', async () => {
  const { app } = failingWith(overloaded());
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'de' };
  const page = await app.inject({ url: '/callback', headers: browser });
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '2']);
  expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  expect(page.payload).toMatch(/<html lang="de".*Die Website ist gerade ausgelastet.*href="\/"/);
  expect((await app.inject({ url: '/callback', headers: { accept: '*/*' } })).json()).toMatchObject({
    code: 'overloaded',
  });
});

it('answers a browser with the reason of a 503 that does not mean that the site is busy', async () => {
  const { app } = failingWith(new AppError(503, 'dump_not_ready', 'The file is being generated.'));
  const answer = await app.inject({ url: '/callback', headers: { accept: 'text/html' } });
  expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: 'dump_not_ready' }]);
});

it('does not log the query of a URL, which may hold secrets', async () => {
  for (const error of [new DatabaseUnavailable('down'), new Error('a bug')]) {
    const { app, lines } = failingWith(error);
    await app.inject('/callback?code=a-secret&state=another');
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toMatch(/secret|another/);
  }
});
