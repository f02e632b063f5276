import type { AppContext } from '#src/app-context.ts';
import type { OwnersRequest } from '#http/access.ts';
import { getWebhook, removeWebhook as removeCall, setWebhook as setCall, testWebhook as testCall } from './contract.ts';
import { removeWebhook, setWebhook, testWebhook, webhookView } from './webhooks.ts';

export function webhookRoutes(
  context: Pick<AppContext, 'account' | 'app' | 'config' | 'db' | 'now' | 'ownedOf' | 'resolve' | 'userOf'>,
): void {
  const { account, app, config, db, now, ownedOf, userOf } = context;
  const actOf = (request: OwnersRequest) => ({ listing: ownedOf(request), userId: userOf(request), at: now() });

  app.route({
    ...getWebhook,
    handler: async (request) => await webhookView(db, ownedOf(request).id),
  });

  app.route({
    ...setCall,
    handler: async (request) => {
      return await setWebhook({ ...account, resolve: context.resolve }, actOf(request), request.body.url.trim());
    },
  });

  app.route({
    ...removeCall,
    handler: async (request) => await removeWebhook(db, actOf(request)),
  });

  app.route({
    ...testCall,
    handler: async (request) => {
      const act = actOf(request);
      return await testWebhook(db, act, config.http.publicUrl);
    },
  });
}
