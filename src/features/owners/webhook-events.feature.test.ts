// Which events of alerts are sent, and in which order. How a delivery is sent is tested in webhooks.feature.test.ts.
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contract/time.ts';
import { accountDeps } from '#features/accounts/deps.ts';
import type { InviteState } from '#db/tables.ts';
import type { TestApp } from '#test/app.ts';
import { copyListing, type SignedIn } from '#test/factories.ts';
import { refreshOne, setCounts, setListing } from '#test/health.ts';
import { listRead, startOwned, webhookCalls } from '#test/owners.ts';
import { createWebhookLoop } from './webhook-loop.ts';
import { addDelivery, addWebhook, testSubject, webhookOf } from './webhook-store.ts';

let app: TestApp;
let id: string;
let owner: SignedIn;
let isDown = false;
let sent: string[] = [];
let ages: number[] = [];
let loop: ReturnType<typeof createWebhookLoop>;
beforeAll(async () => {
  ({ app, id, owner } = await startOwned());
});
afterAll(async () => await app.close());
beforeEach(async () => {
  isDown = false;
  sent = [];
  ages = [];
  await turn('live');
  app.clock.advance(HOUR_MS);
  await listRead(app, owner.userId);
  await webhookCalls(owner, id).set();
  loop = createWebhookLoop({
    ...accountDeps(app),
    log: pino({ level: 'silent' }),
    send: async ({ body }) => {
      if (isDown) return { code: 'too_slow' };
      const { event, at, alert } = JSON.parse(body) as { event: string; at: string; alert?: { severity: string } };
      ages.push(app.clock.now() - Date.parse(at));
      sent.push([event, ...(alert ? [alert.severity] : [])].join(' '));
      return null;
    },
    publicUrl: 'https://site.test',
  });
});

async function turn(invite_state: InviteState): Promise<void> {
  await setListing(app, id, { invite_state });
  await setCounts(app, id, { counts_at: app.clock.now() });
  await refreshOne(app, id);
}

/** What arrives after that time. */
async function arrivedAfter(ms: number): Promise<string[]> {
  app.clock.advance(ms);
  while ((await loop.tick()) === 0);
  return sent.splice(0);
}

it.each([1, 2, 5, 30])('sends raised before closed after the receiver was down for %i minutes', async (minutes) => {
  isDown = true;
  await turn('failing');
  await arrivedAfter(0);
  app.clock.advance(MINUTE_MS / 2);
  await turn('live');
  for (let minute = 0; minute < minutes; minute++) await arrivedAfter(MINUTE_MS);
  isDown = false;
  const arrived: string[] = [];
  for (let minute = 0; minute < 90; minute++) arrived.push(...(await arrivedAfter(MINUTE_MS)));
  expect(arrived).toEqual(['alert.raised high', 'alert.closed high']);
});

it('gives alerts up after a day, also those that waited for others, and then sends the rest in order', async () => {
  isDown = true;
  for (let hour = 0; hour < 72; hour++) {
    if (hour % 4 === 0) await turn(hour % 8 === 0 ? 'failing' : 'live');
    for (let half = 0; half < 2; half++) await arrivedAfter(HOUR_MS / 2);
  }
  isDown = false;
  const arrived: string[] = [];
  for (let hour = 0; hour < 24; hour++) arrived.push(...(await arrivedAfter(HOUR_MS)));
  expect(arrived.slice(-2)).toEqual(['alert.raised high', 'alert.closed high']);
  expect(ages).toEqual(ages.toSorted((a, b) => b - a));
  // The clock advances by an hour between two attempts.
  expect(Math.max(...ages)).toBeLessThan(25 * HOUR_MS);
});

it('sends an alert again when it becomes worse, and not when it becomes better', async () => {
  await turn('failing');
  expect(await arrivedAfter(0)).toEqual(['alert.raised high']);
  app.clock.advance(HOUR_MS);
  await turn('expired');
  expect(await arrivedAfter(0)).toEqual(['alert.raised critical']);
  app.clock.advance(HOUR_MS);
  await turn('failing');
  expect(await arrivedAfter(0)).toEqual([]);
  await turn('live');
  expect(await arrivedAfter(0)).toEqual(['alert.closed high']);
});

