// Every call of the contract that is an admin's is refused to everybody else, whatever is added later.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { openBrowser } from '#test/browser.ts';
import { signIn } from '#test/factories.ts';

const LAMPLIGHTER = '180000000000000001';
const OWL = '377000000000000003';
const adminCalls = Object.values(api).filter(({ schema: { tags } }) => (tags as readonly string[]).includes('admin'));
/** Fills what any of them asks for. */
const BODY = { reason: 'Because.', subjectType: 'server', subjectId: 's_1', term: 'word', isOn: true };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ ADMIN_USER_IDS: LAMPLIGHTER });
});
afterAll(async () => await app.close());

it('there are many', () => expect(adminCalls.length).toBeGreaterThan(20));

it.each(adminCalls.map(({ method, url }) => `${method} ${url}`))('%s', async (call) => {
  const [method, url = ''] = call.split(' ');
  const ask = async (cookie?: string) =>
    await app.app.inject({
      method: method as 'POST',
      url: url.replace(':name', 'submissions').replace(/:\w+/, 's_1'),
      payload: method === 'GET' || method === 'DELETE' ? undefined : BODY,
      headers: cookie ? { cookie } : {},
    });
  expect((await ask()).statusCode).toBe(401);
  const owl = openBrowser(app);
  await owl.signIn(OWL);
  expect((await ask(`duskrow_session=${owl.cookies.get('duskrow_session')}`)).statusCode).toBe(403);
  expect((await ask((await signIn(app)).cookie)).statusCode).toBe(403);
  expect(await app.db.kysely.selectFrom('admin_actions').selectAll().execute()).toEqual([]);
});
