import { describe, expect, it } from 'vitest';
import type { InterfaceLanguage } from '#contract/interface-language.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/time.ts';
import { ageText } from './age.ts';
import { createI18n, loadedI18n } from '../i18n.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const AGES = [
  59_999,
  MINUTE_MS,
  3 * MINUTE_MS,
  27 * MINUTE_MS,
  HOUR_MS,
  23.9 * HOUR_MS,
  DAY_MS,
  2 * DAY_MS,
  11 * DAY_MS,
];

const english = createI18n('en');

const before = (ms: number) => new Date(now - ms).toISOString();

describe('ages', () => {
  it.each<[InterfaceLanguage, string]>([
    ['en', 'just now|1 min ago|3 min ago|27 min ago|1 hour ago|23 hours ago|1 day ago|2 days ago|11 days ago'],
    ['de', 'gerade eben|vor 1 Min.|vor 3 Min.|vor 27 Min.|vor 1 Std.|vor 23 Std.|vor 1 Tag|vor 2 Tagen|vor 11 Tagen'],
    ['es', 'ahora mismo|hace 1 min|hace 3 min|hace 27 min|hace 1 h|hace 23 h|hace 1 día|hace 2 días|hace 11 días'],
    [
      'fr',
      'à l’instant|il y a 1 min|il y a 3 min|il y a 27 min|il y a 1 h|il y a 23 h|il y a 1 jour|il y a 2 jours|il y a 11 jours',
    ],
    ['pt-BR', 'agora mesmo|há 1 min.|há 3 min.|há 27 min.|há 1 h|há 23 h|há 1 dia|há 2 dias|há 11 dias'],
    ['ja', 'たった今|1 分前|3 分前|27 分前|1 時間前|23 時間前|1 日前|2 日前|11 日前'],
    [
      'ar',
      'الآن|قبل دقيقة واحدة|قبل 3 دقائق|قبل 27 دقيقة|قبل ساعة واحدة|قبل 23 ساعة|قبل يوم واحد|قبل يومين|قبل 11 يومًا',
    ],
  ])('are written in the language %s', async (language, expected) => {
    const i18n = await loadedI18n(language);
    const shown = AGES.map((age) => ageText(before(age), now, i18n).value);
    expect(shown.join('|').replaceAll('\u00a0', ' ')).toBe(expected);
  });

  it('in the future read as just now', () => expect(ageText(before(-5000), now, english).value).toBe('just now'));

  it.each(AGES)('of %d ms read the same until the returned time, and change then', (age) => {
    const at = before(age);
    const { value, until } = ageText(at, now, english);
    expect(until).toBeGreaterThan(now);
    expect(ageText(at, until - 1, english).value).toBe(value);
    expect(ageText(at, until, english).value).not.toBe(value);
  });
});
