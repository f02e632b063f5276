// Hostile values in fields, parameters and queries of every endpoint never cause an unexpected error.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import type { EndpointShape } from '#contract/endpoint.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { LAMPLIGHTER, signInBrowser } from '#test/browser.ts';
import { callOf, withName } from '#test/calls.ts';
import { submitServer } from '#test/factories.ts';

const TEXTS = [
  'a\0b',
  '\ud800',
  '\u202egnp.exe',
  '\ufeff\u200b\u2066',
  '😀'.repeat(4000),
  `Z${'\u0317\u0346\u035b'.repeat(300)}`,
  '</script><script>alert(1)</script><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '=cmd|" /c calc"!A0',
  "' or 1=1; --",
  '__proto__',
  'W'.repeat(300),
];
/** Encoded for a URL. */
const ENCODED = [
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%E2%80%AE',
  '%',
  '%2e%2e%2f',
  '%27%20or%201=1--',
  '__proto__',
  'W'.repeat(600),
];
/** Excluded: they end the session that the others need. */
const ENDING_SESSIONS = new Set<EndpointShape>([api.logout, api.endAllSessions, api.deleteProfile]);
const calls = (Object.values(api) as EndpointShape[]).filter((one) => !ENDING_SESSIONS.has(one));

let app: TestApp;
let cookie: string;
let serverId: string;
beforeAll(async () => {
  app = await startTestApp({ ADMIN_USER_IDS: LAMPLIGHTER });
  serverId = (await submitServer(app, 'hollowlantern')).id;
  // An admin who owns the listing has the most access.
  const browser = await signInBrowser(app, LAMPLIGHTER);
  await browser.call(`/api/v1/servers/${serverId}/claim`, 'POST');
  cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
});
afterAll(async () => await app.close());

type Sent = ReturnType<typeof callOf>;

/** The calls that returned an unexpected error. */
async function broken(sent: readonly Sent[]): Promise<unknown[]> {
  const answers = await Promise.all(sent.map((one) => app.app.inject(one)));
  return answers.flatMap(({ statusCode, payload }, i) => (statusCode === 500 ? [[sent[i], payload]] : []));
}

/** Copies of the body, each with the text in a different string field. */
function bodiesWith(body: object, text: string): object[] {
  return Object.entries(body).flatMap(([key, value]): object[] => {
    if (typeof value === 'string') return [{ ...body, [key]: text }];
    return Array.isArray(value) ? [{ ...body, [key]: [text] }] : [];
  });
}

it('the calls are sent by a user with full access', async () => {
  const restricted = [api.getWebhook, api.listQueue].map((one) => callOf(one, { cookie }, serverId));
  const answers = await Promise.all(restricted.map((one) => app.app.inject(one)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

describe('a hostile field', () => {
  const writes = calls.filter((endpoint) => callOf(endpoint, {}).payload !== undefined);

  it('is tested in every call with a body', () => {
    expect(writes.map(withName)).toEqual(calls.filter(({ schema }) => schema.body).map(withName));
  });

  it.each(writes.map(withName))('does not break %s', async (_name, endpoint) => {
    const call = callOf(endpoint, { cookie }, serverId);
    const bodies = TEXTS.flatMap((text) => bodiesWith(call.payload!, text));
    expect(await broken(bodies.map((payload) => ({ ...call, payload })))).toEqual([]);
  });
});

it.each(calls.filter(({ url }) => url.includes(':')).map(withName))(
  'a bad parameter of %s',
  async (_name, endpoint) => {
    const call = callOf(endpoint, { cookie });
    const urls = ENCODED.map((value) => endpoint.url.replaceAll(/:\w+/g, value));
    expect(await broken(urls.map((url) => ({ ...call, url })))).toEqual([]);
  },
);

it.each(calls.filter(({ schema }) => schema.querystring).map(withName))(
  'a bad query of %s',
  async (_name, endpoint) => {
    const call = callOf(endpoint, { cookie }, serverId);
    const names = Object.keys((endpoint.schema.querystring as unknown as { shape: object }).shape);
    expect(names.length).toBeGreaterThan(0);
    const urls = names.flatMap((name) => ENCODED.map((value) => `${call.url}?${name}=${value}`));
    expect(await broken(urls.map((url) => ({ ...call, url })))).toEqual([]);
  },
);
