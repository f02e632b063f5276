// Health of one server and of the user's own servers, with their alerts. Requests read what refresh.ts stored; only
// for a listing without stored health, which is pending review or of the last second, is it computed here.
import { DAY_MS, isoTime } from '#contract/time.ts';
import { healthLevel } from '#contract/vocabulary.ts';
import type { AlertSeverity } from '#db/health-tables.ts';
import type { Database, Queries } from '#db/open.ts';
import { lockUserRow } from '#db/users.ts';
import type { Cdn } from '#discord/cdn.ts';
import { findListing, type Viewer } from '#features/listings/listings.ts';
import { AppError, serverNotFound } from '#http/errors.ts';
import type {
  AlertFacts,
  CommunityStats,
  HealthAlert,
  HealthOverviewItem,
  RatingHistory,
  ServerHealth,
  Trend,
} from './contract.ts';
import { SEVERITIES } from './alert-rules.ts';
import { historiesOf } from './history.ts';
import { averageRating } from './metrics.ts';
import { healthRow, metricsOfRow } from './refresh.ts';
import { type DayScore, scoreOf } from './score.ts';
import {
  addRead,
  alertById,
  type AlertRow,
  alertsFor,
  deleteAlertsClosedBefore,
  healthRows,
  isOwnListing,
  type OverviewRow,
  overviewRows,
  scoreRows,
  starsByWeek,
} from './store.ts';

const alertNotFound = (): AppError => new AppError(404, 'not_found', 'Alert not found.');

const CLOSED_RETENTION_MS = 30 * DAY_MS;

interface HealthDeps {
  db: Database;
  cdn: Cdn;
  /** Epoch ms. */
  now: () => number;
}

/** Throws 404 for a server that is not visible to the viewer. */
export async function serverHealth(
  { db, cdn, now }: HealthDeps,
  identifier: string,
  viewer: Viewer,
): Promise<ServerHealth> {
  const listing = await findListing(db, identifier, viewer);
  const [stored] = await healthRows(db.kysely, [listing.id]);
  const row = stored ?? healthRow(listing.id, (await historiesOf(db.kysely, [listing], now())).get(listing.id)!);
  const metrics = metricsOfRow(row);
  const { parts, measured } = scoreOf(metrics);
  return {
    serverId: listing.id,
    serverName: listing.name,
    slug: listing.slug,
    iconUrl: cdn.icon(listing.guild_id, listing.icon_hash),
    memberCount: listing.member_count,
    onlineCount: listing.online_count,
    countsAt: isoTime(listing.counts_at),
    scores: scoreViews(row.scores),
    ...metrics,
    overallHealthScore: row.score,
    healthTrend: row.trend,
    lastUpdated: isoTime(row.computed_at),
    measured,
    parts,
  };
}

/** The stored health by id; listings without any are missing. */
export async function measuredHealth(db: Queries, ids: readonly string[]): Promise<Map<string, MeasuredHealth>> {
  const rows = await healthRows(db, ids);
  return new Map(
    rows.map(({ listing_id, score, trend, online_ratio, computed_at }) => [
      listing_id,
      {
        overallHealthScore: score,
        healthTrend: trend,
        onlineRatio: online_ratio,
        healthUpdatedAt: isoTime(computed_at),
      },
    ]),
  );
}

export interface MeasuredHealth {
  overallHealthScore: number;
  healthTrend: Trend;
  /** Percent; null: not enough data. */
  onlineRatio: number | null;
  /** ISO 8601. */
  healthUpdatedAt: string;
}

/** The stored scores by id; listings without one are missing. */
export async function healthScores(db: Queries, ids: readonly string[]): Promise<Map<string, number>> {
  return new Map((await scoreRows(db, ids)).map(({ listing_id, score }) => [listing_id, score]));
}

/** The mean of all reviews so far, at the last review of each week. */
export async function ratingHistory({ db }: HealthDeps, identifier: string, viewer: Viewer): Promise<RatingHistory> {
  const { id } = await findListing(db, identifier, viewer);
  const soFar = { count: 0, sum: 0 };
  const points = (await starsByWeek(db.kysely, id)).map(({ count, sum, last }) => {
    soFar.count += count;
    soFar.sum += sum;
    return { at: isoTime(last), averageRating: averageRating(soFar), totalReviews: soFar.count };
  });
  return { points };
}

