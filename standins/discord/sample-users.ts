// Eight fictional users to log in as. Their ids are fixed: the first one is the sandbox admin.

import { hexOf, hashText } from './random.ts';

export interface SampleUser {
  id: string;
  username: string;
  /** "0", or four digits for an account with an old-style username. */
  discriminator: string;
  /** Display name; null if none was chosen. */
  globalName: string | null;
  avatar: string | null;
  /** Null for accounts registered by phone. */
  email: string | null;
  isVerified: boolean;
  locale: string;
  /** Vanity codes of the communities that this user owns, administers (ADMINISTRATOR) or manages (MANAGE_GUILD). */
  owns: readonly string[];
  administers: readonly string[];
  manages: readonly string[];
  /** Share of all other communities in which this user is an ordinary member. */
  joinedShare: number;
}

type SampleUserInput = Omit<SampleUser, 'avatar' | 'discriminator' | 'isVerified'> & Partial<SampleUser>;

function sampleUser(input: SampleUserInput): SampleUser {
  return {
    avatar: hexOf(hashText(input.id), 'avatar'),
    discriminator: '0',
    isVerified: input.email !== null,
    ...input,
  };
}

export const sampleUsers: readonly SampleUser[] = [
  sampleUser({
    id: '180000000000000001',
    username: 'lamplighter',
    globalName: 'Lamplighter',
    email: 'lamplighter@sample.example',
    locale: 'en-US',
    owns: ['hollowlantern', 'oadro'],
    administers: ['pixelorchard', 'voxelharbor'],
    manages: ['nightshift'],
    joinedShare: 0.12,
  }),
  sampleUser({
    id: '234000000000000002',
    username: 'moss.keeper',
    globalName: 'Moss Keeper',
    email: 'moss@sample.example',
    locale: 'en-GB',
    owns: ['greyhoundsofa'],
    administers: [],
    manages: ['mycelium', 'balkonien'],
    joinedShare: 0.08,
  }),
  sampleUser({
    id: '377000000000000003',
    username: 'tuesday.owl',
    globalName: null,
    email: 'owl@sample.example',
    locale: 'de',
    owns: [],
    administers: ['zwergenschmiede'],
    manages: [],
    joinedShare: 0.05,
    avatar: null,
  }),
  sampleUser({
    id: '481000000000000004',
    username: 'nightferry',
    globalName: 'Nightferry ⛴️',
    email: null,
    locale: 'fr',
    owns: ['guildebrumes'],
    administers: [],
    manages: [],
    joinedShare: 0.06,
  }),
  sampleUser({
    id: '592000000000000005',
    username: 'kettle_hymn',
    globalName: 'ケトル',
    email: 'kettle@sample.example',
    isVerified: false,
    locale: 'ja',
    owns: ['kotatsu'],
    administers: ['houkago-game'],
    manages: [],
    joinedShare: 0.04,
  }),
  sampleUser({
    id: '640000000000000006',
    username: 'Paper Fox',
    discriminator: '4207',
    globalName: null,
    email: 'paperfox@sample.example',
    locale: 'pt-BR',
    owns: [],
    administers: [],
    manages: ['clubedocontrole'],
    joinedShare: 0.18,
  }),
  sampleUser({
    id: '880000000000000007',
    username: 'sand.clock',
    globalName: 'ساعة الرمل',
    email: 'sandclock@sample.example',
    locale: 'ar',
    owns: ['forsan'],
    administers: [],
    manages: [],
    joinedShare: 0.03,
  }),
  sampleUser({
    id: '1290000000000000008',
    username: 'fresh.paint',
    globalName: 'Fresh Paint',
    email: 'freshpaint@sample.example',
    locale: 'en-US',
    owns: [],
    administers: [],
    manages: [],
    joinedShare: 0,
    avatar: null,
  }),
];

/** Ids in order; the first is the sandbox admin. */
export const sampleUserIds: readonly string[] = sampleUsers.map(({ id }) => id);
