import { describe, expect, it } from 'vitest';
import { readAnswer } from './answer.ts';
import { DiscordError, type DiscordErrorKind } from './errors.ts';

const NOW = Date.UTC(2026, 10, 1);
const JSON_TYPE = { 'content-type': 'application/json' };
const HTML_TYPE = { 'content-type': 'text/html; charset=UTF-8' };
const LIMIT = { 'x-ratelimit-limit': '5', 'x-ratelimit-remaining': '0', 'x-ratelimit-scope': 'user' };
const html1015 = '<html>error code: 1015</html>';

function read(status: number, body: unknown, headers: Record<string, string> = JSON_TYPE): unknown {
  const text = typeof body === 'string' || body === null ? body : JSON.stringify(body);
  return readAnswer({ status, headers: new Headers(headers), text }, NOW);
}

function errorOf(status: number, body: unknown, headers?: Record<string, string>): DiscordError {
  try {
    read(status, body, headers);
  } catch (error) {
    if (error instanceof DiscordError) return error;
    throw error;
  }
  throw new Error('No error was thrown');
}

describe('readAnswer', () => {
  it('returns the JSON of a successful answer', () => {
    expect(read(200, { a: 1 })).toEqual({ a: 1 });
    expect(read(200, [1], { 'content-type': 'Application/JSON; charset=utf-8' })).toEqual([1]);
  });

  it.each<[DiscordErrorKind, number, unknown, Record<string, string>?]>([
    ['gone', 404, { message: 'Unknown Invite', code: 10006 }],
    ['gone', 404, { message: 'Invite is expired.', code: 50270 }],
    ['unexpected-answer', 404, { message: '404: Not Found', code: 0 }],
    ['not-found', 404, { message: 'Unknown Guild', code: 10004 }],
    ['unexpected-answer', 404, { code: '10006' }],
    ['unexpected-answer', 404, { message: 'Unknown Something Else', code: 10099 }],
    ['unexpected-answer', 404, '<html>not found</html>', HTML_TYPE],
    ['unexpected-answer', 404, '{"code":10006}', HTML_TYPE],
    ['unexpected-answer', 404, '{"code":10006', JSON_TYPE],
    ['unexpected-answer', 404, '', {}],
    ['unexpected-answer', 404, null],
    ['unexpected-answer', 404, '10006'],
    ['unexpected-answer', 410, { code: 10006 }],
    ['not-found', 400, { message: 'Invalid Form Body', code: 50035 }],
    ['unexpected-answer', 400, { message: 'Bad Request', code: 0 }],
    ['unauthorized', 401, { message: '401: Unauthorized', code: 0 }],
    ['forbidden', 403, { message: 'Widget Disabled', code: 50004 }],
    ['forbidden', 403, { message: 'Missing Access', code: 50001 }],
    ['blocked', 403, { message: 'internal network error', code: 40333 }],
    ['blocked', 403, { message: 'Unknown Message', code: 10008 }],
    ['blocked', 403, '<html>Access denied</html>', HTML_TYPE],
    ['rate-limited', 429, { retry_after: 1.362, global: false }, { ...JSON_TYPE, ...LIMIT }],
    ['rate-limited', 429, { retry_after: 0.41, global: true }, { ...JSON_TYPE, 'x-ratelimit-global': 'true' }],
    ['blocked', 429, { retry_after: 1.4, global: false }],
    ['blocked', 429, { message: 'You are being rate limited.' }],
    ['blocked', 429, html1015, { ...HTML_TYPE, 'retry-after': '41873' }],
    ['blocked', 429, html1015, { ...HTML_TYPE, ...LIMIT }],
    ['blocked', 429, 'error code: 1015', { 'content-type': 'text/plain' }],
    ['blocked', 429, null],
    ['unavailable', 202, { message: 'Index not yet available', code: 110000 }],
    ['unavailable', 500, { message: '500: Internal Server Error', code: 0 }],
    ['unavailable', 502, '<html>502</html>', HTML_TYPE],
    ['unavailable', 503, { message: 'overloaded', code: 130000 }],
    ['unavailable', 524, null],
    ['unexpected-answer', 200, '<!doctype html><p>Please wait', HTML_TYPE],
    ['unexpected-answer', 200, '{"type":0,"co'],
    ['unexpected-answer', 200, '{"type":0}', { 'content-type': 'text/plain' }],
    ['unexpected-answer', 200, '{"type":0}', {}],
    ['unexpected-answer', 200, null],
    ['unexpected-answer', 204, ''],
    ['unexpected-answer', 418, {}],
  ])('%s: %i %j %j', (kind, status, body, headers) => {
    expect(errorOf(status, body, headers)).toMatchObject({ kind, status });
  });

  it.each([
    [1362, 429, { retry_after: 1.362 }, { ...JSON_TYPE, ...LIMIT, 'retry-after': '2' }],
    [2000, 429, {}, { ...JSON_TYPE, ...LIMIT, 'retry-after': '2' }],
    [5000, 429, {}, { ...JSON_TYPE, ...LIMIT }],
    [41_873_000, 429, html1015, { ...HTML_TYPE, 'retry-after': '41873' }],
    [90_000, 429, html1015, { ...HTML_TYPE, 'retry-after': new Date(NOW + 90_000).toUTCString() }],
    [0, 429, html1015, { ...HTML_TYPE, 'retry-after': new Date(NOW - 90_000).toUTCString() }],
    [undefined, 429, html1015, { ...HTML_TYPE, 'retry-after': 'a while' }],
    [undefined, 429, html1015, HTML_TYPE],
    [undefined, 502, '', HTML_TYPE],
    [7000, 503, '', { ...HTML_TYPE, 'retry-after': '7' }],
    [5000, 202, { code: 110000 }, JSON_TYPE],
    [3000, 202, { code: 110000, retry_after: 3 }, JSON_TYPE],
  ])('asks to wait %s ms: %i %j %j', (wait, status, body, headers) => {
    expect(errorOf(status, body, headers).retryAfterMs).toBe(wait);
  });
});
