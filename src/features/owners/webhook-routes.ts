import type { FastifyRequest } from 'fastify';
import type { App } from '#src/app.ts';
import { getWebhook, removeWebhook as removeCall, setWebhook as setCall, testWebhook as testCall } from './contract.ts';
import { removeWebhook, setWebhook, testWebhook, webhookView } from './webhooks.ts';

export function webhookRoutes(
  kit: Pick<App, 'account' | 'app' | 'config' | 'db' | 'now' | 'ownedOf' | 'sessions'>,
): void {
  const { account, app, config, db, now, ownedOf, sessions } = kit;
  const allowsHttp = config.discord.mode === 'sandbox';
  const actOf = async (request: FastifyRequest) => {
    const { userId } = await sessions.require(request);
    return { listing: ownedOf(request), userId, at: now() };
  };

  app.route({
    ...getWebhook,
    handler: async (request) => await webhookView(db, ownedOf(request).id),
  });

  app.route({
    ...setCall,
    handler: async (request) => {
      const act = await actOf(request as FastifyRequest);
      return await setWebhook(account, act, { url: request.body.url.trim(), allowsHttp });
    },
  });

  app.route({
    ...removeCall,
    handler: async (request) => await removeWebhook(db, await actOf(request as FastifyRequest)),
  });

  app.route({
    ...testCall,
    handler: async (request) => {
      const act = await actOf(request as FastifyRequest);
      return await testWebhook(db, act, config.http.publicUrl);
    },
  });
}
