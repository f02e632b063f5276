import type { App } from '#src/app.ts';
import { type Encoded, hashed, sendEncoded } from '#http/encoded.ts';
import { apiDescription, type OpenApiDocument } from './api-docs.ts';
import { describeApi } from './contract.ts';

export function apiDocsRoutes({ app }: App): void {
  // The calls don't change while the app runs.
  let description: Encoded | undefined;
  app.route({
    ...describeApi,
    handler: (request, reply) => {
      description ??= hashed(apiDescription(app.swagger() as unknown as OpenApiDocument));
      sendEncoded(request, reply, description);
    },
  });
}
