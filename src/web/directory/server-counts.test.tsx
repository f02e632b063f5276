import type { I18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { renderMarkup } from '#test/markup.tsx';
import { createI18n, loadedI18n } from '#web/i18n.ts';
import { countsLine, Members, Online } from './server-counts.tsx';

function membersIn(i18n: I18n, count: number | null): string {
  const markup = renderMarkup(<Members count={count} />, { i18n });
  return markup.replace(/<\/?span[^>]*>/g, '');
}

it('uses the singular for one member, no number for an unknown count, and no dot at the start of a line', async () => {
  const english = createI18n('en');
  expect([1, 48_231, null].map((count) => membersIn(english, count))).toEqual([
    '<b>1</b> member',
    '<b>48.2K</b> members',
    '<b>unknown</b> members',
  ]);
  expect(countsLine({ memberCount: 1, onlineCount: 1 }, english)).toBe('1 member\u00a0· 1 online');
  expect(countsLine({ memberCount: null, onlineCount: null }, english)).toBe('unknown members\u00a0· unknown online');
  const german = await loadedI18n('de');
  expect(countsLine({ memberCount: 48_231, onlineCount: null }, german)).toBe(
    'Mitglieder: 48.231\u00a0· Online: unbekannt',
  );
});

it('pluralizes members in Polish, which has three plural forms', async () => {
  const polish = await loadedI18n('pl');
  expect([1, 5, 12_003, null].map((count) => membersIn(polish, count))).toEqual([
    '<b>1</b> członek',
    '<b>5</b> członków',
    '<b>12\u00a0tys.</b> członków',
    '<b>nieznana</b> liczba członków',
  ]);
});

it('pluralizes members in Arabic by the number as displayed', async () => {
  const arabic = await loadedI18n('ar');
  expect([5, 12, 103_003, null].map((count) => membersIn(arabic, count))).toEqual([
    '<b>5</b> أعضاء',
    '<b>12</b> عضوًا',
    '<b>103\u00a0ألف</b> عضو',
    'الأعضاء: <b>غير معروف</b>',
  ]);
});

it('puts the number online after its word in Arabic, where it needs no plural', async () => {
  const markup = renderMarkup(<Online count={84} />, { i18n: await loadedI18n('ar') });
  expect(markup).toContain('متصلون: <b>84</b>');
});
