// The rules that raise alerts, and the facts that alerts report. An alert is open while its rule matches; see `staysOpen`.
import { roundedTo } from '#contract/short-forms.ts';
import { DAY_MS, isoTime } from '#contract/time.ts';
import type { AlertSeverity, HealthAlertsTable } from '#db/health-tables.ts';
import type { InviteState } from '#db/tables.ts';
import type { AlertFacts, AlertType } from './contract.ts';
import { type Counted, growthOf, hasBothCounts, type HealthHistory, onlineRatio, type Stars } from './metrics.ts';

/** Least severe first. */
export const SEVERITIES = ['low', 'medium', 'high', 'critical'] as const satisfies AlertSeverity[];

interface Cause {
  type: AlertType;
  severity: AlertSeverity;
  facts: AlertFacts;
}

export interface AlertHistory extends HealthHistory {
  inviteState: InviteState;
  inviteExpiresAt: number | null;
  /** When Discord last returned counts. */
  countsAt: number | null;
  /** Of the last 30 days, and of all the time before. */
  ratings: { recent: Stars; before: Stars };
}

export function causesOf(history: AlertHistory): Cause[] {
  const rules = [inviteCause, expiryCause, staleCause, memberCause, onlineCause, ratingCause];
  return rules.flatMap((rule) => rule(history) ?? []);
}

function inviteCause({ inviteState }: AlertHistory): Cause | undefined {
  if (inviteState === 'failing') {
    return { type: 'invite_dead', severity: 'high', facts: { kind: 'invite_failing' } };
  }
  if (inviteState === 'expired') {
    return { type: 'invite_dead', severity: 'critical', facts: { kind: 'invite_gone' } };
  }
  if (inviteState !== 'quarantined') return undefined;
  return { type: 'invite_moved', severity: 'critical', facts: { kind: 'invite_moved' } };
}

const EXPIRING_MS = 7 * DAY_MS;

function expiryCause({ at, inviteState, inviteExpiresAt }: AlertHistory): Cause | undefined {
  if (inviteState !== 'live' || inviteExpiresAt === null || inviteExpiresAt - at > EXPIRING_MS) return undefined;
  const isSoon = inviteExpiresAt - at <= DAY_MS;
  // Once it has passed, the next look-up decides.
  const kind = inviteExpiresAt > at ? 'invite_expires' : 'invite_expired';
  return {
    type: 'invite_expiring',
    severity: isSoon ? 'high' : 'medium',
    facts: { kind, at: isoTime(inviteExpiresAt) },
  };
}

const STALE_MS = DAY_MS;
const VERY_STALE_MS = 3 * DAY_MS;

/** Only for live invites: a dead one has its own alert. */
function staleCause({ at, inviteState, countsAt, listedAt }: AlertHistory): Cause | undefined {
  const age = at - (countsAt ?? listedAt);
  if (inviteState !== 'live' || age <= STALE_MS) return undefined;
  // The time itself: an age would be wrong by the next read.
  const facts = { kind: 'counts_stale', at: isoTime(countsAt ?? listedAt) } as const;
  return { type: 'counts_stale', severity: age > VERY_STALE_MS ? 'medium' : 'low', facts };
}

/** From 10% a day; a change of fewer than 20 members is noise. */
const DROP = { percent: -10, critical: -25, members: -20 };
const SPIKE = { percent: 25, high: 100, members: 50 };

function memberCause({ snapshots }: AlertHistory): Cause | undefined {
  const growth = growthOf(snapshots);
  if (!growth) return undefined;
  const { before, after, hours, perDay } = growth;
  // The change between the two counts; the thresholds apply to the change per day.
  const figures = { percent: roundedTo(1, Math.abs(growth.percent)), hours, before, after };
  if (perDay <= DROP.percent && after - before <= DROP.members) {
    const severity = perDay <= DROP.critical ? 'critical' : 'high';
    return { type: 'member_drop', severity, facts: { kind: 'member_drop', ...figures } };
  }
  if (perDay < SPIKE.percent || after - before < SPIKE.members) return undefined;
  const severity = perDay >= SPIKE.high ? 'high' : 'medium';
  return { type: 'member_spike', severity, facts: { kind: 'member_spike', ...figures } };
}

const RECENT_MS = 2 * DAY_MS;
const BEFORE_MS = 9 * DAY_MS;
const MIN_RECENT = 2;
const MIN_BEFORE = 4;
/** Recent share relative to the share of the week before. */
const FALLING = 2 / 3;
const HALVED = 1 / 2;
/** Percent; below it the platform's rounding dominates. */
const MIN_SHARE = 1;

