import { beforeEach, expect, it, vi } from 'vitest';
import { fakePage } from '#test/fake-page.ts';
import { browserApi } from './browser-api.ts';
import { callState } from './kit/call-state.ts';

const fetchMock = vi.fn<typeof fetch>();
const me = () => browserApi('GET /api/v1/auth/me');
const list = (signal?: AbortSignal) => browserApi('GET /api/v1/categories', { signal });

beforeEach(async () => {
  vi.stubGlobal('fetch', fetchMock);
  fakePage();
  fetchMock.mockResolvedValueOnce(new Response('{}'));
  await me();
});

it('reports the site as unreachable until a call gets a response', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(list()).rejects.toMatchObject({ code: 'unreachable', message: expect.stringContaining('connection') });
  expect(callState().isUnreachable).toBe(true);
  fetchMock.mockResolvedValueOnce(new Response('{}', { status: 404 }));
  await expect(list()).rejects.toMatchObject({ status: 404 });
  expect(callState().isUnreachable).toBe(false);
});

it('rejects a success that is no response of this site, such as the page of a captive portal', async () => {
  fetchMock.mockResolvedValueOnce(new Response('<title>Log in to this network</title>'));
  await expect(list()).rejects.toMatchObject({ code: 'unreachable', message: expect.stringContaining('connection') });
  fetchMock.mockResolvedValueOnce(new Response(''));
  await expect(list()).resolves.toBeUndefined();
});

it('reads Retry-After if it is in seconds', async () => {
  for (const [retryAfter, seconds] of [
    ['540', 540],
    ['Mon, 23 Nov 2026 18:00:00 GMT', undefined],
  ] as const) {
    fetchMock.mockResolvedValueOnce(new Response('{}', { status: 503, headers: { 'retry-after': retryAfter } }));
    await expect(list()).rejects.toHaveProperty('retryAfterSeconds', seconds);
  }
});

it('does not count an aborted call as unreachable', async () => {
  const aborted = new AbortController();
  aborted.abort();
  fetchMock.mockRejectedValueOnce(aborted.signal.reason);
  await expect(list(aborted.signal)).rejects.toBe(aborted.signal.reason);
  expect(callState().isUnreachable).toBe(false);
});

it('records that the session is over until a user is known to be logged in again', async () => {
  fetchMock.mockResolvedValueOnce(new Response('{}', { status: 401 }));
  await expect(list()).rejects.toMatchObject({ status: 401 });
  fetchMock.mockResolvedValueOnce(new Response('[]'));
  await list();
  expect(callState().isSessionOver).toBe(true);
  fetchMock.mockResolvedValueOnce(new Response('{}'));
  await me();
  expect(callState().isSessionOver).toBe(false);
});
