// Eight people who do not exist, to sign in as. Their ids are fixed: the first one is the sandbox's admin.

import { hexOf, hashText } from './random.ts';

export interface SampleUser {
  id: string;
  username: string;
  /** "0", or four digits for an account that never moved to the new names. */
  discriminator: string;
  /** Display name; null when none was chosen. */
  globalName: string | null;
  avatar: string | null;
  /** Null for accounts by phone. */
  email: string | null;
  isVerified: boolean;
  locale: string;
  /** Vanity codes of the communities that this person owns, administers (ADMINISTRATOR) or manages (MANAGE_GUILD). */
  owns: readonly string[];
  administers: readonly string[];
  manages: readonly string[];
  /** Share of all other communities that they are a plain member of. */
  joinedShare: number;
}

type Written = Omit<SampleUser, 'avatar' | 'discriminator' | 'isVerified'> & Partial<SampleUser>;

function person(written: Written): SampleUser {
  return {
    avatar: hexOf(hashText(written.id), 'avatar'),
    discriminator: '0',
    isVerified: written.email !== null,
    ...written,
  };
}

export const sampleUsers: readonly SampleUser[] = [
  person({
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
  person({
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
  person({
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
  person({
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
  person({
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
  person({
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
  person({
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
  person({
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

/** Ids in order; the first is the sandbox's admin. */
export const sampleUserIds: readonly string[] = sampleUsers.map(({ id }) => id);
