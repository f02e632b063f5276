// A guild of the stand-in. Facts that are not in the community lists are derived from its seed.

import type { Community, Trait } from './communities/read-communities.ts';
import { featuresOf } from './guild-features.ts';
import type { EmblemName } from './pictures/emblem.ts';
import { fractionOf, hashText, hexOf, inviteCodeOf, pickFrom, snowflakeAt } from './random.ts';

interface GuildTag {
  text: string;
  badge: number;
  badgeHash: string;
  colors: [primary: string, secondary: string];
}

export interface Guild {
  id: string;
  seed: number;
  createdAtMs: number;
  name: string;
  description: string | null;
  category: string;
  /** BCP 47, such as `en` or `pt-BR`. */
  language: string;
  /** The main invite of the community: its vanity code if it has one. */
  code: string;
  vanityCode: string | null;
  /** A second, random code for the same guild. */
  otherCode: string;
  /** Members at the anchor of `counts.ts`; the count changes from there. */
  members: number;
  onlinePercent: number;
  /** UTC offset of most members, in hours: sets the time of the evening peak. */
  utcOffsetHours: number;
  /** Growth (or loss) per day at the anchor, as a share of the members. */
  growthPerDay: number;
  features: string[];
  icon: string | null;
  banner: string | null;
  splash: string | null;
  discoverySplash: string | null;
  emblem: EmblemName;
  verificationLevel: number;
  nsfwLevel: number;
  boosts: number;
  premiumTier: number;
  hasProfile: boolean;
  /** 0 never set, 1 public, 2 restricted, 3 public with join application. */
  visibility: number;
  tag: GuildTag | null;
  traits: readonly Trait[];
  channel: { id: string; name: string; type: 0 | 5 };
  hasWidget: boolean;
  /** Remaining lifetime of the main invite, relative to the current day; null: permanent. */
  inviteLifetimeMs: number | null;
  ownerId: string;
}

const DAY_MS = 86_400_000;
const FIRST_DAY_MS = Date.UTC(2016, 1, 1);
const LAST_DAY_MS = Date.UTC(2026, 8, 30);

const OFFSETS: Record<string, readonly number[]> = {
  en: [-8, -6, -5, -5, 0, 0, 1, 10],
  'pt-BR': [-3],
  'es-419': [-6, -5, -3],
  ja: [9],
  ko: [9],
  'zh-CN': [8],
  'zh-TW': [8],
  hi: [5.5],
  id: [7],
  vi: [7],
  th: [7],
  ru: [3],
  tr: [3],
  ar: [3],
  uk: [2],
  fi: [2],
  el: [2],
  'pt-PT': [0],
};

const WELCOME_CHANNELS: Record<string, readonly string[]> = {
  en: ['welcome', 'start-here', 'rules', 'front-door', 'lobby', 'read-me-first'],
  de: ['willkommen', 'eingang', 'regeln'],
  fr: ['bienvenue', 'accueil', 'règles'],
  'es-ES': ['bienvenida', 'normas'],
  'es-419': ['bienvenida', 'reglas'],
  'pt-BR': ['boas-vindas', 'regras'],
  'pt-PT': ['boas-vindas', 'regras'],
  it: ['benvenuti', 'regole'],
  ja: ['はじめに', 'ようこそ'],
  ko: ['환영합니다', '공지'],
  ru: ['приветствие', 'правила'],
  uk: ['вітальня', 'правила'],
  pl: ['witamy', 'regulamin'],
  tr: ['hoş-geldiniz', 'kurallar'],
  ar: ['أهلا-وسهلا', 'القوانين'],
  'zh-CN': ['欢迎', '公告'],
  'zh-TW': ['歡迎', '公告'],
  hi: ['स्वागत', 'नियम'],
};

