import type { AppContext } from '#src/app-context.ts';
import { categoryDetail, categoryList, categoryStats } from './categories.ts';
import { getCategory, listCategories, listCategoryStats } from './contract.ts';

export function categoryRoutes({ app, catalog }: Pick<AppContext, 'app' | 'catalog'>): void {
  app.route({ ...listCategories, handler: (request, reply) => reply.sendAnswer(categoryList(catalog)) });
  app.route({ ...listCategoryStats, handler: (request, reply) => reply.sendAnswer(categoryStats(catalog)) });
  app.route({
    ...getCategory,
    handler: (request, reply) => reply.sendAnswer(categoryDetail(catalog, request.params.name, request.query)),
  });
}