it('does not send an alert again that becomes better at once', async () => {
  await turn('expired');
  expect(await arrivedAfter(0)).toEqual(['alert.raised critical']);
  app.clock.advance(MINUTE_MS / 3);
  await turn('failing');
  expect(await arrivedAfter(0)).toEqual([]);
  app.clock.advance(MINUTE_MS / 3);
  await turn('live');
  expect(await arrivedAfter(0)).toEqual(['alert.closed high']);
});

it('sends an alert whose severity alternates once with each severity', async () => {
  const arrived: string[] = [];
  for (const state of ['failing', 'expired', 'failing', 'expired', 'failing', 'expired', 'live'] as const) {
    app.clock.advance(HOUR_MS);
    await turn(state);
    arrived.push(...(await arrivedAfter(0)));
  }
  expect(arrived).toEqual(['alert.raised high', 'alert.raised critical', 'alert.closed critical']);
});

it('sends alerts that are raised after the clock was set back', async () => {
  app.clock.advance(HOUR_MS);
  await turn('failing');
  expect(await arrivedAfter(0)).toEqual(['alert.raised high']);
  app.clock.advance(-30 * MINUTE_MS);
  await turn('expired');
  expect(await arrivedAfter(0)).toEqual(['alert.raised critical']);
  expect(await arrivedAfter(0)).toEqual([]);
});

it('sends alerts that are raised and closed after the clock was set back to before the webhook was set', async () => {
  app.clock.advance(-30 * MINUTE_MS);
  await turn('failing');
  expect(await arrivedAfter(0)).toEqual(['alert.raised high']);
  app.clock.advance(10 * MINUTE_MS);
  await turn('live');
  expect(await arrivedAfter(0)).toEqual(['alert.closed high']);
});

it('sends an alert that waited for another attempt when the clock was set back', async () => {
  // Later than the alerts of other tests, which are no news then.
  app.clock.advance(26 * HOUR_MS);
  await listRead(app, owner.userId);
  await webhookCalls(owner, id).set();
  isDown = true;
  await turn('failing');
  expect(await arrivedAfter(0)).toEqual([]);
  isDown = false;
  expect(await arrivedAfter(-25 * HOUR_MS)).toEqual(['alert.raised high']);
  app.clock.advance(25 * HOUR_MS);
});

it('sends that an alert from before the webhook was set has closed', async () => {
  await turn('failing');
  app.clock.advance(HOUR_MS);
  await listRead(app, owner.userId);
  await webhookCalls(owner, id).set('https://hooks.example/b');
  expect(await arrivedAfter(0)).toEqual([]);
  await turn('live');
  expect(await arrivedAfter(0)).toEqual(['alert.closed high']);
});

it('sends a test at once while alerts wait for another attempt', async () => {
  isDown = true;
  await turn('failing');
  await arrivedAfter(0);
  isDown = false;
  await webhookCalls(owner, id).test();
  expect(await arrivedAfter(0)).toEqual(['test']);
  expect(await arrivedAfter(MINUTE_MS)).toEqual(['alert.raised high']);
});

it('sends to receivers that failed last after the others', async () => {
  await app.db.write(async ({ tx }) => {
    const webhook = (await webhookOf(tx, id))!;
    // More than are sent at once.
    for (const listing_id of await copyListing(tx, id, 30)) {
      await addWebhook(tx, { ...webhook, listing_id, failure: 'too_slow' });
      const subject = testSubject(listing_id);
      const [due_at, event_at] = [app.clock.now(), app.clock.now()];
      await addDelivery(tx, { id: listing_id, listing_id, subject, body: '{}', attempts: 1, due_at, event_at });
    }
  });
  app.clock.advance(1000);
  await webhookCalls(owner, id).test();
  await loop.tick();
  expect(sent).toEqual(['test']);
});
