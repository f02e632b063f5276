// Startup with a database server that cannot be reached, or that lacks the database.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startDatabaseProxy } from '#test/database-proxy.ts';
import { createInstallation, type Installation, startProcess, startupErrors } from '#test/process.ts';

let installation: Installation;
let url: string;
beforeEach(async () => {
  installation = await createInstallation();
  url = installation.env['DATABASE_URL']!;
});
afterEach(async () => await installation.remove());

it('waits for a database that cannot be reached yet', async () => {
  const proxy = await startDatabaseProxy(url);
  proxy.refuse();
  const starting = startProcess({ ...installation, env: { ...installation.env, DATABASE_URL: proxy.url } });
  await proxy.untilRefused();
  proxy.mend();
  const app = await starting;
  expect(app.output()).toMatch(/^Waiting for the database \(try 1\): PostgreSQL cannot be reached \(.*\)$/m);
  await app.kill();
  await proxy.close();
});

it('reports a wrong database name in one line', async () => {
  const nowhere = new URL(url);
  nowhere.pathname = '/nowhere';
  expect(await startupErrors(installation, { DATABASE_URL: nowhere.href })).toEqual([
    'PostgreSQL refused the connection for DATABASE_URL: database "nowhere" does not exist',
  ]);
});
