// Webhook worker: one process queues new alerts and sends due deliveries, one alert per listing at a time. Failed
// ones are retried with backoff. A delivery can arrive twice with the same id, by which the receiver deduplicates.
import { DAY_MS, HOUR_MS, isoTime, MINUTE_MS } from '#contract/time.ts';
import type { Logger } from 'pino';
import { newId } from '#db/new-id.ts';
import type { Database } from '#db/open.ts';
import type { TokenDeps } from '#features/accounts/tokens.ts';
import { countOwners } from './store.ts';
import { ALERT_MARGIN_MS } from './webhooks.ts';
import { type WebhookFailure, serializeFailure } from './webhook-failure.ts';
import type { Send } from './webhook-sender.ts';
import {
  addDelivery,
  dropDelivery,
  dueDeliveries,
  advanceCursors,
  newAlerts,
  recordDeliveryAttempt,
  subjectsAt,
  takeDelivery,
  testSubject,
} from './webhook-store.ts';

const IDLE_MS = 5000;
const BATCH_SIZE = 20;
/** How far the stored cursors can lag behind, so that quiet times cause no writes. */
const CURSOR_LAG_MS = HOUR_MS;
const MAX_ATTEMPTS = 7;
/** An alert that waited for others is given up at the same age as one that was attempted as often as possible. */
const MAX_AGE_MS = DAY_MS;

export interface WebhookLoopDeps extends Pick<TokenDeps, 'cipher'> {
  db: Database;
  /** Epoch ms. */
  now: () => number;
  log: Pick<Logger, 'warn'>;
  send: Send;
  /** Without a trailing slash. */
  publicUrl: string;
}

type Due = Awaited<ReturnType<typeof dueDeliveries>>[number];
type Alert = Awaited<ReturnType<typeof newAlerts>>[number];

/** 1, 4, 16 minutes and so on after the first, second, third failure. */
export function deliveryBackOffMs(failures: number): number {
  return MINUTE_MS * 4 ** (failures - 1);
}

export function createWebhookLoop(deps: WebhookLoopDeps) {
  let cursorsSavedAt = 0;
  return {
    /** Resolves to the pause before the next tick, in ms. @param stopping aborts deliveries */
    async tick(stopping?: AbortSignal): Promise<number> {
      const { db, now } = deps;
      if (await queueAlerts(deps, now() - cursorsSavedAt >= CURSOR_LAG_MS)) cursorsSavedAt = now();
      const due = await dueDeliveries(db.kysely, { now: now(), latest: now() + MAX_AGE_MS }, BATCH_SIZE);
      await Promise.all(due.map((one) => deliver(deps, one, stopping)));
      // A listing's next delivery is due as soon as this one arrived.
      return due.length > 0 ? 0 : IDLE_MS;
    },
  };
}

/** Queues new alerts, and advances the cursors if there are any or `isSaveDue`. Returns `isSaveDue`. */
async function queueAlerts({ db, now, publicUrl }: WebhookLoopDeps, isSaveDue: boolean): Promise<boolean> {
  const at = now();
  const alerts = await newAlerts(db.kysely, at, ALERT_MARGIN_MS);
  if (alerts.length === 0 && !isSaveDue) return false;
  await db.write(async ({ tx }) => {
    for (const alert of alerts) {
      const queued = await subjectsAt(tx, alert.listing_id, alert.created_at);
      for (const event of eventsOf(alert)) {
        // It was raised at this time with another severity, and has become better since.
        if (event === 'raised' && queued.some((subject) => subject.startsWith(`${alert.id}:raised:`))) continue;
        await addDelivery(tx, {
          id: newId('webhookDelivery'),
          listing_id: alert.listing_id,
          // Raised again when it became worse, but only once with each severity.
          subject: `${alert.id}:${event}:${alert.severity}`,
          body: bodyOf(alert, event, publicUrl),
          attempts: 0,
          due_at: at,
          event_at: timeOf(alert, event),
        });
      }
    }
    const listingIds = [...new Set(alerts.map(({ listing_id }) => listing_id))];
    await advanceCursors(tx, at, { before: at - CURSOR_LAG_MS, listingIds });
  });
  return isSaveDue;
}

/** What happened to the alert since the last scan. */
function eventsOf({ created_at, closed_at, since }: Alert): ('raised' | 'closed')[] {
  const events = { raised: created_at > since, closed: closed_at !== null && closed_at > since };
  return (['raised', 'closed'] as const).filter((event) => events[event]);
}

function timeOf({ created_at, closed_at }: Alert, event: 'raised' | 'closed'): number {
  return event === 'closed' && closed_at !== null ? closed_at : created_at;
}

function bodyOf(alert: Alert, event: 'raised' | 'closed', publicUrl: string): string {
  const { id, listing_id, slug, name, type, severity, message } = alert;
  return JSON.stringify({
    event: `alert.${event}`,
    at: isoTime(timeOf(alert, event)),
    server: { id: listing_id, slug, name, url: `${publicUrl}/server/${slug}` },
    // Receivers that show only the message must not announce a problem again when it is over.
    alert: { id, type, severity, message: event === 'closed' ? `Closed: ${message}` : message },
  });
}

async function deliver(deps: WebhookLoopDeps, due: Due, stopping?: AbortSignal): Promise<void> {
  const { db, now, log } = deps;
  // Only the process that takes it sends it; if that process dies, the delivery is due again after a minute.
  if (!(await db.write(({ tx }) => takeDelivery(tx, due, now() + MINUTE_MS)))) return;
  const failure = await attempt(deps, due, stopping);
  // As if this process had died: it is no failure of the receiver.
  if (failure !== null && stopping?.aborted) return;
  const attempts = due.attempts + 1;
  const at = now();
  const givenUpAt = due.event_at + MAX_AGE_MS;
  const isOver = failure === null || attempts >= MAX_ATTEMPTS || at >= givenUpAt;
  if (failure !== null) log.warn({ listing: due.listing_id, delivery: due.id, attempts }, 'a webhook delivery failed');
  await db.write(async ({ tx }) => {
    await recordDeliveryAttempt(tx, due, {
      attempts,
      dueAt: isOver ? null : Math.min(at + deliveryBackOffMs(attempts), givenUpAt),
      failure: failure && serializeFailure(failure),
      at,
    });
    // Alerts are retained so that none is sent twice; tests need not be.
    if (isOver && due.subject === testSubject(due.listing_id)) await dropDelivery(tx, due.id);
  });
}

async function attempt(
  { db, now, cipher, send }: Pick<WebhookLoopDeps, 'db' | 'now' | 'cipher' | 'send'>,
  { id, listing_id, url, secret: sealed, body }: Due,
  stopping?: AbortSignal,
): Promise<WebhookFailure | null> {
  // Alerts are for owners: without an owner nothing is sent.
  if ((await countOwners(db.kysely, listing_id)) === 0) return { code: 'unclaimed' };
  const secret = cipher.open(listing_id, sealed);
  if (secret === null) return { code: 'secret_lost' };
  return await send({ url, secret, body, at: now(), id }, stopping);
}
