import pino from 'pino';
import { expect, it } from 'vitest';
import { startTestApp } from '#test/app.ts';
import { startJobs } from './jobs.ts';

it('gives the jobs of tokens and webhooks the background database, whose limits allow long statements', async () => {
  const app = await startTestApp();
  const used: PropertyKey[] = [];
  const forRequests = new Proxy(app.db, {
    get(db, property) {
      used.push(property);
      return Reflect.get(db, property);
    },
  });
  const account = { ...app.account, db: forRequests };
  const log = pino({ level: 'silent' });
  const webhooks = { send: async () => null, publicUrl: 'https://site.test' };
  // The file of the dump would be left behind.
  const dumps = { ...app.dumps, tick: async () => 1000 };
  const jobs = startJobs({ ...app, db: app.db.background, account, log, webhooks, dumps, paceMs: 0 });
  // Resolves after one tick of each.
  await jobs.stop();
  expect(used).toEqual([]);
  await app.close();
});
