import type { FastifyRequest } from 'fastify';
import type { App } from '#src/app.ts';
import { accountDeps } from '#features/accounts/accounts.ts';
import { getWebhook, removeWebhook as removeCall, setWebhook as setCall, testWebhook as testCall } from './contract.ts';
import type { Person, Rights } from './rights.ts';
import { removeWebhook, setWebhook, testWebhook, webhookView } from './webhooks.ts';

export interface OwnerAccess {
  /** Who is signed in; counts the call. */
  personOf: (request: FastifyRequest) => Promise<Person>;
  rights: Rights;
}

export function webhookRoutes(kit: App, { personOf, rights }: OwnerAccess): void {
  const { app, config, db, now } = kit;
  const deps = accountDeps(kit);
  const allowsHttp = config.discord.mode === 'sandbox';
  const actOf = async (request: FastifyRequest, id: string) => {
    const person = await personOf(request);
    return { listing: await rights.owner(id, person), userId: person.userId, at: now() };
  };

  app.route({
    ...getWebhook,
    handler: async (request) => {
      const { listing } = await actOf(request as FastifyRequest, request.params.id);
      return await webhookView(db, listing.id);
    },
  });

  app.route({
    ...setCall,
    handler: async (request) => {
      const act = await actOf(request as FastifyRequest, request.params.id);
      return await setWebhook(deps, act, { url: request.body.url.trim(), allowsHttp });
    },
  });

  app.route({
    ...removeCall,
    handler: async (request) => await removeWebhook(db, await actOf(request as FastifyRequest, request.params.id)),
  });

  app.route({
    ...testCall,
    handler: async (request) => {
      const act = await actOf(request as FastifyRequest, request.params.id);
      return await testWebhook(db, act, config.http.publicUrl);
    },
  });
}
