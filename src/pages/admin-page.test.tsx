import { expect, it } from 'vitest';
import { syncStatusQuery } from '#features/admin/ui/admin-queries.ts';
import { visit } from '#test/visit.tsx';
import page from './admin-page.tsx';

const STATUS = {
  totalServers: 1240,
  discordConnected: 1180,
  recentlysynced: 1100,
  serversNeedingSync: 140,
  isOnline: true,
  pausedUntil: null,
  isOutage: false,
  targets: null,
  budget: { used: 10, limit: 150, syncsPerDay: 14_400 },
  run: null,
};

const visitOfAdmin = (status: object | undefined) =>
  visit(page, {
    url: '/admin',
    user: { isAdmin: true },
    responses: status && { 'GET /api/v1/discord/sync-status': status },
    fetchMore: ({ api, queries }) => queries.prefetchQuery(syncStatusQuery(api)),
  });

it('asks visitors to log in, and is not for users who are no admins', async () => {
  const visitor = await visit(page, { url: '/admin' });
  expect(visitor.markup).toMatch(/Please log in as an admin\..*href="\/api\/auth\/login\?returnTo=%2Fadmin"/);
  const user = await visit(page, { url: '/admin', user: { isAdmin: false } });
  expect(user.text).toBe('Not allowedThis page is for admins only.');
});

it('shows an admin the size and the state of the directory', async () => {
  const { text } = await visitOfAdmin(STATUS);
  expect(text).toMatch(/^Admin PanelAdmin AccessTotal Servers1,240Discord Connected1,180System StatusOnline/);
  expect((await visitOfAdmin({ ...STATUS, isOnline: false })).text).toContain('System StatusPaused');
});

it('says that the status cannot be fetched, and keeps what moderators work with', async () => {
  const { text } = await visitOfAdmin(undefined);
  expect(text).toMatch(/Failed to fetch sync status.*Try again.*Find servers and accounts.*Admin log/);
  expect(text).not.toContain('Total Servers');
});

it('warns that the status is old when fetching it again fails', async () => {
  const { text } = await visit(page, {
    user: { isAdmin: true },
    fetchMore: async ({ api, queries }) => {
      const query = syncStatusQuery(api);
      queries.setQueryData(query.queryKey, STATUS);
      await queries.prefetchQuery({ ...query, staleTime: 0 });
    },
  });
  expect(text).toMatch(/The numbers below may be out of date\..*Total Servers1,240/);
  expect((await visitOfAdmin(STATUS)).text).not.toContain('out of date');
});
