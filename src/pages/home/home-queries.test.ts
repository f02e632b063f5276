import { expect, it } from 'vitest';
import type { Server } from '#features/listings/contract.ts';
import { mostActive } from './home-queries.ts';

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
