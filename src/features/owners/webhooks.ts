// The webhook of a claimed listing: one URL, one secret, set by any of its owners.
import { DAY_MS, isoTime, MINUTE_MS } from '#contract/time.ts';
import { randomBytes } from 'node:crypto';
import { newId } from '#db/new-id.ts';
import type { Database } from '#db/open.ts';
import type { TokenDeps } from '#features/accounts/tokens.ts';
import { AppError, invalidInput } from '#http/errors.ts';
import type { Webhook } from './contract.ts';
import { leadsInside, newUrlProblem, type Resolver, URL_PROBLEMS } from './public-address.ts';
import { lockOwner } from './rights.ts';
import type { OwnerWrite } from './store.ts';
import { failureParts } from './webhook-failure.ts';
import {
  addWebhook,
  countWaitingDeliveries,
  dropDeliveriesBefore,
  dropWebhook,
  replaceDelivery,
  testSubject,
  webhookOf,
} from './webhook-store.ts';

const RETENTION_MS = 30 * DAY_MS;
/** An alert can be committed up to this long after its own timestamp. */
export const ALERT_MARGIN_MS = MINUTE_MS;
const noWebhook = (): AppError => new AppError(409, 'no_webhook', 'No webhook URL is set.');

/** Without the secret, which is returned only when it is created. */
export async function webhookView(db: Database, listingId: string): Promise<Webhook> {
  const [row, waiting] = await Promise.all([
    webhookOf(db.kysely, listingId),
    countWaitingDeliveries(db.kysely, listingId),
  ]);
  return {
    url: row?.url ?? null,
    secret: null,
    waiting,
    deliveredAt: isoTime(row?.delivered_at ?? null),
    ...failureParts(row?.failure ?? null),
    failedAt: isoTime(row?.failed_at ?? null),
  };
}

/**
 * Throws 400 for a URL that could not be sent to now. What its name resolves to is checked again before each delivery.
 * @param deps.resolve without it names are not resolved
 */
export async function setWebhook(
  { db, cipher, resolve }: Pick<TokenDeps, 'db' | 'cipher'> & { resolve?: Resolver },
  { listing, userId, at }: OwnerWrite,
  url: string,
): Promise<Webhook> {
  const leads = async (): Promise<boolean> => resolve !== undefined && (await leadsInside(new URL(url), resolve));
  const problem = newUrlProblem(url) ?? ((await leads()) ? 'private_address' : null);
  if (problem) throw invalidInput([{ path: 'url', message: URL_PROBLEMS[problem], code: problem }]);
  const secret = `whsec_${randomBytes(32).toString('base64url')}`;
  await db.write(async ({ tx }) => {
    await lockOwner(tx, listing.id, userId);
    await dropWebhook(tx, listing.id);
    await addWebhook(tx, {
      listing_id: listing.id,
      url: new URL(url).href,
      secret: cipher.seal(listing.id, secret),
      created_at: at,
      alerts_until: at,
      delivered_at: null,
      failure: null,
      failed_at: null,
    });
  });
  return { ...(await webhookView(db, listing.id)), secret };
}

export async function removeWebhook(db: Database, { listing, userId }: OwnerWrite): Promise<Webhook> {
  await db.write(async ({ tx }) => {
    await lockOwner(tx, listing.id, userId);
    await dropWebhook(tx, listing.id);
  });
  return await webhookView(db, listing.id);
}

/** Queues a test, in place of one that waits for another attempt. Throws 409 if there is no webhook. */
export async function testWebhook(
  db: Database,
  { listing, userId, at }: OwnerWrite,
  publicUrl: string,
): Promise<Webhook> {
  await db.write(async ({ tx }) => {
    await lockOwner(tx, listing.id, userId);
    if (!(await webhookOf(tx, listing.id))) throw noWebhook();
    const { id: listingId, slug, name } = listing;
    const server = { id: listingId, slug, name, url: `${publicUrl}/server/${slug}` };
    const body = JSON.stringify({ event: 'test', at: isoTime(at), server });
    await replaceDelivery(tx, {
      id: newId('webhookDelivery'),
      listing_id: listingId,
      subject: testSubject(listingId),
      body,
      attempts: 0,
      due_at: at,
      event_at: at,
    });
  });
  return await webhookView(db, listing.id);
}

/** Finished deliveries are retained for 30 days, so that none is sent twice. */
export async function expireDeliveries(db: Database, now: number): Promise<void> {
  await db.write(({ tx }) => dropDeliveriesBefore(tx, now - RETENTION_MS, ALERT_MARGIN_MS));
}