/** The most severe alert first, then the lowest score. */
export async function healthOverview({ db, cdn }: HealthDeps, userId: string): Promise<HealthOverviewItem[]> {
  const rows = await overviewRows(db.kysely, userId);
  return rows
    .toSorted(
      (a, b) => severityOf(b) - severityOf(a) || scoreOrInfinity(a) - scoreOrInfinity(b) || (a.id < b.id ? -1 : 1),
    )
    .map((row) => ({
      serverId: row.id,
      serverName: row.name,
      slug: row.slug,
      iconUrl: cdn.icon(row.guild_id, row.icon_hash),
      memberCount: row.member_count,
      onlineCount: row.online_count,
      countsAt: isoTime(row.counts_at),
      inviteState: row.invite_state,
      alertLevel: row.worst_alert ?? 'none',
      overallHealthScore: row.computed_at ? row.score : null,
      healthTrend: row.trend ?? 'stable',
      scores: scoreViews(row.scores ?? '[]'),
      lastUpdated: isoTime(row.computed_at || null),
    }));
}

function severityOf({ worst_alert }: OverviewRow): number {
  return worst_alert === null ? -1 : SEVERITIES.indexOf(worst_alert);
}

function scoreOrInfinity({ computed_at, score }: OverviewRow): number {
  return computed_at && score !== null ? score : Infinity;
}

/** Over the user's own servers. */
export async function ownServerStats({ db }: HealthDeps, userId: string): Promise<CommunityStats> {
  const servers = await overviewRows(db.kysely, userId);
  const alerts = await alertsFor(db.kysely, userId, idsOf(servers));
  const count = (severity: AlertSeverity): number => alerts.filter((alert) => alert.severity === severity).length;
  return {
    healthyServers: servers.filter((row) => row.computed_at && healthLevel(row.score ?? 0) === 'good').length,
    criticalAlerts: count('critical'),
    highAlerts: count('high'),
    totalServers: servers.length,
  };
}

/** Open alerts of the user's own servers, the most severe first, then the newest. */
export async function alertsOf({ db }: HealthDeps, userId: string): Promise<HealthAlert[]> {
  const servers = await overviewRows(db.kysely, userId);
  return alertViews(await alertsFor(db.kysely, userId, idsOf(servers)));
}

function idsOf(rows: readonly OverviewRow[]): string[] {
  return rows.map(({ id }) => id);
}

/** Throws 404 unless the server is one of the user's own. */
export async function alertsOfServer({ db }: HealthDeps, identifier: string, userId: string): Promise<HealthAlert[]> {
  const { id } = await findListing(db, identifier, { submitterKey: null, userId });
  if (!(await isOwnListing(db.kysely, userId, id))) throw serverNotFound();
  return alertViews(await alertsFor(db.kysely, userId, [id]));
}

/** Idempotent. Throws 404 for an alert of a server that is not the user's own. */
export async function markRead({ db, now }: HealthDeps, alertId: string, userId: string): Promise<void> {
  await db.write(async ({ tx }) => {
    const hasUser = await lockUserRow(tx, userId);
    const alert = await alertById(tx, alertId);
    if (!alert || !(await isOwnListing(tx, userId, alert.listing_id))) throw alertNotFound();
    // A closed alert counts as read for everyone.
    if (hasUser && alert.closed_at === null) await addRead(tx, alertId, userId, now());
  });
}

/** Closed alerts are no longer shown; webhooks report their end for a while. */
export async function expireAlerts(db: Database, now: number): Promise<void> {
  await db.write(({ tx }) => deleteAlertsClosedBefore(tx, now - CLOSED_RETENTION_MS));
}

/** Part of deleting an account. */
export async function deleteAlertReads(tx: Queries, userId: string): Promise<void> {
  await tx.deleteFrom('alert_reads').where('user_id', '=', userId).execute();
}

function alertViews(rows: readonly AlertRow[]): HealthAlert[] {
  return rows
    .toSorted(
      (a, b) =>
        SEVERITIES.indexOf(b.severity) - SEVERITIES.indexOf(a.severity) ||
        b.created_at - a.created_at ||
        (a.id < b.id ? -1 : 1),
    )
    .map((row) => ({
      id: row.id,
      serverId: row.listing_id,
      slug: row.slug,
      serverName: row.name,
      alertType: row.type,
      severity: row.severity,
      message: row.message,
      facts: row.facts === null ? null : (JSON.parse(row.facts) as AlertFacts),
      isRead: row.read_at !== null,
      createdAt: isoTime(row.created_at),
    }));
}

function scoreViews(scores: string): ServerHealth['scores'] {
  return (JSON.parse(scores) as DayScore[]).map(([day, score]) => ({ at: isoTime(day * DAY_MS), score }));
}
