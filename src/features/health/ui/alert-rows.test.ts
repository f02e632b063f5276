import { expect, it } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import { calmHistory, NO_STARS } from '#test/alert-history.ts';
import { createI18n, loadedI18n } from '#web/i18n.ts';
import type { AlertFacts } from '../contract.ts';
import { alertMessage } from '../alert-message.ts';
import { type AlertHistory, causesOf } from '../alert-rules.ts';
import { alertText } from './alert-rows.tsx';

const NOW = Date.UTC(2026, 10, 20, 14, 2);
const counted = (days: number, members: number, online: number) => ({ at: NOW - days * DAY_MS, members, online });

const CALM = calmHistory(NOW);

/** One cause for every kind of facts. */
const CAUSES: Record<AlertFacts['kind'], Partial<AlertHistory>> = {
  invite_failing: { inviteState: 'failing' },
  invite_gone: { inviteState: 'expired' },
  invite_moved: { inviteState: 'quarantined' },
  invite_expires: { inviteExpiresAt: NOW + DAY_MS },
  invite_expired: { inviteExpiresAt: NOW - 1 },
  counts_stale: { countsAt: NOW - 2 * DAY_MS },
  member_drop: { snapshots: [counted(1, 1_234_567, 9), counted(0, 1234, 9)] },
  member_spike: { snapshots: [counted(1, 900, 9), counted(0, 1800, 9)] },
  online_falling: { snapshots: [8, 7, 6, 5, 1, 0].map((days) => counted(days, 1000, days > 2 ? 255 : 100)) },
  rating_falling: {
    ratings: { recent: { ...NO_STARS, count: 5, sum: 15 }, before: { ...NO_STARS, count: 5, sum: 24 } },
  },
};

/** Sorted, because each language has its own order. */
const figuresOf = (text: string): string[] => (text.match(/\d+([.,:-]\d+)*/g) ?? []).toSorted();

/** The alert as the API returns it. */
const alertOf = (change: Partial<AlertHistory>) => {
  const { facts } = causesOf({ ...CALM, ...change })[0]!;
  return { facts, message: alertMessage(facts) };
};

it.each(Object.entries(CAUSES))('%s has the same English text as in the API', (_, change) => {
  const alert = alertOf(change);
  expect(alertText(alert, createI18n('en'))).toBe(alert.message);
});

it.each(Object.entries(CAUSES))('%s is translated with the same figures', async (_, change) => {
  const alert = alertOf(change);
  const translated = alertText(alert, await loadedI18n('ja', 'account'));
  expect(translated).not.toBe(alert.message);
  const isFixed = !/\d/.test(alert.message);
  expect(isFixed ? [] : figuresOf(translated)).toEqual(figuresOf(alert.message));
});

it('shows the stored message of an alert without facts unchanged', () => {
  expect(alertText({ message: 'The moon is full.', facts: null }, createI18n('en'))).toBe('The moon is full.');
});