/** The guild of a fictional community. Its code and name determine its seed, so lists can be reordered and extended. */
export function guildOf(community: Community): Guild {
  const { name, marks, members } = community;
  const seed = hashText(`${community.code ?? ''}/${name}`);
  const createdAtMs = creationTime(seed, members);
  const id = snowflakeAt(createdAtMs, seed);
  const isFlagship = marks.has('verified') || marks.has('partnered');
  const premiumTier = isFlagship ? 3 : tierOf(seed, members);
  const hasBanner = (premiumTier >= 2 || fractionOf(seed, 'banner') < 0.3) && !marks.has('nobanner');
  const icon = marks.has('noicon')
    ? null
    : imageHash(seed, 'icon', premiumTier > 0 && fractionOf(seed, 'moving') < 0.15);
  const banner = hasBanner ? imageHash(seed, 'banner', premiumTier === 3 && fractionOf(seed, 'moving2') < 0.15) : null;
  return {
    id,
    seed,
    createdAtMs,
    name,
    description: community.description,
    category: community.category,
    language: community.language,
    ...codesOf(community, seed),
    members,
    onlinePercent: community.onlinePercent,
    ...rhythmOf(seed, community.language),
    features: featuresOf(community, { seed, premiumTier, hasBanner, hasAnimatedIcon: icon?.startsWith('a_') === true }),
    icon,
    banner,
    splash: premiumTier >= 1 && fractionOf(seed, 'splash') < 0.4 ? hexOf(seed, 'splash') : null,
    discoverySplash: isFlagship || fractionOf(seed, 'discovery') < 0.12 ? hexOf(seed, 'discovery') : null,
    emblem: community.emblem,
    verificationLevel: isFlagship ? 3 + Math.round(fractionOf(seed, 'level')) : levelOf(seed, members),
    nsfwLevel: marks.has('adult') ? 3 : 0,
    boosts: boostsOf(seed, premiumTier, members),
    premiumTier,
    hasProfile: !marks.has('noprofile'),
    visibility: marks.has('apply') ? 3 : community.traits.length > 0 || community.tag ? 1 : 0,
    tag: community.tag && tagOf(community.tag, seed),
    traits: community.traits,
    channel: channelOf(community.language, seed, createdAtMs),
    hasWidget: marks.has('widget'),
    inviteLifetimeMs: marks.has('expires') ? Math.round((9 + fractionOf(seed, 'expiry') * 20) * DAY_MS) : null,
    ownerId: snowflakeAt(createdAtMs - 200 * DAY_MS, hashText(`owner/${name}`)),
  };
}

/** Codes of a community: its vanity code or a random one, and a second random one. */
function codesOf(community: Community, seed: number): Pick<Guild, 'code' | 'vanityCode' | 'otherCode'> {
  return {
    code: community.code ?? inviteCodeOf(seed, 'invite'),
    vanityCode: community.code,
    otherCode: inviteCodeOf(seed, 'other invite'),
  };
}

/** Large communities tend to be old; none is older than Discord. */
function creationTime(seed: number, members: number): number {
  const age = fractionOf(seed, 'age') * 0.7 + Math.min(1, Math.log10(members + 1) / 6) * 0.3;
  return Math.round(LAST_DAY_MS - age * (LAST_DAY_MS - FIRST_DAY_MS));
}

function rhythmOf(seed: number, language: string): Pick<Guild, 'utcOffsetHours' | 'growthPerDay'> {
  const roll = fractionOf(seed, 'growth');
  return {
    utcOffsetHours: pickFrom(OFFSETS[language] ?? [1], seed, 'offset'),
    growthPerDay: roll < 0.25 ? -0.0012 * (1 - roll / 0.25) : 0.0045 * ((roll - 0.25) / 0.75) ** 3,
  };
}

function tierOf(seed: number, members: number): number {
  const pull = Math.log10(members + 1) / 6 + fractionOf(seed, 'tier') * 0.6;
  return pull < 0.72 ? 0 : pull < 0.92 ? 1 : pull < 1.12 ? 2 : 3;
}

function levelOf(seed: number, members: number): number {
  return Math.min(4, Math.floor(fractionOf(seed, 'level') * 3 + Math.log10(members + 1) / 3));
}

function boostsOf(seed: number, tier: number, members: number): number {
  const floor = [0, 2, 7, 14][tier] ?? 0;
  const room = tier === 3 ? 6 + Math.sqrt(members) / 4 : ([2, 5, 7][tier] ?? 0);
  return floor + Math.floor(fractionOf(seed, 'boosts') * room);
}

function imageHash(seed: number, label: string, isAnimated: boolean): string {
  return `${isAnimated ? 'a_' : ''}${hexOf(seed, label)}`;
}

function tagOf(tag: { text: string; badge: number }, seed: number): GuildTag {
  return {
    ...tag,
    badgeHash: hexOf(seed, 'badge'),
    colors: [`#${hexOf(seed, 'tag1', 6)}`, `#${hexOf(seed, 'tag2', 6)}`],
  };
}

function channelOf(language: string, seed: number, createdAtMs: number): Guild['channel'] {
  const name = pickFrom(WELCOME_CHANNELS[language] ?? ['welcome', 'general'], seed, 'channel');
  return { id: snowflakeAt(createdAtMs + 400, seed), name, type: fractionOf(seed, 'channel type') < 0.15 ? 5 : 0 };
}
