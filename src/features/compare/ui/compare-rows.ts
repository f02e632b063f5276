// The rows of a comparison: the values of the servers, whether they differ, and which one is the highest.
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { issuedAt, SNOWFLAKE } from '#contract/snowflake.ts';
import { isoTime } from '#contract/time.ts';
import { ACTIVITY_LEVELS, isActivityKnown } from '#contract/vocabulary.ts';
import { categoryName } from '#web/directory/category-words.ts';
import type { ServerHealth } from '#features/health/contract.ts';
import type { Server } from '#features/listings/contract.ts';
import { dayText } from '#web/kit/day.tsx';
import { featureLabel } from '#web/directory/feature-labels.ts';
import { languageName } from '#web/directory/display-names.ts';
import { onlinePercent, shareText } from '#web/directory/online-share.ts';
import { ACTIVITY_LABELS, VERIFICATION_LABELS } from '#web/directory/server-badges.tsx';
import { formatOf } from '#web/kit/format.ts';
import { shownFeatures } from '#web/directory/shown-features.ts';

export const ROW_NAMES = {
  members: msg`Members`,
  online: msg`Online now`,
  share: msg`Online ratio`,
  activity: msg`Activity`,
  rating: msg`Rating`,
  health: msg`Health`,
  categories: msg`Categories`,
  features: msg`Features`,
  verification: msg`Verification`,
  boosts: msg`Boost level`,
  language: msg`Language`,
  age: msg`Created`,
  listed: msg`Listed since`,
} satisfies Record<string, MessageDescriptor>;

type RowName = keyof typeof ROW_NAMES;

export interface Compared {
  server: Server;
  /** Undefined when it could not be loaded. */
  health: Pick<ServerHealth, 'overallHealthScore' | 'measured' | 'parts'> | undefined;
}

export interface Word {
  word: string;
  /** All servers have it. */
  isShared: boolean;
  /** Shown to users only: visitors see how many there are. */
  isLocked: boolean;
}

export interface Cell {
  /** One line, or a list of words. */
  text: string | Word[];
  /** There is no value to compare. */
  isUnknown: boolean;
  isMost: boolean;
}

export interface CompareRow {
  name: RowName;
  cells: Cell[];
  differs: boolean;
}

/** The value of one server: its text, and a number if values can be ranked. */
interface Value {
  text: string | null;
  amount?: number | null;
}

