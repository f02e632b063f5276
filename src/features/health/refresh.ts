// Recomputes health: after data changes by following the revisions of listings, and when only time has passed by the
// due time. Never in a request. One process of the installation does it.
import { DAY_MS } from '#contract/time.ts';
import type { HealthAlertsTable, ListingHealthTable } from '#db/health-tables.ts';
import { newId } from '#db/new-id.ts';
import type { Database, Queries, Write } from '#db/open.ts';
import { changesAfter } from '#db/changes.ts';
import { isPublic } from '#features/listings/listed.ts';
import { listingsByIds } from '#features/listings/store.ts';
import { alertMessage } from './alert-message.ts';
import { type AlertHistory, alertsAfter, isWorse, nextAlertChange, SEVERITIES } from './alert-rules.ts';
import { historiesOf } from './history.ts';
import { type Metrics, metricsOf } from './metrics.ts';
import { unusualGrowth } from './unusual-growth.ts';
import { addDayScore, type DayScore, scoreOf, trendOf } from './score.ts';
import {
  addAlert,
  changeAlert,
  closeAlert,
  dropHealth,
  dueIds,
  followedRevision,
  healthRows,
  openAlerts,
  saveHealth,
  saveJump,
  setFollowedRevision,
} from './store.ts';

/** Listings per transaction. */
const BLOCK = 25;
/** The windows of seven days move daily, so health is never valid for longer. */
const MAX_AGE_MS = DAY_MS;

interface RefreshDeps {
  db: Database;
  /** Epoch ms. */
  now: () => number;
}

/** Refreshes one block of changed listings, filled up with due ones; resolves to whether there might be more. */
export async function refreshNextBlock({ db, now }: RefreshDeps): Promise<boolean> {
  const followed = await followedRevision(db.kysely);
  const changes = await changesAfter(db.kysely, followed, BLOCK);
  const due = await dueIds(db.kysely, now(), BLOCK - changes.length);
  const ids = [...new Set([...changes.map(({ listing_id }) => listing_id), ...due])];
  if (ids.length === 0) return false;
  await db.write(async (write) => {
    const { tx } = write;
    await refreshHealth(write, ids, now());
    const last = changes.at(-1);
    if (last) await setFollowedRevision(tx, last.revision);
  });
  return changes.length + due.length === BLOCK;
}

/**
 * Computes the health of these listings and raises, changes and closes their alerts, in the caller's transaction. Those
 * that are not public have neither.
 */
export async function refreshHealth({ tx, changed }: Write, ids: readonly string[], at: number): Promise<void> {
  const rows = await listingsByIds(tx, ids);
  const histories = await historiesOf(tx, rows.filter(isPublic), at);
  const open = Map.groupBy(await openAlerts(tx, ids), ({ listing_id }) => listing_id);
  const before = new Map((await healthRows(tx, ids)).map((row) => [row.listing_id, row.scores]));
  await saveHealth(
    tx,
    [...histories].map(([id, history]) => healthRow(id, history, open.get(id), before.get(id))),
  );
  // By id, like everyone who locks several of these rows.
  for (const [id, history] of [...histories].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const jump = unusualGrowth(history.snapshots, at);
    if (await saveJump(tx, id, jump && JSON.stringify(jump))) changed(id);
  }
  await dropHealth(
    tx,
    ids.filter((id) => !histories.has(id)),
  );
  for (const id of ids) await updateAlerts(tx, { id, at, history: histories.get(id), open: open.get(id) ?? [] });
}

/**
 * The row to store for a listing.
 * @param open its open alerts so far
 * @param scores the previously stored ones
 */
export function healthRow(
  id: string,
  history: AlertHistory,
  open: readonly HealthAlertsTable[] = [],
  scores = '[]',
): ListingHealthTable {
  const metrics = metricsOf(history);
  const { score } = scoreOf(metrics);
  const alerts = alertsAfter(history, open);
  const worst = SEVERITIES.findLast((severity) => alerts.some((alert) => alert.severity === severity));
  const trend = trendOf(history);
  return {
    listing_id: id,
    score,
    // A good week before its invite led elsewhere does not make a server improve.
    trend: trend === 'improving' && worst === 'critical' ? 'stable' : trend,
    ...columnsOf(metrics),
    worst_alert: worst ?? null,
    scores: JSON.stringify(addDayScore(JSON.parse(scores) as DayScore[], history.at, score)),
    computed_at: history.at,
    due_at: Math.min(history.at + MAX_AGE_MS, nextAlertChange(history, alerts) ?? Infinity),
  };
}

function columnsOf(metrics: Metrics) {
  return {
    member_growth: metrics.memberGrowthRate,
    online_ratio: metrics.onlineRatio,
    engagement: metrics.engagementRate,
    average_rating: metrics.averageRating,
    total_reviews: metrics.totalReviews,
    activity: metrics.activityScore,
    positive_ratio: metrics.positiveReviewRatio,
    channel_activity: metrics.channelActivity,
    response_ms: metrics.apiResponseTime,
    moderation: metrics.moderationHealth,
    is_invite_valid: metrics.inviteValidityStatus ? 1 : 0,
  };
}

export function metricsOfRow(row: ListingHealthTable): Metrics {
  return {
    memberGrowthRate: row.member_growth,
    onlineRatio: row.online_ratio,
    engagementRate: row.engagement,
    averageRating: row.average_rating,
    totalReviews: row.total_reviews,
    activityScore: row.activity,
    positiveReviewRatio: row.positive_ratio,
    channelActivity: row.channel_activity,
    apiResponseTime: row.response_ms,
    moderationHealth: row.moderation,
    inviteValidityStatus: row.is_invite_valid === 1,
  };
}

interface AlertUpdate {
  id: string;
  at: number;
  /** Undefined for a listing that is not public. */
  history: AlertHistory | undefined;
  open: readonly HealthAlertsTable[];
}

/**
 * One open alert per cause: raised once, and again when it becomes worse; changed when its severity or facts change,
 * closed when the cause is gone and nothing keeps it open.
 */
async function updateAlerts(tx: Queries, { id, at, history, open }: AlertUpdate): Promise<void> {
  const alerts = history ? alertsAfter(history, open) : [];
  for (const { known, cause, severity } of alerts) {
    if (!cause) continue;
    const message = alertMessage(cause.facts);
    const facts = JSON.stringify(cause.facts);
    if (!known) {
      const values = { id: newId('alert'), listing_id: id, type: cause.type, severity, message, facts };
      await addAlert(tx, { ...values, open_key: `${id}:${cause.type}`, created_at: at, closed_at: null });
    } else if (known.severity !== severity || known.facts !== facts) {
      const worseAt = isWorse(severity, known.severity) ? at : null;
      await changeAlert(tx, known.id, { severity, message, facts, worseAt });
    }
  }
  const closed = open.filter((alert) => alerts.every(({ known }) => known !== alert));
  for (const { id: alertId } of closed) await closeAlert(tx, alertId, at);
}
