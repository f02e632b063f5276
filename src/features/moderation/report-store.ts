// The table of reports.
import { sql } from 'kysely';
import type { Queries, RowRange } from '#db/open.ts';
import type { ReportsTable, ReportSubject } from '#db/moderation-tables.ts';
import { MAX_VISITOR_WEIGHT, WEIGHT_TO_HIDE } from './report-weight.ts';

/**
 * Adds the report, or opens the reporter's earlier one again if that was decided before `changedAt`. False when the
 * reporter has already reported the subject.
 * @param changedAt epoch ms: when the subject last changed so that earlier decisions no longer cover it
 */
export async function addReport(tx: Queries, report: ReportsTable, changedAt: number): Promise<boolean> {
  const row = await tx
    .insertInto('reports')
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined || (await reopenReport(tx, report, changedAt));
}

async function reopenReport(
  tx: Queries,
  { subject_type, subject_id, user_id, address_key, ...report }: ReportsTable,
  changedAt: number,
): Promise<boolean> {
  const { reason, text, status, created_at, decided_at, weight } = report;
  const row = await tx
    .updateTable('reports')
    .set({ reason, text, status, created_at, decided_at, weight })
    .where('subject_type', '=', subject_type)
    .where('subject_id', '=', subject_id)
    .where(({ eb, or }) =>
      or([eb('user_id', '=', user_id), ...(address_key === null ? [] : [eb('address_key', '=', address_key)])]),
    )
    .where('status', '!=', 'open')
    .where('decided_at', '<=', changedAt)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Replaces the reason of the account's open report, and its text unless the new one has none; false without such a
 * report, or if nothing differs. Visitors share addresses, so none can replace the words of another.
 */
export async function rewordReport(tx: Queries, report: ReportsTable): Promise<boolean> {
  const { subject_type, subject_id, user_id, reason, text } = report;
  const row = await tx
    .updateTable('reports')
    .set(text === null ? { reason } : { reason, text })
    .where('subject_type', '=', subject_type)
    .where('subject_id', '=', subject_id)
    .where('user_id', '=', user_id)
    .where('status', '=', 'open')
    .where(({ eb, or }) =>
      or([eb('reason', '!=', reason), ...(text === null ? [] : [eb('text', 'is distinct from', text)])]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface ReportedSubject {
  type: ReportSubject;
  id: string;
}

/** The total weights of a subject's open reports, in halves: of accounts that still exist, and of visitors. */
export async function weightsOfOpen(db: Queries, { type, id }: ReportedSubject) {
  const rows = await db
    .selectFrom('reports')
    .leftJoin('users', 'users.id', 'reports.user_id')
    .select(['reports.weight', 'reports.user_id', 'users.id'])
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .where('status', '=', 'open')
    .execute();
  const sum = (some: typeof rows): number => some.reduce((total, { weight }) => total + weight, 0);
  return {
    accounts: sum(rows.filter((row) => row.id !== null)),
    visitors: sum(rows.filter((row) => row.user_id.startsWith('v_'))),
  };
}

/** Locks the counts of the listing, so that concurrent reports of its reviews see each other's effect. */
export async function countHidden(tx: Queries, listingId: string): Promise<number> {
  await tx
    .selectFrom('listing_counts')
    .select('listing_id')
    .where('listing_id', '=', listingId)
    .forNoKeyUpdate()
    .execute();
  const row = await tx
    .selectFrom('hidden_reviews')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('listing_id', '=', listingId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The time of the report at `place`, counted from a reporter's newest; undefined if there are fewer. */
export async function reportedAt(
  db: Queries,
  reporter: { column: 'user_id' | 'address_key'; key: string },
  { since, place }: { since: number; place: number },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('reports')
    .select('created_at')
    .where(reporter.column, '=', reporter.key)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(1)
    .offset(place - 1)
    .executeTakeFirst();
  return row?.created_at;
}

export async function dropReportAddresses(tx: Queries, before: number): Promise<void> {
  await tx
    .updateTable('reports')
    .set({ address_key: null })
    .where('address_key', 'is not', null)
    .where('created_at', '<', before)
    .execute();
}

/** The user's id on the platform, and whether they manage the listing's guild or have claimed the listing. */
export async function reporterOf(db: Queries, userId: string, listing: { id: string; guild_id: string }) {
  const row = await db
    .selectFrom('users')
    .leftJoin('user_guilds', (join) =>
      join.onRef('user_guilds.user_id', '=', 'users.id').on('user_guilds.guild_id', '=', listing.guild_id),
    )
    .leftJoin('listing_claims', (join) =>
      join.onRef('listing_claims.user_id', '=', 'users.id').on('listing_claims.listing_id', '=', listing.id),
    )
    .select(['users.discord_id', 'user_guilds.is_manager', 'listing_claims.claimed_at'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  const isOwner = (row?.claimed_at ?? null) !== null;
  return { discordId: row?.discord_id ?? null, isManager: row?.is_manager === 1 || isOwner };
}

/** Part of a claim: the owner's open reports of the listing and its reviews no longer weigh anything. */
export async function dropWeights(tx: Queries, userId: string, listingId: string): Promise<void> {
  const reviews = tx.selectFrom('reviews').select('id').where('listing_id', '=', listingId);
  await tx
    .updateTable('reports')
    .set({ weight: 0 })
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .where(({ eb, or }) => or([eb('subject_id', '=', listingId), eb('subject_id', 'in', reviews)]))
    .execute();
}

/** When a moderator last dismissed reports about it. */
export async function dismissedAt(db: Queries, { type, id }: ReportedSubject): Promise<number | null> {
  const row = await db
    .selectFrom('reports')
    .select(({ fn }) => fn.max('decided_at').as('at'))
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .where('status', '=', 'dismissed')
    .executeTakeFirst();
  return row?.at ?? null;
}

/** How many open reports a visitor is taken to have once the address that tells is deleted. */
const FORGOTTEN_REPORTS = 4;

/**
 * The subjects of open reports with their total weight, hidden reviews first, then urgent ones, then by the share of
 * their reports, then the longest reported. Reporters divide their weight among all their open reports, so that a few of
 * them cannot keep the others at the end of the queue; as in `totalWeight`, deleted accounts do not count and visitors
 * together count for two accounts. `since` is epoch ms.
 */
export async function openSubjects(db: Queries, { limit, offset }: RowRange) {
  const openReports = sql`case when address_key is null and substr(user_id, 1, 2) = 'v_' then ${sql.lit(FORGOTTEN_REPORTS)}
    else count(*) over (partition by coalesce(address_key, user_id)) end`;
  const open = db
    .selectFrom('reports')
    .leftJoin('users', 'users.id', 'reports.user_id')
    .leftJoin('hidden_reviews', 'review_id', 'subject_id')
    .select([
      'subject_type',
      'subject_id',
      'user_id',
      'users.id as account',
      'reports.created_at',
      'hidden_at',
      'weight',
    ])
    .select(sql`reports.weight * 1.0 / ${openReports}`.as('share'))
    .where('status', '=', 'open');
  const weight = totalOf('weight');
  return await db
    .selectFrom(open.as('open'))
    .select(({ fn }) => ['subject_type as type', 'subject_id as id', fn.min<number>('created_at').as('since')])
    .select(weight.as('weight'))
    .groupBy(['subject_type', 'subject_id'])
    .orderBy(sql`max(hidden_at) is null`)
    .orderBy(sql`${weight} < ${sql.lit(WEIGHT_TO_HIDE)}`)
    .orderBy(totalOf('share'), 'desc')
    .orderBy('since')
    .orderBy('subject_id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** `totalWeight` in SQL, of a column of the open reports. */
function totalOf(column: 'weight' | 'share') {
  const each = sql.ref(column);
  const accounts = sql`coalesce(sum(case when account is not null then ${each} end), 0)`;
  const visitors = sql`coalesce(sum(case when substr(user_id, 1, 2) = 'v_' then ${each} end), 0)`;
  const most = sql.lit(MAX_VISITOR_WEIGHT);
  return sql<number>`${accounts} + case when ${visitors} > ${most} then ${most} else ${visitors} end`;
}

/** The number of open reports for each reason, in the order first given. */
export async function openReasons(db: Queries, subjectIds: readonly string[]) {
  if (subjectIds.length === 0) return [];
  return await db
    .selectFrom('reports')
    .select(({ fn }) => ['subject_id', 'reason', fn.countAll<number>().as('count')])
    .where('status', '=', 'open')
    .where('subject_id', 'in', subjectIds)
    .groupBy(['subject_id', 'reason'])
    .orderBy(({ fn }) => fn.min('created_at'))
    .orderBy('reason')
    .execute();
}

/** The first `limit` open reports of each subject, oldest first. */
export async function oldestReports(db: Queries, subjectIds: readonly string[], limit: number) {
  if (subjectIds.length === 0) return [];
  const numbered = db
    .selectFrom('reports')
    .select(['id', 'subject_id', 'reason', 'text', 'created_at'])
    .select(({ fn }) =>
      fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('subject_id').orderBy('created_at').orderBy('id'))
        .as('place'),
    )
    .where('status', '=', 'open')
    .where('subject_id', 'in', subjectIds);
  return await db
    .selectFrom(numbered.as('numbered'))
    .selectAll()
    .where('place', '<=', limit)
    .orderBy('subject_id')
    .orderBy('place')
    .execute();
}

/** Changes the status of a subject's reports that have the status `from`; resolves to their number. */
export async function closeReports(
  tx: Queries,
  subject: ReportedSubject,
  status: 'dismissed' | 'upheld',
  at: number,
  from: 'open' | 'upheld' = 'open',
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('reports')
    .set({ status, decided_at: at })
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', subject.id)
    .where('status', '=', from)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
