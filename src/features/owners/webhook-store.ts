// The SQL of webhooks and their queue.
import { sql, type Selectable } from 'kysely';
import { batches } from '#db/batches.ts';
import type { Queries } from '#db/open.ts';
import type { WebhookDeliveriesTable, WebhooksTable } from '#db/owner-tables.ts';

type WebhookRow = Selectable<WebhooksTable>;

/** Subject of a test delivery: subjects are unique, so a listing has one test at a time. */
export function testSubject(listingId: string): string {
  return `test:${listingId}`;
}

export async function webhookOf(db: Queries, listingId: string): Promise<WebhookRow | undefined> {
  return await db.selectFrom('webhooks').selectAll().where('listing_id', '=', listingId).executeTakeFirst();
}

export async function countWaitingDeliveries(db: Queries, listingId: string): Promise<number> {
  const row = await db
    .selectFrom('webhook_deliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('listing_id', '=', listingId)
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Also deletes its queued deliveries. */
export async function dropWebhook(tx: Queries, listingId: string): Promise<void> {
  await tx.deleteFrom('webhooks').where('listing_id', '=', listingId).execute();
  await tx.deleteFrom('webhook_deliveries').where('listing_id', '=', listingId).execute();
}

export async function addWebhook(tx: Queries, row: WebhookRow): Promise<void> {
  const { listing_id: _id, ...columns } = row;
  await tx
    .insertInto('webhooks')
    .values(row)
    .onConflict((conflict) => conflict.column('listing_id').doUpdateSet(columns))
    .execute();
}

/** The subjects of the listing's deliveries of events at this time. */
export async function subjectsAt(tx: Queries, listingId: string, at: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('webhook_deliveries')
    .select('subject')
    .where('listing_id', '=', listingId)
    .where('event_at', '=', at)
    .execute();
  return rows.map(({ subject }) => subject);
}

/** Does nothing if a delivery with the same subject exists. */
export async function addDelivery(tx: Queries, row: WebhookDeliveriesTable): Promise<void> {
  await tx
    .insertInto('webhook_deliveries')
    .values(row)
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .execute();
}

/**
 * Adds the delivery, or replaces the waiting one with the same subject: it is due again at once. The id changes too, so
 * that an attempt in progress is not recorded for the new one.
 */
export async function replaceDelivery(tx: Queries, row: WebhookDeliveriesTable): Promise<void> {
  const { id, body, attempts, due_at, event_at } = row;
  await tx
    .insertInto('webhook_deliveries')
    .values(row)
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ id, body, attempts, due_at, event_at }))
    .execute();
}

/**
 * Alerts of servers with a webhook that were raised or closed `since` the cursor, less `marginMs`. SQLite reads cross
 * joins in the order given; otherwise it would start with every server, although few have a webhook.
 */
export async function newAlerts(db: Queries, at: number, marginMs: number) {
  // After the clock was set back, cursors lie in the future.
  const since = sql<number>`case when alerts_until > ${at} then ${at} else alerts_until end - ${marginMs}`;
  return await db
    .selectFrom('webhooks')
    .crossJoin('health_alerts')
    .crossJoin('listings')
    .whereRef('health_alerts.listing_id', '=', 'webhooks.listing_id')
    .whereRef('listings.id', '=', 'webhooks.listing_id')
    .select([
      'health_alerts.id',
      'health_alerts.listing_id',
      'health_alerts.type',
      'health_alerts.severity',
      'health_alerts.message',
      'health_alerts.created_at',
      'health_alerts.closed_at',
      'listings.slug',
      'listings.name',
      since.as('since'),
    ])
    .where(({ eb, or }) => or([eb('health_alerts.created_at', '>', since), eb('health_alerts.closed_at', '>', since)]))
    .execute();
}

