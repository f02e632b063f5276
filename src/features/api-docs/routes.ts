import type { AppContext } from '#src/app-context.ts';
import { type Answer, hashed } from '#http/answer.ts';
import { apiDescription, type OpenApiDocument } from './api-docs.ts';
import { describeApi } from './contract.ts';

export function apiDocsRoutes({ app, openApi }: Pick<AppContext, 'app' | 'openApi'>): void {
  // The calls don't change while the app runs.
  let description: Answer | undefined;
  app.route({
    ...describeApi,
    handler: async (request, reply) => {
      description ??= hashed(apiDescription((await openApi()) as unknown as OpenApiDocument));
      return reply.sendAnswer(description);
    },
  });
}
