import { afterAll, beforeAll, expect, it } from 'vitest';
import pino from 'pino';
import { startTestApp, type TestApp } from '#test/app.ts';
import { createApp } from './app.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(async () => await app.close());

it('logs once that the platform blocks logins', async () => {
  const lines: unknown[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const { account, app: logging } = await createApp({ ...app, log });
  app.standIn.state.scenario('*', 'cloudflare', { route: 'postToken' });
  await expect(account.oauth.refresh('x')).rejects.toMatchObject({ kind: 'blocked' });
  await expect(account.oauth.refresh('x')).rejects.toMatchObject({ kind: 'breaker-open' });
  await logging.close();
  expect(lines).toEqual([expect.objectContaining({ msg: 'logins are paused', family: 'logins', reason: 'blocked' })]);
});
