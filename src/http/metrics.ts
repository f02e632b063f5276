// GET /metrics for monitoring: the process, the size of the directory, whether the database answers, and, while it
// does, the use of the look-up budget.
// Only for callers with METRICS_TOKEN; without that variable the route does not exist.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Catalog } from '#catalog/catalog.ts';
import { unlessUnavailable } from '#db/unavailable.ts';
import type { Database } from '#db/open.ts';
import type { Discord } from '#discord/client.ts';
import { answerNotFound } from './answer-errors.ts';

interface MetricsDeps {
  catalog: Catalog;
  db: Pick<Database, 'isUp'>;
  discord: Discord;
  token: string | undefined;
}

export async function addMetrics(app: FastifyInstance, { catalog, db, discord, token }: MetricsDeps): Promise<void> {
  if (token === undefined) return;
  const { collectDefaultMetrics, Gauge, Registry } = await import('prom-client');
  const registry = new Registry();
  /** Read from the database; omitted while it is unavailable, because a stale value would look current. */
  const stored = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, register = registry) => new Gauge({ name, help, registers: [register] });
  const listings = gauge('duskrow_listings', 'Servers on the public lists');
  const up = gauge('duskrow_database_up', '1 while the database answers');
  const used = gauge('duskrow_lookups_used', 'Invite look-ups of the last ten minutes', stored);
  const limit = gauge('duskrow_lookups_limit', 'Invite look-ups allowed in ten minutes', stored);
  const paused = gauge(
    'duskrow_lookups_paused',
    '1 while invite look-ups are paused: the upstream asked for it, or fails',
    stored,
  );

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) return answerNotFound(reply);
    const state = await unlessUnavailable(discord.state());
    listings.set(catalog.size);
    up.set(state && db.isUp() ? 1 : 0);
    if (state) {
      used.set(state.budget.used);
      limit.set(state.budget.limit);
      paused.set(state.breakers.invites.isOpen ? 1 : 0);
    }
    const shown = state ? [registry, stored] : [registry];
    return reply
      .type(registry.contentType)
      .serializer(String)
      .send((await Promise.all(shown.map((one) => one.metrics()))).join('\n'));
  });
}

/** In constant time. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
