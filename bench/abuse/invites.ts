// A visitor replaces a listing's invite with another of the same community, and then deletes that.
import { MINUTE_MS } from '#contract/time.ts';
import type { Attack, Scene } from './attack.ts';
import { atMost } from '../rows.ts';
import { Visitor } from './visitor.ts';

const SERVER = 'starforge-frontier';

interface Listing {
  name: string;
  inviteCode: string | null;
  inviteState: string;
}

export const swappedInvite: Attack = {
  name: 'the invite of an unclaimed server is replaced and killed',
  movesClock: true,
  async play({ site, print }: Scene) {
    const visitor = new Visitor(site.origin, '43.1.1.1');
    const anybody = new Visitor(site.origin, '43.2.2.2');
    const { name, inviteCode } = await anybody.get<Listing>(`/api/v1/servers/${SERVER}`);
    const known = (await site.standIn.communities()).find(({ code }) => code === inviteCode);
    if (!known) throw new Error(`the stand-in does not know the invite of ${SERVER}`);
    await visitor.done('POST', '/api/v1/servers', { body: { inviteUrl: known.otherCode } });
    await site.standIn.killInvite(known.otherCode);
    // Twice, an hour apart: only a confirmed loss delists a server.
    for (const minutes of [2, 75]) {
      await site.moveClock(minutes * MINUTE_MS);
      await visitor.ask('POST', `/api/v1/servers/${SERVER}/sync`);
    }
    const after = await anybody.get<Listing>(`/api/v1/servers/${SERVER}`);
    const { total } = await anybody.get<{ total: number }>(`/api/v1/servers?search=${encodeURIComponent(name)}`);
    const isWell = after.inviteState === 'live' && after.inviteCode === inviteCode && total > 0;
    print(`  its invite is ${after.inviteState}, ${after.inviteCode} after ${inviteCode}; ${total} found by its name`);
    return [atMost('servers that lost their invite to a stranger', isWell ? 0 : 1, 0)];
  },
};
