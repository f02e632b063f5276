import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import type { HealthAlertsTable } from '#db/health-tables.ts';
import { calmHistory } from '#test/alert-history.ts';
import { alertMessage } from './alert-message.ts';
import { type AlertHistory, alertsAfter, causesOf, nextAlertChange } from './alert-rules.ts';
import { metricsOf } from './metrics.ts';

const NOW = Date.UTC(2026, 10, 20, 14, 2, 30);
const CALM = calmHistory(NOW);

const messagesOf = (change: Partial<AlertHistory>) =>
  causesOf({ ...CALM, ...change }).map(({ severity, facts }) => `${severity}: ${alertMessage(facts)}`);

describe('alert messages that remain true while the alert is open', () => {
  it('give both member counts and the hours between them', () => {
    const counted = (hours: number, members: number) => ({ at: NOW - hours * HOUR_MS, members, online: null });
    expect(messagesOf({ snapshots: [counted(40, 1000), counted(0, 800)] })).toEqual([
      'high: Members fell by 20.0% in 40 hours (1,000 to 800).',
    ]);
    expect(messagesOf({ snapshots: [counted(12, 1000), counted(0, 1200)] })).toEqual([
      'medium: Members rose by 20.0% in 12 hours (1,000 to 1,200).',
    ]);
  });

  it('give the same change as the metric when the counts are a day apart to the nearest hour', () => {
    const counted = (at: number, members: number) => ({ at, members, online: null });
    const snapshots = [counted(NOW - DAY_MS + 120_000, 21_836), counted(NOW, 31_431)];
    expect(messagesOf({ snapshots })).toEqual(['medium: Members rose by 43.9% in 24 hours (21,836 to 31,431).']);
    expect(metricsOf({ ...CALM, snapshots }).memberGrowthRate).toBe(43.94);
  });

  it('give the time of the last counts, not their age', () => {
    expect(messagesOf({ countsAt: NOW - DAY_MS })).toEqual([]);
    const low = 'low: Discord has sent no counts since 2026-11-19 14:02 UTC.';
    expect(messagesOf({ countsAt: NOW - DAY_MS - 1 })).toEqual([low]);
    expect(messagesOf({ countsAt: null, listedAt: NOW - DAY_MS - 1 })).toEqual([low]);
  });

  it('give the expiry time before and after it passes', () => {
    const inviteExpiresAt = NOW + HOUR_MS;
    expect(messagesOf({ inviteExpiresAt })).toEqual(['high: The invite expires at 2026-11-20 15:02 UTC.']);
    const after = { inviteExpiresAt, at: inviteExpiresAt };
    expect(messagesOf(after)).toEqual(['high: The invite expired at 2026-11-20 15:02 UTC.']);
    expect(nextAlertChange({ ...CALM, inviteExpiresAt }, [])).toBe(inviteExpiresAt);
  });
});

it('is computed again at the end of the day for which an alert stays open without its cause', () => {
  const known: HealthAlertsTable = {
    id: 'a_1',
    listing_id: 's_1',
    type: 'rating_falling',
    severity: 'low',
    message: '',
    facts: null,
    open_key: 's_1:rating_falling',
    created_at: NOW - 23 * HOUR_MS,
    closed_at: null,
  };
  const next = nextAlertChange(CALM, alertsAfter(CALM, [known]))!;
  expect(next).toBe(NOW + HOUR_MS);
  expect(alertsAfter({ ...CALM, at: next }, [known])).toEqual([]);
});
