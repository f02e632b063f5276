import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { Api } from '#contract/client.ts';
import { browserQueries } from '#web/query-client.ts';
import { alertsQuery, communityStatsQuery, isClosing, overviewQuery } from './health-queries.ts';

it("each opening of the page fetches the user's own servers, their totals and alerts", async () => {
  const answer = vi.fn<() => Promise<unknown[]>>(async () => []);
  const api = answer as unknown as Api;
  const queries = browserQueries();
  const open = async (): Promise<void> => {
    const observers = [
      new QueryObserver(queries, overviewQuery(api)),
      new QueryObserver(queries, communityStatsQuery(api)),
      new QueryObserver(queries, alertsQuery(api, undefined)),
    ];
    const closings = observers.map((observer) => observer.subscribe(() => undefined));
    await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
    for (const close of closings) close();
  };
  await open();
  expect(answer).toHaveBeenCalledTimes(3);
  await open();
  expect(answer).toHaveBeenCalledTimes(6);
});

it('the alert about an invite that works by now is being closed', () => {
  const [dead, members] = [{ alertType: 'invite_dead' }, { alertType: 'members_down' }];
  expect(isClosing([members, dead], 'live')).toBe(true);
  expect(isClosing([members, dead], 'failing')).toBe(false);
  expect(isClosing([members], 'live')).toBe(false);
});
