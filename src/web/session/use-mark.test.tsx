import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiFailure, type Api } from '#contract/client.ts';
import { noteAnswer } from '#web/kit/call-state.ts';
import type { Kept } from '#web/kit/kept.ts';
import { keepMarks, type Marks } from '#web/kit/marks.ts';
import { ApiContext } from '#web/kit/use-api.ts';
import { type AccountMarks, syncMarks } from './account-marks.ts';
import { type Mark, useMark } from './use-mark.ts';
import { userQuery } from './use-user.ts';

const api = (() => Promise.reject(new Error('not called'))) as unknown as Api;
const server = { id: 's_1', name: 'Harbor' };

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
});
afterEach(() => {
  noteAnswer(200, true);
  vi.unstubAllGlobals();
});

/** As a button of a page has it on which u_1 is signed in. */
function marking(kept: Kept<Marks>): Mark {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData<unknown>(userQuery(api).queryKey, { id: 'u_1' });
  const onMark = vi.fn<(mark: Mark) => void>();
  renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <ApiContext value={api}>
        <Part kept={kept} onMark={onMark} />
      </ApiContext>
    </QueryClientProvider>,
  );
  return onMark.mock.lastCall![0];
}

function Part({ kept, onMark }: { kept: Kept<Marks>; onMark: (mark: Mark) => void }) {
  onMark(useMark(kept));
  return null;
}

function copyOfAccount(ids: string[]): Kept<Marks> {
  const kept = keepMarks('test');
  kept.write({ owner: 'u_1', names: new Map(ids.map((id) => [id, ''])) });
  return kept;
}

/** The server refuses the call because the session has ended, which this page did not know. */
async function refuse(): Promise<void> {
  noteAnswer(401, false);
  throw new ApiFailure(401, 'Not authenticated', 'not_authenticated');
}

it('keeps a mark that meets the end of the session like a visitor’s, and merges it at the next sign-in', async () => {
  const kept = copyOfAccount(['s_other']);
  await marking(kept)(server, true, refuse);
  expect(kept.read()).toEqual({ owner: null, names: new Map([['s_1', 'Harbor']]) });

  const merge = vi.fn<AccountMarks['merge']>(async () => undefined);
  const marks: AccountMarks = { kept, merge, load: async () => new Map([['s_1', '']]) };
  // As the page does when it notices the end, and then when somebody signs in.
  await syncMarks(marks, api, null);
  await syncMarks(marks, api, 'u_1');
  expect(merge).toHaveBeenCalledWith(api, ['s_1']);
});

it('says that a mark was not taken back when the session has ended', async () => {
  const kept = copyOfAccount(['s_1']);
  await expect(marking(kept)(server, false, refuse)).rejects.toMatchObject({ status: 401 });
});

it('undoes a mark that the account refuses', async () => {
  const kept = copyOfAccount([]);
  const full = () => Promise.reject(new ApiFailure(409, 'Full', 'conflict'));
  await expect(marking(kept)(server, true, full)).rejects.toMatchObject({ status: 409 });
  expect(kept.read()).toEqual({ owner: 'u_1', names: new Map() });
});

it('sends two quick presses one after the other, and leaves the server marked as the last one said', async () => {
  const kept = copyOfAccount([]);
  const mark = marking(kept);
  const first = Promise.withResolvers<void>();
  const isMarked = () => kept.read().names.has(server.id);
  const sendOff = vi.fn<() => Promise<void>>(async () => undefined);
  const on = mark(server, true, () => first.promise);
  const off = mark(server, false, sendOff);
  await new Promise((resolve) => setImmediate(resolve));
  expect([isMarked(), sendOff.mock.calls.length]).toEqual([false, 0]);
  first.reject(new ApiFailure(409, 'Full', 'conflict'));
  await expect(on).rejects.toMatchObject({ status: 409 });
  await off;
  expect([isMarked(), sendOff.mock.calls.length]).toEqual([false, 1]);
});

it('has the account’s mark again when two presses fail', async () => {
  const kept = copyOfAccount([]);
  const mark = marking(kept);
  const refuseBoth = () => Promise.reject(new ApiFailure(503, 'Busy', 'overloaded'));
  const presses = [mark(server, true, refuseBoth), mark(server, false, refuseBoth)];
  expect((await Promise.allSettled(presses)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(kept.read()).toEqual({ owner: 'u_1', names: new Map() });
});
