import type { App } from '#src/app.ts';
import { getTag, listTags } from './contract.ts';
import { tagDetail, tagList } from './tags.ts';

export function tagRoutes({ app, catalog }: Pick<App, 'app' | 'catalog'>): void {
  app.route({
    ...listTags,
    handler: (request, reply) => reply.sendAnswer(tagList(catalog, request.query.limit)),
  });
  app.route({
    ...getTag,
    handler: (request, reply) => reply.sendAnswer(tagDetail(catalog, request.params.tag, request.query)),
  });
}
