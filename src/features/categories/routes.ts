import type { App } from '#src/app.ts';
import { sendEncoded } from '#http/encoded.ts';
import { categoryDetail, categoryList, categoryStats } from './categories.ts';
import { getCategory, listCategories, listCategoryStats } from './contract.ts';

export function categoryRoutes({ app, catalog }: Pick<App, 'app' | 'catalog'>): void {
  app.route({ ...listCategories, handler: (request, reply) => sendEncoded(request, reply, categoryList(catalog)) });
  app.route({ ...listCategoryStats, handler: (request, reply) => sendEncoded(request, reply, categoryStats(catalog)) });
  app.route({
    ...getCategory,
    handler: (request, reply) =>
      sendEncoded(request, reply, categoryDetail(catalog, request.params.name, request.query)),
  });
}
