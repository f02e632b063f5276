// Errors name their cause in our own codes and in plain sentences: neither Fastify's codes nor Zod's words leak.
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/app.ts';
import { signIn, submitServer } from '#test/factories.ts';

let app: TestApp;
let cookie: string;
let serverId: string;
beforeAll(async () => {
  app = await startTestApp();
  serverId = (await submitServer(app, 'hollowlantern')).id;
  ({ cookie } = await signIn(app));
});
afterAll(async () => await app.close());

const json = 'application/json';
const post = async (payload: string, headers: Record<string, string> = { 'content-type': json }) => {
  const answer = await app.app.inject({ method: 'POST', url: '/api/v1/servers', payload, headers });
  return [answer.statusCode, answer.json()];
};

describe('a request that is no call is refused in a plain sentence, with a code of ours:', () => {
  it.each([
    ['malformed JSON', '{"inviteUrl":', {}, 400, 'malformed_json', 'The body of the request is not valid JSON.'],
    [
      'JSON with a prototype',
      '{"__proto__":{}}',
      {},
      400,
      'malformed_json',
      'The body of the request is not valid JSON.',
    ],
    [
      'a large body',
      JSON.stringify({ inviteUrl: 'x'.repeat(70_000) }),
      {},
      413,
      'body_too_large',
      'The body of the request must not be larger than 64 kB.',
    ],
    [
      'another media type',
      '<a/>',
      { 'content-type': 'application/xml' },
      415,
      'unsupported_media_type',
      'The body of the request must be JSON (application/json).',
    ],
    [
      'text',
      'hello',
      { 'content-type': 'text/plain' },
      400,
      'validation',
      'The body of the request must be a JSON object.',
    ],
    ['an empty body', '', {}, 400, 'validation', 'The body of the request must be a JSON object.'],
    ['a list', '[]', {}, 400, 'validation', 'The body of the request must be a JSON object.'],
  ])('%s', async (_what, body, headers, status, code, message) => {
    expect(await post(body, { 'content-type': json, ...headers })).toMatchObject([status, { code, message }]);
  });

  it('an address that cannot be decoded', async () => {
    const answer = await app.app.inject({ url: '/api/v1/servers/%ZZ' });
    expect(answer.json()).toEqual({ code: 'bad_address', message: 'This address cannot be decoded.' });
  });

  // Pages show 404 for it.
  it.each(['servers', 'tags', 'categories', 'languages'])('a name of a thousand letters in %s', async (list) => {
    const answer = await app.app.inject({ url: `/api/v1/${list}/${'x'.repeat(1000)}` });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'validation' }]);
  });

  it.each([
    ['headers that are too large', `x: ${'y'.repeat(20_000)}`, 431, 'headers_too_large'],
    ['a malformed header', 'x y', 400, 'bad_request'],
  ])('%s', async (_what, header, status, code) => {
    await app.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined);
    const socket = connect((app.app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(`GET / HTTP/1.1\r\nhost: a\r\n${header}\r\n\r\n`);
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({ code, message: expect.stringMatching(/\.$/) });
  });
});

describe('an invalid field is named in the issues, and in the message only if a program is at fault:', () => {
  it.each([
    [{ rating: 9, title: 'Fine', content: 'Kind.' }, 'rating', 'The number must not be greater than 5.'],
    [
      { rating: 5, title: 'x'.repeat(121), content: 'Kind.' },
      'title',
      'The text must not be longer than 120 characters.',
    ],
    [{ rating: 5, title: 'Fine', content: ' ' }, 'content', 'The text must contain at least one visible character.'],
    [{ rating: '5', title: 'Fine', content: 'Kind.' }, 'rating', 'rating: The value must be a number.'],
    [{ rating: 5, title: 'Fine' }, 'content', 'content: A value is missing.'],
  ])('%j', async (payload, path, message) => {
    const url = `/api/v1/servers/${serverId}/reviews`;
    const answer = await app.app.inject({ method: 'POST', url, payload, headers: { cookie } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation', message, issues: [{ path, message }] });
  });

  it('several fields with the same problem share one sentence', async () => {
    const url = `/api/v1/servers/${serverId}/reviews`;
    const payload = { rating: 5, title: ' ', content: ' ' };
    const answer = await app.app.inject({ method: 'POST', url, payload, headers: { cookie } });
    expect(answer.json().message).toBe('The text must contain at least one visible character.');
    expect(answer.json().issues.map(({ path }: { path: string }) => path)).toEqual(['title', 'content']);
  });

  it('a query parameter is named in the message, too', async () => {
    const answer = await app.app.inject({ url: '/api/v1/servers?limit=0' });
    expect(answer.json().message).toBe('limit: The value must be a whole number from 1 to 100.');
  });

  it.each([
    ['limit=5&limit=6', 'limit: The value must be given only once.'],
    ['search=a&search=b', 'search: The value must be given only once.'],
    ['verified=true&verified=true', 'verified: The value must be given only once.'],
    ['size=tiny&size=small', 'size: The value must be one of: small, medium, large, huge.'],
  ])('of a query that repeats a parameter: %s', async (query, message) => {
    expect((await app.app.inject(`/api/v1/servers?${query}`)).json().message).toBe(message);
  });
});
