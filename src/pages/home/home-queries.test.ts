import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { Server } from '#features/listings/contract.ts';
import type { Api } from '#contract/client.ts';
import { activeServersQuery, mostActive } from './home-queries.ts';

function server(id: string, memberCount: number | null, onlineCount: number | null): Server {
  return { id, slug: id, name: id, iconUrl: null, memberCount, onlineCount } as Server;
}

it('orders servers by their share of members online and drops unknown, empty and tiny ones', () => {
  const lit = mostActive([
    server('low', 1000, 50),
    server('high', 1000, 300),
    server('unknown', null, 40),
    server('silent', 1000, 0),
    server('tiny', 4, 4),
    server('also-high', 100, 30),
  ]);
  expect(lit.map(({ id, percent }) => [id, percent])).toEqual([
    ['also-high', 30],
    ['high', 30],
    ['low', 5],
  ]);
});

it('asks for servers large enough to be shown, which many tiny ones with a higher level would displace', async () => {
  const api = vi.fn<() => Promise<{ servers: Server[] }>>(() => Promise.resolve({ servers: [] }));
  await new QueryClient().fetchQuery(activeServersQuery(api as unknown as Api));
  const query = expect.objectContaining({ sort: 'activity', minMembers: 50 }) as unknown;
  expect(api).toHaveBeenCalledWith('GET /api/v1/servers', expect.objectContaining({ query }));
});
