// One address views a server all morning, each time as a new visitor.
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '#contract/time.ts';
import type { Attack, Scene } from './attack.ts';
import { atLeast, atMost } from '../rows.ts';
import { type Installation, startInstallation, untilDayAfterTomorrow } from './installation.ts';
import { addressOf, approve, inParallel, Visitor } from './visitor.ts';

const ROUNDS = 8;
/** Between rounds: longer than the half hour in which an address without a visit id counts once. */
const PAUSE_MS = 31 * MINUTE_MS;
const VIEWS_EACH = 24;
const MAX_VIEWS_A_DAY = 10;
/** Servers that others view, each from WATCHERS addresses; one more server has no views. */
const WATCHED = 7;
const WATCHERS = 12;
/** Owned by Lamplighter: only owners can see views. */
const SERVER = 'hollow-lantern-co-op';
const ITS_INVITE = 'hollowlantern';
const READ_TIMEOUT_MS = 15_000;

/** A directory without growth or views so far, so only new views affect Trending. */
export async function startWithFewServers(folder: string): Promise<Installation> {
  const site = await startInstallation({ folder, aheadMs: untilDayAfterTomorrow(Date.now()), env: { SEED: 'off' } });
  const all = await site.standIn.communities();
  const others = all.filter(({ code, isAgeRestricted }) => !isAgeRestricted && code !== ITS_INVITE);
  const codes = [ITS_INVITE, ...others.slice(0, WATCHED + 1).map(({ code }) => code)];
  const moderator = new Visitor(site.origin, '46.4.4.4');
  await moderator.signIn('lamplighter');
  for (const [i, inviteUrl] of codes.entries()) {
    const visitor = new Visitor(site.origin, addressOf(600 + i));
    const { text } = await visitor.done('POST', '/api/v1/servers', { body: { inviteUrl } });
    const { server } = JSON.parse(text) as { server: { id: string; approved: boolean } };
    if (!server.approved) await approve(moderator, server.id);
  }
  return site;
}

interface Analytics {
  days: { views: number }[];
}

async function view(visitor: Visitor, serverId: string, visitId?: string): Promise<void> {
  await visitor.ask('POST', '/api/v1/user-activity', { body: { action: 'server_view', serverId, visitId } });
}

async function viewAllMorning({ site }: Scene): Promise<void> {
  const visits = Array.from({ length: VIEWS_EACH }, (_, i) => i);
  for (let round = 0; round < ROUNDS; round++) {
    await view(new Visitor(site.origin, '46.1.1.1'), SERVER);
    await inParallel(visits, 4, async (i) => {
      await view(new Visitor(site.origin, '46.1.1.1'), SERVER, `visit-${round}-${i}`);
    });
    await site.moveClock(PAUSE_MS);
  }
}

async function viewHonestly(scene: Scene): Promise<void> {
  const pairs = watched(scene).flatMap((slug) => Array.from({ length: WATCHERS }, (_, i) => ({ slug, i })));
  await inParallel(pairs, 4, async ({ slug, i }) => {
    await view(new Visitor(scene.site.origin, addressOf(700 + i)), slug, `honest-${i}`);
  });
}

export const views: Attack = {
  name: 'one address makes a server trend',
  movesClock: true,
  async play(scene) {
    const { site, print } = scene;
    const owner = new Visitor(site.origin, '46.2.2.2');
    await owner.signIn('lamplighter');
    await owner.done('POST', `/api/v1/servers/${SERVER}/claim`);
    const viewed = async (): Promise<number> => {
      const { days } = await owner.get<Analytics>(`/api/v1/servers/${SERVER}/analytics`);
      return days.reduce((sum, day) => sum + day.views, 0);
    };
    const before = await viewed();
    await viewHonestly(scene);
    await viewAllMorning(scene);
    const counted = (await viewed()) - before;
    const place = await rankInTrending(scene);
    print(`  ${ROUNDS * (VIEWS_EACH + 1)} views from one address, ${counted} counted; trending at place ${place}`);
    return [
      atMost('views of one address that count in a day', counted, MAX_VIEWS_A_DAY),
      atLeast('place in Trending of what one address viewed', place, 2),
    ];
  },
};

/** Rank of the server in a process started after the views: Trending is recomputed only every five minutes. */
async function rankInTrending(scene: Scene): Promise<number> {
  const second = await scene.site.another();
  try {
    const anybody = new Visitor(second.origin, '46.3.3.3');
    for (const until = performance.now() + READ_TIMEOUT_MS; performance.now() < until; await sleep(200)) {
      const { servers } = await anybody.get<{ servers: { slug: string }[] }>('/api/v1/trending?limit=50');
      const slugs = servers.map(({ slug }) => slug);
      // Right after the start the order is that of the default list, in which the unviewed server is among the first.
      if (slugs.at(-1) === unwatched(scene)) return slugs.indexOf(SERVER) + 1;
    }
    throw new Error('the viewed servers never appeared in Trending');
  } finally {
    await second.stop();
  }
}

/** The largest server: only views can rank the others above it. */
function unwatched({ slugs }: Scene): string {
  return slugs.find((slug) => slug !== SERVER)!;
}

function watched(scene: Scene): string[] {
  return scene.slugs.filter((slug) => slug !== SERVER && slug !== unwatched(scene));
}
