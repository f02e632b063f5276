import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import { addErrorAnswers } from './answer-errors.ts';

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

it('does not log the query of a URL, which may hold secrets', async () => {
  for (const error of [new DatabaseUnavailable('down'), new Error('a bug')]) {
    const { app, lines } = failingWith(error);
    await app.inject('/callback?code=a-secret&state=another');
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toMatch(/secret|another/);
  }
});
