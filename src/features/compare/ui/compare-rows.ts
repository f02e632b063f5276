// The rows of a comparison: what each server says, whether they differ in it, and who has the most.
import { ACTIVITY_LEVELS } from '#contract/vocabulary.ts';
import { categoryName } from '#web/directory/category-words.ts';
import type { ServerHealth } from '#features/health/contract.ts';
import type { Server } from '#features/listings/contract.ts';
import { dayText } from '#web/kit/day-text.ts';
import { featureLabel, shownFeatures } from '#web/directory/feature-labels.ts';
import { languageName } from '#web/directory/language-names.ts';
import { onlinePercent } from '#web/directory/online-share.ts';
import { texts as listTexts } from '#web/directory/texts.ts';
import { decimal, percent, whole } from '#web/kit/number.ts';
import { type RowName, texts } from './texts.ts';

/** The platform's ids begin with the time at which they were given, in ms since its own first second. */
const FIRST_SECOND_MS = 1_420_070_400_000n;

/** When a community was made, as ISO time; null for what is no such id. */
export function createdAtOf(communityId: string): string | null {
  if (!/^\d{15,20}$/.test(communityId)) return null;
  return new Date(Number((BigInt(communityId) >> 22n) + FIRST_SECOND_MS)).toISOString();
}

export interface Compared {
  server: Server;
  /** Undefined where it could not be asked for. */
  health: Pick<ServerHealth, 'overallHealthScore' | 'measured'> | undefined;
}

export interface Cell {
  /** One line, or a list of words. */
  text: string | { word: string; isShared: boolean }[];
  /** Nobody has told us: no value to compare with. */
  isUnknown: boolean;
  isMost: boolean;
}

export interface CompareRow {
  name: RowName;
  cells: Cell[];
  differs: boolean;
}

/** What one server says: words, and a number where more is more. */
interface Said {
  text: string | null;
  amount?: number | null;
}

const SAYS: Record<Exclude<RowName, 'categories' | 'features'>, (of: Compared) => Said> = {
  members: ({ server }) => counted(server.memberCount),
  online: ({ server }) => counted(server.onlineCount),
  share: ({ server }) => {
    const share = onlinePercent(server.memberCount, server.onlineCount);
    return { text: share === null ? null : percent(share, 1), amount: share };
  },
  activity: ({ server }) => ({
    text: listTexts.levels[server.activityLevel],
    amount: ACTIVITY_LEVELS.length - ACTIVITY_LEVELS.indexOf(server.activityLevel),
  }),
  rating: ({ server: { averageRating, totalReviews } }) =>
    totalReviews === 0
      ? { text: texts.noReviews, amount: null }
      : { text: texts.stars(decimal(averageRating), totalReviews), amount: averageRating },
  health: ({ health }) =>
    health && health.measured > 0
      ? { text: texts.score(health.overallHealthScore), amount: health.overallHealthScore }
      : { text: texts.notEnough, amount: null },
  verification: ({ server: { verificationLevel } }) => ({
    text: verificationLevel === null ? null : (listTexts.verificationLevels[verificationLevel] ?? null),
  }),
  boosts: ({ server: { premiumTier } }) => ({
    text: premiumTier === null ? null : premiumTier > 0 ? texts.level(premiumTier) : texts.none,
    amount: premiumTier,
  }),
  age: ({ server }) => day(createdAtOf(server.discordServerId)),
  listed: ({ server }) => day(server.createdAt),
  language: ({ server: { language } }) => ({ text: language && languageName(language) }),
};

const WORDS: Record<'categories' | 'features', (server: Server) => string[]> = {
  categories: ({ categories }) => categories.map(categoryName),
  features: ({ discordFeatures }) => shownFeatures(discordFeatures).map(featureLabel).toSorted(),
};

const ORDER: RowName[] = [
  'members',
  'online',
  'share',
  'activity',
  'rating',
  'health',
  'categories',
  'features',
  'verification',
  'boosts',
  'language',
  'age',
  'listed',
];

export function compareRows(compared: readonly Compared[]): CompareRow[] {
  return ORDER.map((name) =>
    name === 'categories' || name === 'features'
      ? wordRow(
          name,
          compared.map(({ server }) => WORDS[name](server)),
        )
      : lineRow(name, compared.map(SAYS[name])),
  );
}

function lineRow(name: RowName, said: Said[]): CompareRow {
  const amounts = said.map(({ amount }) => amount ?? null);
  const known = amounts.filter((amount) => amount !== null);
  const most = Math.max(...known);
  // The only one that is known has nothing to stand out from; neither has one of several that have as much.
  const standsOut = known.length > 1 && most > 0 && known.filter((amount) => amount === most).length === 1;
  return {
    name,
    differs: new Set(said.map(({ text }) => text)).size > 1,
    cells: said.map(({ text }, index) => ({
      text: text ?? texts.unknown,
      isUnknown: text === null,
      isMost: standsOut && amounts[index] === most,
    })),
  };
}

function wordRow(name: RowName, lists: string[][]): CompareRow {
  const isShared = (word: string) => lists.every((list) => list.includes(word));
  return {
    name,
    differs: lists.some((list) => !list.every(isShared)),
    cells: lists.map((list) => ({
      text: list.length === 0 ? texts.none : list.map((word) => ({ word, isShared: isShared(word) })),
      isUnknown: false,
      isMost: false,
    })),
  };
}

function counted(count: number | null): Said {
  return { text: count === null ? null : whole(count), amount: count };
}

function day(at: string | null): Said {
  return { text: at && dayText(at) };
}