/** Sets the cursors that are older than `before`, and those of the listings, to `at`. */
export async function advanceCursors(
  tx: Queries,
  at: number,
  { before, listingIds }: { before: number; listingIds: readonly string[] },
): Promise<void> {
  const setTo = tx.updateTable('webhooks').set({ alerts_until: at });
  await setTo.where('alerts_until', '<', before).execute();
  for (const ids of batches(listingIds)) await setTo.where('listing_id', 'in', ids).execute();
}

/**
 * The due ones of each listing's test and of its oldest waiting alert: the others wait for that one, so that `closed`
 * never arrives before `raised`. Those to receivers that failed last come after the others, which a user with many that
 * time out must not delay.
 * @param latest none waits longer: the clock was set back since
 */
export async function dueDeliveries(db: Queries, { now, latest }: { now: number; latest: number }, limit: number) {
  const dueTest = sql<string>`${testSubject('')} || due.listing_id`;
  return await db
    .selectFrom('webhook_deliveries as due')
    .innerJoin('webhooks', 'webhooks.listing_id', 'due.listing_id')
    .select(['due.id', 'due.listing_id', 'due.subject', 'due.body', 'due.attempts', 'due.due_at', 'due.event_at'])
    .select(['webhooks.url', 'webhooks.secret'])
    .where(({ eb, or }) => or([eb('due.due_at', '<=', now), eb('due.due_at', '>', latest)]))
    .where((eb) =>
      eb.or([
        eb('due.subject', '=', dueTest),
        eb.not(
          eb.exists(
            eb
              .selectFrom('webhook_deliveries as other')
              .select('other.id')
              .whereRef('other.listing_id', '=', 'due.listing_id')
              .where('other.due_at', 'is not', null)
              .where('other.subject', '!=', dueTest)
              // Of one alert, `raised` comes first: it is the greater subject.
              .where(({ eb: compare, refTuple }) =>
                compare(refTuple('other.event_at', 'due.subject'), '<', refTuple('due.event_at', 'other.subject')),
              ),
          ),
        ),
      ]),
    )
    .orderBy(({ eb }) => eb('webhooks.failure', 'is not', null))
    .orderBy('due.due_at')
    .orderBy('due.id')
    .limit(limit)
    .execute();
}

/** Takes a due delivery by postponing it to `until` before it is sent. False if another process took it. */
export async function takeDelivery(
  tx: Queries,
  { id, due_at }: { id: string; due_at: number | null },
  until: number,
): Promise<boolean> {
  const row = await tx
    .updateTable('webhook_deliveries')
    .set({ due_at: until })
    .where('id', '=', id)
    .where('due_at', '=', due_at)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Records the outcome of an attempt, unless the webhook was replaced in the meantime. */
export async function recordDeliveryAttempt(
  tx: Queries,
  { id, listing_id, secret }: { id: string; listing_id: string; secret: string },
  { attempts, dueAt, failure, at }: { attempts: number; dueAt: number | null; failure: string | null; at: number },
): Promise<void> {
  await tx.updateTable('webhook_deliveries').set({ attempts, due_at: dueAt }).where('id', '=', id).execute();
  await tx
    .updateTable('webhooks')
    .set(failure === null ? { delivered_at: at, failure: null } : { failure, failed_at: at })
    .where('listing_id', '=', listing_id)
    .where('secret', '=', secret)
    .execute();
}

export async function dropDelivery(tx: Queries, id: string): Promise<void> {
  await tx.deleteFrom('webhook_deliveries').where('id', '=', id).execute();
}

/** Deletes finished deliveries from before `time` and before the cursor: later ones would be queued again. */
export async function dropDeliveriesBefore(tx: Queries, time: number, marginMs: number): Promise<void> {
  await tx
    .deleteFrom('webhook_deliveries')
    .where('due_at', 'is', null)
    .where('event_at', '<', time)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('webhooks')
          .select('webhooks.listing_id')
          .whereRef('webhooks.listing_id', '=', 'webhook_deliveries.listing_id')
          .where(({ eb, ref }) =>
            eb(eb(ref('webhooks.alerts_until'), '-', marginMs), '>', ref('webhook_deliveries.event_at')),
          ),
      ),
    )
    .execute();
}
