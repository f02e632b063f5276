import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Api } from '#contract/client.ts';
import { fakePage } from '#test/fake-page.ts';
import { callHook } from '#test/markup.tsx';
import { useRandomServer } from './use-random.ts';

const pushState = vi.fn<History['pushState']>();

beforeEach(() => {
  fakePage();
  vi.stubGlobal('location', { href: 'https://duskrow.example/tags' });
  vi.stubGlobal('history', { pushState });
});
afterEach(() => {
  vi.unstubAllGlobals();
  pushState.mockClear();
});

/** A draw whose answer comes when the test says so, of a server that no other test hides: tests share the stored lists. */
function delayed() {
  const answer = Promise.withResolvers<unknown>();
  const api = vi.fn<() => Promise<unknown>>(() => answer.promise);
  const random = callHook(() => useRandomServer(), { api: api as unknown as Api });
  return { random, arrive: () => answer.resolve({ servers: [{ id: 'drawn', slug: 'harbor' }] }) };
}

it('opens the page of the server', async () => {
  const { random, arrive } = delayed();
  const draw = random();
  arrive();
  expect(await draw).toBe(true);
  expect(pushState.mock.calls.map((call) => call[2])).toEqual(['/server/harbor']);
});

it('opens nothing if the visitor has gone elsewhere before the answer', async () => {
  const { random, arrive } = delayed();
  const draw = random();
  vi.stubGlobal('location', { href: 'https://duskrow.example/categories' });
  arrive();
  expect(await draw).toBe(true);
  expect(pushState).not.toHaveBeenCalled();
});
