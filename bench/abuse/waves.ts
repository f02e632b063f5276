// Waves of submissions: fifty by one visitor or IPv6 network, fifty by fifty visitors, and names in disguise.
import { createHash } from 'node:crypto';
import type { Attack, Scene } from './attack.ts';
import { atLeast, atMost } from '../rows.ts';
import { disguise } from './disguises.ts';
import { submitHonestly } from './honest-use.ts';
import { type Community, community } from './stand-in.ts';
import { addressOf, inParallel, Visitor } from './visitor.ts';

const SIZE = 50;
const MAX_PUBLIC = 3;

const FIRST = ['Golden', 'Silent', 'Crimson', 'Wandering', 'Northern', 'Velvet', 'Iron'];
const SECOND = ['Harbor', 'Orchard', 'Lighthouse', 'Caravan', 'Observatory', 'Workshop', 'Meadow', 'Archive'];

interface Submission {
  community: Community;
  address: string;
  /** The logged-in submitter; without one, an anonymous visitor at the address. */
  visitor?: Visitor;
}

/** Submits all; resolves to how many are public. Some can be refused. */
async function countPublic({ site }: Scene, submissions: readonly Submission[]): Promise<number> {
  await site.standIn.addGuilds(submissions.map((one) => one.community));
  const anybody = new Visitor(site.origin, '50.9.9.9');
  const isPublic = await inParallel(submissions, 4, async (one) => {
    const visitor = one.visitor ?? new Visitor(site.origin, one.address);
    const answer = await visitor.ask('POST', '/api/v1/servers', { body: { inviteUrl: one.community.code } });
    const { server } = JSON.parse(answer.text) as { server?: { id: string } };
    if (!server) return false;
    return (await anybody.ask('GET', `/api/v1/servers/${server.id}`)).status === 200;
  });
  return isPublic.filter(Boolean).length;
}

function numbered(make: (number: number) => Submission): Submission[] {
  return Array.from({ length: SIZE }, (_, number) => make(number));
}

export const waveOfOne: Attack = {
  name: 'fifty submissions by one visitor',
  async play(scene) {
    const name = (number: number): string => `${FIRST[number % FIRST.length]} ${SECOND[number % SECOND.length]}`;
    const wave = numbered((number) => ({
      community: community(`one-${number}`, name(number), `All about ${name(number).toLowerCase()}.`),
      address: '49.1.1.1',
    }));
    return [
      atMost('of fifty submissions by one address, public', await countPublic(scene, wave), MAX_PUBLIC),
      atLeast('submissions of another visitor accepted in the meantime', await submitHonestly(scene, 'one'), 1),
    ];
  },
};

/** Letters in an order that no two numbers share. */
const unlike = (number: number): string =>
  createHash('sha256')
    .update(String(number))
    .digest('hex')
    .slice(0, 9)
    .replace(/\d/g, (digit) => 'ghjkmnpqrs'[Number(digit)]!);

export const waveOfNetwork: Attack = {
  name: 'fifty submissions from one IPv6 network',
  async play(scene) {
    const wave = numbered((number) => ({
      community: community(`network-${number}`, unlike(number), `${unlike(100 + number)} ${unlike(200 + number)}`),
      address: `2001:db8:77:${(number * 0x100).toString(16)}::1`,
    }));
    return [
      atMost('of fifty submissions from a /56 each of one /48, public', await countPublic(scene, wave), MAX_PUBLIC),
    ];
  },
};

const EMOJI = ['💸', '🎁', '🔞', '💰', '🎲', '🎰', '💎'];

export const waveOfEmoji: Attack = {
  name: 'fifty names of emoji by fifty visitors',
  async play(scene) {
    const name = (number: number): string =>
      `${EMOJI[number % EMOJI.length]}${EMOJI[Math.floor(number / EMOJI.length) % EMOJI.length]}`;
    const wave = numbered((number) => ({
      community: community(`emoji-${number}`, name(number), ''),
      address: addressOf(700 + number),
    }));
    return [atMost('of fifty names of emoji by fifty addresses, public', await countPublic(scene, wave), MAX_PUBLIC)];
  },
};

const ACCOUNTS = 3;

export const waveOfNewAccounts: Attack = {
  name: 'one visitor submits with new accounts',
  async play(scene) {
    let total = 0;
    for (let account = 0; account < ACCOUNTS; account++) {
      const visitor = new Visitor(scene.site.origin, '49.2.2.2');
      await visitor.signIn('fresh.paint');
      const wave = ['Tea', 'Maps', 'Knots'].map((topic) => ({
        community: community(
          `new-${account}-${topic}`,
          `${FIRST[account]} ${topic} Society`,
          `${topic} and ${account}.`,
        ),
        address: visitor.address,
        visitor,
      }));
      total += await countPublic(scene, wave);
      await visitor.done('DELETE', '/api/v1/profile', { body: { withReviews: false } });
    }
    return [atMost('of nine submissions by one person with three accounts, public', total, MAX_PUBLIC)];
  },
};

export const waveOfMany: Attack = {
  name: 'fifty look-alikes by fifty visitors',
  async play(scene) {
    const wave = numbered((number) => ({
      community: community(`many-${number}`, disguise('golden dragon casino', number), 'Spin, win, withdraw.'),
      address: addressOf(400 + number),
    }));
    return [
      atMost('of fifty look-alikes by fifty addresses, public', await countPublic(scene, wave), MAX_PUBLIC),
      atLeast('submissions of another visitor accepted in the meantime', await submitHonestly(scene, 'many'), 1),
    ];
  },
};

const TERM = 'free nitro';
const WITH_TERM = [
  ['Frее Nitrо Lounge'],
  ['f r e e  n i t r o hub'],
  ['FR33 N1TRO club'],
  ['Free.Nitro.Gang'],
  ['FreeNitro Palace'],
  ['Gardening Friends', 'Plants, seeds and fr33 n1tro for all.'],
  ['Chess at Noon', 'Join for frее nitrо.'],
  ['Fr\u180bee Ni\u115ftro Den'],
  ['F R 3 3 N ! T R 0'],
  ['🇫 🇷 🇪 🇪 ΝΙΤᎡΟ'],
] as const;
const OF_ANOTHER = [
  'Stаrforge Frontier',
  'Starforge Frontier Official',
  'Starf0rge Fr0nt1er',
  'Star\u180bforge\u3164Frontier',
];

export const disguisedNames: Attack = {
  name: 'blocked terms and names of others in disguise',
  async play(scene) {
    const moderator = new Visitor(scene.site.origin, '50.8.8.8');
    await moderator.signIn('lamplighter');
    await moderator.done('POST', '/api/v1/admin/terms', { body: { term: TERM } });
    const submissions = (names: readonly (readonly [string, string?])[], from: number): Submission[] =>
      names.map(([name, description], i) => ({
        community: community(`${name}/${description}`, name, description),
        address: addressOf(from + i),
      }));
    const terms = await countPublic(scene, submissions(WITH_TERM, 500));
    const others = await countPublic(
      scene,
      submissions(
        OF_ANOTHER.map((name) => [name] as const),
        550,
      ),
    );
    return [
      atMost(`of ${WITH_TERM.length} with a blocked term in disguise, public`, terms, 0),
      atMost(`of ${OF_ANOTHER.length} that take the name of a listed server, public`, others, 0),
      atLeast('submissions of another visitor accepted in the meantime', await submitHonestly(scene, 'disguise'), 1),
    ];
  },
};
