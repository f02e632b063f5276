import { beforeEach, expect, it, vi } from 'vitest';
import { browserApi } from './browser-api.ts';
import { callState } from './kit/call-state.ts';

const answer = vi.fn<typeof fetch>();
const me = () => browserApi('GET /api/v1/auth/me');
const list = (signal?: AbortSignal) => browserApi('GET /api/v1/categories', { signal });

beforeEach(async () => {
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  answer.mockResolvedValueOnce(new Response('{}'));
  await me();
});

it('says plainly that the site cannot be reached, until a call is answered', async () => {
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(list()).rejects.toMatchObject({ code: 'unreachable', message: expect.stringContaining('connection') });
  expect(callState().isUnreachable).toBe(true);
  answer.mockResolvedValueOnce(new Response('{}', { status: 404 }));
  await expect(list()).rejects.toMatchObject({ status: 404 });
  expect(callState().isUnreachable).toBe(false);
});

it('says when to try again, where the answer says it in seconds', async () => {
  for (const [retryAfter, seconds] of [
    ['540', 540],
    ['Mon, 23 Nov 2026 18:00:00 GMT', undefined],
  ] as const) {
    answer.mockResolvedValueOnce(new Response('{}', { status: 503, headers: { 'retry-after': retryAfter } }));
    await expect(list()).rejects.toHaveProperty('retryAfterSeconds', seconds);
  }
});

it('takes a call that the page gave up for no sign of the connection', async () => {
  const gone = new AbortController();
  gone.abort();
  answer.mockRejectedValueOnce(gone.signal.reason);
  await expect(list(gone.signal)).rejects.toBe(gone.signal.reason);
  expect(callState().isUnreachable).toBe(false);
});

it('notes that the session is over, until somebody is known to be signed in again', async () => {
  answer.mockResolvedValueOnce(new Response('{}', { status: 401 }));
  await expect(list()).rejects.toMatchObject({ status: 401 });
  answer.mockResolvedValueOnce(new Response('[]'));
  await list();
  expect(callState().isSessionOver).toBe(true);
  answer.mockResolvedValueOnce(new Response('{}'));
  await me();
  expect(callState().isSessionOver).toBe(false);
});
