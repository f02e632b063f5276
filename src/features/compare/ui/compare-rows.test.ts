import { describe, expect, it } from 'vitest';
import type { Server } from '#features/listings/contract.ts';
import { createI18n, loadedI18n } from '#web/i18n.ts';
import { type Compared, compareRows, createdAtOf } from './compare-rows.ts';

const i18n = createI18n('en');

const SERVER = {
  id: 's_1',
  memberCount: 1000,
  onlineCount: 100,
  activityLevel: 'Active',
  averageRating: 4.5,
  totalReviews: 2,
  categories: ['Gaming', 'Art'],
  discordFeatures: ['community', 'banner'],
  verificationLevel: 2,
  premiumTier: 1,
  language: 'en',
  createdAt: '2026-11-01T10:00:00.000Z',
  discordServerId: '175928847299117063',
} as unknown as Server;

const of = (change: Partial<Server> = {}, health?: Compared['health']): Compared => ({
  server: { ...SERVER, ...change },
  health,
});
/** A health score from some of ten parts. */
const healthOf = (overallHealthScore: number, measured: number): Compared['health'] => ({
  overallHealthScore,
  measured,
  parts: Array.from({ length: 10 }, () => ({ metric: 'averageRating' as const, score: null, weight: 10 })),
});
const rows = (compared: Compared[], maxFeatures = Infinity) => compareRows(compared, i18n, maxFeatures);
const row = (compared: Compared[], name: string) => rows(compared).find((one) => one.name === name)!;
const texts = (compared: Compared[], name: string) => row(compared, name).cells.map(({ text }) => text);
const most = (compared: Compared[], name: string) => row(compared, name).cells.map(({ isMost }) => isMost);

describe('compareRows', () => {
  it('reports no differences between equal servers', () => {
    expect(rows([of(), of()]).filter(({ differs }) => differs)).toEqual([]);
  });

  it('highlights the one highest value, but no shared one', () => {
    expect(most([of(), of({ memberCount: 2000 })], 'members')).toEqual([false, true]);
    expect(most([of({ memberCount: 2000 }), of({ memberCount: 2000 }), of()], 'members')).toEqual([
      false,
      false,
      false,
    ]);
    expect(most([of({ activityLevel: 'Casual' }), of({ activityLevel: 'Very Active' })], 'activity')).toEqual([
      false,
      true,
    ]);
    const alike = [of({ onlineCount: 58 }), of({ memberCount: 9999, onlineCount: 580 })];
    expect(texts(alike, 'share')).toEqual(['5.8%', '5.8%']);
    expect(most(alike, 'share')).toEqual([false, false]);
    expect(most([of({ memberCount: null }), of()], 'members')).toEqual([false, false]);
    expect(most([of({ memberCount: null }), of(), of({ memberCount: 2 })], 'members')).toEqual([false, true, false]);
    expect(most([of()], 'members')).toEqual([false]);
  });

  it('distinguishes unknown from zero', () => {
    const compared = [
      of({ memberCount: null, onlineCount: null, premiumTier: null }),
      of({ memberCount: 0, premiumTier: 0 }),
    ];
    expect(texts(compared, 'members')).toEqual(['unknown', '0']);
    expect(texts(compared, 'share')).toEqual(['unknown', 'unknown']);
    expect(texts(compared, 'activity')).toEqual(['unknown', 'Active']);
    expect(texts(compared, 'boosts')).toEqual(['unknown', 'none']);
    expect(row(compared, 'members').cells.map(({ isUnknown }) => isUnknown)).toEqual([true, false]);
    expect(most(compared, 'boosts')).toEqual([false, false]);
  });

  it('shows the share online, the rating with its number of reviews, and the health', () => {
    const compared = [of({}, healthOf(81, 10)), of({ totalReviews: 0, averageRating: 0 })];
    expect(texts(compared, 'share')).toEqual(['10.0%', '10.0%']);
    expect(texts(compared, 'rating')).toEqual(['4.5 (2 reviews)', 'No reviews yet']);
    expect(texts(compared, 'health')).toEqual(['81 of 100', 'not enough data']);
    expect(most(compared, 'health')).toEqual([false, false]);
    expect(texts([of({}, healthOf(50, 0))], 'health')).toEqual(['not enough data']);
  });

  it('says from how many parts a health score is, and highlights none from half of them or fewer', () => {
    const compared = [of({}, healthOf(95, 5)), of({}, healthOf(70, 10)), of({}, healthOf(60, 8))];
    expect(texts(compared, 'health')).toEqual(['95 of 100 (from 5 of 10)', '70 of 100', '60 of 100 (from 8 of 10)']);
    expect(most(compared, 'health')).toEqual([false, true, false]);
  });

  it('distinguishes shared words from others', () => {
    const { differs, cells } = row([of(), of({ categories: ['Art'] }), of({ categories: [] })], 'categories');
    expect(differs).toBe(true);
    expect(cells.map(({ text }) => text)).toEqual([
      [
        { word: 'Gaming', isShared: false, isLocked: false },
        { word: 'Art', isShared: false, isLocked: false },
      ],
      [{ word: 'Art', isShared: false, isLocked: false }],
      'none',
    ]);
    expect(row([of(), of({ categories: ['Art', 'Gaming'] })], 'categories').differs).toBe(false);
  });

  it('sorts the names of features as the language does', async () => {
    const compared = [of({ discordFeatures: ['community', 'welcome_screen_enabled'] })];
    const features = compareRows(compared, await loadedI18n('fr'), Infinity).find(({ name }) => name === 'features')!;
    expect(features.cells[0]!.text).toMatchObject([{ word: 'Écran d’accueil' }, { word: 'Serveur communautaire' }]);
  });

  it('locks the features after the first of each server, and compares all of them, as for users', () => {
    const features = (...lists: string[][]) => {
      const compared = lists.map((discordFeatures) => of({ discordFeatures }));
      return rows(compared, 2).find(({ name }) => name === 'features')!;
    };
    const { differs, cells } = features(['z_last', 'b_second', 'a_first'], ['z_last', 'a_first', 'b_second']);
    expect(differs).toBe(false);
    expect(cells[0]!.text).toEqual([
      { word: 'A first', isShared: true, isLocked: true },
      { word: 'B second', isShared: true, isLocked: false },
      { word: 'Z last', isShared: true, isLocked: false },
    ]);
    expect(features(['one', 'two', 'three'], ['two', 'one', 'four']).differs).toBe(true);
    expect(features(['one', 'two', 'three'], ['one', 'two']).differs).toBe(true);
  });

  it('reads the day a community was created from its id', () => {
    expect(createdAtOf('175928847299117063')).toBe('2016-04-30T11:18:25.796Z');
    expect(createdAtOf('no id')).toBeNull();
    expect(texts([of(), of({ discordServerId: 'x' })], 'age')).toEqual(['30 Apr 2016', 'unknown']);
  });
});