const VALUES: Record<Exclude<RowName, 'categories' | 'features'>, (of: Compared, i18n: I18n) => Value> = {
  members: ({ server }, i18n) => counted(server.memberCount, i18n),
  online: ({ server }, i18n) => counted(server.onlineCount, i18n),
  share: ({ server }, i18n) => {
    const share = onlinePercent(server.memberCount, server.onlineCount);
    return { text: share === null ? null : shareText(share, formatOf(i18n).percent), amount: share };
  },
  activity: ({ server }, i18n) => {
    if (!isActivityKnown(server)) return { text: null };
    const { activityLevel: level } = server;
    const amount = ACTIVITY_LEVELS.length - ACTIVITY_LEVELS.indexOf(level);
    return { text: i18n.t(ACTIVITY_LABELS[level]), amount };
  },
  rating: ({ server: { averageRating, totalReviews } }, i18n) => {
    if (totalReviews === 0) return { text: i18n.t(msg`No reviews yet`), amount: null };
    const stars = formatOf(i18n).decimal(averageRating);
    const text = i18n.t(msg`${plural(totalReviews, { one: `${stars} (# review)`, other: `${stars} (# reviews)` })}`);
    return { text, amount: averageRating };
  },
  health: ({ health }, i18n) => {
    if (!health || health.measured === 0) return { text: i18n.t(msg`not enough data`), amount: null };
    const { overallHealthScore: score, measured, parts } = health;
    const text =
      measured === parts.length
        ? i18n.t(msg`${score} of 100`)
        : i18n.t(msg`${score} of 100 (from ${measured} of ${{ all: parts.length }})`);
    // A server that was just listed has a score from few parts, none of which has had time to be bad.
    return { text, amount: measured * 2 > parts.length ? score : null };
  },
  verification: ({ server: { verificationLevel } }, i18n) => {
    const words = VERIFICATION_LABELS[verificationLevel ?? -1];
    return { text: words ? i18n.t(words) : null };
  },
  boosts: ({ server: { premiumTier } }, i18n) => ({
    text: premiumTier === null ? null : premiumTier > 0 ? i18n.t(msg`Level ${premiumTier}`) : i18n.t(NONE),
    amount: premiumTier,
  }),
  age: ({ server }, i18n) => day(createdAtOf(server.discordServerId), i18n),
  listed: ({ server }, i18n) => day(server.createdAt, i18n),
  language: ({ server: { language } }, i18n) => ({ text: language && languageName(language, i18n) }),
};

type OwnWord = Omit<Word, 'isShared'>;

const WORDS: Record<'categories' | 'features', (server: Server, i18n: I18n, maxFeatures: number) => OwnWord[]> = {
  categories: ({ categories }, i18n) => categories.map((name) => ({ word: categoryName(name, i18n), isLocked: false })),
  // The unlocked ones are the first of the platform's order, as on the server's page.
  features: ({ discordFeatures }, i18n, maxFeatures) => {
    const { compare } = new Intl.Collator(formatOf(i18n).locale);
    return shownFeatures(discordFeatures, i18n)
      .map((name, index) => ({ word: featureLabel(name, i18n), isLocked: index >= maxFeatures }))
      .toSorted((a, b) => compare(a.word, b.word));
  },
};

const ORDER = Object.keys(ROW_NAMES) as RowName[];

const NONE = msg({ message: 'none', comment: 'In a table: the server has no such words or no boost level' });

/** @param maxFeatures how many features of a server are shown */
export function compareRows(compared: readonly Compared[], i18n: I18n, maxFeatures: number): CompareRow[] {
  return ORDER.map((name) => {
    if (name === 'categories' || name === 'features') {
      const lists = compared.map(({ server }) => WORDS[name](server, i18n, maxFeatures));
      return wordRow(name, lists, i18n);
    }
    const values = compared.map((one) => VALUES[name](one, i18n));
    return lineRow(name, values, i18n);
  });
}

function lineRow(name: RowName, values: Value[], i18n: I18n): CompareRow {
  const amounts = values.map(({ amount }) => amount ?? null);
  const known = amounts.filter((amount) => amount !== null);
  const max = Math.max(...known);
  const highest = values.find(({ amount }) => amount === max)?.text;
  const equals = values.filter(({ text, amount }) => amount === max || text === highest);
  // A single known value has nothing to stand out from. Two highest values, or values that are rounded to the same text,
  // do not stand out either.
  const standsOut = known.length > 1 && max > 0 && equals.length === 1;
  return {
    name,
    differs: new Set(values.map(({ text }) => text)).size > 1,
    cells: values.map(({ text }, index) => ({
      text: text ?? i18n.t(msg({ message: 'unknown', comment: 'In a table: Discord does not tell it' })),
      isUnknown: text === null,
      isMost: standsOut && amounts[index] === max,
    })),
  };
}

function wordRow(name: RowName, lists: OwnWord[][], i18n: I18n): CompareRow {
  // Locked words count too: else rows would come or go when the user becomes known.
  const isShared = ({ word }: OwnWord) => lists.every((list) => list.some((one) => one.word === word));
  return {
    name,
    differs: !lists.flat().every(isShared),
    cells: lists.map((list) => ({
      text: list.length === 0 ? i18n.t(NONE) : list.map((own) => ({ ...own, isShared: isShared(own) })),
      isUnknown: false,
      isMost: false,
    })),
  };
}

function counted(count: number | null, i18n: I18n): Value {
  return { text: count === null ? null : formatOf(i18n).whole(count), amount: count };
}

function day(at: string | null, i18n: I18n): Value {
  return { text: at && dayText(at, i18n) };
}

/** When a community was created, as ISO time; null for an invalid id. */
export function createdAtOf(guildId: string): string | null {
  return SNOWFLAKE.test(guildId) ? isoTime(issuedAt(guildId)) : null;
}
