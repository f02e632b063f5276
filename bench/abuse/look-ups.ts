// Visitors spend the look-ups of the whole installation with syncs, previews of unknown invites and submissions.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, Scene } from './attack.ts';
import { atLeast, atMost } from '../rows.ts';
import { community } from './stand-in.ts';
import { addressOf, inParallel, isRefused, Visitor } from './visitor.ts';

const TOTAL = 150;
/** Reserved for background work: users can never spend these. */
const FLOOR = 40;
const FOR_USERS = TOTAL - FLOOR;
const ONE_ADDRESS = FOR_USERS / 10;
const CROWD = 40;
/** Background work makes a look-up every six seconds. */
const BACKGROUND_WATCH_MS = 25_000;

const KINDS = ['sync', 'preview', 'submission'] as const;
type Kind = (typeof KINDS)[number];

interface Spending {
  /** The invite that is looked up. */
  code: string;
  kind: Kind;
  slug?: string;
}

interface Listed {
  slug: string;
  inviteCode: string | null;
}

/** Returns calls that cost a look-up, each for another invite. */
class CallSource {
  private readonly scene: Scene;
  private readonly listed: Listed[];
  private made = 0;

  constructor(scene: Scene, listed: Listed[]) {
    this.scene = scene;
    this.listed = listed;
  }

  /** So many calls of each kind. */
  async prepare(counts: Record<Kind, number>): Promise<Spending[]> {
    const asked = await this.scene.site.standIn.lookUps();
    const all: Spending[] = [];
    // Skips invites that background work just looked up: they cost nothing.
    while (all.length < counts.sync) {
      const next = this.listed.pop();
      if (!next?.inviteCode) throw new Error('there are too few listed servers');
      if (!asked[next.inviteCode]) all.push({ kind: 'sync', code: next.inviteCode, slug: next.slug });
    }
    const unknown = counts.preview + counts.submission;
    const taught = Array.from({ length: unknown }, () => community(`spend-${++this.made}`, `Quiet Room ${this.made}`));
    await this.scene.site.standIn.addGuilds(taught);
    taught.forEach(({ code }, i) => all.push({ kind: i < counts.preview ? 'preview' : 'submission', code }));
    return all;
  }
}

async function spend(visitor: Visitor, { kind, code, slug }: Spending) {
  if (kind === 'sync') return await visitor.ask('POST', `/api/v1/servers/${slug}/sync`);
  if (kind === 'preview') return await visitor.ask('GET', `/api/v1/discord/invite/${code}`);
  return await visitor.ask('POST', '/api/v1/servers', { body: { inviteUrl: code } });
}

interface Spent {
  /** Look-ups at the platform. */
  lookUps: number;
  /** Successful calls, by kind. */
  served: Record<Kind, number>;
}

async function spendAll({ site }: Scene, visitor: Visitor, spendings: readonly Spending[]): Promise<Spent> {
  const answers = await inParallel(spendings, 8, async (one) => ({ one, answer: await spend(visitor, one) }));
  const asked = await site.standIn.lookUps();
  const cost = answers.filter(({ one, answer }) => !isRefused(answer) && asked[one.code]);
  const served = { sync: 0, preview: 0, submission: 0 };
  for (const { one, answer } of answers) if (answer.status < 300) served[one.kind] += 1;
  return { lookUps: cost.length, served };
}

export const lookUps: Attack = {
  name: 'two visitors spend the look-ups of everybody',
  async play(scene) {
    const { site, print } = scene;
    const anybody = new Visitor(site.origin, '47.9.9.9');
    const source = new CallSource(scene, await allListed(anybody));
    const member = new Visitor(site.origin, '47.4.4.4');
    await member.signIn('kettle_hymn');

    const much = { sync: 70, preview: 40, submission: 40 };
    const spendings = [await source.prepare(much), await source.prepare(much)];
    const each = await Promise.all(
      spendings.map((own, i) => spendAll(scene, new Visitor(site.origin, `47.${i + 1}.1.1`), own)),
    );
    const one = { sync: 1, preview: 1, submission: 1 };
    const visitor = await spendAll(scene, new Visitor(site.origin, '47.3.1.1'), await source.prepare(one));
    const signedIn = await spendAll(scene, member, await source.prepare(one));
    print(`  look-ups of the two: ${each.map((spent) => spent.lookUps).join(' and ')}`);
    print(
      `  afterwards: a third visitor ${JSON.stringify(visitor.served)}, a member ${JSON.stringify(signedIn.served)}`,
    );

    let all = [...each, visitor, signedIn].reduce((total, spent) => total + spent.lookUps, 0);
    for (let i = 0; i < CROWD; i++) {
      const own = await source.prepare({ sync: 2, preview: 3, submission: 3 });
      all += (await spendAll(scene, new Visitor(site.origin, addressOf(300 + i)), own)).lookUps;
    }
    return [
      atMost('look-ups that one address can spend', Math.max(...each.map((spent) => spent.lookUps)), ONE_ADDRESS),
      atLeast('calls of a third visitor served afterwards, of 3', servedIn(visitor), 3),
      atLeast('calls of a member served afterwards, of 3', servedIn(signedIn), 3),
      atMost('look-ups that 44 people can spend together', all, FOR_USERS),
      atLeast('look-ups of the background afterwards', await backgroundLookUps(scene), 1),
    ];
  },
};

function servedIn(spent: Spent): number {
  return KINDS.reduce((total, kind) => total + spent.served[kind], 0);
}

/** Servers with the fewest members come last, since background work looks them up last. */
async function allListed(anybody: Visitor): Promise<Listed[]> {
  const all: Listed[] = [];
  for (let page = 1; ; page++) {
    const { servers, totalPages } = await anybody.get<{ servers: Listed[]; totalPages: number }>(
      `/api/v1/servers?limit=100&sort=members&page=${page}`,
    );
    all.push(...servers);
    if (page >= totalPages) return all;
  }
}

/** Look-ups at the platform while no user causes any. */
async function backgroundLookUps({ site }: Scene): Promise<number> {
  const count = async (): Promise<number> => Object.values(await site.standIn.lookUps()).reduce((a, b) => a + b, 0);
  const before = await count();
  await sleep(BACKGROUND_WATCH_MS);
  return (await count()) - before;
}
