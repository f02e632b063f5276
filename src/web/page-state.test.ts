import { describe, expect, it } from 'vitest';
import { ApiFailure } from '#contract/client.ts';
import { site } from '#test/site.ts';
import { readState, writeState } from './page-state.ts';
import { browserQueries, renderingQueries } from './query-client.ts';

const facts = { site, renderedAt: Date.parse('2026-11-20T12:00:00.000Z') };

const refuse = () => Promise.reject(new ApiFailure(404, 'No such server', 'not_found'));

async function rendered() {
  const queries = renderingQueries();
  const nasty = { name: '</script><script>alert(1)</script>', id: '123456789012345678' };
  await queries.prefetchQuery({ queryKey: ['servers', 'one', 'a'], queryFn: () => nasty });
  await queries.prefetchQuery({ queryKey: ['servers', 'one', 'b'], queryFn: refuse });
  return { queries, nasty };
}

describe('page state', () => {
  it('transfers responses and failures', async () => {
    const { queries, nasty } = await rendered();
    const browser = browserQueries();
    expect(readState(writeState(facts, queries), browser)).toEqual(facts);
    expect(browser.getQueryData(['servers', 'one', 'a'])).toEqual(nasty);
    const failed = browser.getQueryState(['servers', 'one', 'b']);
    expect(failed).toMatchObject({ status: 'error', fetchStatus: 'idle' });
    expect(failed?.error).toMatchObject({ status: 404, message: 'No such server', code: 'not_found' });
  });

  it('never expires, for parts that are hydrated late', async () => {
    const { queries } = await rendered();
    const browser = browserQueries();
    readState(writeState(facts, queries), browser);
    expect(browser.getQueryCache().find({ queryKey: ['servers', 'one', 'a'] })?.gcTime).toBe(Infinity);
  });

  it('cannot break out of the script element', async () => {
    const { queries } = await rendered();
    expect(writeState(facts, queries)).not.toContain('<');
  });
});