/** Compares the mean share of the last two days with that of the seven days before. */
function onlineCause({ snapshots }: AlertHistory): Cause | undefined {
  const newest = snapshots.at(-1);
  if (!newest) return undefined;
  const age = ({ at }: Counted): number => newest.at - at;
  const recent = shares(snapshots.filter((one) => age(one) <= RECENT_MS));
  const before = shares(snapshots.filter((one) => age(one) > RECENT_MS && age(one) <= BEFORE_MS));
  if (recent.length < MIN_RECENT || before.length < MIN_BEFORE) return undefined;
  const [now, then] = [mean(recent), mean(before)];
  if (then < MIN_SHARE || now > then * FALLING) return undefined;
  const facts = { kind: 'online_falling', now: roundedTo(1, now), before: roundedTo(1, then) } as const;
  return { type: 'online_falling', severity: now <= then * HALVED ? 'high' : 'medium', facts };
}

function shares(snapshots: readonly Counted[]): number[] {
  return snapshots.filter(hasBothCounts).map(onlineRatio);
}

const MIN_REVIEWS = 5;
/** Stars. */
const RATING_FALL = 0.5;
const STRONG_FALL = 1;

function ratingCause({ ratings: { recent, before } }: AlertHistory): Cause | undefined {
  if (recent.count < MIN_REVIEWS || before.count < MIN_REVIEWS) return undefined;
  const [now, then] = [recent.sum / recent.count, before.sum / before.count];
  if (then - now < RATING_FALL) return undefined;
  const facts = { kind: 'rating_falling', now: roundedTo(1, now), before: roundedTo(1, then) } as const;
  return { type: 'rating_falling', severity: then - now >= STRONG_FALL ? 'medium' : 'low', facts };
}

interface AlertState {
  /** The alert that was open before; undefined for a new one. */
  known?: HealthAlertsTable;
  /** Undefined for an alert that stays open without one. */
  cause?: Cause;
  severity: AlertSeverity;
}

/**
 * The alerts of a listing that are open from now on: one for each cause, and those that stay open without one.
 * @param open its open alerts so far
 */
export function alertsAfter(history: AlertHistory, open: readonly HealthAlertsTable[]): AlertState[] {
  const caused = causesOf(history).map((cause) => {
    const known = open.find(({ type }) => type === cause.type);
    return { known, cause, severity: known ? keptSeverity(known, cause.severity) : cause.severity };
  });
  const others = open.filter((alert) => caused.every(({ known }) => known !== alert) && staysOpen(alert, history.at));
  return [...caused, ...others.map((known) => ({ known, severity: known.severity }))];
}

const STAYS_OPEN_MS = DAY_MS;

/**
 * One reviewer can end, renew, weaken and strengthen a falling rating at will, and must not make its alert unread each
 * time: it stays open for a day, and as severe as it was.
 */
function staysOpen({ type, created_at }: { type: string; created_at: number }, at: number): boolean {
  return type === 'rating_falling' && at - created_at < STAYS_OPEN_MS;
}

/** The severity of an open alert whose cause has the severity `now`. See `staysOpen`. */
function keptSeverity({ type, severity }: { type: string; severity: AlertSeverity }, now: AlertSeverity) {
  return type === 'rating_falling' && isWorse(severity, now) ? severity : now;
}

export function isWorse(severity: AlertSeverity, than: AlertSeverity): boolean {
  return SEVERITIES.indexOf(severity) > SEVERITIES.indexOf(than);
}

/** The next time after `at` when an alert can change without new data; undefined when there is none. */
export function nextAlertChange(history: AlertHistory, alerts: readonly AlertState[]): number | undefined {
  const ends = alerts.flatMap(({ known, cause }) => (known && !cause ? [known.created_at + STAYS_OPEN_MS] : []));
  const times = [...ends, ...inviteChanges(history)].filter((time) => time > history.at);
  return times.length === 0 ? undefined : Math.min(...times);
}

function inviteChanges({ inviteState, inviteExpiresAt, countsAt, listedAt }: AlertHistory): number[] {
  if (inviteState !== 'live') return [];
  const counted = countsAt ?? listedAt;
  const expiry =
    inviteExpiresAt === null ? [] : [inviteExpiresAt - EXPIRING_MS, inviteExpiresAt - DAY_MS, inviteExpiresAt];
  // One ms past the threshold: at the threshold itself the counts are not stale yet.
  return [counted + STALE_MS + 1, counted + VERY_STALE_MS + 1, ...expiry];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
