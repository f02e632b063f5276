// GET /metrics for monitoring: the process, the size of the directory, and what is left of the upstream's budget.
// Only for callers that bring METRICS_TOKEN; without that variable the address does not exist.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Catalog } from '#catalog/catalog.ts';
import type { Discord } from '#discord/client.ts';
import { answerNotFound } from './answer-errors.ts';

export interface MetricsDeps {
  catalog: Catalog;
  discord: Discord;
  token: string | undefined;
}

export async function addMetrics(app: FastifyInstance, { catalog, discord, token }: MetricsDeps): Promise<void> {
  if (token === undefined) return;
  const { collectDefaultMetrics, Gauge, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const listings = gauge('duskrow_listings', 'Servers on the public lists');
  const used = gauge('duskrow_lookups_used', 'Invite look-ups of the last ten minutes');
  const limit = gauge('duskrow_lookups_limit', 'Invite look-ups allowed in ten minutes');
  const paused = gauge('duskrow_lookups_paused', '1 while the upstream asked for a pause');

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) return answerNotFound(reply);
    const { budget, breakers } = await discord.state();
    listings.set(catalog.size);
    used.set(budget.used);
    limit.set(budget.limit);
    paused.set(breakers.invites.isOpen ? 1 : 0);
    return reply
      .type(registry.contentType)
      .serializer(String)
      .send(await registry.metrics());
  });
}

/** In a time that says nothing about how much of it is right. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
