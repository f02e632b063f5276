import type { App } from '#src/app.ts';
import { sendEncoded } from '#http/encoded.ts';
import { getTag, listTags } from './contract.ts';
import { tagDetail, tagList } from './tags.ts';

export function tagRoutes({ app, catalog }: Pick<App, 'app' | 'catalog'>): void {
  app.route({
    ...listTags,
    handler: (request, reply) => sendEncoded(request, reply, tagList(catalog, request.query.limit)),
  });
  app.route({
    ...getTag,
    handler: (request, reply) => sendEncoded(request, reply, tagDetail(catalog, request.params.tag, request.query)),
  });
}
