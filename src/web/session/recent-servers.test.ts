import { describe, expect, it } from 'vitest';
import type { KeptServer } from './kept-server.ts';
import { MOST_RECENT, parseRecent, withVisit } from './recent-servers.ts';

const server = (n: number): KeptServer => ({ id: `s_${n}`, slug: `slug-${n}`, name: `Server ${n}`, iconUrl: null });
const none = { isOff: false, servers: [] };

describe('recently viewed', () => {
  it('holds the last twelve, each once, the latest first', () => {
    let value = parseRecent(undefined);
    for (let n = 0; n < 20; n++) value = withVisit(value, server(n));
    value = withVisit(value, server(15));
    expect(value.servers).toHaveLength(MOST_RECENT);
    expect(value.servers.slice(0, 3).map(({ id }) => id)).toEqual(['s_15', 's_19', 's_18']);
    expect(parseRecent(JSON.parse(JSON.stringify(value)))).toEqual(value);
  });

  it('keeps of a server what its tile shows', () => {
    const whole = { ...server(1), description: 'long', memberCount: 5 };
    expect(withVisit(none, whole).servers).toEqual([server(1)]);
  });

  it('holds nothing while it is switched off', () => {
    const off = parseRecent({ isOff: true, servers: [server(1)] });
    expect(off).toEqual({ isOff: true, servers: [] });
    expect(withVisit(off, server(2))).toBe(off);
  });

  it.each([null, 7, 'x', [], { servers: 7 }, { servers: [null, {}, 7] }])('is empty when %j stands there', (stored) => {
    expect(parseRecent(stored)).toEqual(none);
  });
});
